game-tic-tac-toe = Three in a row on nine cells: the smallest game, and the first to read when you want to write one.
tic-tac-toe-prompt = Put your mark into an empty cell.
tic-tac-toe-choice = Cell { $cell }
tic-tac-toe-marked = { $seat } marks cell { $cell }.
