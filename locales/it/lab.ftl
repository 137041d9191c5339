## La pagina di uno studio: undercroft sim --report

lab-title = { $game }: uno studio
lab-matches = Partite concluse
lab-mode = Modalità
lab-who = Giocatori
lab-seed = Primo seme
lab-decisions = Decisioni
lab-rate = Decisioni al secondo
lab-reading = La linea sottile di una barra è il suo intervallo di confidenza al 95 %, il segno verticale ciò che darebbe il solo caso. ▲ e ▼ indicano un intervallo tutto sopra o tutto sotto. Questo comando rifà la stessa pagina:
lab-troubles = Partite che non sono finite come dovevano
lab-more = { $count ->
    [one] { $count } in più
   *[other] { $count } in più
}
lab-seats = Quota di vittorie per posto
lab-seats-help = Chiunque vi sedesse. Un primo posto condiviso conta per la sua parte.
lab-mean-score = punteggio medio { $score }
lab-players = Quota di vittorie per giocatore
lab-players-help = Ovunque sedessero; i giocatori cambiano posto a ogni partita, salvo richiesta contraria.
lab-roles = Quota di vittorie per eroe
lab-roles-help = Che cosa impersonava un posto, e quante volte quei posti hanno vinto.
lab-cards = Quota di vittorie per carta
lab-cards-help = Dei posti che hanno avuto o usato una cosa almeno una volta in una partita, quanti l’hanno vinta. Chi vince vive più a lungo e usa di più: confronta tra loro le cose di uno stesso tipo, non solo con il caso.
lab-had-by = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
lab-nothing-counted = Questo gioco qui non nomina nulla.
lab-lengths = Durata
lab-lengths-help = Quante decisioni richiede una partita, tutti i posti insieme.
lab-scores = Punteggi
lab-scores-help = I punteggi finali come li conta il regolamento, per giocatore.
lab-no-scores = Questo gioco non tiene punteggio.
lab-mean = media
lab-deviation = deviazione
lab-least = minimo
lab-lower = primo quarto
lab-median = mediana
lab-upper = tre quarti
lab-most = massimo
lab-leads = Cambi al comando
lab-leads-help = È al comando il posto che sta meglio secondo il metro del gioco stesso, guardato dopo ogni decisione. Una partita è decisa quando il suo unico vincitore prende il comando per sempre.
lab-lead-changes = Cambi al comando in una partita
lab-decided = Decisa dopo quale percentuale della partita
lab-no-lead = In questo gioco non si può parlare di comando.
lab-unused = Mai usato
lab-unused-help = Ciò che il gioco conosce e nessuna di queste partite ha mostrato. Altre modalità, più giocatori o giocatori migliori potrebbero mostrarlo.
lab-never-of = { $never } su { $all }
lab-no-catalogue = Questo gioco non dice che cosa c’è da usare.
lab-frequencies = Che cosa è stato fatto e che cosa è successo
lab-frequencies-help = Quante volte, e in quale quota delle partite. I puntini stanno per nomi e numeri.
lab-in-matches = nel { $share } delle partite
lab-actions = Azioni
lab-events = Eventi
lab-written = Scritto: { $file }

## Tipi di cose

thing-book = Libri di magia
thing-card = Carte
thing-clan = Clan
thing-class = Classi
thing-fairy = Fate
thing-hero = Eroi
thing-intern = Tirocinanti
thing-jinx = Ielle
thing-map = Carte mappa
thing-objective = Obiettivi
thing-panic = Carte panico
thing-quest = Missioni
thing-race = Razze
thing-scholar = Dottorandi
thing-topic = Temi
thing-trick = Astuzie
thing-zone = Zone
