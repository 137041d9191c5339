game-tic-tac-toe = Tris su nove caselle: il gioco più piccolo, e il primo da leggere per scriverne uno.
tic-tac-toe-prompt = Metti il tuo segno in una casella vuota.
tic-tac-toe-choice = Casella { $cell }
tic-tac-toe-marked = { $seat } segna la casella { $cell }.
