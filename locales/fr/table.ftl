seat = Place { $number }
mode-standard = Standard
setup-no-such-mode = ce mode n’existe pas ; il y a : { $known }
setup-no-such-option = cette option n’existe pas ; il y a : { $known }
setup-bad-value = { $value } n’est pas parmi : { $allowed }
setup-seats = il faut de { $min } à { $max } joueurs
setup-unreadable = illisible : { $why }
