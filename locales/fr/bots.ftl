bot-random = Hasard : n’importe quel coup légal.
bot-greedy = Glouton : le coup qui paraît le meilleur tout de suite.
bot-novice = Novice : apprend, et souvent distrait.
bot-easy = Facile : connaît les règles, et se trompe souvent.
bot-medium = Moyen : sensé, avec une étourderie de temps en temps.
bot-hard = Difficile : joue bien, et ne gaspille rien.
bot-expert = Expert : prend son temps, et votre victoire.
