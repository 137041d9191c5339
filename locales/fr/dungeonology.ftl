# Dungeonology : L'Expédition. Les noms et textes des cartes sont dans dungeonology-cards.ftl.

game-dungeonology = Des Doctorants rivaux se glissent dans un donjon de faunes, volent ses secrets cube par cube et courent pour soumettre leur Thèse avant que l’alerte ne soit donnée.

## Modes et options

dungeonology-mode-v2 = Deuxième édition, jeu de base
dungeonology-mode-v1 = Première édition
dungeonology-mode-v2-boss = Deuxième édition avec Boss
dungeonology-mode-v2-zones = Deuxième édition avec Zones Dangereuses
dungeonology-mode-v2-boss-zones = Deuxième édition avec Boss et Zones Dangereuses
dungeonology-mode-v2-panic = Deuxième édition avec Alerte Maximale
dungeonology-mode-v2-boss-panic = Deuxième édition avec Boss et Alerte Maximale
dungeonology-mode-v2-zones-panic = Deuxième édition avec Zones Dangereuses et Alerte Maximale
dungeonology-mode-v2-boss-zones-panic = Deuxième édition avec Boss, Zones Dangereuses et Alerte Maximale
dungeonology-mode-v2-main = Deuxième édition avec Effets Principaux
dungeonology-mode-v2-boss-main = Deuxième édition avec Boss et Effets Principaux
dungeonology-mode-v2-zones-main = Deuxième édition avec Zones Dangereuses et Effets Principaux
dungeonology-mode-v2-boss-zones-main = Deuxième édition avec Boss, Zones Dangereuses et Effets Principaux
dungeonology-mode-v2-panic-main = Deuxième édition avec Alerte Maximale et Effets Principaux
dungeonology-mode-v2-boss-panic-main = Deuxième édition avec Boss, Alerte Maximale et Effets Principaux
dungeonology-mode-v2-zones-panic-main = Deuxième édition avec Zones Dangereuses, Alerte Maximale et Effets Principaux
dungeonology-mode-v2-all = Deuxième édition avec toutes les règles avancées
dungeonology-option-edition = Édition
dungeonology-option-edition-help = Une partie se joue entièrement selon une seule édition.
dungeonology-option-boss = Boss
dungeonology-option-boss-help = Laetus hante le donjon.
dungeonology-option-dangerous-zones = Zones Dangereuses
dungeonology-option-dangerous-zones-help = Tous les effets de Zone sont en vigueur, pas seulement les Escaliers.
dungeonology-option-maximum-alert = Alerte Maximale
dungeonology-option-maximum-alert-help = Une carte Panique décide de la fin de la partie.
dungeonology-option-main-effects = Effets Principaux
dungeonology-option-main-effects-help = Les cartes de Ruse ont leur Effet Principal, et il y a des Stagiaires.
dungeonology-option-alert = Difficulté
dungeonology-option-alert-help = La carte d’Alerte utilisée.
dungeonology-option-level = Niveau de jeu
dungeonology-option-level-help = Combien de joueurs en moins la carte d’Alerte compte.
dungeonology-option-profile = Face de la carte Boss
dungeonology-option-profile-help = Querelleur poursuit les Doctorants, Ivre erre au hasard.
dungeonology-option-scholars = Doctorants
dungeonology-option-scholars-help = Tirés au hasard, ou choisis dans l’ordre des places.
dungeonology-edition-v1 = Première édition
dungeonology-edition-v2 = Deuxième édition
dungeonology-alert-random = Tirée au hasard
dungeonology-level-student = Étudiant
dungeonology-level-doctoral = Doctorant
dungeonology-level-professor = Professeur
dungeonology-level-rector = Recteur
dungeonology-profile-quarrelsome = Querelleur
dungeonology-profile-drunk = Ivre
dungeonology-profile-random = Tirée au hasard
dungeonology-scholars-draw = Tirés
dungeonology-scholars-pick = Choisis
dungeonology-limit-v1-all-on = Dans la première édition, toutes les règles sont toujours en vigueur.
dungeonology-limit-level-v1 = La première édition ne connaît pas de niveaux de jeu.
dungeonology-limit-level-professor = Le niveau Professeur demande au moins trois joueurs.
dungeonology-limit-level-rector = Le niveau Recteur demande quatre joueurs.

## Questions

dungeonology-ask-begin = À quoi consacrez-vous ce tour ?
dungeonology-ask-move = Déplacez-vous, explorez ou terminez votre phase de Mouvement.
dungeonology-ask-action = Effectuez une Action ou terminez votre phase d’Action.
dungeonology-ask-pass = Passez.
dungeonology-ask-turn-begins = Une phase de Mouvement commence : jouez une carte ou passez.
dungeonology-ask-after-step = Après un pas : jouez une carte ou passez.
dungeonology-ask-action-begins = Une phase d’Action commence : jouez une carte ou passez.
dungeonology-ask-action-ends = Une phase d’Action se termine : jouez une carte ou passez.
dungeonology-ask-entry = { $seat } vient d’entrer dans une Zone : répondez avec une carte ou passez.
dungeonology-ask-study = { $seat } vient de récolter des cubes : répondez avec une carte ou passez.
dungeonology-ask-star = { $seat } vient de gagner une Étoile : répondez avec une carte ou passez.
dungeonology-ask-failure = { $seat } a raté un test de Discrétion : répondez avec une carte ou passez.
dungeonology-ask-react = { $seat } joue { $card } : réagissez ou laissez faire.
dungeonology-ask-aim = Quelle est la cible de { $card } ?
dungeonology-ask-n = Combien d’Étudiants piochez-vous pour { $card } ?
dungeonology-ask-cost = Comment payez-vous { $card } ?
dungeonology-ask-discard = { $cards ->
    [one] Défaussez une carte de Ruse.
   *[other] Défaussez { $cards } cartes de Ruse, une par une.
}
dungeonology-ask-lay = Où posez-vous { $zone } ?
dungeonology-ask-march = { $steps ->
    [one] Il vous reste un pas.
   *[other] Il vous reste { $steps } pas.
}
dungeonology-ask-toll = { $cubes ->
    [one] Payez le Péage avec un cube.
   *[other] Payez le Péage avec { $cubes } cubes, un par un.
}
dungeonology-ask-protect = Votre cube { $colour } est protégé : le laissez-vous partir ?
dungeonology-ask-drop = Dans quelle Zone tombe votre cube { $colour } ?
dungeonology-ask-give = Quel cube donnez-vous à { $seat } ?
dungeonology-ask-cube = Lequel des cubes de { $seat } ?
dungeonology-ask-blow = Où déplacez-vous { $seat } ?
dungeonology-ask-bonus = Choisissez des cartes pour leur valeur de Bonus, puis montrez-les. La valeur d’Alerte est { $alert }.
dungeonology-ask-test = Discrétion { $stealth } contre Alerte { $alert } : jouez une carte ou passez.
dungeonology-ask-pick = Quel Doctorant êtes-vous ?
dungeonology-ask-stun = Prendre le jeton Sonné, ou sacrifier un Étudiant à la place ?
dungeonology-ask-jinx = Quelle carte Poisse défaussez-vous ?
dungeonology-ask-rest = Défaussez des cartes de Ruse, ou continuez.
dungeonology-ask-thesis-cube = Votre Thèse a échoué : lequel de vos cubes les plus précieux perdez-vous ?
dungeonology-ask-last-chance = Soumettez-vous votre Thèse maintenant ?
dungeonology-ask-floor = À quel Niveau mènent les Escaliers ?
dungeonology-ask-fear = Peur du noir : sacrifier un Étudiant, ou perdre votre mouvement ?
dungeonology-ask-trap = Où posez-vous un Piège ?
dungeonology-ask-passage = Où mène le Passage Secret ?
dungeonology-ask-scout = Remettez les tuiles en place.
dungeonology-ask-scry = Remettez les cartes en place ; la dernière sera au-dessus.
dungeonology-ask-object = Défaussez une carte de Ruse, ou laissez annuler votre effet.
dungeonology-ask-pressed = Défaussez une carte de Ruse, ou prenez un jeton Sonné.
dungeonology-ask-debate = Choisissez une carte de Ruse pour le débat.
dungeonology-ask-exchange = Quel cube donnez-vous ?
dungeonology-ask-social = Qui pioche ou défausse ?
dungeonology-ask-headbutt = Qui le Coup de Boule frappe-t-il, et que rapporte-t-il ?
dungeonology-ask-repent = Combien d’Étudiants sacrifiez-vous ?
dungeonology-ask-sighting = Où le Boss apparaît-il ?
dungeonology-ask-boss = Vers qui le Boss se dirige-t-il ?
dungeonology-ask-boss-way = Par quelle Zone le Boss passe-t-il ?
dungeonology-ask-divine-more = Révéler une carte de plus ?
dungeonology-ask-divine-card = Laquelle des cartes révélées compte ?
dungeonology-ask-divine-value = À quelle valeur l’ajoutez-vous ?

## Réponses

dungeonology-do-pick = { $scholar }
dungeonology-do-begin-thesis = Soumettre la Thèse
dungeonology-do-begin-rest = Se reposer
dungeonology-do-begin-exploration = Explorer
dungeonology-do-pass = Passer
dungeonology-do-done = Terminé
dungeonology-do-done-moving = Terminer la phase de Mouvement
dungeonology-do-done-acting = Terminer la phase d’Action
dungeonology-do-go = Aller dans la Zone { $zone }
dungeonology-do-tunnel = Prendre le Passage Secret vers { $zone }
dungeonology-do-explore = Piocher une tuile
dungeonology-do-lay = La poser en { $x }, { $y } : un passage vers { $zones }
dungeonology-do-floor = Niveau { $floor }
dungeonology-do-study = { $cubes ->
    [one] Étudier un cube
   *[other] Étudier { $cubes } cubes
}
dungeonology-do-spy = Espionner { $seat } pour un cube { $colour }
dungeonology-do-bivouac = Bivouac
dungeonology-do-teleport = Se téléporter vers { $zone }
dungeonology-do-bonus = Ajouter { $card }
dungeonology-do-reveal = Montrer les cartes
dungeonology-do-play-main = Jouer { $card }
dungeonology-do-play-aux = Jouer { $card } pour son effet secondaire
dungeonology-do-play-stealth = Jouer { $card } pour la Discrétion
dungeonology-do-play-alert = Jouer { $card } pour l’Alerte
dungeonology-do-skill = Utiliser { $skill }
dungeonology-do-seat = { $seat }
dungeonology-do-colour = { $colour }
dungeonology-do-zone = { $zone }
dungeonology-do-card = { $card }
dungeonology-do-number = { $number }
dungeonology-do-stealth = Valeur de Discrétion
dungeonology-do-alert = Valeur d’Alerte
dungeonology-do-yes = Oui
dungeonology-do-no = Non
dungeonology-do-yes-student = Sacrifier un Étudiant
dungeonology-do-yes-lose = Le laisser partir
dungeonology-do-yes-stun = Prendre le jeton Sonné
dungeonology-do-no-stun = Prendre le jeton Sonné
dungeonology-do-no-keep = Le garder
dungeonology-do-no-stop = Perdre tout mouvement
dungeonology-do-butt-drop = Un cube tombe
dungeonology-do-butt-card = Prendre une carte de Ruse
dungeonology-do-social-draw = Piocher des cartes de Ruse
dungeonology-do-social-discard = Défausser une carte de Ruse
dungeonology-do-cost-first = Sacrifier un Étudiant
dungeonology-do-cost-second = Piocher des Étudiants
dungeonology-do-jinx = { $jinx }
dungeonology-do-jinx-hidden = Une carte Poisse face cachée
dungeonology-do-put-top = { $zone } au-dessus
dungeonology-do-put-bottom = { $zone } au-dessous

## Le journal

dungeonology-log-cast = { $seat } joue { $scholar }.
dungeonology-log-turn = { $seat } commence son tour.
dungeonology-log-began-thesis = { $seat } soumet sa Thèse.
dungeonology-log-began-rest = { $seat } se repose.
dungeonology-log-began-exploration = { $seat } explore.
dungeonology-log-randomized = Carte Hasard : { $player }, { $direction }, { $information }.
dungeonology-player-red = plateau rouge
dungeonology-player-yellow = plateau jaune
dungeonology-player-blue = plateau bleu
dungeonology-player-green = plateau vert
dungeonology-direction-north = nord
dungeonology-direction-east = est
dungeonology-direction-south = sud
dungeonology-direction-west = ouest
dungeonology-log-moved = { $seat } est maintenant dans la Zone { $zone }.
dungeonology-log-stopped = { $seat } perd tout mouvement.
dungeonology-log-tile = { $zone } est piochée.
dungeonology-log-tile-under = { $zone } ne convient nulle part et passe sous sa pile.
dungeonology-log-laid = { $zone } est posée en { $x }, { $y }.
dungeonology-log-exalted = { $seat } devient Furieux.
dungeonology-log-standard = { $seat } n’est plus Furieux.
dungeonology-log-stunned = { $seat } prend un jeton Sonné.
dungeonology-log-knowledge = { $seat } gagne le jeton de Connaissance.
dungeonology-log-clan-seen = Le Clan est { $clan }.
dungeonology-log-clan-shown = La carte Clan est révélée : { $clan }.
dungeonology-log-gained = { $seat } gagne un cube { $colour }.
dungeonology-log-eliminated = Un cube { $colour } va dans la Réserve.
dungeonology-log-stolen = { $thief } vole un cube { $colour } à { $seat }.
dungeonology-log-dropped = { $seat } fait tomber un cube { $colour } dans la Zone { $zone }.
dungeonology-log-gave = { $seat } donne à { $to } un cube { $colour }.
dungeonology-log-protected = { $seat } garde le cube { $colour } protégé.
dungeonology-log-sacrificed = { $seat } sacrifie { $students ->
    [one] un Étudiant
   *[other] { $students } Étudiants
}.
dungeonology-log-took-students = { $seat } prend { $students ->
    [one] un Étudiant
   *[other] { $students } Étudiants
}.
dungeonology-log-drew-students = { $seat } pioche { $ordinary ->
    [one] { $ordinary } Étudiant ordinaire
   *[other] { $ordinary } Étudiants ordinaires
} et { $omegas } Oméga.
dungeonology-log-omega = Un Étudiant Oméga prend l’emplacement { $slot } de la carte d’Alerte.
dungeonology-log-refilled = L’Université est remplie.
dungeonology-log-last-turns = Les derniers tours ont commencé.
dungeonology-log-jinx-taken = { $seat } prend une carte Poisse face cachée.
dungeonology-log-jinx-revealed = { $seat } révèle { $jinx }.
dungeonology-log-jinx-discarded = { $seat } défausse { $jinx }.
dungeonology-log-trap = Un Piège est posé dans la Zone { $zone }.
dungeonology-log-sprung = { $seat } déclenche un Piège : { $trap }.
dungeonology-log-passage = Un Passage Secret s’ouvre dans la Zone { $zone }.
dungeonology-log-teleport = Une Téléportation scintille dans la Zone { $zone }.
dungeonology-log-intern = { $seat } prend { $intern }.
dungeonology-log-boss = Le Boss est maintenant dans la Zone { $zone }.
dungeonology-log-encounter = Le Boss rencontre { $seat }.
dungeonology-log-thesis = La Thèse de { $seat } est acceptée !
dungeonology-log-thesis-failed = La Thèse de { $seat } échoue.
dungeonology-log-finished = La partie de { $seat } est terminée.
dungeonology-log-panic = Alerte Maximale : { $panic } !
dungeonology-log-score = { $seat } marque { $points }.
dungeonology-log-played-main = { $seat } joue { $card }.
dungeonology-log-played-aux = { $seat } joue { $card } pour son effet secondaire.
dungeonology-log-played-stealth = { $seat } joue { $card } pour la Discrétion.
dungeonology-log-played-alert = { $seat } joue { $card } pour l’Alerte.
dungeonology-log-cancelled = L’effet est annulé.
dungeonology-log-card = La carte : { $card }.
dungeonology-log-card-seen = Vous voyez { $card }.
dungeonology-log-drew-cards = { $seat } pioche { $cards ->
    [one] une carte de Ruse
   *[other] { $cards } cartes de Ruse
}.
dungeonology-log-discarded = { $seat } défausse { $card }.
dungeonology-log-took-card = { $seat } prend une carte de Ruse à { $from }.
dungeonology-log-researched = { $seat } retourne { $card }.
dungeonology-log-skill = { $seat } utilise { $skill }.
dungeonology-log-studies = { $seat } étudie { $cubes ->
    [one] un cube
   *[other] { $cubes } cubes
}.
dungeonology-log-spies = { $seat } espionne { $target } pour un cube { $colour }.
dungeonology-log-generated = { $seat } montre { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} : Discrétion { $stealth }.
dungeonology-log-divined = { $seat } fait une Divination : { $values }.
dungeonology-log-added-stealth = Discrétion +{ $amount }.
dungeonology-log-added-alert = Alerte +{ $amount }.
dungeonology-log-succeeded = { $seat } réussit, { $stealth } contre { $alert }.
dungeonology-log-failed = { $seat } échoue, { $stealth } contre { $alert }.
dungeonology-trap-stop = Arrêt
dungeonology-trap-toll = Péage
dungeonology-trap-ambush = Embuscade

## La table dessinée

dungeonology-draw-board = Étudiants { $students }, Sonné { $stun }/{ $stamina }, cartes { $cards }{ $hidden ->
    [0] { "" }
   *[other] , Poisses cachées { $hidden }
}
dungeonology-draw-finished = (terminé)
dungeonology-draw-hidden = caché
dungeonology-draw-campus = Feu { $bonfire }, Réserve { $reserve }, Oméga { $omegas }/{ $slots }, Bonus d’Alerte +{ $penalty }, Clan { $clan }
dungeonology-draw-test = { $seat } { $aim } : Discrétion { $stealth } contre Alerte { $alert } ({ $margin })
dungeonology-draw-test-study = étudie { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} dans la Zone { $zone }
dungeonology-draw-test-spy = espionne { $target } pour { $colour }
dungeonology-draw-tile = Piochée : { $zone }
dungeonology-draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, Étoiles { $stars }/{ $needed }, Bonus d’Étude +{ $bonus }
dungeonology-draw-knowledge = Connaissance
dungeonology-draw-door = Porte : { $colours }
dungeonology-draw-key = Signes : numéro et Valeur d’Alerte d’une Zone, g r b y v cubes (vert rouge bleu jaune violet), 1 à 4 Doctorants, B Boss, ^ Piège, T Téléportation, P jeton Passage Secret, =A Passage Secret A, trou = passage libre, o = Passage vers nulle part, S dans un bord = Escaliers, D = Porte vers la Zone, X = Mur, *n = Étoile à n cubes, ! après un nom = Furieux

## Effets de Zone

dungeonology-effect-stairs = Escaliers
dungeonology-effect-boss = Boss
dungeonology-effect-stop = Arrêt
dungeonology-effect-danger = Danger { $n }
dungeonology-effect-good-luck = Chance { $n }
dungeonology-effect-bad-luck = Malchance { $n }
dungeonology-effect-ambush = Embuscade { $n }
dungeonology-effect-toll = Péage { $n }
dungeonology-effect-bivouac = Bivouac avec { $colour }
dungeonology-effect-secret-passage = Passage Secret { $letter }
