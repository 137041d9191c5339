# Ce qui figure sur le plateau de Dungeonology dans la page.
board-dungeonology-turn = Tour { $turn } : { $name }
board-dungeonology-phase-set-up = Mise en place
board-dungeonology-phase-begin = Début du tour
board-dungeonology-phase-movement-opens = Phase de mouvement
board-dungeonology-phase-movement = Phase de mouvement
board-dungeonology-phase-action-opens = Phase d’action
board-dungeonology-phase-action = Phase d’action
board-dungeonology-phase-end-student = Fin du tour
board-dungeonology-phase-end-jinx = Fin du tour
board-dungeonology-phase-end-draw = Fin du tour
board-dungeonology-phase-closing = Fin du tour
board-dungeonology-phase-over = La partie est terminée
board-dungeonology-may-respond = Peut encore répondre : { $names }
board-dungeonology-ends-at = La partie se termine quand le tour de { $name } commencerait.
board-dungeonology-test = Test de discrétion
board-dungeonology-studies = étudie { $count } dans la Zone { $zone }
board-dungeonology-spies = espionne { $name }, { $colour }
board-dungeonology-stealth = Discrétion
board-dungeonology-alert = Alerte
board-dungeonology-unseen = inaperçu pour l’instant
board-dungeonology-noticed = repéré, en l’état
board-dungeonology-silent = Silencieux : personne d’autre ne peut répondre.
board-dungeonology-chosen = Choisies : { $cards }
board-dungeonology-shown = En cours de jeu :
board-dungeonology-looking = Vous regardez :
board-dungeonology-dungeon = Le donjon : les Zones sur leur trame
board-dungeonology-campus = Campus
board-dungeonology-bonfire = Feu de camp : { $count ->
    [one] 1 étudiant
   *[other] { $count } étudiants
}
board-dungeonology-bag = Université (sac) : { $count ->
    [one] 1 étudiant
   *[other] { $count } étudiants
}, { $omegas } Oméga
board-dungeonology-reserve = Réserve : { $count ->
    [one] 1 étudiant
   *[other] { $count } étudiants
}, { $omegas } Oméga
board-dungeonology-omega = Un étudiant Oméga
board-dungeonology-penalty = Bonus d’Alerte actuel : { $penalty }
board-dungeonology-floor = Niveau { $floor }
board-dungeonology-deck = Pioche de Ruse
board-dungeonology-discards = Défausse
board-dungeonology-clan-target = une Thèse exige { $target } points
board-dungeonology-clan-hidden = La carte Clan est face cachée.
board-dungeonology-hand = Mes cartes de Ruse
board-dungeonology-no-cards = Aucune carte.
board-dungeonology-bonus = Valeur bonus { $bonus }
board-dungeonology-boards = Plateaux de notes
board-dungeonology-exalted = Furieux
board-dungeonology-students = Étudiants
board-dungeonology-cards = Cartes de Ruse en main
board-dungeonology-stun = Jetons Sonné
board-dungeonology-knowledge = Jeton de Connaissance
board-dungeonology-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-dungeonology-thesis = Thèse n° { $number }
board-dungeonology-figures = Vitesse { $speed }, Intelligence { $intelligence }, Endurance { $stamina }, main { $hand }
board-dungeonology-intern = Stagiaire
board-dungeonology-jinx = Poisse
board-dungeonology-face-down = { $count ->
    [one] { $count } Poisse face cachée
   *[other] { $count } Poisses face cachée
}
board-dungeonology-zone-alert = { $floor }, valeur d’alerte { $alert }
board-dungeonology-door = Porte : il faut
board-dungeonology-cubes = Cubes : { $cubes }
board-dungeonology-is-here = { $name } est ici
board-dungeonology-linked = Liée à { $zones }
board-dungeonology-teleport = Jeton Téléportation
board-dungeonology-passage = Passage secret X
board-dungeonology-traps = { $count ->
    [one] { $count } jeton Piège
   *[other] { $count } jetons Piège
}
board-dungeonology-boss = Le Boss
board-dungeonology-effect-ambush = Embuscade
board-dungeonology-effect-bad-luck = Malchance
board-dungeonology-effect-good-luck = Chance
board-dungeonology-effect-bivouac = Bivouac
board-dungeonology-effect-boss = Boss
board-dungeonology-effect-danger = Danger
board-dungeonology-effect-secret-passage = Passage secret
board-dungeonology-effect-stairs = Escaliers
board-dungeonology-effect-stop = Arrêt
board-dungeonology-effect-toll = Péage
dungeonology-primer-1 = Récoltez des cubes d’information sur votre plateau de notes et soumettez une Thèse avant que l’alarme ne termine la partie ; le plus de points gagne. La première Thèse vaut 10 de plus.
dungeonology-primer-2 = Chaque tour est l’un des trois : explorer, se reposer au campement (nouvelles cartes, plus de jetons Sonné), ou soumettre la Thèse (avec au moins deux Étoiles).
dungeonology-primer-3 = Explorer : déplacez-vous et piochez des tuiles en phase de Mouvement, puis étudiez les cubes de votre Zone en phase d’Action.
dungeonology-primer-4 = Étudier est un test de Discrétion : les nombres dans le coin des cartes de Ruse défaussées doivent atteindre la valeur d’alerte de la Zone (l’écu rouge). Les autres peuvent s’en mêler. Un échec vous sonne et fait piocher un étudiant.
dungeonology-primer-5 = Un étudiant pioché à l’Université peut être un Oméga : chacun apporte une Poisse et remplit une ligne de la carte d’Alerte. Quand elle est pleine, la fin est proche.
board-dungeonology-stars = Étoiles : une Thèse en exige deux
board-dungeonology-study-bonus = Bonus d’Étude
board-dungeonology-short-students = étudiants
board-dungeonology-short-cards = cartes
board-dungeonology-short-stun = sonné
board-dungeonology-short-stars = Étoiles
board-dungeonology-short-bonus = bonus
board-dungeonology-chosen-sum = avec les cartes choisies : { $sum }
board-dungeonology-column = { $colour } : { $count } sur { $slots }, { $value ->
    [one] { $value } point
   *[other] { $value } points
} le cube
