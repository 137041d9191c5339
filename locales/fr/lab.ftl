## La page d’une étude : undercroft sim --report

lab-title = { $game } : une étude
lab-matches = Parties terminées
lab-mode = Mode
lab-who = Joueurs
lab-seed = Première graine
lab-decisions = Décisions
lab-rate = Décisions par seconde
lab-reading = Le trait fin d’une barre est son intervalle de confiance à 95 %, le repère vertical ce que donnerait le seul hasard. ▲ et ▼ signalent un intervalle entièrement au-dessus ou au-dessous. Cette commande refait la même page :
lab-troubles = Parties qui ne se sont pas terminées comme il faut
lab-more = { $count ->
    [one] { $count } de plus
   *[other] { $count } de plus
}
lab-seats = Part de victoires par place
lab-seats-help = Quel que soit le joueur assis là. Une première place partagée compte pour sa part.
lab-mean-score = score moyen { $score }
lab-players = Part de victoires par joueur
lab-players-help = Quelle que soit la place ; les joueurs changent de place à chaque partie, sauf demande contraire.
lab-roles = Part de victoires par héros
lab-roles-help = Ce qu’une place incarnait, et combien de fois ces places ont gagné.
lab-cards = Part de victoires par carte
lab-cards-help = Parmi les places qui ont eu ou utilisé une chose au moins une fois dans une partie, combien l’ont gagnée. Qui gagne vit plus longtemps et en utilise davantage : comparez les choses d’une même sorte entre elles, pas seulement au hasard.
lab-had-by = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
lab-nothing-counted = Ce jeu ne nomme rien ici.
lab-lengths = Durée
lab-lengths-help = Combien de décisions demande une partie, toutes places confondues.
lab-scores = Scores
lab-scores-help = Les scores finaux tels que les compte la règle, par joueur.
lab-no-scores = Ce jeu ne compte pas de points.
lab-mean = moyenne
lab-deviation = écart type
lab-least = minimum
lab-lower = premier quart
lab-median = médiane
lab-upper = trois quarts
lab-most = maximum
lab-leads = Changements de tête
lab-leads-help = Mène la place la mieux classée selon la mesure du jeu lui-même, regardée après chaque décision. Une partie est décidée quand son seul vainqueur prend la tête pour de bon.
lab-lead-changes = Changements de tête dans une partie
lab-decided = Décidée après quel pourcentage de la partie
lab-no-lead = Dans ce jeu, personne ne mène à proprement parler.
lab-unused = Jamais utilisé
lab-unused-help = Ce que le jeu connaît et qu’aucune de ces parties n’a montré. D’autres modes, plus de joueurs ou de meilleurs joueurs le montreront peut-être.
lab-never-of = { $never } sur { $all }
lab-no-catalogue = Ce jeu ne dit pas ce qu’il y a à utiliser.
lab-frequencies = Ce qui a été fait et ce qui s’est passé
lab-frequencies-help = Combien de fois, et dans quelle part des parties. Les points remplacent noms et nombres.
lab-in-matches = dans { $share } des parties
lab-actions = Actions
lab-events = Événements
lab-written = Écrit : { $file }

## Sortes de choses

thing-book = Grimoires
thing-card = Cartes
thing-clan = Clans
thing-class = Classes
thing-fairy = Fées
thing-hero = Héros
thing-intern = Stagiaires
thing-jinx = Poisses
thing-map = Cartes de plan
thing-objective = Objectifs
thing-panic = Cartes Panique
thing-quest = Quêtes
thing-race = Races
thing-scholar = Doctorants
thing-topic = Sujets
thing-trick = Ruses
thing-zone = Zones
