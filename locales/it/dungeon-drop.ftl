game-dungeon-drop = Lascia cadere i cubi sul tavolo, forma stanze tra le colonne e saccheggiale; vince l’eroe più ricco.
dungeon-drop-mode-versus = Competitiva
dungeon-drop-mode-heroic = Cooperazione eroica
dungeon-drop-mode-heroic-live = Cooperazione eroica, meeple dal vivo
dungeon-drop-mode-hero-draft = Draft degli eroi
dungeon-drop-mode-hero-construction = Costruzione degli eroi
dungeon-drop-mode-dungeon-construction = Costruzione del dungeon
dungeon-drop-mode-solo = Speleologo solitario (completato con regole della casa)
dungeon-drop-option-heroic = Cooperazione eroica
dungeon-drop-option-heroic-help = I meeple ottengono punti nelle stanze saccheggiate dagli altri.
dungeon-drop-option-solo = Speleologo solitario
dungeon-drop-option-solo-help = Un eroe, sempre più in profondità; completato con regole della casa.
dungeon-drop-option-heroes = Eroi
dungeon-drop-option-heroes-help = Come gli eroi vengono assegnati ai giocatori.
dungeon-drop-option-dungeon = Costruzione del dungeon
dungeon-drop-option-dungeon-help = I giocatori piazzano le colonne.
dungeon-drop-option-live = Meeple dal vivo
dungeon-drop-option-live-help = I meeple anticipano la formazione della stanza; altrimenti si chiede a turno ai proprietari.
dungeon-drop-option-deadly = Rifiuta le stanze mortali
dungeon-drop-option-deadly-help = Una stanza con troppi mostri viene rifiutata invece di costare il turno.
dungeon-drop-option-angle = Angolo di schicchera
dungeon-drop-option-angle-help = Di quanti decimi di grado la sorte devia al massimo una schicchera.
dungeon-drop-option-strength = Forza di schicchera
dungeon-drop-option-strength-help = Di quanto per cento la sorte cambia al massimo la forza di una schicchera.
dungeon-drop-heroes-dealt = distribuiti a caso
dungeon-drop-heroes-draft = scelti con un draft
dungeon-drop-heroes-construction = uno su due ciascuno
dungeon-drop-setup-rule = Vedi la regola { $rule }.
dungeon-drop-kind-gold = oro
dungeon-drop-piece-gold = oro { $number }
dungeon-drop-count-gold = { $count ->
    [one] { $count } oro
   *[other] { $count } oro
}
dungeon-drop-kind-key = chiave
dungeon-drop-piece-key = chiave { $number }
dungeon-drop-count-key = { $count ->
    [one] { $count } chiave
   *[other] { $count } chiavi
}
dungeon-drop-kind-chest = scrigno
dungeon-drop-piece-chest = scrigno { $number }
dungeon-drop-count-chest = { $count ->
    [one] { $count } scrigno
   *[other] { $count } scrigni
}
dungeon-drop-kind-clear = gemma trasparente
dungeon-drop-piece-clear = gemma trasparente { $number }
dungeon-drop-count-clear = { $count ->
    [one] { $count } gemma trasparente
   *[other] { $count } gemme trasparenti
}
dungeon-drop-kind-pink = gemma rosa
dungeon-drop-piece-pink = gemma rosa { $number }
dungeon-drop-count-pink = { $count ->
    [one] { $count } gemma rosa
   *[other] { $count } gemme rosa
}
dungeon-drop-kind-blue = gemma blu
dungeon-drop-piece-blue = gemma blu { $number }
dungeon-drop-count-blue = { $count ->
    [one] { $count } gemma blu
   *[other] { $count } gemme blu
}
dungeon-drop-kind-potion = pozione di cura
dungeon-drop-piece-potion = pozione di cura { $number }
dungeon-drop-count-potion = { $count ->
    [one] { $count } pozione di cura
   *[other] { $count } pozioni di cura
}
dungeon-drop-kind-shield = scudo magico
dungeon-drop-piece-shield = scudo magico { $number }
dungeon-drop-count-shield = { $count ->
    [one] { $count } scudo magico
   *[other] { $count } scudi magici
}
dungeon-drop-kind-relic = reliquia
dungeon-drop-piece-relic = reliquia { $number }
dungeon-drop-count-relic = { $count ->
    [one] { $count } reliquia
   *[other] { $count } reliquie
}
dungeon-drop-kind-goblin = goblin
dungeon-drop-piece-goblin = goblin { $number }
dungeon-drop-count-goblin = { $count ->
    [one] { $count } goblin
   *[other] { $count } goblin
}
dungeon-drop-kind-troll = troll
dungeon-drop-piece-troll = troll { $number }
dungeon-drop-count-troll = { $count ->
    [one] { $count } troll
   *[other] { $count } troll
}
dungeon-drop-kind-dragon = drago
dungeon-drop-piece-dragon = drago { $number }
dungeon-drop-count-dragon = { $count ->
    [one] { $count } drago
   *[other] { $count } draghi
}
dungeon-drop-kind-pillar = colonna
dungeon-drop-piece-pillar = colonna { $number }
dungeon-drop-count-pillar = { $count ->
    [one] { $count } colonna
   *[other] { $count } colonne
}
dungeon-drop-kind-staircase = scalinata
dungeon-drop-piece-staircase = scalinata { $number }
dungeon-drop-count-staircase = { $count ->
    [one] { $count } scalinata
   *[other] { $count } scalinate
}
dungeon-drop-and = { $all }, { $one }
dungeon-drop-nothing = niente
dungeon-drop-told-hero = { $seat } è { $race } { $class }.
dungeon-drop-told-kept = { $seat } tiene { $card }.
dungeon-drop-told-chose = { $seat } ha scelto.
dungeon-drop-told-level = Si apre il livello { $level }.
dungeon-drop-told-placed = { $seat } piazza una colonna.
dungeon-drop-told-dropped = { $seat } lascia cadere { $pieces } da { $height } cm.
dungeon-drop-told-flicked = { $seat } dà una schicchera a { $piece }.
dungeon-drop-told-off = { $pieces }: fuori dal tavolo; la prossima esplorazione li fa ricadere ({ $rule }).
dungeon-drop-told-used = { $seat } usa l’abilità di { $source }.
dungeon-drop-told-moved = { $seat } sposta { $pieces }.
dungeon-drop-told-took = { $seat } prende { $pieces }.
dungeon-drop-told-life = A { $seat } { $life ->
    [one] resta { $life } punto vita
   *[other] restano { $life } punti vita
}.
dungeon-drop-told-drank = { $seat } beve una pozione ({ $rule }).
dungeon-drop-told-meeple = { $seat } piazza il meeple.
dungeon-drop-told-cooperated = { $seat } ottiene un punto cooperazione ({ $rule }).
dungeon-drop-told-looted = { $seat } saccheggia { $pieces }; { $life ->
    [one] resta { $life } punto vita
   *[other] restano { $life } punti vita
}.
dungeon-drop-told-trembled = { $seat } trema di paura e perde il turno ({ $rule }).
dungeon-drop-told-no-room = { $seat } non forma alcuna stanza ({ $rule }).
dungeon-drop-told-round = Round { $round }; ordine dei posti: { $order }.
dungeon-drop-told-quest = { $seat } rivela { $quest }.
dungeon-drop-told-chest = { $seat } apre uno scrigno che vale { $points }.
dungeon-drop-told-score = { $seat } totalizza { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
dungeon-drop-told-lost = L’eroe si perde nel buio.
dungeon-drop-told-left = L’eroe esce con { $relics ->
    [one] { $relics } frammento
   *[other] { $relics } frammenti
}: { $saved }.
dungeon-drop-saved-nothing = nulla è salvo
dungeon-drop-saved-village = il villaggio è salvo
dungeon-drop-saved-kingdom = il regno è salvo
dungeon-drop-saved-world = il mondo intero è salvo
dungeon-drop-source-race = razza
dungeon-drop-source-class = classe
dungeon-drop-ask-draft = Tieni una carta della mano che hai.
dungeon-drop-ask-hero = Tieni una razza e una classe.
dungeon-drop-ask-quest = Tieni una missione.
dungeon-drop-ask-pillar = Piazza una colonna nel dungeon.
dungeon-drop-ask-meeple = Piazza il tuo meeple, o passa.
dungeon-drop-ask-enter = Entra nel dungeon: forma una stanza che contiene il tuo meeple.
dungeon-drop-ask-explore = Esplora: mira dove far cadere i cubi.
dungeon-drop-ask-act = Agisci: usa la tua razza o la tua classe, o nessuna.
dungeon-drop-ask-acting = Continua la tua abilità, o fermati.
dungeon-drop-ask-loot = Saccheggia: forma una stanza.
dungeon-drop-ask-move = Muoviti in una nuova stanza, o resta.
dungeon-drop-ask-rest = Bevi, o termina il turno.
dungeon-drop-ask-stairs = Sei davanti alla scalinata.
dungeon-drop-ask-nothing = La partita è finita.
dungeon-drop-build-use = un altro uso di un’abilità, a parole, ad esempio «{ $example }»
dungeon-drop-do-keep = Tieni { $card }
dungeon-drop-do-keep-hero = Tieni { $race } e { $class }
dungeon-drop-do-pillar = Piazza una colonna a { $x }, { $y } mm
dungeon-drop-do-explore = Lascia cadere sopra { $x }, { $y } mm da { $height } cm
dungeon-drop-do-meeple = Piazza il meeple a { $x }, { $y } mm
dungeon-drop-do-pass = Passa
dungeon-drop-do-done = Nessuna abilità
dungeon-drop-do-no-room = Non formare stanze
dungeon-drop-do-stay = Resta
dungeon-drop-do-end-turn = Termina il turno
dungeon-drop-do-go-on = Continua su questo livello
dungeon-drop-do-descend = Scendi
dungeon-drop-do-leave = Lascia il dungeon
dungeon-drop-do-give-up = Rinuncia
dungeon-drop-do-drink-goblin = Bevi: cura il morso di un goblin
dungeon-drop-do-drink-troll = Bevi: cura uno dei due punti di un troll
dungeon-drop-do-drink-half-troll = Bevi: cura l’ultimo punto di un troll
dungeon-drop-do-drink-marker = Bevi: cura un punto pagato
dungeon-drop-do-use-ready = { $card }: { $text }
dungeon-drop-do-use-heal = { $card }: { $text }
dungeon-drop-do-use-drop = { $card }: fai ricadere { $pieces } sopra { $x }, { $y } mm da { $height } cm
dungeon-drop-do-use-flick = { $card }: schicchera a { $piece }, { $x } a destra, { $y } in basso (mm/s)
dungeon-drop-do-use-barter = { $card }: dai { $give } per { $piece }
dungeon-drop-do-use-swap = { $card }: scambia { $piece } e { $other }
dungeon-drop-do-use-carry = { $card }: porta { $piece } a { $x }, { $y } mm
dungeon-drop-do-use-slide = { $card }: fai scivolare { $piece } verso { $degrees }°
dungeon-drop-do-use-pilfer = { $card }: sgraffigna { $piece }
dungeon-drop-do-use-transmute = { $card }: trasmuta { $piece }
dungeon-drop-do-room = { $count ->
    [one] Colonna
   *[other] Colonne
} { $pillars }: { $pieces }{ $damage ->
    [0] { "" }
   *[other] { ";" } vita −{ $damage }
}{ $shields ->
    [0] { "" }
   *[other] { ";" } scudi −{ $shields }
}
dungeon-drop-do-room-heroic = { $count ->
    [one] Colonna
   *[other] Colonne
} { $pillars }: { $pieces }
dungeon-drop-why-life = Ti { $life ->
    [one] resta { $life } punto vita
   *[other] restano { $life } punti vita
}, e almeno uno deve restare.
dungeon-drop-why-dragon = Hai { $shields ->
    [one] { $shields } scudo
   *[other] { $shields } scudi
}, e il drago ne richiede uno.
dungeon-drop-status = Round { $round }; { $box ->
    [one] { $box } pezzo
   *[other] { $box } pezzi
} nella scatola.
dungeon-drop-own-quest = La tua missione, { $quest }: { $text }
dungeon-drop-own-card = { $card }: { $text }
dungeon-drop-race-card = { $card } (iniziativa { $initiative }, vita { $life }): { $text }
dungeon-drop-status-solo = Livello { $level }, turno { $turn }; frammenti: { $relics }; { $box ->
    [one] { $box } pezzo
   *[other] { $box } pezzi
} nella scatola.
dungeon-drop-piece-at = { $piece } a { $x }, { $y }
dungeon-drop-hero-line = { $race } { $class }, vita { $life }/{ $of }, peso { $weight }: { $stash }
dungeon-drop-hero-unmade = ancora nessun eroe; scelto: { $chosen }
dungeon-drop-card-fairy = Fata
dungeon-drop-card-fairy-text = Polvere di fata: raccogli tutti i cubi entro 60 mm da un punto e lasciali ricadere lì sopra.
dungeon-drop-card-boblin = Boblin
dungeon-drop-card-boblin-text = Fino a tre goblin della stanza saccheggiata in questo turno non costano vita.
dungeon-drop-card-hawkmyn = Hawkmyn
dungeon-drop-card-hawkmyn-text = Al prezzo di due punti vita, un’altra colonna può trovarsi nella stanza saccheggiata in questo turno; resta lì. In solitario: muoviti tenendo un solo segnalino.
dungeon-drop-card-spiderkin = Aracnide
dungeon-drop-card-spiderkin-text = Al prezzo di due punti vita, la stanza saccheggiata in questo turno può avere quattro colonne.
dungeon-drop-card-kobold = Coboldo
dungeon-drop-card-kobold-text = Al prezzo di un punto vita, baratta un cubo del tuo bottino con un tesoro del dungeon; il tuo viene lasciato cadere al suo posto.
dungeon-drop-card-gnome = Gnomo
dungeon-drop-card-gnome-text = Due cubi che non sono colonne, distanti fino a 200 mm, si scambiano di posto.
dungeon-drop-card-wood-elf = Elfo dei boschi
dungeon-drop-card-wood-elf-text = Dai una schicchera delicata a non più di due tesori.
dungeon-drop-card-human = Umano
dungeon-drop-card-human-text = Dai una schicchera a un cubo qualsiasi.
dungeon-drop-card-molefolk = Popolo talpa
dungeon-drop-card-molefolk-text = Scava una galleria: gli angoli della stanza di questo turno si avvicinano di un quinto al centro.
dungeon-drop-card-ogre = Ogre
dungeon-drop-card-ogre-text = La stanza di questo turno prende anche ciò che si trova entro 2 mm.
dungeon-drop-card-high-elf = Alto Elfo
dungeon-drop-card-high-elf-text = Raccogli fino a tre cubi fuori dal confine del dungeon e lasciali ricadere.
dungeon-drop-card-half-orc = Mezzorco
dungeon-drop-card-half-orc-text = Al prezzo di un punto vita, dai una schicchera a non più di due colonne o mostri.
dungeon-drop-card-satyr = Satiro
dungeon-drop-card-satyr-text = Raccogli fino a sei cubi entro 70 mm da un punto e lasciali ricadere lì sopra.
dungeon-drop-card-dwarf = Nano
dungeon-drop-card-dwarf-text = Sposta una colonna fino a 90 mm.
dungeon-drop-card-automaton = Automa
dungeon-drop-card-automaton-text = Fai scivolare dritto fino a due cubi, fino a 70 mm, finché toccano qualcosa.
dungeon-drop-card-mage = Mago
dungeon-drop-card-mage-text = Raccogli fino a tre cubi dello stesso colore e lasciali ricadere insieme.
dungeon-drop-card-cleric = Chierico
dungeon-drop-card-cleric-text = Scopri fino a due dei tuoi punti vita.
dungeon-drop-card-bard = Bardo
dungeon-drop-card-bard-text = Attira un mostro: posalo fino a 120 mm di distanza.
dungeon-drop-card-beastmaster = Signore delle bestie
dungeon-drop-card-beastmaster-text = Fino a due goblin o troll della stanza saccheggiata in questo turno non costano vita.
dungeon-drop-card-rogue = Ladro
dungeon-drop-card-rogue-text = Al prezzo di un punto vita, prendi un cubo d’oro che si trova fuori dal confine del dungeon.
dungeon-drop-card-warrior = Guerriero
dungeon-drop-card-warrior-text = Dai una schicchera a non più di due mostri.
dungeon-drop-card-alchemist = Alchimista
dungeon-drop-card-alchemist-text = Metti un tesoro o un mostro del dungeon nella scatola; un altro, pescato senza guardare, cade al suo posto.
dungeon-drop-card-cartographer = Cartografo
dungeon-drop-card-cartographer-text = Il bordo della stanza di questo turno è una linea sottile da centro a centro delle colonne.
dungeon-drop-card-mason = Muratore
dungeon-drop-card-mason-text = Raccogli fino a due colonne e lasciale ricadere insieme.
dungeon-drop-card-ranger = Ranger
dungeon-drop-card-ranger-text = Dai una schicchera a un cubo qualsiasi con mano ferma: la sorte non lo devia.
dungeon-drop-card-heros-help = L’Aiuto dell’Eroe
dungeon-drop-card-heros-help-text = Trasparenti 2, rosa 2, blu 1. Un punto in più per ogni punto cooperazione; senza meeple, 3 se nessuno ha più punti vita di te.
dungeon-drop-card-hoarders-hunt = La Caccia dell’Accumulatore
dungeon-drop-card-hoarders-hunt-text = Trasparenti 1, rosa 2, blu 2. 2 se nessun bottino è più pesante.
dungeon-drop-card-scouts-specialty = La Specialità dell’Esploratore
dungeon-drop-card-scouts-specialty-text = Trasparenti 2, rosa 2, blu 2. 2 se nessun bottino è più leggero.
dungeon-drop-card-misers-mint = La Zecca dell’Avaro
dungeon-drop-card-misers-mint-text = Trasparenti 2, rosa 1, blu 2. 1 ogni due cubi d’oro.
dungeon-drop-card-locksmiths-luck = La Fortuna del Fabbro
dungeon-drop-card-locksmiths-luck-text = Trasparenti 2, rosa 1, blu 1. 2 per ogni chiave.
dungeon-drop-card-slayers-spoils = Il Bottino dell’Uccisore
dungeon-drop-card-slayers-spoils-text = Trasparenti 1, rosa 2, blu 1. 1 per ogni mostro.
dungeon-drop-card-jewellers-joy = La Gioia del Gioielliere
dungeon-drop-card-jewellers-joy-text = Trasparenti 1, rosa 2, blu 1. 3 per ogni terna dei tre colori.
dungeon-drop-card-tinkers-trinkets = I Ninnoli dello Stagnino
dungeon-drop-card-tinkers-trinkets-text = Piccole e grandi: trasparenti 3/1, rosa 2/1, blu 2/1. 1 ogni cinque tesori piccoli.
dungeon-drop-card-giants-gems = Le Gemme del Gigante
dungeon-drop-card-giants-gems-text = Piccole e grandi: trasparenti 1/2, rosa 1/1, blu 1/2. 1 ogni tre tesori grandi.
dungeon-drop-card-healers-heed = La Cura del Guaritore
dungeon-drop-card-healers-heed-text = Trasparenti 2, rosa 1, blu 2. 1 ogni due punti vita rimasti.
