failure-file = { $file }: { $why }
failure-content-form = «--content { $typed }» non dice di quale gioco si tratta: scrivi GIOCO=CARTELLA.
failure-content-none = { $folder }: non contiene alcun file di carte (.toml).
failure-content-no-packs = { $game } non accetta carte proprie; ci sono pacchetti per: { $known }.
failure-no-such-game = nessun gioco si chiama { $game }; ci sono: { $known }
failure-which-game = di’ a quale gioco giocare: undercroft play GIOCO (undercroft games li elenca)
failure-setup = { $culprit }: { $why }
failure-not-an-option = --option vuole CHIAVE=VALORE, non { $typed }
failure-no-such-player = nessun giocatore si chiama { $player }; ci sono: { $known }
failure-seats = giocatori: { $players }, posti: { $seats }; i numeri non corrispondono
failure-no-such-seat = non c’è il posto { $seat }: i posti vanno da 1 a { $seats }
failure-no-such-language = nessuna lingua si chiama { $language } qui; ci sono: { $known }
failure-no-such-entry = non c’è la voce { $entry }: il registro finisce con la voce { $last }
failure-arena-alone = un’arena richiede almeno due giocatori
failure-no-such-ledger = nessun registro si chiama { $ledger }; ci sono: { $known }
failure-no-such-rule = nessuna regola si chiama { $rule }. { $near }
games-players = da { $min } a { $max } giocatori
play-person = Giocatore { $number }
play-bot = { $bot } { $number }
play-help = Scrivi il numero di una scelta, o la mossa con le parole del gioco. Anche: undo, board, rule ID, help, quit.
play-rules = Tutte le regole: undercroft rules list { $game }. Una di esse: undercroft rules show ID.
play-asked = { $seat }: { $prompt }
play-refused = Non è permesso.
play-not-understood = Non capito: «{ $typed }».
play-example = Per esempio: { $example }
play-input-ended = Non c’è altro da leggere: la partita si ferma qui.
undo-nothing = Non c’è nulla da annullare.
undo-others-acted = Qualcun altro ha giocato nel frattempo: non si può annullare.
undo-learned = La sorte ha parlato o si è visto qualcosa di nascosto: non si può annullare.
undo-over = La partita è finita.
form-subset = Scegline da { $min } a { $max }, con i numeri separati da spazi:
form-order = Mettili in ordine, con i numeri separati da spazi:
form-number = Un numero da { $min } a { $max }:
form-place = Un punto, con due numeri in millimetri: da { $left } { $top } a { $right } { $bottom }.
form-stroke = Che cosa spingere e come, con tre numeri: quale, forza verso destra, forza verso il basso (al massimo { $strongest }).
form-build = Costruisci: { $what }
screen-hints = ↑ ↓ scegli · Invio gioca · Tab segna · F1 aiuto · F2 annulla · Esc esci
screen-help =
    ↑ ↓: va’ a una scelta. Invio: prendila.
    Tab: segna, quando se ne scelgono o ordinano più d’una; Invio le consegna.
    Numero o parole: scrivi una risposta; Invio la consegna, Esc svuota la riga.
    Pag su, Pag giù: il resto del tavolo.
    F2: annulla la tua ultima mossa.
    Esc o Ctrl-C: esci.
screen-hand-over = Passa il dispositivo a { $seat }, poi premi Invio.
screen-log = Che cosa è successo
screen-help-close = ↑ ↓: il seguito · qualsiasi altro tasto: torna al tavolo
screen-scroll = Pag su, Pag giù: il resto del tavolo
screen-over = La partita è finita (Invio per uscire)
outcome-standing = { $seat }: posizione { $rank }, punti { $score }
outcome-won-together = Tutto il tavolo ha vinto.
outcome-lost-together = Tutto il tavolo ha perso.
replay-cut-short = La riga { $line } è troncata: il registro finisce all’ultima voce completa.
replay-unfinished =
    La partita non è finita; { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    } finora.
verify-sound =
    { $file }: integro. { $game }, { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }, completa, fedele al suo seme.{ $why }
verify-unfinished =
    { $file }: integro finora. { $game }, { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }, non finita.{ $why }
verify-unsound = { $file }: NON integro. { $why } ({ $game }, { $actions })
scenario-passed = ok    { $file }: { $title }
scenario-failed = ERRORE { $file }:{ $line }: { $why } ({ $title })
scenario-total = { $passed ->
    [one] { $passed } riuscito
   *[other] { $passed } riusciti
}, { $failed ->
    [one] { $failed } fallito
   *[other] { $failed } falliti
}
sim-games =
    { $game } ({ $mode }): { $finished ->
        [one] { $finished } partita finita
       *[other] { $finished } partite finite
    } su { $games }
sim-speed = { $steps } decisioni in { $seconds } s: { $rate } al secondo
sim-lengths = decisioni a partita: { $min } almeno, { $median } a metà, { $p99 } per il 99 %, { $max } al massimo
sim-seat = posto { $seat }: vince { $share } (da { $low } a { $high }), punteggio medio { $score }
sim-player = { $player }: vince { $share } (da { $low } a { $high })
sim-trouble = PROBLEMA con il seme { $seed } dopo { $step } decisioni: { $kind }: { $why }
bench-row =
    { $game } ({ $mode }, giocatori: { $players }): { $rate } decisioni al secondo su { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
rules-ruling = Decisione:
rules-exempt = Senza codice:
rules-source = Fonte:
rules-scenario = Provato da
rules-nothing-found = Niente trovato.
rules-coverage-head = registro                        regole applicate  provate    esenti    aperte
rules-stale = { $count ->
    [one] { $count } prova viene da altri sorgenti e non conta
   *[other] { $count } prove vengono da altri sorgenti e non contano
}; rilancia i test.
rules-unenforced = non applicata:
rules-unproven = non provata:
play-which-game = Quale gioco? Scrivi il numero o il nome.
arena-rating =
    { $player }: { $elo } ± { $error } Elo, vince il { $score } % di { $matches ->
        [one] { $matches } partita
       *[other] { $matches } partite
    }

serve-ready = Undercroft è aperto su http://{ $address} — si ferma con Ctrl-C.
failure-listen = Il server non può ascoltare su { $address }: { $why }
failure-folder = La cartella { $folder } non si può usare: { $why }
failure-mail = Gli avvisi di turno non si possono inviare per posta: { $why }
failure-database = Il database non ha funzionato: { $why }
failure-database-open = Il database { $database } non si può aprire: { $why }
failure-database-in-use = Un altro server sta usando il database { $database }.
failure-database-address = «{ $address }» non è un indirizzo di database: ci sono sqlite:PERCORSO e postgres://…
failure-database-shape = Le tabelle del database hanno la forma { $found }, questo programma usa la forma { $ours }: scegli un’altra cartella, un altro database, o il programma che l’ha fatto.
failure-config = Il file { $file } non si può usare: { $why }
failure-setting = L’impostazione { $setting } non può essere «{ $value }»: { $why }
