# Map Masters : tous les textes du jeu.
game-map-masters = À chaque manche, bâtissez un donjon de cinq cartes et tracez-y un seul chemin ; ce que vous entourez pour les objectifs fait gagner.

# Options
map-masters-mode-versus = Versus
map-masters-mode-correspondence = Par correspondance : chacun à son heure
map-masters-mode-hot-seat = Un seul appareil pour tous, sans bonus de temps
map-masters-option-time-bonus = Bonus de temps
map-masters-option-time-bonus-help = Comment on trouve le premier joueur à finir une manche au sablier.
map-masters-time-live = En direct : le premier « Fini ! » à la table
map-masters-time-clock = Horloge : le temps personnel le plus court
map-masters-time-off = Désactivé : personne ne l’obtient
map-masters-option-time-points = Valeur du bonus de temps
map-masters-option-time-points-help = Points du premier à finir dans une manche au sablier.
map-masters-option-timer = Minuteur de cinq minutes
map-masters-option-timer-help = Quand il s’achève, ce qui est tracé compte.
map-masters-option-reopen = On peut revenir sur « Fini »
map-masters-option-reopen-help = Tant que tous n’ont pas fini, un joueur peut se remettre à tracer. Seulement pour les tables sans joueur ordinateur.
map-masters-option-computers-claim = Les ordinateurs réclament le bonus de temps après
map-masters-option-computers-claim-help = Secondes d’attente des joueurs ordinateurs ; 0 pour jamais.
map-masters-option-youngest = Place du plus jeune joueur
map-masters-option-youngest-help = Joue le premier tour de marché ; 0 pour tirer au sort.
map-masters-no-such-seat = Cette place n’existe pas à cette table.

# Questions
map-masters-prompt-market = Achetez un article ou passez. Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
map-masters-prompt-give-up = Renoncez à l’un de vos deux anciens grimoires.
map-masters-prompt-look = Regarder votre première carte, ou piocher face cachée ?
map-masters-prompt-first-card = Vous avez pioché { $card }. La garder ou la défausser ?
map-masters-prompt-signal = Donnez le signal de départ.
map-masters-prompt-start = Retournez vos cartes : votre temps commence.
map-masters-prompt-reopen = Vous avez fini. Vous pouvez revenir dessus tant que tous n’ont pas fini.
map-masters-prompt-explore = Bâtissez votre donjon et tracez un chemin.
map-masters-prompt-refresh = Utilisez des améliorations ({ $recycling } recyclage, { $scissors } ciseaux) et des grimoires, ou terminez.
map-masters-prompt-over = La partie est terminée.
map-masters-build = En mots, par exemple : done crossways 0,0; guardroom! 1,0 | 1:N s s e (ou : best)
map-masters-misstep = Étape { $step } ({ $drawn }) du chemin.
map-masters-misstart = Le départ du chemin.

# Choix
map-masters-pass = Passer pour cette manche
map-masters-give-up = Renoncer à { $book }
map-masters-look = Regarder la première carte avec { $book }
map-masters-draw = Piocher face cachée comme d’habitude
map-masters-keep = La garder
map-masters-discard = La défausser
map-masters-start = Partez
map-masters-draft = Garder une ébauche
map-masters-done-blank = Ne rien rendre
map-masters-done = Rendre { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} avec le chemin { $path }
map-masters-reopen = Continuer à tracer
map-masters-time-up = Le temps est écoulé
map-masters-recycle = Recycler { $card }
map-masters-recycle-paid = Recycler { $card } pour 2 pièces
map-masters-remove = Retirer { $card } pour de bon
map-masters-remove-book = Retirer { $card } pour de bon avec le grimoire
map-masters-swap = Échanger { $card } contre { $taken }
map-masters-finish = Ne plus rien utiliser
map-masters-buy-fairy = Jeton fée { $fairy } pour { $price }
map-masters-buy-fairy-gift = Jeton fée { $fairy } pour { $price }, et { $gift } gratuit
map-masters-buy-book = { $book } pour { $price }
map-masters-buy-blind-book = Un grimoire à l’aveugle pour { $price }
map-masters-buy-card = { $card } pour { $price }{ $how }
map-masters-buy-blind-card = Une carte à l’aveugle de la colonne { $cost } pour { $price }{ $how }
map-masters-full-price = { "" }
map-masters-reduced = { " " }avec la remise
map-masters-fairy-sword = épée
map-masters-fairy-scroll = parchemin
map-masters-fairy-key = clé
map-masters-fairy-rope = corde
map-masters-two-items = { $one } et { $other }
map-masters-blind-book = un grimoire à l’aveugle
map-masters-blind-card = une carte à l’aveugle de la colonne { $cost }

# Objectifs
map-masters-objective-barrel = { $points } par tonneau
map-masters-objective-key = { $points } par clé
map-masters-objective-pit = { $points } par fosse rencontrée
map-masters-objective-scroll = { $points } par parchemin
map-masters-objective-monster = { $points } par monstre vaincu
map-masters-objective-rope = { $points } par corde
map-masters-objective-padlock = { $points } par cadenas ouvert
map-masters-objective-sword = { $points } par épée
map-masters-objective-room = { $points } par salle visitée
map-masters-objective-coin = { $points } par pièce
map-masters-objective-magic-circle = { $points } par cercle magique
map-masters-objective-stairway = { $points } par escalier
map-masters-with-hourglass = { $objective } ⧗

# La table
map-masters-header = Manche { $round } sur 6 · objectif principal : { $objective }
map-masters-player = { $seat } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, pioche { $deck }, défausse { $discard }, face cachée { $facedown }
map-masters-your-draft = Ébauche de { $seat } :
map-masters-handed-in = Rendu par { $seat } :
map-masters-last-dungeon = Dernier donjon de { $seat } :
map-masters-draw-signs = Signes : c pièce, b tonneau, k clé, s épée, r corde, p parchemin, m monstre, l cadenas, f trappe, v lave, o cercle magique, t escalier, y recyclage, x ciseaux, majuscules dans les salles
map-masters-over = La partie est terminée.

# Le journal
map-masters-log-round = Manche { $round } : { $seat } ouvre le marché.
map-masters-log-primary = Prochain objectif principal : { $objective }.
map-masters-log-secondary = Objectif secondaire : { $objective }.
map-masters-log-bought = { $seat } achète { $item }.
map-masters-log-blind-book = { $seat } obtient { $book }.
map-masters-log-blind-card = { $seat } obtient { $card }.
map-masters-log-shown = { $card } arrive au marché.
map-masters-log-passed = { $seat } passe.
map-masters-log-cannot-buy = { $seat } ne peut rien acheter et passe.
map-masters-log-gave-up = { $seat } renonce à { $book }.
map-masters-log-looks = { $seat } regarde la première carte.
map-masters-log-sees = C’est { $card }.
map-masters-log-keeps = { $seat } garde { $card }.
map-masters-log-discards = { $seat } défausse { $card }.
map-masters-log-draws = { $seat } pioche { $count } face cachée.
map-masters-log-reshuffles = { $seat } remélange sa défausse.
map-masters-log-signal = { $seat } dit : Partez !
map-masters-log-turns-up = { $seat } révèle { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
map-masters-log-finished = { $seat } a fini.
map-masters-log-claimed = { $seat } a fini en premier et réclame le bonus de temps !
map-masters-log-reopened = { $seat } se remet à tracer.
map-masters-log-time-up = Le temps de { $seat } est écoulé.
map-masters-log-revealed = { $seat } montre un donjon de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et un chemin de { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
map-masters-log-wished = { $seat } renonce pour de bon au vœu de fée.
map-masters-log-coins = { $seat } reçoit { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
map-masters-log-scores-primary = { $seat } marque { $points } pour l’objectif principal ({ $units ->
    [one] { $units } trouvé
   *[other] { $units } trouvés
}).
map-masters-log-scores-secondary = { $seat } marque { $points } pour l’objectif secondaire ({ $units ->
    [one] { $units } trouvé
   *[other] { $units } trouvés
}).
map-masters-log-time-bonus = { $seat } obtient le bonus de temps.
map-masters-log-exits = { $seat } a trouvé une sortie.
map-masters-log-possible = { $seat } en a tiré { $made ->
    [one] { $made } point
   *[other] { $made } points
} ; le mieux trouvé était { $best } (maximum possible : { $bound }) : { $drawing }
map-masters-log-recycles = { $seat } garde { $card } pour la prochaine manche.
map-masters-log-removes = { $seat } retire { $card } pour de bon.
map-masters-log-swaps = { $seat } échange { $card } contre { $taken }.
map-masters-log-refreshed = { $seat } a tout rangé.
map-masters-log-market-renewed = Le marché est renouvelé.
map-masters-log-final = { $seat } termine avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

# Grimoires
map-masters-card-spellbook-slay-monster = Terrasse-monstre
map-masters-card-spellbook-slay-monster-text = Vainquez un monstre, dans un couloir ou une salle, sans épée.
map-masters-card-spellbook-fairy-wish = Vœu de fée
map-masters-card-spellbook-fairy-wish-text = Retirez ce grimoire pour de bon et prenez un jeton fée au choix pour cette manche, même épuisé.
map-masters-card-spellbook-leap-to-monster = Bond vers un monstre
map-masters-card-spellbook-leap-to-monster-text = Téléportez-vous de n’importe où sur votre chemin vers un monstre ; il faut ensuite le vaincre comme d’habitude.
map-masters-card-spellbook-unlock = Déverrouillage
map-masters-card-spellbook-unlock-text = Ouvrez un cadenas sans clé.
map-masters-card-spellbook-pit-crossing = Passage de fosse
map-masters-card-spellbook-pit-crossing-text = Franchissez une trappe ou une fosse de lave sans corde.
map-masters-card-spellbook-path-crossing = Croisée du chemin
map-masters-card-spellbook-path-crossing-text = Votre chemin peut se croiser une fois, sans reprendre un couloir.
map-masters-card-spellbook-pitfall-climb = Escalade de trappe (SB-4)
map-masters-card-spellbook-pitfall-climb-text = Remontez par une trappe que vous n’avez pas utilisée.
map-masters-card-spellbook-free-circle = Cercle gratuit
map-masters-card-spellbook-free-circle-text = Activez un cercle magique sans parchemin.
map-masters-card-spellbook-barrel-hop = Saut de tonneau
map-masters-card-spellbook-barrel-hop-text = Téléportez-vous d’un tonneau atteint à un autre tonneau.
map-masters-card-spellbook-dungeon-discount = Remise sur donjon
map-masters-card-spellbook-dungeon-discount-text = Achetez une carte Donjon une pièce moins cher.
map-masters-card-spellbook-wrap-vertical = Passage haut-bas
map-masters-card-spellbook-wrap-vertical-text = D’un bord libre en haut ou en bas, continuez à l’entrée exactement opposée.
map-masters-card-spellbook-wrap-horizontal = Passage gauche-droite
map-masters-card-spellbook-wrap-horizontal-text = D’un bord libre à gauche ou à droite, continuez à l’entrée exactement opposée.
map-masters-card-spellbook-card-removal = Retrait de carte
map-masters-card-spellbook-card-removal-text = À la phase de rafraîchissement, retirez pour de bon une carte de cette manche.
map-masters-card-spellbook-fairy-gift = Cadeau de fée
map-masters-card-spellbook-fairy-gift-text = En achetant un jeton fée, prenez-en un autre d’un type différent gratuitement.
map-masters-card-spellbook-paid-recycle = Recyclage payant
map-masters-card-spellbook-paid-recycle-text = À la phase de rafraîchissement, payez 2 pièces pour garder une carte de cette manche pour la suivante.
map-masters-card-spellbook-first-draw = Réflexion faite
map-masters-card-spellbook-first-draw-text = Regardez la première carte piochée ; gardez-la ou défaussez-la, puis continuez à piocher.
map-masters-card-spellbook-market-swap = Échange au marché
map-masters-card-spellbook-market-swap-text = À la phase de rafraîchissement, échangez une carte Donjon jouée contre une carte du marché de coût inférieur ou égal.

# Cartes
map-masters-card-starter-crossways = Croisée
map-masters-card-starter-guardroom = Salle de garde
map-masters-card-starter-cellar-steps = Marches de la cave
map-masters-card-starter-wolf-den = Tanière du loup
map-masters-card-starter-locked-store = Réserve fermée
map-masters-card-starter-long-hall = Longue salle
map-masters-card-starter-split-level = Demi-niveau
map-masters-card-starter-twin-chambers = Chambres jumelles
map-masters-card-starter-old-cloister = Vieux cloître
map-masters-card-dungeon-ropewalk = Corderie
map-masters-card-dungeon-coopers-store = Réserve du tonnelier
map-masters-card-dungeon-sunken-landing = Palier englouti
map-masters-card-dungeon-rusty-armoury = Armurerie rouillée
map-masters-card-dungeon-old-scriptorium = Vieux scriptorium
map-masters-card-dungeon-tollgate = Péage
map-masters-card-dungeon-lone-sentry = Sentinelle solitaire
map-masters-card-dungeon-chalk-circle = Cercle de craie
map-masters-card-dungeon-paired-stones = Pierres jumelées
map-masters-card-dungeon-cutpurse-corner = Coin des coupe-bourses
map-masters-card-dungeon-under-the-road = Sous la route
map-masters-card-dungeon-trapdoor-pantry = Garde-manger à trappe
map-masters-card-dungeon-lava-crack = Fissure de lave
map-masters-card-dungeon-key-cupboard = Armoire aux clés
map-masters-card-dungeon-cloister-walk = Allée du cloître
map-masters-card-dungeon-hermits-nook = Recoin de l’ermite
map-masters-card-dungeon-crooked-mile = Mille tortueux
map-masters-card-dungeon-goblin-kennel = Chenil gobelin
map-masters-card-dungeon-wine-vault = Caveau à vin
map-masters-card-dungeon-goblin-kitchen = Cuisine gobeline
map-masters-card-dungeon-drop-shaft = Puits de chute
map-masters-card-dungeon-reading-room = Salle de lecture
map-masters-card-dungeon-rope-bridge = Pont de corde
map-masters-card-dungeon-crossed-blades = Lames croisées
map-masters-card-dungeon-locksmiths-den = Antre du serrurier
map-masters-card-dungeon-steam-vents = Évents de vapeur
map-masters-card-dungeon-waystones = Pierres de voyage
map-masters-card-dungeon-spiral-stair = Escalier en spirale
map-masters-card-dungeon-undertow = Courant de fond
map-masters-card-dungeon-coin-press = Presse à pièces
map-masters-card-dungeon-hound-pens = Enclos des molosses
map-masters-card-dungeon-hidden-cellar = Cave cachée
map-masters-card-dungeon-twin-galleries = Galeries jumelles
map-masters-card-dungeon-pilgrims-loop = Boucle du pèlerin
map-masters-card-dungeon-chandlery = Chandellerie
map-masters-card-dungeon-ossuary = Ossuaire
map-masters-card-dungeon-ogres-larder = Garde-manger de l’ogre
map-masters-card-dungeon-twin-strongrooms = Chambres fortes jumelles
map-masters-card-dungeon-the-chasm = Le gouffre
map-masters-card-dungeon-arcane-gallery = Galerie des arcanes
map-masters-card-dungeon-the-forge = La forge
map-masters-card-dungeon-great-hall = Grande salle
map-masters-card-dungeon-smugglers-tunnel = Tunnel des contrebandiers
map-masters-card-dungeon-collapsed-mine = Mine effondrée
map-masters-card-dungeon-keymaster = Maître des clés
map-masters-card-dungeon-pentacle = Pentacle
map-masters-card-dungeon-menagerie = Ménagerie
map-masters-card-dungeon-barracks = Caserne
map-masters-card-dungeon-treasury = Trésorerie
map-masters-card-dungeon-well-shaft = Fond du puits
map-masters-card-dungeon-winding-mile = Mille sinueux
map-masters-card-dungeon-abbey = Abbaye
map-masters-card-dungeon-workshop = Atelier
map-masters-card-dungeon-flooded-crypt = Crypte inondée
map-masters-card-dungeon-dragons-hoard = Trésor du dragon
map-masters-card-dungeon-royal-vault = Caveau royal
map-masters-card-dungeon-the-abyss = L’abysse
map-masters-card-dungeon-circle-sanctum = Sanctuaire des cercles
map-masters-card-dungeon-volcano-heart = Cœur du volcan
map-masters-card-dungeon-throne-room = Salle du trône
map-masters-card-dungeon-undercity = Ville souterraine
map-masters-card-dungeon-grand-arsenal = Grand arsenal
map-masters-card-dungeon-great-archive = Grandes archives
map-masters-card-dungeon-master-locks = Serrures de maître
map-masters-card-dungeon-the-arena = L’arène
map-masters-card-dungeon-bazaar = Bazar
map-masters-card-dungeon-clockwork-hall = Salle des rouages
map-masters-card-dungeon-watchtowers = Tours de guet
map-masters-card-dungeon-maze-of-whispers = Dédale des murmures
map-masters-card-dungeon-cathedral-nave = Nef de la cathédrale
map-masters-card-dungeon-mimic-gallery = Galerie des mimiques
map-masters-card-dungeon-heart-of-the-mountain = Cœur de la montagne
map-masters-card-example-plain = Simple
map-masters-card-example-plain-two = Simple, une deuxième
map-masters-card-example-plain-three = Simple, une troisième
map-masters-card-example-half-open = À moitié ouverte
map-masters-card-example-shaft = Puits droit
map-masters-card-example-stores = Provisions
map-masters-card-example-guard = Garde
map-masters-card-example-gate = Grille
map-masters-card-example-keys = Trois clés
map-masters-card-example-chasm = Crevasse
map-masters-card-example-trapdoor = Trappe
map-masters-card-example-two-pits = Deux fosses
map-masters-card-example-oubliette = Oubliette
map-masters-card-example-four-doors = Quatre portes
map-masters-card-example-sanctum = Sanctuaire
map-masters-card-example-circles = Trois cercles
map-masters-card-example-deep-circle = Cercle profond
map-masters-card-example-crossroads = Carrefour
map-masters-card-example-den = Tanière
map-masters-card-example-lair = Repaire
map-masters-card-example-blind-alley = Impasse
map-masters-card-example-hoard = Magot
map-masters-card-example-workshop = Établi
map-masters-card-example-stair-hall = Cage d’escalier
map-masters-card-example-ambush = Embuscade
