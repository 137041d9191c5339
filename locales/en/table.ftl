seat = Seat { $number }
mode-standard = Standard
setup-no-such-mode = no such mode; there are: { $known }
setup-no-such-option = no such option; there are: { $known }
setup-bad-value = { $value } is none of: { $allowed }
setup-seats = this takes { $min } to { $max } players
setup-unreadable = cannot be read: { $why }
