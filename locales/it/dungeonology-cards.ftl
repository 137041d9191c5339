# Nomi e testi del set della casa per Dungeonology: La spedizione.

## Carte Astuzia

dungeonology-card-fate-4 = Fato 4
dungeonology-card-fate-4-text = +4 alla Furtività e pesca 1 Studente, oppure +4 all’Allerta e pesca 2 Studenti.
dungeonology-card-fate-5 = Fato 5
dungeonology-card-fate-5-text = +5 alla Furtività e pesca 1 Studente, oppure +5 all’Allerta e pesca 2 Studenti.
dungeonology-card-hunters-trap = Trappola del cacciatore
dungeonology-card-hunters-trap-text = Metti fino a N segnalini Trappola, dove N è il numero di Studenti appena sacrificati o pescati. Prendili senza guardarli dalla Riserva e mettine ciascuno, lato trappola in vista, nella tua Zona o in una Zona Collegata, al massimo uno per Zona, mai nella Zona di partenza.
dungeonology-card-secret-tunnel = Galleria segreta
dungeonology-card-secret-tunnel-text = Metti un segnalino Passaggio segreto X nella tua Zona e un altro in qualsiasi altra Zona in gioco tranne quella di partenza. Una Zona riceve al massimo uno di questi segnalini; se ne resta uno solo, mettilo nella tua Zona.
dungeonology-card-grappling-hook = Rampino
dungeonology-card-grappling-hook-text = Vai nella Zona scelta, adiacente alla tua ma non Collegata, qualunque Muro, Passaggio chiuso, Porta o Piano vi sia di mezzo. Vi entri normalmente.
dungeonology-card-lockpicks = Grimaldelli in prestito
dungeonology-card-lockpicks-text = Fino alla fine del turno nessuna Porta ti ferma. Guadagna 1 punto Velocità.
dungeonology-card-scout-ahead = In avanscoperta
dungeonology-card-scout-ahead-text = Guarda le prime 2 tessere della pila scelta (o l’unica) e rimetti ciascuna in cima o in fondo, nell’ordine che preferisci, senza mostrarle. Guadagna 1 punto Velocità.
dungeonology-card-false-trail = Falsa pista
dungeonology-card-false-trail-text = L’avversario appena entrato in una Zona perde tutto il movimento e i punti Velocità rimasti. Il movimento guadagnato più tardi nel turno non è toccato.
dungeonology-card-follow-me = Seguitemi!
dungeonology-card-follow-me-text = Prendi la Tirocinante Guida.
dungeonology-card-mule-and-saddlebags = Mulo e bisacce
dungeonology-card-mule-and-saddlebags-text = Prendi il Tirocinante Portatore.
dungeonology-card-forced-march = Marcia forzata
dungeonology-card-forced-march-text = Guadagna 4 punti Velocità; nella v1 si aggiungono a questa fase di Movimento.
dungeonology-card-backstab = Pugnalata alle spalle
dungeonology-card-backstab-text = Scegli un colore che il bersaglio possiede; rubagli il cubo più in alto di quel colore.
dungeonology-card-sleight-of-hand = Gioco di prestigio
dungeonology-card-sleight-of-hand-text = Annulla l’effetto appena dichiarato e prendi in mano quella carta invece di scartarla.
dungeonology-card-pickpocket = Borseggio
dungeonology-card-pickpocket-text = Prendi a caso una carta Astuzia dalla mano del bersaglio.
dungeonology-card-smoke-bomb = Bomba fumogena
dungeonology-card-smoke-bomb-text = Nella tua prossima prova di Furtività di questo turno nessun altro giocatore può giocare carte Astuzia né usare Abilità, Reazioni comprese.
dungeonology-card-plagiarism = Plagio
dungeonology-card-plagiarism-text = Raccogli il cubo più a sinistra rimasto nella Zona del bersaglio, anche da una Zona Collegata. Se non puoi raccoglierne, pesca invece 1 carta Astuzia.
dungeonology-card-play-dead = Fare il morto
dungeonology-card-play-dead-text = Questo fallimento non ti costa né il segnalino Stordito né la pesca di Studenti.
dungeonology-card-burnt-notes = Appunti bruciati
dungeonology-card-burnt-notes-text = Scegli un colore che il bersaglio possiede; il bersaglio lascia cadere un cubo di quel colore.
dungeonology-card-eyes-everywhere = Occhi dappertutto
dungeonology-card-eyes-everywhere-text = Prendi la Tirocinante Vedetta.
dungeonology-card-copies-by-candlelight = Copie a lume di candela
dungeonology-card-copies-by-candlelight-text = Prendi il Tirocinante Copista.
dungeonology-card-love-potion = Filtro d’amore
dungeonology-card-love-potion-text = In ordine di turno, ogni avversario che ha un cubo te ne dà uno a sua scelta.
dungeonology-card-teleport-circle = Cerchio di teletrasporto
dungeonology-card-teleport-circle-text = Metti un segnalino Teletrasporto nella tua Zona.
dungeonology-card-counterspell = Controincantesimo
dungeonology-card-counterspell-text = Annulla l’effetto di carta Astuzia appena dichiarato.
dungeonology-card-thunderclap = Colpo di tuono
dungeonology-card-thunderclap-text = In ordine di turno, ogni avversario nella tua Zona prende 1 segnalino Stordito.
dungeonology-card-gust-of-wind = Folata di vento
dungeonology-card-gust-of-wind-text = Sposta il bersaglio in una Zona in gioco a tua scelta, Collegata alla sua, che non sia quella di partenza e che le Porte non gli chiudano. Vi entra normalmente e conserva il movimento rimasto.
dungeonology-card-scrying = Divinare
dungeonology-card-scrying-text = Guarda le prime 3 carte del mazzo Astuzia e rimettile in cima nell’ordine che preferisci.
dungeonology-card-clairvoyance = Chiaroveggenza
dungeonology-card-clairvoyance-text = Scegli nella tua Zona un cubo di valore individuale 4 o meno per cui hai posto e raccoglilo, senza prova di Furtività.
dungeonology-card-seance = Seduta spiritica
dungeonology-card-seance-text = Prendi la Tirocinante Medium.
dungeonology-card-vow-of-silence = Voto di silenzio
dungeonology-card-vow-of-silence-text = Prendi il Tirocinante Accolito.
dungeonology-card-friendly-debt = Debito d’amicizia
dungeonology-card-friendly-debt-text = Il bersaglio ti dà uno dei cubi messi sulla sua plancia Appunti in questo turno, a sua scelta.
dungeonology-card-shared-lecture = Lezione condivisa
dungeonology-card-shared-lecture-text = Pesca 2 carte Astuzia, poi il bersaglio ne pesca 1.
dungeonology-card-study-group = Gruppo di studio
dungeonology-card-study-group-text = Nel tuo prossimo Studio di questo turno aggiungi al tuo valore di Furtività il Bonus di Studio attuale del bersaglio, almeno 1.
dungeonology-card-exchange-of-notes = Scambio di appunti
dungeonology-card-exchange-of-notes-text = Dai al bersaglio un cubo a tua scelta. Poi il bersaglio ti dà un cubo a sua scelta di un altro colore o, se non ne ha, dello stesso.
dungeonology-card-guilt-trip = Sensi di colpa
dungeonology-card-guilt-trip-text = Il bersaglio, che ha più Stelle di te, ti dà un cubo a sua scelta.
dungeonology-card-campfire-songs = Canti attorno al falò
dungeonology-card-campfire-songs-text = Prendi fino a 2 Studenti dal Falò; poi ogni avversario, in ordine di turno, ne prende 1 se disponibile.
dungeonology-card-peer-pressure = Pressione del gruppo
dungeonology-card-peer-pressure-text = Il bersaglio sceglie: scartare 1 carta Astuzia a sua scelta / prendere 1 segnalino Stordito. Si può scegliere solo un’opzione eseguibile.
dungeonology-card-dinner-invitation = Invito a cena
dungeonology-card-dinner-invitation-text = Prendi il Tirocinante Cuoco.
dungeonology-card-word-with-the-family = Due parole alla famiglia
dungeonology-card-word-with-the-family-text = Prendi la Tirocinante Accompagnatrice.
dungeonology-card-poached-assistants = Assistenti soffiati
dungeonology-card-poached-assistants-text = Prendi 1 Studente del bersaglio, o fino a 2 se ha più Stelle di te.
dungeonology-card-summons-from-the-dean = Convocazione del preside
dungeonology-card-summons-from-the-dean-text = In questo turno il bersaglio può fare uno Studio o uno Spionaggio solo dopo aver scartato per questo 2 carte Astuzia a sua scelta.
dungeonology-card-objection = Obiezione!
dungeonology-card-objection-text = Il giocatore dell’effetto dichiarato sceglie: scartare 1 altra carta Astuzia a sua scelta / l’effetto è annullato.
dungeonology-card-front-page-scoop = Scoop in prima pagina
dungeonology-card-front-page-scoop-text = Sorteggia un colore che il bersaglio possiede; rubagli il cubo più in alto di quel colore.
dungeonology-card-borrowed-glory = Gloria riflessa
dungeonology-card-borrowed-glory-text = Un avversario ha appena guadagnato una Stella: pesca 3 carte Astuzia.
dungeonology-card-public-debate = Dibattito pubblico
dungeonology-card-public-debate-text = Tu e il bersaglio scegliete ciascuno in segreto una carta Astuzia dalla mano e le rivelate insieme; entrambe si scartano. Se la tua ha il Bonus più alto, il bersaglio ti dà un cubo a sua scelta; se ha il più basso, prendi 1 segnalino Stordito; in parità non succede altro. Se a quel punto uno dei due non ha più carte, non succede nulla.
dungeonology-card-sold-out-lecture = Aula gremita
dungeonology-card-sold-out-lecture-text = Prendi fino a N + 1 Studenti dal Falò, dove N è il numero di Studenti appena pescati.
dungeonology-card-open-office-hours = Orario di ricevimento
dungeonology-card-open-office-hours-text = Prendi la Tirocinante Segretaria.
dungeonology-card-call-the-guard = Chiamare la guardia
dungeonology-card-call-the-guard-text = Prendi il Tirocinante Guardia.

## Tirocinanti

dungeonology-card-pathfinder = Guida
dungeonology-card-pathfinder-text = La tua Velocità aumenta di 1.
dungeonology-card-porter = Portatore
dungeonology-card-porter-text = I tuoi cubi Ricchezze sono protetti.
dungeonology-card-lookout = Vedetta
dungeonology-card-lookout-text = Quando sei bersaglio di Spionaggio il tuo valore di Allerta aumenta di 2.
dungeonology-card-copyist = Copista
dungeonology-card-copyist-text = I tuoi cubi Civiltà sono protetti.
dungeonology-card-medium = Medium
dungeonology-card-medium-text = Ogni volta che fai una Divinazione puoi rivelare una carta in più.
dungeonology-card-acolyte = Accolito
dungeonology-card-acolyte-text = I tuoi cubi Culto sono protetti.
dungeonology-card-caterer = Cuoco
dungeonology-card-caterer-text = Il tuo valore di Mano aumenta di 1.
dungeonology-card-chaperone = Accompagnatrice
dungeonology-card-chaperone-text = I tuoi cubi Casta sono protetti.
dungeonology-card-secretary = Segretaria
dungeonology-card-secretary-text = Ogni volta che un effetto ti fa prendere Studenti dal Falò puoi prenderne uno in più, se disponibile.
dungeonology-card-guard = Guardia
dungeonology-card-guard-text = I tuoi cubi Guerra sono protetti.

## Carte Iella

dungeonology-card-twisted-ankle = Caviglia slogata
dungeonology-card-twisted-ankle-text = La tua Velocità cala di 1, ma non sotto 1.
dungeonology-card-torn-satchel = Bisaccia strappata
dungeonology-card-torn-satchel-text = Il tuo valore di Mano cala di 1, ma non sotto 2.
dungeonology-card-migraine = Emicrania
dungeonology-card-migraine-text = La tua Intelligenza cala di 1, ma non sotto 1.
dungeonology-card-glass-jaw = Mascella di vetro
dungeonology-card-glass-jaw-text = La tua Resistenza cala di 1, ma non sotto 1; i segnalini Stordito in eccesso si scartano subito.
dungeonology-card-squeaky-boots = Stivali cigolanti
dungeonology-card-squeaky-boots-text = Nelle tue prove di Studio il valore di Allerta aumenta di 1.
dungeonology-card-loose-tongue = Lingua lunga
dungeonology-card-loose-tongue-text = Quando sei bersaglio di Spionaggio il tuo valore di Allerta cala di 1, ma non sotto 0.
dungeonology-card-bad-company = Cattive compagnie
dungeonology-card-bad-company-text = Non prendi Studenti dal Falò con effetti di carte o Abilità; Riposo e Bivacco non sono toccati.
dungeonology-card-butterfingers = Mani di burro
dungeonology-card-butterfingers-text = Quando fallisci una prova di Furtività peschi 1 Studente in più.
dungeonology-card-greedy-eyes = Occhi avidi
dungeonology-card-greedy-eyes-text = Nelle tue prove di Studio con due o più bersagli il valore di Allerta aumenta di 1.
dungeonology-card-fear-of-the-dark = Paura del buio
dungeonology-card-fear-of-the-dark-text = Ogni volta che entri in una Zona che hai appena messo, sacrifica 1 Studente o perdi tutto il movimento e i punti Velocità rimasti.
dungeonology-card-writers-cramp = Crampo dello scrittore
dungeonology-card-writers-cramp-text = Nella tua fase di Fine turno peschi al massimo 2 carte Astuzia.
dungeonology-card-bruised-ribs = Costole ammaccate
dungeonology-card-bruised-ribs-text = Ogni volta che prendi un segnalino Stordito scarti anche 1 carta Astuzia a tua scelta, se ne hai.
dungeonology-card-deserted = Abbandonato
dungeonology-card-deserted-text = Non puoi sacrificare uno Studente per evitare un segnalino Stordito.
dungeonology-card-spilled-ink = Inchiostro rovesciato
dungeonology-card-spilled-ink-text = Il tuo Bonus di Studio vale 1 in meno, ma non sotto 0.
dungeonology-card-stage-fright = Panico da palco
dungeonology-card-stage-fright-text = Non puoi giocare carte Astuzia nei turni degli altri giocatori.

## Carte Clan e Panico

dungeonology-card-blood-worshippers = Adoratori del Sangue
dungeonology-card-blood-worshippers-text = Civiltà −1, Guerra +2, Culto +1, Ricchezze −1 per ogni cubo. Obiettivo della Tesi: 32.
dungeonology-card-grape-keepers = Custodi della Vigna
dungeonology-card-grape-keepers-text = Civiltà +1, Guerra −1, Ricchezze +2, Casta −1 per ogni cubo. Obiettivo della Tesi: 30.
dungeonology-card-children-of-gaea = Figli di Gea
dungeonology-card-children-of-gaea-text = Culto +2, Ricchezze −2, Casta +1 per ogni cubo. Obiettivo della Tesi: 32.
dungeonology-card-darkness = Tenebre
dungeonology-card-darkness-text = Università: 2 Studenti per giocatore e l’Omega infinito. Allerta +2 (v2). All’inizio di ogni turno il suo giocatore pesca 1 Studente.
dungeonology-card-hunt-of-the-pack = La caccia del branco
dungeonology-card-hunt-of-the-pack-text = Università: 2 Studenti per giocatore e l’Omega infinito. Allerta +1 (v2). All’inizio di ogni turno il suo giocatore pesca 1 Studente; ogni volta che si pesca un Omega, ogni Dottorando fuori dalla Zona di partenza lascia cadere un cubo sorteggiato.
dungeonology-card-last-orders = Ultimo giro
dungeonology-card-last-orders-text = Solo Laetus. Università: 2 Studenti per giocatore e l’Omega infinito. Allerta +1 (v2). All’inizio di ogni turno il suo giocatore pesca 1 Studente e, se Laetus è nel Dungeon, lo attiva.

## Carte Allerta

dungeonology-alert-introduction = Introduzione
dungeonology-alert-easy = Facile
dungeonology-alert-medium = Medio
dungeonology-alert-hard = Difficile

## Zone

dungeonology-zone-encampment = Accampamento
dungeonology-zone-hunters-bivouac = Bivacco dei cacciatori
dungeonology-zone-grand-bacchanal = Gran baccanale
dungeonology-zone-shepherds-sanctuary = Santuario dei pastori
dungeonology-zone-old-ones-repose = Riposo degli Antichi
dungeonology-zone-workers-convivium = Convivio dei lavoratori
dungeonology-zone-dancing-blades-arena = Arena delle lame danzanti
dungeonology-zone-conventicle-of-the-flame = Conventicola della Fiamma
dungeonology-zone-gaeas-dolmen = Dolmen di Gea
dungeonology-zone-militia-camp = Campo della milizia
dungeonology-zone-slums = Bassifondi
dungeonology-zone-trophy-room = Sala dei trofei
dungeonology-zone-bards-gathering = Raduno dei bardi
dungeonology-zone-warriors-quarters = Alloggi dei guerrieri
dungeonology-zone-ritualists-caves = Grotte dei ritualisti
dungeonology-zone-pack-leader-meeting = Consiglio dei capibranco
dungeonology-zone-hidden-cultivations = Coltivazioni nascoste
dungeonology-zone-old-drainage = Vecchie fogne
dungeonology-zone-worship-hall = Sala del culto

## Dottorandi

dungeonology-scholar-valerio = Valerio, lo Scudiero
dungeonology-scholar-sofia = Sofia, la Canaglia
dungeonology-scholar-vincenzo = Vincenzo, il Novizio
dungeonology-scholar-rebecca = Rebecca, l’Apprendista

## Colori

dungeonology-colour-green = Civiltà (verde)
dungeonology-colour-red = Guerra (rosso)
dungeonology-colour-blue = Culto (blu)
dungeonology-colour-yellow = Ricchezze (giallo)
dungeonology-colour-violet = Casta (viola)

## Tipi

dungeonology-type-exploration = Esplorazione
dungeonology-type-subterfuge = Sotterfugio
dungeonology-type-magic = Magia
dungeonology-type-social = Sociale
dungeonology-type-notoriety = Notorietà
dungeonology-type-fate = Fato

## Come si legge una carta Astuzia: quando si gioca, quanto costa, a chi mira

dungeonology-timing-standard = Nella tua fase di Movimento o di Azione
dungeonology-timing-beginning = All’inizio della tua fase di Movimento
dungeonology-timing-action = Azione: nella tua fase di Azione, al posto di un’altra Azione
dungeonology-timing-instant = Istantanea: anche nel turno degli altri
dungeonology-timing-reaction = Reazione: in risposta alla carta Astuzia di un avversario
dungeonology-window-outside-tests = fuori dalle prove di Furtività
dungeonology-window-beginning-of-opponent-turn = all’inizio della fase di Movimento di un avversario
dungeonology-window-after-entry = subito dopo che un avversario è entrato in una Zona
dungeonology-window-after-study = subito dopo che un avversario ha raccolto cubi con uno Studio
dungeonology-window-after-failure = quando hai fallito una prova di Furtività
dungeonology-window-after-star = subito dopo che un avversario ha guadagnato una Stella
dungeonology-face-when = { $when }.
dungeonology-face-cost = Costo: { $cost }.
dungeonology-face-target = Bersaglio: { $target }.
dungeonology-face-after = Poi: { $cost }.
dungeonology-cost-draw = pesca { $n ->
    [one] 1 Studente
   *[other] { $n } Studenti
}
dungeonology-cost-draw-n = pesca N Studenti
dungeonology-cost-sacrifice = sacrifica { $n ->
    [one] 1 Studente
   *[other] { $n } Studenti
}
dungeonology-cost-stun = prendi { $n ->
    [one] 1 segnalino Stordito
   *[other] { $n } segnalini Stordito
}
dungeonology-cost-discard = scarta { $n ->
    [one] 1 altra carta Astuzia
   *[other] { $n } altre carte Astuzia
}
dungeonology-cost-either = { $first } o { $second }
dungeonology-cost-bounds = N va da { $least } a { $most }
dungeonology-target-opponent = un avversario { $where }
dungeonology-target-each-opponent = ogni avversario { $where }
dungeonology-target-that-opponent = quell’avversario, { $where }
dungeonology-target-adjacent-not-linked = una Zona adiacente alla tua ma non Collegata
dungeonology-target-pile = una pila di Zone non vuota
dungeonology-target-zone-without-teleport = la tua Zona, se non ha un segnalino Teletrasporto e non è la Zona di partenza
dungeonology-target-cube-here = un cubo nella tua Zona di valore individuale { $most } o meno per cui hai posto
dungeonology-target-declared-effect = l’effetto di carta Astuzia appena dichiarato
dungeonology-reach-your-zone = nella tua Zona
dungeonology-reach-in-range = nella tua Zona o in una adiacente e Collegata
dungeonology-reach-anywhere = ovunque nel Dungeon tranne che nella Zona di partenza
dungeonology-need-with-cube = che ha un cubo
dungeonology-need-with-card = che ha una carta Astuzia
dungeonology-need-with-student = che ha uno Studente
dungeonology-need-with-more-stars = che ha più Stelle di te
dungeonology-need-with-card-or-stamina = che ha una carta Astuzia o può ancora essere stordito
dungeonology-need-with-cube-placed-this-turn = sulla cui plancia Appunti è stato messo un cubo in questo turno
dungeonology-need-own-cube = se hai un cubo
dungeonology-need-own-card = se hai un’altra carta Astuzia

## Effetti secondari

dungeonology-aux-exploration-1 = guadagna 1 punto Velocità
dungeonology-aux-exploration-2 = guadagna 2 punti Velocità
dungeonology-aux-exploration-3 = pesca 1 Studente, guadagna 3 punti Velocità
dungeonology-aux-subterfuge-1 = +1 Furtività o +1 Allerta
dungeonology-aux-subterfuge-2 = +2 Furtività, o pesca 1 Studente per +2 Allerta
dungeonology-aux-subterfuge-3 = +3 Furtività, o pesca 1 Studente per +3 Allerta
dungeonology-aux-spell-1 = Divinazione 1
dungeonology-aux-spell-2 = pesca 1 Studente, Divinazione 2
dungeonology-aux-spell-3 = pesca 2 Studenti, Divinazione 3
dungeonology-aux-social-1 = pesca 1 carta Astuzia
dungeonology-aux-social-2 = sacrifica 1 Studente, pesca 2 carte Astuzia
dungeonology-aux-social-3 = sacrifica 1 Studente; pesca 2 carte Astuzia, o tu o un avversario ne scartate 1
dungeonology-aux-notoriety-1 = prendi 1 Studente
dungeonology-aux-notoriety-2 = prendi fino a 2 Studenti
dungeonology-aux-notoriety-3 = pesca 1 Studente, prendi fino a 3 Studenti
dungeonology-aux-fate-stealth-4 = pesca 1 Studente, +4 Furtività
dungeonology-aux-fate-stealth-5 = pesca 1 Studente, +5 Furtività
dungeonology-aux-fate-alert-4 = pesca 2 Studenti, +4 Allerta
dungeonology-aux-fate-alert-5 = pesca 2 Studenti, +5 Allerta

## Abilità

dungeonology-skill-headbutt = Testata
dungeonology-skill-headbutt-text = Prendi 1 segnalino Stordito: un avversario nella tua Zona lascia cadere un cubo sorteggiato, o gli prendi una carta Astuzia a caso.
dungeonology-skill-heroic-headbutt = Testata eroica
dungeonology-skill-heroic-headbutt-text = Come Testata, e raccogli subito il cubo caduto.
dungeonology-skill-second-wind = Nuovo slancio
dungeonology-skill-second-wind-text = Alla fine della tua fase di Movimento, una volta per turno: scarta 2 carte Astuzia per scartare 1 segnalino Stordito.
dungeonology-skill-rogue = Furfante
dungeonology-skill-rogue-text = Nel tuo Spionaggio: non sacrifichi Studenti, quelli del bersaglio non contano e, calcolata la Furtività, fai due volte Divinazione 1 per essa.
dungeonology-skill-scoundrel-speed = Velocità da canaglia
dungeonology-skill-scoundrel-speed-text = Hai due Azioni per turno.
dungeonology-skill-sermon = Sermone
dungeonology-skill-sermon-text = Scarta una carta Magia: prendi 1 Studente dal Falò.
dungeonology-skill-inspired-sermon = Sermone ispirato
dungeonology-skill-inspired-sermon-text = Scarta una carta Magia: prendi 2 Studenti dal Falò.
dungeonology-skill-divine-intervention = Intervento divino
dungeonology-skill-divine-intervention-text = Istantanea, in ogni prova di Furtività. Prendi 1 segnalino Stordito: Divinazione 3.
dungeonology-skill-repent = Pentimento
dungeonology-skill-repent-text = Azione. Sacrifica N Studenti: raccogli il cubo più a sinistra il cui valore individuale è al massimo N.
dungeonology-skill-magic-prodigy = Prodigio della magia
dungeonology-skill-magic-prodigy-text = Le carte Magia che giochi per il Bonus valgono doppio.
dungeonology-skill-magic-sight = Vista magica
dungeonology-skill-magic-sight-text = Azione. Scarta 2 carte Magia: raccogli il cubo più a sinistra della tua Zona.
dungeonology-skill-research-arcana = Ricerca arcana
dungeonology-skill-research-arcana-text = Scarta una carta Sotterfugio: rivela carte dal mazzo Astuzia finché appare una carta Magia o ne hai mostrate 3; prendi la carta Magia, scarta le altre.
dungeonology-skill-ultimate-research-arcana = Ricerca arcana suprema
dungeonology-skill-ultimate-research-arcana-text = Scarta una carta Sotterfugio: rivela carte dal mazzo Astuzia finché appare una carta Magia o ne hai mostrate 5; prendi la carta Magia, scarta le altre.

## Il Boss

dungeonology-boss-quarrelsome = Laetus, Litigioso
dungeonology-boss-quarrelsome-text = Allerta +2; nella v1 anche Pericolo 2. Avvistamento: una Zona Collegata a tua scelta. Attivazione: fino a 3 Zone verso un Dottorando a tua scelta. Incontro: 1 segnalino Stordito, movimento rimasto perso.
dungeonology-boss-drunk = Laetus, Ubriaco
dungeonology-boss-drunk-text = Allerta +1. Avvistamento: la Zona che lo attiva, senza Incontro. Attivazione: fino a 3 Zone verso un Dottorando sorteggiato. Incontro secondo l’Informazione sorteggiata: Guerra o Culto, 1 segnalino Stordito; Civiltà, raccogli il cubo più a sinistra; Ricchezze o Casta, cade un cubo sorteggiato.
