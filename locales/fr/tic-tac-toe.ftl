game-tic-tac-toe = Trois alignés sur neuf cases : le plus petit jeu, et le premier à lire pour en écrire un.
tic-tac-toe-prompt = Placez votre marque dans une case vide.
tic-tac-toe-choice = Case { $cell }
tic-tac-toe-marked = { $seat } marque la case { $cell }.
