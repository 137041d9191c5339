# Parlamento: tutti i testi del gioco.

game-parley = Inviati offrono per parlare, rivendicano temi contro le obiezioni altrui e redigono trattati; vince la maggiore influenza.
parley-mode-rivals = Rivali
parley-mode-accord = Accordo: si vince o si perde insieme
parley-spies = Spie
parley-spies-help = Gli oratori possono pagare una moneta per leggere la lettera sigillata.
parley-coins = Monete all’inizio
parley-coins-help = Con quante monete comincia ogni inviato.
parley-talks = Durata delle trattative
parley-talks-help = Quanti turni si giocano.
parley-talks-short = Brevi: due turni
parley-talks-long = Lunghe: tre turni
parley-accord = Accordo
parley-accord-help = Gli inviati vincono o perdono insieme.
parley-goal = Meta dell’accordo
parley-goal-help = L’influenza che serve agli inviati insieme.
parley-spies-need-coins = Senza monete nessuno può pagare spie.
parley-accord-no-spies = Inviati che giocano insieme non mandano spie.
parley-topic-trade = il commercio
parley-topic-border = il confine
parley-topic-throne = il trono
parley-ask-bid = Offri per parlare: fino a { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
parley-ask-exchange = Scambia fino a due carte
parley-ask-stone = Mira al segno con la pietra
parley-ask-agenda = Metti in ordine i temi: il primo vale di più
parley-ask-claim = Rivendica un tema con una carta, o cedi
parley-ask-answer = Mostra una carta più alta di { $card }, o passa
parley-ask-treaty = Redigi un trattato di sei passi al massimo
parley-ask-nothing = Le trattative sono finite
parley-a-treaty = un cammino dal centro della mappa: n, e, s, w
parley-do-read = Paga una moneta e leggi la lettera
parley-do-claim = Rivendica { $topic } con { $card }
parley-do-yield = Cedi
parley-do-show = Mostra { $card }
parley-do-pass = Passa
parley-bid-made = { $seat } ha offerto.
parley-speaks =
    { $seat } parla, per { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    }.
parley-letter-read = { $seat } legge la lettera.
parley-letter-says = La lettera è la carta { $card }.
parley-exchanged =
    { $seat } { $count ->
        [0] non scambia nulla
        [one] scambia una carta
       *[other] scambia { $count } carte
    }.
parley-drew =
    { $seat } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
parley-drew-card = Peschi la carta { $card }.
parley-landed =
    La pietra di { $seat } si ferma in { $x }, { $y } e { $coins ->
        [0] non frutta nulla
        [one] frutta una moneta
       *[other] frutta { $coins } monete
    }.
parley-ordered = L’ordine del giorno: { $first }, { $second }, { $third }.
parley-claimed = { $seat } rivendica { $topic } con { $card }.
parley-yielded = { $seat } cede.
parley-shown = { $seat } mostra { $card }.
parley-silent = { $seat } non replica.
parley-passed = { $seat } lascia passare.
parley-took = { $seat } prende { $topic }: { $influence } di influenza.
parley-signed = { $seat } firma un trattato di { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}: { $influence } di influenza.
parley-opened = La lettera si apre: la carta { $card } riguarda { $topic }.
parley-draw-round = Turno { $round } · { $deck ->
    [one] { $deck } carta
   *[other] { $deck } carte
} nel mazzo
parley-draw-envoy = { $seat }: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}, { $influence } di influenza, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
parley-draw-hand = La tua mano: { $cards }
