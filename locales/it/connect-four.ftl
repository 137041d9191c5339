game-connect-four = Fai cadere i gettoni in sette colonne; quattro in fila vincono.
connect-four-prompt = Fai cadere un gettone in una colonna non piena.
connect-four-choice = Colonna { $column }
connect-four-dropped = { $seat } fa cadere un gettone nella colonna { $column }.
