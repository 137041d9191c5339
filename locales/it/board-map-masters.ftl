# Ciò che sta sul tavolo di Map Masters nella pagina.
board-map-masters-round = Round { $round } di 6
board-map-masters-round-short = Round
board-map-masters-phase-market = Fase di mercato
board-map-masters-phase-give-up = Fase di mercato
board-map-masters-phase-hand-creation = Creazione della mano
board-map-masters-phase-signal = Prima del segnale di partenza
board-map-masters-phase-exploration = Fase di esplorazione
board-map-masters-phase-refresh = Fase di ripristino
board-map-masters-phase-over = La partita è finita
board-map-masters-objectives = Obiettivi
board-map-masters-hourglass = round con bonus tempo: il primo che finisce può rivendicarlo
board-map-masters-market = Mercato
board-map-masters-unseen = Coperta
board-map-masters-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}
board-map-masters-hand = Le mie carte
board-map-masters-facedown = Una carta coperta
board-map-masters-players = Giocatori
board-map-masters-is-done = ha finito
board-map-masters-has-passed = ha passato
board-map-masters-nothing = { "" }
board-map-masters-coins = monete
board-map-masters-primary = Primario
board-map-masters-secondary = Secondario
board-map-masters-time = Bonus tempo
board-map-masters-exit = Uscita
board-map-masters-last = Gli ultimi dungeon
board-map-masters-best-of = Il migliore possibile per { $name }
board-map-masters-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, con ciò che porteranno le monete e l’uscita
board-map-masters-build = Il mio dungeon
board-map-masters-tableau = L’area di costruzione: trascina qui le carte, poi traccia il percorso
board-map-masters-exit-found = uscita trovata
board-map-masters-no-exit = ancora nessuna uscita
board-map-masters-start-at = Parti dalla carta { $card }, imbocco { $mouth }
board-map-masters-north = nord
board-map-masters-east = est
board-map-masters-south = sud
board-map-masters-west = ovest
board-map-masters-step-door = per la porta
board-map-masters-step-stairs = per le scale
board-map-masters-step-drop = giù nella botola
board-map-masters-step-climb = risali
board-map-masters-step-circle = con il cerchio magico a
board-map-masters-step-leap = balzo al mostro in
board-map-masters-step-hop = salto al barile in
board-map-masters-step-pass = prosegui dall’imbocco opposto
board-map-masters-by-item = con un oggetto trovato
board-map-masters-by-fairy = con un segnalino fata
board-map-masters-by-book = con un libro di magia
board-map-masters-by-cross = incrociando il proprio percorso
board-map-masters-turn = Girala (R)
board-map-masters-take-back = Riprendila (Canc)
board-map-masters-step-back = Un passo indietro
board-map-masters-erase = Cancella il percorso
board-map-masters-next-steps = Passi possibili: { $count }
board-map-masters-how = Trascina una carta sul tavolo, o premila. Doppio clic o R la gira, le frecce la spostano. Poi premi un imbocco verde e traccia lungo le caselle gialle, con il puntatore o con le frecce.
board-map-masters-claim = Rivendica il bonus tempo
board-map-masters-done = Finito!
board-map-masters-best = Fai tracciare e consegnare il percorso al computer
map-masters-primer-1 = Abbi il maggior numero di punti dopo sei round. In ogni round costruisci un dungeon di al massimo cinque carte e ci tracci un solo percorso.
map-masters-primer-2 = Mercato: compra carte dungeon, fate e libri di magia, uno alla volta a turno, finché non passi. Le carte comprate sono in mano già in questo round.
map-masters-primer-3 = Esplorazione: posa le carte fianco a fianco, poi traccia da un imbocco. Tutto ciò che il percorso incontra è cerchiato e conta; le chiavi aprono porte, le spade battono mostri, le corde superano le botole, le pergamene attivano i cerchi magici.
map-masters-primer-4 = L’obiettivo primario si conosce prima, il secondario solo dopo. Un percorso che esce da un altro imbocco segna la casella Uscita: chi ne ha di più riceve 2 punti alla fine.
map-masters-primer-5 = Le monete del percorso sono tue da spendere; tre monete rimaste alla fine valgono un punto.
board-map-masters-now-lay = Prima posa le carte: premile, o trascinale sul tavolo.
board-map-masters-now-start = Ora premi un imbocco verde: lì comincia il percorso. Fino ad allora puoi posare altre carte.
board-map-masters-now-draw = Traccia lungo le caselle gialle, e premi Finito quando ti va bene.
board-map-masters-now-end = Da qui il percorso non può proseguire. Torna indietro, o premi Finito.
board-map-masters-done-nothing = Non consegnare nulla
board-map-masters-help = Tasti e gesti
