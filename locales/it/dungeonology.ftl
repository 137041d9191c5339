# Dungeonology: La Spedizione. Nomi e testi delle carte stanno in dungeonology-cards.ftl.

game-dungeonology = Dottorandi rivali si insinuano in un dungeon di fauni, ne rubano i segreti cubo per cubo e corrono a consegnare la Tesi prima che scatti l’allarme.

## Modi e opzioni

dungeonology-mode-v2 = Seconda edizione, gioco base
dungeonology-mode-v1 = Prima edizione
dungeonology-mode-v2-boss = Seconda edizione con Boss
dungeonology-mode-v2-zones = Seconda edizione con Zone Pericolose
dungeonology-mode-v2-boss-zones = Seconda edizione con Boss e Zone Pericolose
dungeonology-mode-v2-panic = Seconda edizione con Massima Allerta
dungeonology-mode-v2-boss-panic = Seconda edizione con Boss e Massima Allerta
dungeonology-mode-v2-zones-panic = Seconda edizione con Zone Pericolose e Massima Allerta
dungeonology-mode-v2-boss-zones-panic = Seconda edizione con Boss, Zone Pericolose e Massima Allerta
dungeonology-mode-v2-main = Seconda edizione con Effetti Principali
dungeonology-mode-v2-boss-main = Seconda edizione con Boss ed Effetti Principali
dungeonology-mode-v2-zones-main = Seconda edizione con Zone Pericolose ed Effetti Principali
dungeonology-mode-v2-boss-zones-main = Seconda edizione con Boss, Zone Pericolose ed Effetti Principali
dungeonology-mode-v2-panic-main = Seconda edizione con Massima Allerta ed Effetti Principali
dungeonology-mode-v2-boss-panic-main = Seconda edizione con Boss, Massima Allerta ed Effetti Principali
dungeonology-mode-v2-zones-panic-main = Seconda edizione con Zone Pericolose, Massima Allerta ed Effetti Principali
dungeonology-mode-v2-all = Seconda edizione con tutte le regole avanzate
dungeonology-option-edition = Edizione
dungeonology-option-edition-help = Una partita si gioca interamente secondo una sola edizione.
dungeonology-option-boss = Boss
dungeonology-option-boss-help = Laetus infesta il dungeon.
dungeonology-option-dangerous-zones = Zone Pericolose
dungeonology-option-dangerous-zones-help = Tutti gli effetti delle Zone sono in vigore, non solo le Scale.
dungeonology-option-maximum-alert = Massima Allerta
dungeonology-option-maximum-alert-help = Una carta Panico decide come finisce la partita.
dungeonology-option-main-effects = Effetti Principali
dungeonology-option-main-effects-help = Le carte Astuzia hanno il loro Effetto Principale, e ci sono i Tirocinanti.
dungeonology-option-alert = Difficoltà
dungeonology-option-alert-help = Quale carta Allerta si usa.
dungeonology-option-level = Livello di gioco
dungeonology-option-level-help = Quanti giocatori in meno conta la carta Allerta.
dungeonology-option-profile = Lato della carta Boss
dungeonology-option-profile-help = Litigioso insegue i Dottorandi, Ubriaco vaga a caso.
dungeonology-option-scholars = Dottorandi
dungeonology-option-scholars-help = Pescati a caso, o scelti nell’ordine dei posti.
dungeonology-edition-v1 = Prima edizione
dungeonology-edition-v2 = Seconda edizione
dungeonology-alert-random = Pescata a caso
dungeonology-level-student = Studente
dungeonology-level-doctoral = Dottorando
dungeonology-level-professor = Professore
dungeonology-level-rector = Rettore
dungeonology-profile-quarrelsome = Litigioso
dungeonology-profile-drunk = Ubriaco
dungeonology-profile-random = Pescato a caso
dungeonology-scholars-draw = Pescati
dungeonology-scholars-pick = Scelti
dungeonology-limit-v1-all-on = Nella prima edizione tutte le regole sono sempre in vigore.
dungeonology-limit-level-v1 = La prima edizione non conosce livelli di gioco.
dungeonology-limit-level-professor = Il livello Professore richiede almeno tre giocatori.
dungeonology-limit-level-rector = Il livello Rettore richiede quattro giocatori.

## Domande

dungeonology-ask-begin = A che cosa dedichi questo turno?
dungeonology-ask-move = Muoviti, esplora o termina la fase di Movimento.
dungeonology-ask-action = Esegui un’Azione o termina la fase di Azione.
dungeonology-ask-pass = Passa.
dungeonology-ask-turn-begins = Comincia una fase di Movimento: gioca una carta o passa.
dungeonology-ask-after-step = Dopo un passo: gioca una carta o passa.
dungeonology-ask-action-begins = Comincia una fase di Azione: gioca una carta o passa.
dungeonology-ask-action-ends = Termina una fase di Azione: gioca una carta o passa.
dungeonology-ask-entry = { $seat } è entrato in una Zona: rispondi con una carta o passa.
dungeonology-ask-study = { $seat } ha raccolto cubi: rispondi con una carta o passa.
dungeonology-ask-star = { $seat } ha ottenuto una Stella: rispondi con una carta o passa.
dungeonology-ask-failure = { $seat } ha fallito una prova di Furtività: rispondi con una carta o passa.
dungeonology-ask-react = { $seat } gioca { $card }: reagisci o lascia fare.
dungeonology-ask-aim = Qual è il bersaglio di { $card }?
dungeonology-ask-n = Quanti Studenti peschi per { $card }?
dungeonology-ask-cost = Come paghi { $card }?
dungeonology-ask-discard = { $cards ->
    [one] Scarta una carta Astuzia.
   *[other] Scarta { $cards } carte Astuzia, una alla volta.
}
dungeonology-ask-lay = Dove posi { $zone }?
dungeonology-ask-march = { $steps ->
    [one] Ti resta un passo.
   *[other] Ti restano { $steps } passi.
}
dungeonology-ask-toll = { $cubes ->
    [one] Paga il Pedaggio con un cubo.
   *[other] Paga il Pedaggio con { $cubes } cubi, uno alla volta.
}
dungeonology-ask-protect = Il tuo cubo { $colour } è protetto: lo lasci andare?
dungeonology-ask-drop = In quale Zona cade il tuo cubo { $colour }?
dungeonology-ask-give = Quale cubo dai a { $seat }?
dungeonology-ask-cube = Quale dei cubi di { $seat }?
dungeonology-ask-blow = Dove sposti { $seat }?
dungeonology-ask-bonus = Scegli carte per il loro valore Bonus, poi mostrale. Il valore di Allerta è { $alert }.
dungeonology-ask-test = Furtività { $stealth } contro Allerta { $alert }: gioca una carta o passa.
dungeonology-ask-pick = Quale Dottorando sei?
dungeonology-ask-stun = Prendi il segnalino Stordito, o sacrifichi uno Studente?
dungeonology-ask-jinx = Quale carta Iella scarti?
dungeonology-ask-rest = Scarta carte Astuzia, o prosegui.
dungeonology-ask-thesis-cube = La tua Tesi è fallita: quale dei tuoi cubi più preziosi perdi?
dungeonology-ask-last-chance = Consegni ora la tua Tesi?
dungeonology-ask-floor = A quale Piano portano le Scale?
dungeonology-ask-fear = Paura del buio: sacrifichi uno Studente, o perdi il movimento?
dungeonology-ask-trap = Dove posi una Trappola?
dungeonology-ask-passage = Dove porta il Passaggio Segreto?
dungeonology-ask-scout = Rimetti a posto le tessere.
dungeonology-ask-scry = Rimetti a posto le carte; l’ultima sarà in cima.
dungeonology-ask-object = Scarta una carta Astuzia, o lascia annullare il tuo effetto.
dungeonology-ask-pressed = Scarta una carta Astuzia, o prendi un segnalino Stordito.
dungeonology-ask-debate = Scegli una carta Astuzia per il dibattito.
dungeonology-ask-exchange = Quale cubo dai?
dungeonology-ask-social = Chi pesca o scarta?
dungeonology-ask-headbutt = Chi viene colpito dalla Testata, e che cosa porta?
dungeonology-ask-repent = Quanti Studenti sacrifichi?
dungeonology-ask-sighting = Dove appare il Boss?
dungeonology-ask-boss = Verso chi si muove il Boss?
dungeonology-ask-boss-way = Per quale Zona passa il Boss?
dungeonology-ask-divine-more = Rivelare una carta in più?
dungeonology-ask-divine-card = Quale delle carte rivelate conta?
dungeonology-ask-divine-value = A quale valore si aggiunge?

## Risposte

dungeonology-do-pick = { $scholar }
dungeonology-do-begin-thesis = Consegna la Tesi
dungeonology-do-begin-rest = Riposa
dungeonology-do-begin-exploration = Esplora
dungeonology-do-pass = Passa
dungeonology-do-done = Fatto
dungeonology-do-done-moving = Termina la fase di Movimento
dungeonology-do-done-acting = Termina la fase di Azione
dungeonology-do-go = Vai a { $zone }
dungeonology-do-tunnel = Prendi il Passaggio Segreto per { $zone }
dungeonology-do-explore = Pesca una tessera
dungeonology-do-lay = Posala in { $x }, { $y }: un passaggio verso { $zones }
dungeonology-do-floor = Piano { $floor }
dungeonology-do-study = { $cubes ->
    [one] Studia un cubo
   *[other] Studia { $cubes } cubi
}
dungeonology-do-spy = Spia { $seat } per un cubo { $colour }
dungeonology-do-bivouac = Bivacco
dungeonology-do-teleport = Teletrasportati a { $zone }
dungeonology-do-bonus = Aggiungi { $card }
dungeonology-do-reveal = Mostra le carte
dungeonology-do-play-main = Gioca { $card }
dungeonology-do-play-aux = Gioca { $card } per l’effetto ausiliario
dungeonology-do-play-stealth = Gioca { $card } per la Furtività
dungeonology-do-play-alert = Gioca { $card } per l’Allerta
dungeonology-do-skill = Usa { $skill }
dungeonology-do-seat = { $seat }
dungeonology-do-colour = { $colour }
dungeonology-do-zone = { $zone }
dungeonology-do-card = { $card }
dungeonology-do-number = { $number }
dungeonology-do-stealth = Valore di Furtività
dungeonology-do-alert = Valore di Allerta
dungeonology-do-yes = Sì
dungeonology-do-no = No
dungeonology-do-yes-student = Sacrifica uno Studente
dungeonology-do-yes-lose = Lascialo andare
dungeonology-do-yes-stun = Prendi il segnalino Stordito
dungeonology-do-no-stun = Prendi il segnalino Stordito
dungeonology-do-no-keep = Tienilo
dungeonology-do-no-stop = Perdi tutto il movimento
dungeonology-do-butt-drop = Cade un cubo
dungeonology-do-butt-card = Prendi una carta Astuzia
dungeonology-do-social-draw = Pesca carte Astuzia
dungeonology-do-social-discard = Scarta una carta Astuzia
dungeonology-do-cost-first = Sacrifica uno Studente
dungeonology-do-cost-second = Pesca Studenti
dungeonology-do-jinx = { $jinx }
dungeonology-do-jinx-hidden = Una carta Iella coperta
dungeonology-do-put-top = { $zone } in cima
dungeonology-do-put-bottom = { $zone } in fondo

## Il diario

dungeonology-log-cast = { $seat } gioca { $scholar }.
dungeonology-log-turn = { $seat } comincia il turno.
dungeonology-log-began-thesis = { $seat } consegna la Tesi.
dungeonology-log-began-rest = { $seat } riposa.
dungeonology-log-began-exploration = { $seat } esplora.
dungeonology-log-randomized = Carta Casualità: { $player }, { $direction }, { $information }.
dungeonology-player-red = plancia rossa
dungeonology-player-yellow = plancia gialla
dungeonology-player-blue = plancia blu
dungeonology-player-green = plancia verde
dungeonology-direction-north = nord
dungeonology-direction-east = est
dungeonology-direction-south = sud
dungeonology-direction-west = ovest
dungeonology-log-moved = { $seat } è ora in { $zone }.
dungeonology-log-stopped = { $seat } perde tutto il movimento.
dungeonology-log-tile = Viene pescata { $zone }.
dungeonology-log-tile-under = { $zone } non si adatta e va sotto la sua pila.
dungeonology-log-laid = { $zone } è posata in { $x }, { $y }.
dungeonology-log-exalted = { $seat } diventa Esaltato.
dungeonology-log-standard = { $seat } non è più Esaltato.
dungeonology-log-stunned = { $seat } prende un segnalino Stordito.
dungeonology-log-knowledge = { $seat } ottiene il segnalino Conoscenza.
dungeonology-log-clan-seen = Il Clan è { $clan }.
dungeonology-log-clan-shown = La carta Clan è scoperta: { $clan }.
dungeonology-log-gained = { $seat } ottiene un cubo { $colour }.
dungeonology-log-eliminated = Un cubo { $colour } va nella Riserva.
dungeonology-log-stolen = { $thief } ruba un cubo { $colour } a { $seat }.
dungeonology-log-dropped = { $seat } lascia cadere un cubo { $colour } in { $zone }.
dungeonology-log-gave = { $seat } dà a { $to } un cubo { $colour }.
dungeonology-log-protected = { $seat } tiene il cubo { $colour } protetto.
dungeonology-log-sacrificed = { $seat } sacrifica { $students ->
    [one] uno Studente
   *[other] { $students } Studenti
}.
dungeonology-log-took-students = { $seat } prende { $students ->
    [one] uno Studente
   *[other] { $students } Studenti
}.
dungeonology-log-drew-students = { $seat } pesca { $ordinary ->
    [one] { $ordinary } Studente ordinario
   *[other] { $ordinary } Studenti ordinari
} e { $omegas } Omega.
dungeonology-log-omega = Uno Studente Omega occupa lo spazio { $slot } della carta Allerta.
dungeonology-log-refilled = L’Università viene riempita.
dungeonology-log-last-turns = Sono cominciati gli ultimi turni.
dungeonology-log-jinx-taken = { $seat } prende una carta Iella coperta.
dungeonology-log-jinx-revealed = { $seat } rivela { $jinx }.
dungeonology-log-jinx-discarded = { $seat } scarta { $jinx }.
dungeonology-log-trap = Una Trappola è posata in { $zone }.
dungeonology-log-sprung = { $seat } fa scattare una Trappola: { $trap }.
dungeonology-log-passage = Un Passaggio Segreto si apre in { $zone }.
dungeonology-log-teleport = Un Teletrasporto brilla in { $zone }.
dungeonology-log-intern = { $seat } prende { $intern }.
dungeonology-log-boss = Il Boss è ora in { $zone }.
dungeonology-log-encounter = Il Boss incontra { $seat }.
dungeonology-log-thesis = La Tesi di { $seat } è accettata!
dungeonology-log-thesis-failed = La Tesi di { $seat } fallisce.
dungeonology-log-finished = La partita di { $seat } è finita.
dungeonology-log-panic = Massima Allerta: { $panic }!
dungeonology-log-score = { $seat } totalizza { $points }.
dungeonology-log-played-main = { $seat } gioca { $card }.
dungeonology-log-played-aux = { $seat } gioca { $card } per l’effetto ausiliario.
dungeonology-log-played-stealth = { $seat } gioca { $card } per la Furtività.
dungeonology-log-played-alert = { $seat } gioca { $card } per l’Allerta.
dungeonology-log-cancelled = L’effetto è annullato.
dungeonology-log-card = La carta: { $card }.
dungeonology-log-card-seen = Vedi { $card }.
dungeonology-log-drew-cards = { $seat } pesca { $cards ->
    [one] una carta Astuzia
   *[other] { $cards } carte Astuzia
}.
dungeonology-log-discarded = { $seat } scarta { $card }.
dungeonology-log-took-card = { $seat } prende una carta Astuzia da { $from }.
dungeonology-log-researched = { $seat } scopre { $card }.
dungeonology-log-skill = { $seat } usa { $skill }.
dungeonology-log-studies = { $seat } studia { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubi
}.
dungeonology-log-spies = { $seat } spia { $target } per un cubo { $colour }.
dungeonology-log-generated = { $seat } mostra { $cards ->
    [one] una carta
   *[other] { $cards } carte
}: Furtività { $stealth }.
dungeonology-log-divined = { $seat } divina: { $values }.
dungeonology-log-added-stealth = Furtività +{ $amount }.
dungeonology-log-added-alert = Allerta +{ $amount }.
dungeonology-log-succeeded = { $seat } riesce, { $stealth } contro { $alert }.
dungeonology-log-failed = { $seat } fallisce, { $stealth } contro { $alert }.
dungeonology-trap-stop = Alt
dungeonology-trap-toll = Pedaggio
dungeonology-trap-ambush = Imboscata

## Il tavolo disegnato

dungeonology-draw-board = Studenti { $students }, Stordito { $stun }/{ $stamina }, carte { $cards }{ $hidden ->
    [0] { "" }
   *[other] , Ielle coperte { $hidden }
}
dungeonology-draw-finished = (finito)
dungeonology-draw-hidden = nascosto
dungeonology-draw-campus = Falò { $bonfire }, Riserva { $reserve }, Omega { $omegas }/{ $slots }, Penalità di Studio +{ $penalty }, Clan { $clan }
dungeonology-draw-test = { $seat } { $aim }: Furtività { $stealth } contro Allerta { $alert } ({ $margin })
dungeonology-draw-test-study = studia { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubi
} in { $zone }
dungeonology-draw-test-spy = spia { $target } per { $colour }
dungeonology-draw-tile = Pescata: { $zone }
dungeonology-draw-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, Stelle { $stars }/{ $needed }, Bonus di Studio +{ $bonus }
dungeonology-draw-knowledge = Conoscenza
dungeonology-draw-door = Porta: { $colours }
dungeonology-draw-key = Segni: numero e Valore di Allerta di una Zona, g r b y v cubi (verde rosso blu giallo viola), da 1 a 4 Dottorandi, B Boss, ^ Trappola, T Teletrasporto, P segnalino Passaggio Segreto, =A Passaggio Segreto A, vuoto = via libera, o = Passaggio verso il nulla, S nel bordo = Scale, D = Porta verso la Zona, X = Muro, *n = Stella a n cubi, ! dopo un nome = Esaltato

## Effetti di Zona

dungeonology-effect-stairs = Scale
dungeonology-effect-boss = Boss
dungeonology-effect-stop = Alt
dungeonology-effect-danger = Pericolo { $n }
dungeonology-effect-good-luck = Fortuna { $n }
dungeonology-effect-bad-luck = Sfortuna { $n }
dungeonology-effect-ambush = Imboscata { $n }
dungeonology-effect-toll = Pedaggio { $n }
dungeonology-effect-bivouac = Bivacco con { $colour }
dungeonology-effect-secret-passage = Passaggio Segreto { $letter }
