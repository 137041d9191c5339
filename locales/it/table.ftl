seat = Posto { $number }
mode-standard = Standard
setup-no-such-mode = questa modalità non esiste; ci sono: { $known }
setup-no-such-option = questa opzione non esiste; ci sono: { $known }
setup-bad-value = { $value } non è tra: { $allowed }
setup-seats = servono da { $min } a { $max } giocatori
setup-unreadable = illeggibile: { $why }
