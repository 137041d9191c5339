# Map Masters: tutti i testi del gioco.
game-map-masters = A ogni round costruisci un dungeon di cinque carte e tracciaci un solo percorso; ciò che viene cerchiato per gli obiettivi fa vincere.

# Opzioni
map-masters-mode-versus = Versus
map-masters-mode-correspondence = Per corrispondenza: ognuno con i propri tempi
map-masters-mode-hot-seat = Un solo dispositivo per tutti, senza bonus tempo
map-masters-option-time-bonus = Bonus tempo
map-masters-option-time-bonus-help = Come si stabilisce chi finisce per primo un round con la clessidra.
map-masters-time-live = Dal vivo: il primo «Finito!» al tavolo
map-masters-time-clock = Orologio: il tempo personale più breve
map-masters-time-off = Disattivato: non lo ottiene nessuno
map-masters-option-time-points = Valore del bonus tempo
map-masters-option-time-points-help = Punti per il primo a finire in un round con la clessidra.
map-masters-option-timer = Timer di cinque minuti
map-masters-option-timer-help = Quando scade, vale ciò che è stato tracciato fin lì.
map-masters-option-reopen = «Finito» si può ritirare
map-masters-option-reopen-help = Finché non hanno finito tutti, un giocatore può riprendere a tracciare. Per tavoli di sole persone.
map-masters-option-computers-claim = I computer rivendicano il bonus tempo dopo
map-masters-option-computers-claim-help = Secondi di attesa dei giocatori computer; 0 per mai.
map-masters-option-youngest = Posto del giocatore più giovane
map-masters-option-youngest-help = Gioca il primo turno di mercato; 0 per tirare a sorte.
map-masters-no-such-seat = A questo tavolo non c’è quel posto.

# Domande
map-masters-prompt-market = Compra un articolo o passa. Hai { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
map-masters-prompt-give-up = Rinuncia a uno dei tuoi due vecchi libri di magia.
map-masters-prompt-look = Guardare la prima carta o pescare coperto?
map-masters-prompt-first-card = Hai pescato { $card }. La tieni o la scarti?
map-masters-prompt-signal = Dai il segnale di partenza.
map-masters-prompt-start = Scopri le tue carte: il tuo tempo comincia ora.
map-masters-prompt-reopen = Hai finito. Puoi ripensarci finché non hanno finito tutti.
map-masters-prompt-explore = Costruisci il tuo dungeon e traccia un percorso.
map-masters-prompt-refresh = Usa gli ottimizzatori ({ $recycling } riciclo, { $scissors } forbici) e i libri di magia, o termina.
map-masters-prompt-over = La partita è finita.
map-masters-build = A parole, per esempio: done crossways 0,0; guardroom! 1,0 | 1:N s s e (oppure: best)
map-masters-misstep = Passo { $step } ({ $drawn }) del percorso.
map-masters-misstart = L’inizio del percorso.

# Scelte
map-masters-pass = Passa per questo round
map-masters-give-up = Rinuncia a { $book }
map-masters-look = Guarda la prima carta con { $book }
map-masters-draw = Pesca coperto come al solito
map-masters-keep = Tienila
map-masters-discard = Scartala
map-masters-start = Via
map-masters-draft = Tieni una bozza
map-masters-done-blank = Non consegnare nulla
map-masters-done = Consegna { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} con il percorso { $path }
map-masters-reopen = Riprendi a tracciare
map-masters-time-up = Tempo scaduto
map-masters-recycle = Ricicla { $card }
map-masters-recycle-paid = Ricicla { $card } per 2 monete
map-masters-remove = Elimina { $card } per sempre
map-masters-remove-book = Elimina { $card } per sempre con il libro di magia
map-masters-swap = Scambia { $card } con { $taken }
map-masters-finish = Non usare altro
map-masters-buy-fairy = Segnalino fata { $fairy } per { $price }
map-masters-buy-fairy-gift = Segnalino fata { $fairy } per { $price }, e { $gift } gratis
map-masters-buy-book = { $book } per { $price }
map-masters-buy-blind-book = Un libro di magia alla cieca per { $price }
map-masters-buy-card = { $card } per { $price }{ $how }
map-masters-buy-blind-card = Una carta alla cieca della colonna { $cost } per { $price }{ $how }
map-masters-full-price = { "" }
map-masters-reduced = { " " }con lo sconto
map-masters-fairy-sword = spada
map-masters-fairy-scroll = pergamena
map-masters-fairy-key = chiave
map-masters-fairy-rope = corda
map-masters-two-items = { $one } e { $other }
map-masters-blind-book = un libro di magia alla cieca
map-masters-blind-card = una carta alla cieca della colonna { $cost }

# Obiettivi
map-masters-objective-barrel = { $points } per barile
map-masters-objective-key = { $points } per chiave
map-masters-objective-pit = { $points } per fossa incontrata
map-masters-objective-scroll = { $points } per pergamena
map-masters-objective-monster = { $points } per mostro sconfitto
map-masters-objective-rope = { $points } per corda
map-masters-objective-padlock = { $points } per lucchetto aperto
map-masters-objective-sword = { $points } per spada
map-masters-objective-room = { $points } per stanza visitata
map-masters-objective-coin = { $points } per moneta
map-masters-objective-magic-circle = { $points } per cerchio magico
map-masters-objective-stairway = { $points } per scala
map-masters-with-hourglass = { $objective } ⧗

# Il tavolo
map-masters-header = Round { $round } di 6 · obiettivo primario: { $objective }
map-masters-player = { $seat }: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}, mazzo { $deck }, scarti { $discard }, coperte { $facedown }
map-masters-your-draft = Bozza di { $seat }:
map-masters-handed-in = Consegnato da { $seat }:
map-masters-last-dungeon = Ultimo dungeon di { $seat }:
map-masters-draw-signs = Segni: c moneta, b barile, k chiave, s spada, r corda, p pergamena, m mostro, l lucchetto, f botola, v lava, o cerchio magico, t scale, y riciclo, x forbici, maiuscole nelle stanze
map-masters-over = La partita è finita.

# Il registro
map-masters-log-round = Round { $round }: { $seat } apre il mercato.
map-masters-log-primary = Prossimo obiettivo primario: { $objective }.
map-masters-log-secondary = Obiettivo secondario: { $objective }.
map-masters-log-bought = { $seat } compra { $item }.
map-masters-log-blind-book = { $seat } ottiene { $book }.
map-masters-log-blind-card = { $seat } ottiene { $card }.
map-masters-log-shown = { $card } arriva al mercato.
map-masters-log-passed = { $seat } passa.
map-masters-log-cannot-buy = { $seat } non può comprare nulla e passa.
map-masters-log-gave-up = { $seat } rinuncia a { $book }.
map-masters-log-looks = { $seat } guarda la prima carta.
map-masters-log-sees = È { $card }.
map-masters-log-keeps = { $seat } tiene { $card }.
map-masters-log-discards = { $seat } scarta { $card }.
map-masters-log-draws = { $seat } pesca { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}.
map-masters-log-reshuffles = { $seat } rimescola gli scarti.
map-masters-log-signal = { $seat } dice: Via!
map-masters-log-turns-up = { $seat } scopre { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
map-masters-log-finished = { $seat } ha finito.
map-masters-log-claimed = { $seat } ha finito per primo e rivendica il bonus tempo!
map-masters-log-reopened = { $seat } riprende a tracciare.
map-masters-log-time-up = Tempo scaduto per { $seat }.
map-masters-log-revealed = { $seat } mostra un dungeon di { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} e un percorso di { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}.
map-masters-log-wished = { $seat } rinuncia per sempre al desiderio della fata.
map-masters-log-coins = { $seat } riceve { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
map-masters-log-scores-primary = { $seat } segna { $points } per l’obiettivo primario ({ $units ->
    [one] { $units } trovato
   *[other] { $units } trovati
}).
map-masters-log-scores-secondary = { $seat } segna { $points } per l’obiettivo secondario ({ $units ->
    [one] { $units } trovato
   *[other] { $units } trovati
}).
map-masters-log-time-bonus = { $seat } ottiene il bonus tempo.
map-masters-log-exits = { $seat } ha trovato un’uscita.
map-masters-log-possible = { $seat } ne ha ricavato { $made ->
    [one] { $made } punto
   *[other] { $made } punti
}; il meglio trovato era { $best } (massimo possibile: { $bound }): { $drawing }
map-masters-log-recycles = { $seat } tiene { $card } per il prossimo round.
map-masters-log-removes = { $seat } elimina { $card } per sempre.
map-masters-log-swaps = { $seat } scambia { $card } con { $taken }.
map-masters-log-refreshed = { $seat } ha riordinato.
map-masters-log-market-renewed = Il mercato viene rinnovato.
map-masters-log-final = { $seat } chiude con { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}.

# Libri di magia
map-masters-card-spellbook-slay-monster = Uccidi mostri
map-masters-card-spellbook-slay-monster-text = Sconfiggi un mostro, in un corridoio o in una stanza, senza spada.
map-masters-card-spellbook-fairy-wish = Desiderio della fata
map-masters-card-spellbook-fairy-wish-text = Elimina per sempre questo libro e prendi un segnalino fata a scelta per questo round, anche se esaurito.
map-masters-card-spellbook-leap-to-monster = Balzo verso un mostro
map-masters-card-spellbook-leap-to-monster-text = Teletrasportati da qualunque punto del tuo percorso a un mostro; poi devi sconfiggerlo come al solito.
map-masters-card-spellbook-unlock = Apriserrature
map-masters-card-spellbook-unlock-text = Apri un lucchetto senza chiave.
map-masters-card-spellbook-pit-crossing = Attraversafosse
map-masters-card-spellbook-pit-crossing-text = Attraversa una botola o una fossa di lava senza corda.
map-masters-card-spellbook-path-crossing = Incrocio del percorso
map-masters-card-spellbook-path-crossing-text = Il tuo percorso può incrociarsi una volta, senza rifare un corridoio.
map-masters-card-spellbook-pitfall-climb = Risalita dalla botola (SB-4)
map-masters-card-spellbook-pitfall-climb-text = Risali da una botola che non hai usato.
map-masters-card-spellbook-free-circle = Cerchio gratuito
map-masters-card-spellbook-free-circle-text = Attiva un cerchio magico senza pergamena.
map-masters-card-spellbook-barrel-hop = Salto tra barili
map-masters-card-spellbook-barrel-hop-text = Teletrasportati da un barile raggiunto a un altro barile.
map-masters-card-spellbook-dungeon-discount = Sconto dungeon
map-masters-card-spellbook-dungeon-discount-text = Compra una carta Dungeon con una moneta di sconto.
map-masters-card-spellbook-wrap-vertical = Passaggio alto-basso
map-masters-card-spellbook-wrap-vertical-text = Da un bordo libero in alto o in basso prosegui dall’ingresso esattamente opposto.
map-masters-card-spellbook-wrap-horizontal = Passaggio sinistra-destra
map-masters-card-spellbook-wrap-horizontal-text = Da un bordo libero a sinistra o a destra prosegui dall’ingresso esattamente opposto.
map-masters-card-spellbook-card-removal = Rimozione carta
map-masters-card-spellbook-card-removal-text = Nella fase di ripristino elimina per sempre una carta di questo round.
map-masters-card-spellbook-fairy-gift = Dono della fata
map-masters-card-spellbook-fairy-gift-text = Quando compri un segnalino fata, prendine gratis uno di tipo diverso.
map-masters-card-spellbook-paid-recycle = Riciclo a pagamento
map-masters-card-spellbook-paid-recycle-text = Nella fase di ripristino paga 2 monete per tenere una carta di questo round per il prossimo.
map-masters-card-spellbook-first-draw = Ripensamento
map-masters-card-spellbook-first-draw-text = Guarda la prima carta che peschi; tienila o scartala, poi continua a pescare.
map-masters-card-spellbook-market-swap = Scambio al mercato
map-masters-card-spellbook-market-swap-text = Nella fase di ripristino scambia una carta Dungeon giocata con una del mercato di costo pari o inferiore.

# Carte
map-masters-card-starter-crossways = Crocevia
map-masters-card-starter-guardroom = Corpo di guardia
map-masters-card-starter-cellar-steps = Gradini della cantina
map-masters-card-starter-wolf-den = Tana del lupo
map-masters-card-starter-locked-store = Magazzino chiuso
map-masters-card-starter-long-hall = Sala lunga
map-masters-card-starter-split-level = Mezzo piano
map-masters-card-starter-twin-chambers = Camere gemelle
map-masters-card-starter-old-cloister = Vecchio chiostro
map-masters-card-dungeon-ropewalk = Corderia
map-masters-card-dungeon-coopers-store = Magazzino del bottaio
map-masters-card-dungeon-sunken-landing = Approdo sommerso
map-masters-card-dungeon-rusty-armoury = Armeria arrugginita
map-masters-card-dungeon-old-scriptorium = Vecchio scriptorium
map-masters-card-dungeon-tollgate = Casello
map-masters-card-dungeon-lone-sentry = Sentinella solitaria
map-masters-card-dungeon-chalk-circle = Cerchio di gesso
map-masters-card-dungeon-paired-stones = Pietre appaiate
map-masters-card-dungeon-cutpurse-corner = Angolo dei borseggiatori
map-masters-card-dungeon-under-the-road = Sotto la strada
map-masters-card-dungeon-trapdoor-pantry = Dispensa con botola
map-masters-card-dungeon-lava-crack = Crepa di lava
map-masters-card-dungeon-key-cupboard = Armadio delle chiavi
map-masters-card-dungeon-cloister-walk = Passeggiata del chiostro
map-masters-card-dungeon-hermits-nook = Angolo dell’eremita
map-masters-card-dungeon-crooked-mile = Miglio tortuoso
map-masters-card-dungeon-goblin-kennel = Canile dei goblin
map-masters-card-dungeon-wine-vault = Cantina dei vini
map-masters-card-dungeon-goblin-kitchen = Cucina dei goblin
map-masters-card-dungeon-drop-shaft = Pozzo di caduta
map-masters-card-dungeon-reading-room = Sala di lettura
map-masters-card-dungeon-rope-bridge = Ponte di corda
map-masters-card-dungeon-crossed-blades = Lame incrociate
map-masters-card-dungeon-locksmiths-den = Covo del fabbro
map-masters-card-dungeon-steam-vents = Bocche di vapore
map-masters-card-dungeon-waystones = Pietre miliari
map-masters-card-dungeon-spiral-stair = Scala a chiocciola
map-masters-card-dungeon-undertow = Risucchio
map-masters-card-dungeon-coin-press = Zecca
map-masters-card-dungeon-hound-pens = Recinto dei mastini
map-masters-card-dungeon-hidden-cellar = Cantina nascosta
map-masters-card-dungeon-twin-galleries = Gallerie gemelle
map-masters-card-dungeon-pilgrims-loop = Anello del pellegrino
map-masters-card-dungeon-chandlery = Candeleria
map-masters-card-dungeon-ossuary = Ossario
map-masters-card-dungeon-ogres-larder = Dispensa dell’orco
map-masters-card-dungeon-twin-strongrooms = Camere blindate gemelle
map-masters-card-dungeon-the-chasm = La voragine
map-masters-card-dungeon-arcane-gallery = Galleria arcana
map-masters-card-dungeon-the-forge = La fucina
map-masters-card-dungeon-great-hall = Sala grande
map-masters-card-dungeon-smugglers-tunnel = Galleria dei contrabbandieri
map-masters-card-dungeon-collapsed-mine = Miniera crollata
map-masters-card-dungeon-keymaster = Maestro delle chiavi
map-masters-card-dungeon-pentacle = Pentacolo
map-masters-card-dungeon-menagerie = Serraglio
map-masters-card-dungeon-barracks = Caserma
map-masters-card-dungeon-treasury = Tesoreria
map-masters-card-dungeon-well-shaft = Pozzo
map-masters-card-dungeon-winding-mile = Miglio serpeggiante
map-masters-card-dungeon-abbey = Abbazia
map-masters-card-dungeon-workshop = Officina
map-masters-card-dungeon-flooded-crypt = Cripta allagata
map-masters-card-dungeon-dragons-hoard = Tesoro del drago
map-masters-card-dungeon-royal-vault = Caveau reale
map-masters-card-dungeon-the-abyss = L’abisso
map-masters-card-dungeon-circle-sanctum = Santuario dei cerchi
map-masters-card-dungeon-volcano-heart = Cuore del vulcano
map-masters-card-dungeon-throne-room = Sala del trono
map-masters-card-dungeon-undercity = Città sotterranea
map-masters-card-dungeon-grand-arsenal = Grande arsenale
map-masters-card-dungeon-great-archive = Grande archivio
map-masters-card-dungeon-master-locks = Serrature maestre
map-masters-card-dungeon-the-arena = L’arena
map-masters-card-dungeon-bazaar = Bazar
map-masters-card-dungeon-clockwork-hall = Sala degli ingranaggi
map-masters-card-dungeon-watchtowers = Torri di guardia
map-masters-card-dungeon-maze-of-whispers = Labirinto dei sussurri
map-masters-card-dungeon-cathedral-nave = Navata della cattedrale
map-masters-card-dungeon-mimic-gallery = Galleria dei mimic
map-masters-card-dungeon-heart-of-the-mountain = Cuore della montagna
map-masters-card-example-plain = Semplice
map-masters-card-example-plain-two = Semplice, una seconda
map-masters-card-example-plain-three = Semplice, una terza
map-masters-card-example-half-open = Aperta a metà
map-masters-card-example-shaft = Pozzo dritto
map-masters-card-example-stores = Provviste
map-masters-card-example-guard = Guardia
map-masters-card-example-gate = Cancello
map-masters-card-example-keys = Tre chiavi
map-masters-card-example-chasm = Crepaccio
map-masters-card-example-trapdoor = Botola
map-masters-card-example-two-pits = Due fosse
map-masters-card-example-oubliette = Segreta
map-masters-card-example-four-doors = Quattro porte
map-masters-card-example-sanctum = Santuario
map-masters-card-example-circles = Tre cerchi
map-masters-card-example-deep-circle = Cerchio profondo
map-masters-card-example-crossroads = Bivio
map-masters-card-example-den = Tana
map-masters-card-example-lair = Covo
map-masters-card-example-blind-alley = Vicolo cieco
map-masters-card-example-hoard = Gruzzolo
map-masters-card-example-workshop = Laboratorio
map-masters-card-example-stair-hall = Vano scala
map-masters-card-example-ambush = Imboscata
