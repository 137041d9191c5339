# Ciò che sta sul tavolo di Dungeonology nella pagina.
board-dungeonology-turn = Turno { $turn }: { $name }
board-dungeonology-phase-set-up = Preparazione
board-dungeonology-phase-begin = Inizio del turno
board-dungeonology-phase-movement-opens = Fase di movimento
board-dungeonology-phase-movement = Fase di movimento
board-dungeonology-phase-action-opens = Fase di azione
board-dungeonology-phase-action = Fase di azione
board-dungeonology-phase-end-student = Fine del turno
board-dungeonology-phase-end-jinx = Fine del turno
board-dungeonology-phase-end-draw = Fine del turno
board-dungeonology-phase-closing = Fine del turno
board-dungeonology-phase-over = La partita è finita
board-dungeonology-may-respond = Può ancora rispondere: { $names }
board-dungeonology-ends-at = La partita finisce quando comincerebbe il turno di { $name }.
board-dungeonology-test = Prova di furtività
board-dungeonology-studies = studia { $count } in { $zone }
board-dungeonology-spies = spia { $name }, { $colour }
board-dungeonology-stealth = Furtività
board-dungeonology-alert = Allerta
board-dungeonology-unseen = inosservato finora
board-dungeonology-noticed = scoperto, per ora
board-dungeonology-silent = Silenziosa: nessun altro può rispondere.
board-dungeonology-chosen = Scelte: { $cards }
board-dungeonology-shown = In gioco:
board-dungeonology-looking = Stai guardando:
board-dungeonology-dungeon = Il dungeon: le Zone sul loro reticolo
board-dungeonology-campus = Campus
board-dungeonology-bonfire = Falò: { $count ->
    [one] 1 studente
   *[other] { $count } studenti
}
board-dungeonology-bag = Università (sacchetto): { $count ->
    [one] 1 studente
   *[other] { $count } studenti
}, { $omegas } Omega
board-dungeonology-reserve = Riserva: { $count ->
    [one] 1 studente
   *[other] { $count } studenti
}, { $omegas } Omega
board-dungeonology-omega = Uno studente Omega
board-dungeonology-penalty = Penalità di studio attuale: { $penalty }
board-dungeonology-floor = Piano { $floor }
board-dungeonology-deck = Mazzo Astuzia
board-dungeonology-discards = Scarti
board-dungeonology-clan-target = una Tesi richiede { $target } punti
board-dungeonology-clan-hidden = La carta Clan è coperta.
board-dungeonology-hand = Le mie carte Astuzia
board-dungeonology-no-cards = Nessuna carta.
board-dungeonology-bonus = Valore bonus { $bonus }
board-dungeonology-boards = Plance degli appunti
board-dungeonology-exalted = Esaltato
board-dungeonology-students = Studenti
board-dungeonology-cards = Carte Astuzia in mano
board-dungeonology-stun = Segnalini Stordito
board-dungeonology-knowledge = Segnalino Conoscenza
board-dungeonology-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-dungeonology-thesis = Tesi n. { $number }
board-dungeonology-figures = Velocità { $speed }, Intelligenza { $intelligence }, Resistenza { $stamina }, mano { $hand }
board-dungeonology-intern = Tirocinante
board-dungeonology-jinx = Iella
board-dungeonology-face-down = { $count ->
    [one] 1 Iella coperta
   *[other] { $count } Ielle coperte
}
board-dungeonology-zone-alert = { $floor }, valore di allerta { $alert }
board-dungeonology-door = Porta: serve
board-dungeonology-cubes = Cubi: { $cubes }
board-dungeonology-is-here = { $name } è qui
board-dungeonology-linked = Collegata a { $zones }
board-dungeonology-teleport = Segnalino Teletrasporto
board-dungeonology-passage = Passaggio segreto X
board-dungeonology-traps = { $count ->
    [one] 1 segnalino Trappola
   *[other] { $count } segnalini Trappola
}
board-dungeonology-boss = Il Boss
board-dungeonology-effect-ambush = Imboscata
board-dungeonology-effect-bad-luck = Sfortuna
board-dungeonology-effect-good-luck = Fortuna
board-dungeonology-effect-bivouac = Bivacco
board-dungeonology-effect-boss = Boss
board-dungeonology-effect-danger = Pericolo
board-dungeonology-effect-secret-passage = Passaggio segreto
board-dungeonology-effect-stairs = Scale
board-dungeonology-effect-stop = Alt
board-dungeonology-effect-toll = Pedaggio
dungeonology-primer-1 = Raccogli cubi informazione sulla tua plancia degli appunti e consegna una Tesi prima che l’allarme chiuda la partita; vince chi ha più punti. La prima Tesi vale 10 in più.
dungeonology-primer-2 = Ogni turno è uno dei tre: esplorare, riposare all’accampamento (carte nuove, niente più stordimento), o consegnare la Tesi (con almeno due Stelle).
dungeonology-primer-3 = Esplorare: muoviti e pesca tessere nella fase di Movimento, poi studia i cubi della tua Zona nella fase di Azione.
dungeonology-primer-4 = Studiare è una prova di Furtività: i numeri nell’angolo delle carte Astuzia scartate devono raggiungere il valore di allerta della Zona (lo scudo rosso). Gli altri possono intromettersi. Fallire ti stordisce e fa pescare uno studente.
dungeonology-primer-5 = Uno studente pescato dall’Università può essere un Omega: ognuno porta una Iella e riempie una riga della carta Allerta. Quando è piena, la fine è vicina.
board-dungeonology-stars = Stelle: una Tesi ne richiede due
board-dungeonology-study-bonus = Bonus di Studio
board-dungeonology-short-students = studenti
board-dungeonology-short-cards = carte
board-dungeonology-short-stun = stordito
board-dungeonology-short-stars = Stelle
board-dungeonology-short-bonus = bonus
board-dungeonology-chosen-sum = con le carte scelte: { $sum }
board-dungeonology-column = { $colour }: { $count } di { $slots }, { $value ->
    [one] 1 punto
   *[other] { $value } punti
} a cubo
