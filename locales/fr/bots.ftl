bot-random = Hasard : n’importe quel coup légal.
bot-greedy = Glouton : le coup qui paraît le meilleur tout de suite.
bot-novice = Novice : apprend, et souvent distrait.
bot-easy = Facile : sensé, avec une étourderie de temps en temps.
bot-medium = Moyen : réfléchit un peu à l’avance.
bot-hard = Difficile : réfléchit bien à l’avance.
bot-expert = Expert : prend son temps, et votre victoire.
