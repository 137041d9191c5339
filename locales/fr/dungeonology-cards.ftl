# Noms et textes du jeu de cartes maison de Dungeonology : L'Expédition.

## Cartes de Ruse

dungeonology-card-fate-4 = Destin 4
dungeonology-card-fate-4-text = +4 en Discrétion et piochez 1 Étudiant, ou +4 en Alerte et piochez 2 Étudiants.
dungeonology-card-fate-5 = Destin 5
dungeonology-card-fate-5-text = +5 en Discrétion et piochez 1 Étudiant, ou +5 en Alerte et piochez 2 Étudiants.
dungeonology-card-hunters-trap = Piège de chasseur
dungeonology-card-hunters-trap-text = Placez jusqu’à N jetons Piège, N étant le nombre d’Étudiants que vous venez de sacrifier ou de piocher. Prenez-les sans les regarder dans la Réserve et posez chacun face piège visible dans votre Zone ou dans une Zone qui lui est Liée, un seul par Zone, jamais dans la Zone de départ.
dungeonology-card-secret-tunnel = Tunnel secret
dungeonology-card-secret-tunnel-text = Placez un jeton Passage secret X dans votre Zone et un autre dans n’importe quelle autre Zone en jeu sauf la Zone de départ. Une Zone reçoit au plus un tel jeton ; s’il n’en reste qu’un, placez-le dans votre Zone.
dungeonology-card-grappling-hook = Grappin
dungeonology-card-grappling-hook-text = Allez dans la Zone visée, adjacente à la vôtre mais non Liée, quels que soient les Murs, Passages bouchés, Portes ou Niveaux entre les deux. Vous y entrez normalement.
dungeonology-card-lockpicks = Crochets empruntés
dungeonology-card-lockpicks-text = Jusqu’à la fin de ce tour, aucune Porte ne vous arrête. Gagnez 1 point de Vitesse.
dungeonology-card-scout-ahead = En éclaireur
dungeonology-card-scout-ahead-text = Regardez les 2 premières tuiles de la pile visée (ou la seule) et remettez chacune au-dessus ou au-dessous de la pile, dans l’ordre de votre choix, sans les montrer. Gagnez 1 point de Vitesse.
dungeonology-card-false-trail = Fausse piste
dungeonology-card-false-trail-text = L’adversaire qui vient d’entrer dans une Zone perd tout son mouvement et ses points de Vitesse restants. Le mouvement gagné plus tard dans le tour n’est pas touché.
dungeonology-card-follow-me = Suivez-moi !
dungeonology-card-follow-me-text = Prenez la Stagiaire Éclaireuse.
dungeonology-card-mule-and-saddlebags = Mule et sacoches
dungeonology-card-mule-and-saddlebags-text = Prenez le Stagiaire Porteur.
dungeonology-card-forced-march = Marche forcée
dungeonology-card-forced-march-text = Gagnez 4 points de Vitesse ; en v1 ils s’ajoutent à cette phase de Mouvement.
dungeonology-card-backstab = Coup dans le dos
dungeonology-card-backstab-text = Choisissez une couleur que possède la cible ; volez-lui le cube du dessus de cette couleur.
dungeonology-card-sleight-of-hand = Tour de passe-passe
dungeonology-card-sleight-of-hand-text = Annulez l’effet qui vient d’être déclaré et prenez cette carte en main au lieu qu’elle soit défaussée.
dungeonology-card-pickpocket = Pickpocket
dungeonology-card-pickpocket-text = Prenez au hasard une carte de Ruse dans la main de la cible.
dungeonology-card-smoke-bomb = Bombe fumigène
dungeonology-card-smoke-bomb-text = Pendant votre prochain test de Discrétion de ce tour, aucun autre joueur ne peut jouer de cartes de Ruse ni utiliser de Compétences, Réactions comprises.
dungeonology-card-plagiarism = Plagiat
dungeonology-card-plagiarism-text = Récoltez le cube le plus à gauche qui reste dans la Zone de la cible, même depuis une Zone Liée. Si aucun ne peut être récolté, piochez 1 carte de Ruse à la place.
dungeonology-card-play-dead = Faire le mort
dungeonology-card-play-dead-text = Cet échec ne vous coûte ni le jeton Sonné ni la pioche d’Étudiants.
dungeonology-card-burnt-notes = Notes brûlées
dungeonology-card-burnt-notes-text = Choisissez une couleur que possède la cible ; elle fait tomber un cube de cette couleur.
dungeonology-card-eyes-everywhere = Des yeux partout
dungeonology-card-eyes-everywhere-text = Prenez la Stagiaire Vigie.
dungeonology-card-copies-by-candlelight = Copies à la chandelle
dungeonology-card-copies-by-candlelight-text = Prenez le Stagiaire Copiste.
dungeonology-card-love-potion = Philtre d’amour
dungeonology-card-love-potion-text = Dans l’ordre du tour, chaque adversaire qui a un cube vous en donne un de son choix.
dungeonology-card-teleport-circle = Cercle de téléportation
dungeonology-card-teleport-circle-text = Placez un jeton Téléportation dans votre Zone.
dungeonology-card-counterspell = Contresort
dungeonology-card-counterspell-text = Annulez l’effet de carte de Ruse qui vient d’être déclaré.
dungeonology-card-thunderclap = Coup de tonnerre
dungeonology-card-thunderclap-text = Dans l’ordre du tour, chaque adversaire dans votre Zone prend 1 jeton Sonné.
dungeonology-card-gust-of-wind = Rafale de vent
dungeonology-card-gust-of-wind-text = Déplacez la cible dans une Zone en jeu de votre choix, Liée à la sienne, autre que la Zone de départ et que les Portes ne lui ferment pas. Elle y entre normalement et garde son mouvement restant.
dungeonology-card-scrying = Voyance
dungeonology-card-scrying-text = Regardez les 3 premières cartes de la pioche de Ruse et remettez-les dessus dans l’ordre de votre choix.
dungeonology-card-clairvoyance = Clairvoyance
dungeonology-card-clairvoyance-text = Choisissez dans votre Zone un cube de valeur individuelle 4 ou moins pour lequel vous avez de la place et récoltez-le, sans test de Discrétion.
dungeonology-card-seance = Séance de spiritisme
dungeonology-card-seance-text = Prenez la Stagiaire Médium.
dungeonology-card-vow-of-silence = Vœu de silence
dungeonology-card-vow-of-silence-text = Prenez le Stagiaire Acolyte.
dungeonology-card-friendly-debt = Dette amicale
dungeonology-card-friendly-debt-text = La cible vous donne un des cubes placés sur son plateau de Notes pendant ce tour, de son choix.
dungeonology-card-shared-lecture = Cours en commun
dungeonology-card-shared-lecture-text = Piochez 2 cartes de Ruse, puis la cible en pioche 1.
dungeonology-card-study-group = Groupe d’étude
dungeonology-card-study-group-text = Lors de votre prochaine Étude de ce tour, ajoutez à votre valeur de Discrétion le Bonus d’Étude actuel de la cible, au moins 1.
dungeonology-card-exchange-of-notes = Échange de notes
dungeonology-card-exchange-of-notes-text = Donnez à la cible un cube de votre choix. Elle vous donne ensuite un cube de son choix d’une autre couleur ou, faute d’autre couleur, de la même.
dungeonology-card-guilt-trip = Culpabilisation
dungeonology-card-guilt-trip-text = La cible, qui a plus d’Étoiles que vous, vous donne un cube de son choix.
dungeonology-card-campfire-songs = Chansons au feu de camp
dungeonology-card-campfire-songs-text = Prenez jusqu’à 2 Étudiants au Feu de camp ; puis chaque adversaire, dans l’ordre du tour, en prend 1 s’il en reste.
dungeonology-card-peer-pressure = Pression du groupe
dungeonology-card-peer-pressure-text = La cible choisit : défausser 1 carte de Ruse de son choix / prendre 1 jeton Sonné. Seule une option réalisable peut être choisie.
dungeonology-card-dinner-invitation = Invitation à dîner
dungeonology-card-dinner-invitation-text = Prenez le Stagiaire Traiteur.
dungeonology-card-word-with-the-family = Un mot à la famille
dungeonology-card-word-with-the-family-text = Prenez la Stagiaire Chaperon.
dungeonology-card-poached-assistants = Assistants débauchés
dungeonology-card-poached-assistants-text = Prenez 1 Étudiant de la cible, ou jusqu’à 2 si elle a plus d’Étoiles que vous.
dungeonology-card-summons-from-the-dean = Convocation du doyen
dungeonology-card-summons-from-the-dean-text = Pendant ce tour, la cible ne peut faire une Étude ou un Espionnage qu’après avoir défaussé pour cela 2 cartes de Ruse de son choix.
dungeonology-card-objection = Objection !
dungeonology-card-objection-text = Le joueur de l’effet déclaré choisit : défausser 1 autre carte de Ruse de son choix / l’effet est annulé.
dungeonology-card-front-page-scoop = Scoop en une
dungeonology-card-front-page-scoop-text = Tirez au sort une couleur que possède la cible ; volez-lui le cube du dessus de cette couleur.
dungeonology-card-borrowed-glory = Gloire empruntée
dungeonology-card-borrowed-glory-text = Un adversaire vient de gagner une Étoile : piochez 3 cartes de Ruse.
dungeonology-card-public-debate = Débat public
dungeonology-card-public-debate-text = La cible et vous choisissez chacun en secret une carte de Ruse de votre main et les révélez ensemble ; les deux sont défaussées. Si la vôtre a le plus grand Bonus, la cible vous donne un cube de son choix ; si elle a le plus petit, vous prenez 1 jeton Sonné ; à égalité, rien de plus. Si l’un des deux n’a plus de carte à ce moment, il ne se passe rien.
dungeonology-card-sold-out-lecture = Amphi comble
dungeonology-card-sold-out-lecture-text = Prenez jusqu’à N + 1 Étudiants au Feu de camp, N étant le nombre d’Étudiants que vous venez de piocher.
dungeonology-card-open-office-hours = Permanence ouverte
dungeonology-card-open-office-hours-text = Prenez la Stagiaire Secrétaire.
dungeonology-card-call-the-guard = Appeler la garde
dungeonology-card-call-the-guard-text = Prenez le Stagiaire Garde.

## Stagiaires

dungeonology-card-pathfinder = Éclaireuse
dungeonology-card-pathfinder-text = Votre Vitesse augmente de 1.
dungeonology-card-porter = Porteur
dungeonology-card-porter-text = Vos cubes Richesses sont protégés.
dungeonology-card-lookout = Vigie
dungeonology-card-lookout-text = Quand vous êtes la cible d’un Espionnage, votre valeur d’Alerte augmente de 2.
dungeonology-card-copyist = Copiste
dungeonology-card-copyist-text = Vos cubes Civilisation sont protégés.
dungeonology-card-medium = Médium
dungeonology-card-medium-text = Chaque fois que vous faites une Divination, vous pouvez révéler une carte de plus.
dungeonology-card-acolyte = Acolyte
dungeonology-card-acolyte-text = Vos cubes Culte sont protégés.
dungeonology-card-caterer = Traiteur
dungeonology-card-caterer-text = Votre valeur de Main augmente de 1.
dungeonology-card-chaperone = Chaperon
dungeonology-card-chaperone-text = Vos cubes Caste sont protégés.
dungeonology-card-secretary = Secrétaire
dungeonology-card-secretary-text = Chaque fois qu’un effet vous laisse prendre des Étudiants au Feu de camp, vous pouvez en prendre un de plus, s’il en reste.
dungeonology-card-guard = Garde
dungeonology-card-guard-text = Vos cubes Guerre sont protégés.

## Cartes Poisse

dungeonology-card-twisted-ankle = Cheville tordue
dungeonology-card-twisted-ankle-text = Votre Vitesse baisse de 1, sans descendre sous 1.
dungeonology-card-torn-satchel = Besace déchirée
dungeonology-card-torn-satchel-text = Votre valeur de Main baisse de 1, sans descendre sous 2.
dungeonology-card-migraine = Migraine
dungeonology-card-migraine-text = Votre Intelligence baisse de 1, sans descendre sous 1.
dungeonology-card-glass-jaw = Mâchoire de verre
dungeonology-card-glass-jaw-text = Votre Endurance baisse de 1, sans descendre sous 1 ; les jetons Sonné en trop sont défaussés aussitôt.
dungeonology-card-squeaky-boots = Bottes qui grincent
dungeonology-card-squeaky-boots-text = Dans vos tests d’Étude, la valeur d’Alerte augmente de 1.
dungeonology-card-loose-tongue = Langue bien pendue
dungeonology-card-loose-tongue-text = Quand vous êtes la cible d’un Espionnage, votre valeur d’Alerte baisse de 1, sans descendre sous 0.
dungeonology-card-bad-company = Mauvaises fréquentations
dungeonology-card-bad-company-text = Vous ne prenez aucun Étudiant au Feu de camp par des effets de cartes ou de Compétences ; Repos et Bivouac ne sont pas touchés.
dungeonology-card-butterfingers = Mains de beurre
dungeonology-card-butterfingers-text = Quand vous ratez un test de Discrétion, piochez 1 Étudiant de plus.
dungeonology-card-greedy-eyes = Yeux plus gros que le ventre
dungeonology-card-greedy-eyes-text = Dans vos tests d’Étude visant deux cubes ou plus, la valeur d’Alerte augmente de 1.
dungeonology-card-fear-of-the-dark = Peur du noir
dungeonology-card-fear-of-the-dark-text = Chaque fois que vous êtes entré dans une Zone que vous venez de placer, sacrifiez 1 Étudiant ou perdez tout votre mouvement et vos points de Vitesse restants.
dungeonology-card-writers-cramp = Crampe de l’écrivain
dungeonology-card-writers-cramp-text = Dans votre phase de Fin de tour, vous piochez au plus 2 cartes de Ruse.
dungeonology-card-bruised-ribs = Côtes froissées
dungeonology-card-bruised-ribs-text = Chaque fois que vous prenez un jeton Sonné, défaussez aussi 1 carte de Ruse de votre choix, si vous en avez.
dungeonology-card-deserted = Abandonné
dungeonology-card-deserted-text = Vous ne pouvez pas sacrifier d’Étudiant pour éviter un jeton Sonné.
dungeonology-card-spilled-ink = Encre renversée
dungeonology-card-spilled-ink-text = Votre Bonus d’Étude compte pour 1 de moins, sans descendre sous 0.
dungeonology-card-stage-fright = Trac
dungeonology-card-stage-fright-text = Vous ne pouvez pas jouer de cartes de Ruse pendant les tours des autres joueurs.

## Cartes Clan et Panique

dungeonology-card-blood-worshippers = Adorateurs de Sang
dungeonology-card-blood-worshippers-text = Civilisation −1, Guerre +2, Culte +1, Richesses −1 par cube. Objectif de Thèse : 32.
dungeonology-card-grape-keepers = Gardiens de la Vigne
dungeonology-card-grape-keepers-text = Civilisation +1, Guerre −1, Richesses +2, Caste −1 par cube. Objectif de Thèse : 30.
dungeonology-card-children-of-gaea = Enfants de Gaïa
dungeonology-card-children-of-gaea-text = Culte +2, Richesses −2, Caste +1 par cube. Objectif de Thèse : 32.
dungeonology-card-darkness = Ténèbres
dungeonology-card-darkness-text = Université : 2 Étudiants par joueur et l’Oméga infini. Alerte +2 (v2). Au début de chaque tour, son joueur pioche 1 Étudiant.
dungeonology-card-hunt-of-the-pack = La Chasse de la meute
dungeonology-card-hunt-of-the-pack-text = Université : 2 Étudiants par joueur et l’Oméga infini. Alerte +1 (v2). Au début de chaque tour, son joueur pioche 1 Étudiant ; chaque fois qu’un Oméga est pioché, chaque Doctorant hors de la Zone de départ fait tomber un cube tiré au sort.
dungeonology-card-last-orders = Dernière tournée
dungeonology-card-last-orders-text = Laetus seulement. Université : 2 Étudiants par joueur et l’Oméga infini. Alerte +1 (v2). Au début de chaque tour, son joueur pioche 1 Étudiant et, si Laetus est dans le Donjon, l’active.

## Cartes Alerte

dungeonology-alert-introduction = Introduction
dungeonology-alert-easy = Facile
dungeonology-alert-medium = Moyen
dungeonology-alert-hard = Difficile

## Zones

dungeonology-zone-encampment = Campement
dungeonology-zone-hunters-bivouac = Bivouac des chasseurs
dungeonology-zone-grand-bacchanal = Grande bacchanale
dungeonology-zone-shepherds-sanctuary = Sanctuaire des bergers
dungeonology-zone-old-ones-repose = Repos des Anciens
dungeonology-zone-workers-convivium = Banquet des ouvriers
dungeonology-zone-dancing-blades-arena = Arène des lames dansantes
dungeonology-zone-conventicle-of-the-flame = Conventicule de la Flamme
dungeonology-zone-gaeas-dolmen = Dolmen de Gaïa
dungeonology-zone-militia-camp = Camp de la milice
dungeonology-zone-slums = Taudis
dungeonology-zone-trophy-room = Salle des trophées
dungeonology-zone-bards-gathering = Assemblée des bardes
dungeonology-zone-warriors-quarters = Quartiers des guerriers
dungeonology-zone-ritualists-caves = Grottes des ritualistes
dungeonology-zone-pack-leader-meeting = Conseil des chefs de meute
dungeonology-zone-hidden-cultivations = Cultures cachées
dungeonology-zone-old-drainage = Vieux égouts
dungeonology-zone-worship-hall = Salle du culte

## Doctorants

dungeonology-scholar-valerio = Valerio, l’Écuyer
dungeonology-scholar-sofia = Sofia, la Canaille
dungeonology-scholar-vincenzo = Vincenzo, le Novice
dungeonology-scholar-rebecca = Rebecca, l’Apprentie

## Couleurs

dungeonology-colour-green = Civilisation (vert)
dungeonology-colour-red = Guerre (rouge)
dungeonology-colour-blue = Culte (bleu)
dungeonology-colour-yellow = Richesses (jaune)
dungeonology-colour-violet = Caste (violet)

## Types

dungeonology-type-exploration = Exploration
dungeonology-type-subterfuge = Subterfuge
dungeonology-type-magic = Magie
dungeonology-type-social = Social
dungeonology-type-notoriety = Notoriété
dungeonology-type-fate = Destin

## Comment se lit une carte de Ruse : quand la jouer, ce qu'elle coûte, qui elle vise

dungeonology-timing-standard = Dans votre phase de Mouvement ou d’Action
dungeonology-timing-beginning = Au début de votre phase de Mouvement
dungeonology-timing-action = Action : dans votre phase d’Action, à la place d’une autre Action
dungeonology-timing-instant = Instantané : aussi pendant le tour des autres
dungeonology-timing-reaction = Réaction : en réponse à la carte de Ruse d’un adversaire
dungeonology-window-outside-tests = hors des tests de Discrétion
dungeonology-window-beginning-of-opponent-turn = au début de la phase de Mouvement d’un adversaire
dungeonology-window-after-entry = juste après l’entrée d’un adversaire dans une Zone
dungeonology-window-after-study = juste après qu’un adversaire a récolté des cubes par une Étude
dungeonology-window-after-failure = quand vous avez raté un test de Discrétion
dungeonology-window-after-star = juste après qu’un adversaire a gagné une Étoile
dungeonology-face-when = { $when }.
dungeonology-face-cost = Coût : { $cost }.
dungeonology-face-target = Cible : { $target }.
dungeonology-face-after = Ensuite : { $cost }.
dungeonology-cost-draw = piochez { $n ->
    [one] 1 Étudiant
   *[other] { $n } Étudiants
}
dungeonology-cost-draw-n = piochez N Étudiants
dungeonology-cost-sacrifice = sacrifiez { $n ->
    [one] 1 Étudiant
   *[other] { $n } Étudiants
}
dungeonology-cost-stun = prenez { $n ->
    [one] 1 jeton Sonné
   *[other] { $n } jetons Sonné
}
dungeonology-cost-discard = défaussez { $n ->
    [one] 1 autre carte de Ruse
   *[other] { $n } autres cartes de Ruse
}
dungeonology-cost-either = { $first } ou { $second }
dungeonology-cost-bounds = N va de { $least } à { $most }
dungeonology-target-opponent = un adversaire { $where }
dungeonology-target-each-opponent = chaque adversaire { $where }
dungeonology-target-that-opponent = cet adversaire, { $where }
dungeonology-target-adjacent-not-linked = une Zone adjacente à la vôtre mais non Liée
dungeonology-target-pile = une pile de Zones non vide
dungeonology-target-zone-without-teleport = votre Zone, si elle n’a pas de jeton Téléportation et n’est pas la Zone de départ
dungeonology-target-cube-here = un cube de votre Zone, de valeur individuelle { $most } ou moins, pour lequel vous avez de la place
dungeonology-target-declared-effect = l’effet de carte de Ruse qui vient d’être déclaré
dungeonology-reach-your-zone = dans votre Zone
dungeonology-reach-in-range = dans votre Zone ou une Zone adjacente et Liée
dungeonology-reach-anywhere = n’importe où dans le Donjon sauf dans la Zone de départ
dungeonology-need-with-cube = qui a un cube
dungeonology-need-with-card = qui a une carte de Ruse
dungeonology-need-with-student = qui a un Étudiant
dungeonology-need-with-more-stars = qui a plus d’Étoiles que vous
dungeonology-need-with-card-or-stamina = qui a une carte de Ruse ou peut encore être sonné
dungeonology-need-with-cube-placed-this-turn = dont le plateau de Notes a reçu un cube ce tour-ci
dungeonology-need-own-cube = si vous avez un cube
dungeonology-need-own-card = si vous avez une autre carte de Ruse

## Effets secondaires

dungeonology-aux-exploration-1 = gagnez 1 point de Vitesse
dungeonology-aux-exploration-2 = gagnez 2 points de Vitesse
dungeonology-aux-exploration-3 = piochez 1 Étudiant, gagnez 3 points de Vitesse
dungeonology-aux-subterfuge-1 = +1 en Discrétion ou +1 en Alerte
dungeonology-aux-subterfuge-2 = +2 en Discrétion, ou piochez 1 Étudiant pour +2 en Alerte
dungeonology-aux-subterfuge-3 = +3 en Discrétion, ou piochez 1 Étudiant pour +3 en Alerte
dungeonology-aux-spell-1 = Divination 1
dungeonology-aux-spell-2 = piochez 1 Étudiant, Divination 2
dungeonology-aux-spell-3 = piochez 2 Étudiants, Divination 3
dungeonology-aux-social-1 = piochez 1 carte de Ruse
dungeonology-aux-social-2 = sacrifiez 1 Étudiant, piochez 2 cartes de Ruse
dungeonology-aux-social-3 = sacrifiez 1 Étudiant ; piochez 2 cartes de Ruse, ou vous ou un adversaire en défaussez 1
dungeonology-aux-notoriety-1 = prenez 1 Étudiant
dungeonology-aux-notoriety-2 = prenez jusqu’à 2 Étudiants
dungeonology-aux-notoriety-3 = piochez 1 Étudiant, prenez jusqu’à 3 Étudiants
dungeonology-aux-fate-stealth-4 = piochez 1 Étudiant, +4 en Discrétion
dungeonology-aux-fate-stealth-5 = piochez 1 Étudiant, +5 en Discrétion
dungeonology-aux-fate-alert-4 = piochez 2 Étudiants, +4 en Alerte
dungeonology-aux-fate-alert-5 = piochez 2 Étudiants, +5 en Alerte

## Compétences

dungeonology-skill-headbutt = Coup de boule
dungeonology-skill-headbutt-text = Prenez 1 jeton Sonné : un adversaire de votre Zone fait tomber un cube tiré au sort, ou vous lui prenez une carte de Ruse au hasard.
dungeonology-skill-heroic-headbutt = Coup de boule héroïque
dungeonology-skill-heroic-headbutt-text = Comme Coup de boule, et vous récoltez aussitôt le cube qui tombe.
dungeonology-skill-second-wind = Second souffle
dungeonology-skill-second-wind-text = À la fin de votre phase de Mouvement, une fois par tour : défaussez 2 cartes de Ruse pour défausser 1 jeton Sonné.
dungeonology-skill-rogue = Vaurien
dungeonology-skill-rogue-text = Dans vos Espionnages : vous ne sacrifiez pas d’Étudiant, ceux de la cible ne comptent pas, et après le calcul de la Discrétion vous faites deux fois Divination 1 pour elle.
dungeonology-skill-scoundrel-speed = Vitesse de canaille
dungeonology-skill-scoundrel-speed-text = Vous avez deux Actions par tour.
dungeonology-skill-sermon = Sermon
dungeonology-skill-sermon-text = Défaussez une carte Magie : prenez 1 Étudiant au Feu de camp.
dungeonology-skill-inspired-sermon = Sermon inspiré
dungeonology-skill-inspired-sermon-text = Défaussez une carte Magie : prenez 2 Étudiants au Feu de camp.
dungeonology-skill-divine-intervention = Intervention divine
dungeonology-skill-divine-intervention-text = Instantané, dans tout test de Discrétion. Prenez 1 jeton Sonné : Divination 3.
dungeonology-skill-repent = Repentir
dungeonology-skill-repent-text = Action. Sacrifiez N Étudiants : récoltez le cube le plus à gauche dont la valeur individuelle est au plus N.
dungeonology-skill-magic-prodigy = Prodige de la magie
dungeonology-skill-magic-prodigy-text = Les cartes Magie que vous jouez pour leur Bonus comptent double.
dungeonology-skill-magic-sight = Vision magique
dungeonology-skill-magic-sight-text = Action. Défaussez 2 cartes Magie : récoltez le cube le plus à gauche de votre Zone.
dungeonology-skill-research-arcana = Recherche d’arcanes
dungeonology-skill-research-arcana-text = Défaussez une carte Subterfuge : révélez des cartes de la pioche jusqu’à une carte Magie ou 3 cartes ; prenez la carte Magie, défaussez les autres.
dungeonology-skill-ultimate-research-arcana = Recherche d’arcanes ultime
dungeonology-skill-ultimate-research-arcana-text = Défaussez une carte Subterfuge : révélez des cartes de la pioche jusqu’à une carte Magie ou 5 cartes ; prenez la carte Magie, défaussez les autres.

## Le Boss

dungeonology-boss-quarrelsome = Laetus, Querelleur
dungeonology-boss-quarrelsome-text = Alerte +2 ; en v1 aussi Danger 2. Apparition : une Zone Liée de votre choix. Activation : jusqu’à 3 Zones vers un Doctorant de votre choix. Rencontre : 1 jeton Sonné, mouvement restant perdu.
dungeonology-boss-drunk = Laetus, Ivre
dungeonology-boss-drunk-text = Alerte +1. Apparition : la Zone déclenchante, sans Rencontre. Activation : jusqu’à 3 Zones vers un Doctorant tiré au sort. Rencontre selon l’Information tirée : Guerre ou Culte, 1 jeton Sonné ; Civilisation, récoltez le cube le plus à gauche ; Richesses ou Caste, un cube tiré au sort tombe.
