game-connect-four = Laissez tomber des jetons dans sept colonnes ; quatre alignés gagnent.
connect-four-prompt = Laissez tomber un jeton dans une colonne qui n’est pas pleine.
connect-four-choice = Colonne { $column }
connect-four-dropped = { $seat } laisse tomber un jeton dans la colonne { $column }.
