# Dungeon Drop: il tabellone della pagina.
dungeon-drop-board-you = tu
dungeon-drop-board-turn = di turno
dungeon-drop-board-heroes = Gli eroi nell’ordine dei turni
dungeon-drop-board-initiative = iniziativa { $number }
dungeon-drop-board-life = { $life ->
    [one] 1 punto vita rimasto su { $of }
   *[other] { $life } punti vita rimasti su { $of }
}
dungeon-drop-board-stash = Bottino
dungeon-drop-board-monsters = Mostri presi
dungeon-drop-board-empty = niente nel bottino
dungeon-drop-board-weight = peso { $number }
dungeon-drop-board-cooperation = cooperazione { $number }
dungeon-drop-board-covered = { $number ->
    [one] 1 punto vita coperto
   *[other] { $number } punti vita coperti
}
dungeon-drop-board-place = turno { $number } del round
dungeon-drop-board-score = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}
dungeon-drop-board-chests = Scrigni aperti: { $list }
dungeon-drop-board-round = Round { $round } di 3
dungeon-drop-board-level = Livello { $level }, turno { $turns }, frammenti { $relics }
dungeon-drop-board-step-enter = { $name } entra nel dungeon
dungeon-drop-board-step-explore = { $name } esplora
dungeon-drop-board-step-meeples = Si possono piazzare meeple
dungeon-drop-board-step-act = { $name } agisce
dungeon-drop-board-step-acting = { $name } agisce
dungeon-drop-board-step-loot = { $name } saccheggia
dungeon-drop-board-step-rest = { $name } finisce il turno
dungeon-drop-board-step-stairs = { $name } è alla scalinata
dungeon-drop-board-step-draft = Si scelgono gli eroi a giro
dungeon-drop-board-step-build-hero = Ognuno sceglie un eroe
dungeon-drop-board-step-build-quest = Ognuno sceglie una missione
dungeon-drop-board-step-place-pillars = Si piazzano le colonne
dungeon-drop-board-view = Vista
dungeon-drop-board-view-3d = Tavolo
dungeon-drop-board-view-top = Dall’alto
dungeon-drop-board-skip = Salta
dungeon-drop-board-no-webgl = Questo browser non può disegnare il tavolo in tre dimensioni; dall’alto tutto funziona allo stesso modo.
dungeon-drop-board-table-3d = Il tavolo. Trascina per girarlo; le frecce lo girano, più e meno avvicinano e allontanano. Tutto si sceglie anche dall’alto o negli elenchi qui sotto.
dungeon-drop-board-table-top = Il tavolo visto dall’alto
dungeon-drop-board-turn-left = Gira a sinistra
dungeon-drop-board-turn-right = Gira a destra
dungeon-drop-board-nearer = Più vicino
dungeon-drop-board-farther = Più lontano
dungeon-drop-board-frame = Mostra tutto
dungeon-drop-board-plan = Il tuo piano
dungeon-drop-board-pillars = Colonne ({ $count } di { $most })
dungeon-drop-board-pieces = Cubi ({ $count } di { $most })
dungeon-drop-board-tokens = Tieni i segnalini
dungeon-drop-board-yield = Nella stanza
dungeon-drop-board-cost = Vita −{ $damage }, scudi −{ $shields }
dungeon-drop-board-bad-pillar = La colonna { $numbers } sta nella stanza.
dungeon-drop-board-bad-life = Costerebbe il tuo ultimo punto vita.
dungeon-drop-board-bad-dragon = Il Drago chiede uno scudo.
dungeon-drop-board-shields = Spendi scudi per ({ $count } in mano)
dungeon-drop-board-right = Destra (mm)
dungeon-drop-board-down = Giù (mm)
dungeon-drop-board-direction = Direzione (gradi)
dungeon-drop-board-strength = Forza: { $percent } %
dungeon-drop-board-turned = Girato (gradi)
dungeon-drop-board-height = Altezza: { $cm } cm
dungeon-drop-board-give = Dai
dungeon-drop-board-for-life = { $count ->
    [one] (1 punto vita)
   *[other] ({ $count } punti vita)
}
dungeon-drop-board-how-explore = Premi sul tavolo e trascina per mirare, scegli l’altezza, poi lascia cadere.
dungeon-drop-board-how-meeple = Premi su un posto libero e trascina per muovere il tuo meeple, o passa.
dungeon-drop-board-how-pillar = Premi sul tavolo e trascina per posare la colonna.
dungeon-drop-board-how-loot = Scegli tre colonne: si vedono la stanza, che cosa contiene e quanto costa.
dungeon-drop-board-how-move = Scegli colonne, e i segnalini che tieni, per la prossima stanza.
dungeon-drop-board-how-ready = Cambia la stanza che saccheggi in questo turno.
dungeon-drop-board-how-heal = Scopri punti vita.
dungeon-drop-board-how-redrop = Premi sul tavolo per mirare, scegli i cubi e lascia cadere.
dungeon-drop-board-how-flick = Trascina da un cubo nella direzione della schicchera: più lungo, più forte.
dungeon-drop-board-how-slide = Trascina da un cubo nella direzione in cui scivola.
dungeon-drop-board-how-carry = Scegli un cubo, poi premi dove va.
dungeon-drop-board-how-swap = Scegli due cubi che si scambiano di posto.
dungeon-drop-board-how-barter = Scegli un tesoro sul tavolo e che cosa dai in cambio.
dungeon-drop-board-how-pilfer = Scegli un cubo fuori dal confine del dungeon.
dungeon-drop-board-how-transmute = Scegli il cubo che va nella scatola.
dungeon-drop-board-do-explore = Lascia cadere
dungeon-drop-board-do-meeple = Piazza il meeple
dungeon-drop-board-do-pillar = Posa la colonna
dungeon-drop-board-do-loot = Saccheggia questa stanza
dungeon-drop-board-do-move = Vai qui
dungeon-drop-board-do-ready = Usala
dungeon-drop-board-do-heal = Guarisci
dungeon-drop-board-do-redrop = Fai ricadere
dungeon-drop-board-do-flick = Schicchera
dungeon-drop-board-do-slide = Fai scivolare
dungeon-drop-board-do-carry = Posa
dungeon-drop-board-do-swap = Scambia
dungeon-drop-board-do-barter = Baratta
dungeon-drop-board-do-pilfer = Prendi
dungeon-drop-board-do-transmute = Trasmuta
dungeon-drop-board-quest = La tua missione
dungeon-drop-board-legend = Colori e simboli ({ $table } sul tavolo, { $box } nella scatola)
dungeon-drop-board-where = { $table } sul tavolo, { $box } nella scatola
dungeon-drop-primer-1 = Abbi il maggior numero di punti dopo tre round. In ogni round giochi un turno di tre passi.
dungeon-drop-primer-2 = Esplora: mira dove i cubi della scatola cadono sul tavolo.
dungeon-drop-primer-3 = Agisci: usa, se vuoi, l’abilità della tua razza o della tua classe.
dungeon-drop-primer-4 = Saccheggia: scegli tre colonne grigie. Tutto ciò che sta nel triangolo è tuo; nessun’altra colonna può starci, e ogni mostro costa vita. Non puoi spendere l’ultimo punto vita.
dungeon-drop-primer-5 = Punti: oro 1, gemme come dice la tua missione, una chiave apre uno scrigno da 1 a 6, un troll 2, il Drago 8. Chi è più leggero comincia il round successivo.
