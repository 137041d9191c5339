game-connect-four = Drop discs into seven columns; four in a line win.
connect-four-prompt = Drop a disc into a column that is not full.
connect-four-choice = Column { $column }
connect-four-dropped = { $seat } drops a disc into column { $column }.
