# Dungeoneer: tutto ciò che un giocatore legge, tranne le carte.
game-dungeoneer = Ogni giocatore è un eroe che esplora una mappa e compie tre Imprese, e il Signore del dungeon contro tutti gli altri.

dungeoneer-mode-crypt = La Cripta senza candele
dungeoneer-mode-wildwood = Il Bosco selvaggio dello Stagno delle spine
dungeoneer-mode-crypt-large = La Cripta, entrambi i mazzi
dungeoneer-mode-wildwood-large = Il Bosco selvaggio, entrambi i mazzi
dungeoneer-mode-combined = Cripta e Bosco selvaggio insieme
dungeoneer-mode-combined-large = Cripta e Bosco selvaggio insieme, tutti i mazzi
dungeoneer-mode-revealed = La Cripta con Mappa rivelata
dungeoneer-mode-revealed-combined = Scatole insieme con Mappa rivelata
dungeoneer-option-sets = Scatole
dungeoneer-option-sets-help = Quali carte sono in gioco; ogni mazzo serve tre giocatori.
dungeoneer-option-revealed-map = Mappa rivelata
dungeoneer-option-revealed-map-help = I giocatori dispongono tutta la mappa prima del primo turno.
dungeoneer-option-concede = Resa
dungeoneer-option-concede-help = Un giocatore può arrendersi nel proprio turno.
dungeoneer-setup-seats = Questi mazzi servono da { $min } a { $max } giocatori.
dungeoneer-setup-missing = Alla selezione manca: { $what }, { $has } di { $needed }.

dungeoneer-hero-of = l’eroe di { $seat }
dungeoneer-form-melee = Mischia
dungeoneer-form-magic = Magia
dungeoneer-form-speed = Velocità
dungeoneer-side-n = nord
dungeoneer-side-e = est
dungeoneer-side-s = sud
dungeoneer-side-w = ovest
dungeoneer-kind-boon = Dono
dungeoneer-kind-treasure = Tesoro
dungeoneer-kind-bane = Sventura
dungeoneer-kind-encounter = Incontro
dungeoneer-kind-hero = Eroe
dungeoneer-phase-setup = Preparazione
dungeoneer-phase-reset = Fase di ripristino
dungeoneer-phase-dungeonlord = Fase del Signore del dungeon
dungeoneer-phase-build = Fase di costruzione
dungeoneer-phase-hero = Fase dell’eroe
dungeoneer-phase-discard = Fase di scarto e pesca
dungeoneer-phase-over = la fine
dungeoneer-window-after-reset = dopo il ripristino
dungeoneer-window-response = passo di risposta
dungeoneer-window-before-roll = prima di un tiro
dungeoneer-window-after-attack = dopo un attacco
dungeoneer-window-end-dungeonlord = prima che finisca la fase del Signore del dungeon
dungeoneer-window-after-build = dopo la costruzione
dungeoneer-window-move-declared = è dichiarato un movimento
dungeoneer-window-quest-declared = è dichiarato un tentativo d’Impresa
dungeoneer-window-after-action = dopo un’azione
dungeoneer-window-end-hero = prima che finisca la fase dell’eroe
dungeoneer-window-before-discard = prima dello scarto
dungeoneer-window-end-turn = prima che passi il turno
dungeoneer-window-wounding = stanno per essere subite ferite
dungeoneer-window-card-played = è stata giocata una carta
dungeoneer-pending-attack = { $by } attacca { $on } con { $form }: { $attack } e un dado contro { $defence } e un dado
dungeoneer-pending-roll = { $seat } tira un dado più { $add } contro { $number }
dungeoneer-pending-wounds = { $seat } sta per subire { $amount ->
    [one] { $amount } ferita
   *[other] { $amount } ferite
}
dungeoneer-pending-card = { $seat } ha giocato { $card }
dungeoneer-pending-nothing = nulla è in corso

dungeoneer-ask-window = Un’azione speciale ora, o passare? ({ $window }, turno di { $seat }: { $pending })
dungeoneer-ask-react = Reagire ({ $window }, turno di { $seat }; { $pending }), o passare?
dungeoneer-ask-place = Dove va { $map }?
dungeoneer-ask-go-on = L’uscita è aperta: attraversarla, o restare?
dungeoneer-ask-destination = Dove viene spostato { $seat }?
dungeoneer-ask-give = Quale carta prende { $seat }?
dungeoneer-ask-lose = Scarta una carta (ancora { $count }).
dungeoneer-ask-fetch = Quale carta prendi dagli scarti?
dungeoneer-ask-exit = Quale uscita apri?
dungeoneer-ask-option = { $card }: quale effetto?
dungeoneer-ask-forsake = Quale Impresa va sotto il mazzo delle Imprese?
dungeoneer-ask-arrange = Quale carta mappa sta in cima?
dungeoneer-ask-offer = Accettare l’offerta di { $card }?
dungeoneer-ask-hit-effect = Quale effetto del colpo?
dungeoneer-ask-attack-form = Con quale forma attacca { $foe }?
dungeoneer-ask-reward = Chi riceve un punto di Pericolo ({ $count } da dare)?
dungeoneer-ask-surplus = Limite superato: quale carta scarti?
dungeoneer-ask-price = { $quest }: quale carta dai?
dungeoneer-ask-lay-map = Disponi una delle tue carte mappa.
dungeoneer-ask-start = Su quale Ingresso comincia il tuo eroe?
dungeoneer-ask-upkeep = Paga il mantenimento, o riprendi la carta.
dungeoneer-ask-dungeonlord = Fase del Signore del dungeon: gioca Sventure, disponi Incontri, o termina la fase.
dungeoneer-ask-after-batch = Fase del Signore del dungeon: gioca Sventure, o termina la fase.
dungeoneer-ask-declaring = Disponi altri Incontri, o attacca.
dungeoneer-ask-recall = Il mostro lascia la mappa: mano o Branco?
dungeoneer-ask-hero = Fase dell’eroe: { $movements ->
    [one] { $movements } Movimento
   *[other] { $movements } Movimenti
}. Che cosa fai?
dungeoneer-ask-discard = Scarta una carta.
dungeoneer-ask-wait = Attendi.

dungeoneer-do-pass = Passa
dungeoneer-do-pass-here = Passa qui fino al mio turno
dungeoneer-do-pass-until-attacked = Passa finché non sono attaccato
dungeoneer-do-pass-until-my-turn = Passa fino al mio turno
dungeoneer-do-untip = Rialzati (1 Movimento)
dungeoneer-do-challenge = Sfida { $foe } con { $form }
dungeoneer-do-steal = Sfida { $foe } con { $form } per { $quest }
dungeoneer-do-send = { $card } contro { $seat } con { $form }
dungeoneer-do-send-trap = { $card } contro { $seat } (# = { $extra })
dungeoneer-do-attack = All’attacco!
dungeoneer-do-end = Termina la fase
dungeoneer-do-place = { $map } in { $cell }
dungeoneer-do-place-turned = { $map } in { $cell }, capovolta
dungeoneer-do-move = Muoviti a { $side }
dungeoneer-do-travel = Raggiungi { $map }
dungeoneer-do-explore = Esplora (1 Movimento)
dungeoneer-do-attempt = Tenta { $quest } (bonus comprati: { $boosts })
dungeoneer-do-pick-up = Raccogli: { $quest }
dungeoneer-do-set-down = Posa: { $quest }
dungeoneer-do-pay = Paga per { $card }
dungeoneer-do-return = Riprendi { $card }
dungeoneer-do-to-hand = { $card } in mano
dungeoneer-do-to-pack = { $card } nel Branco
dungeoneer-do-discard = Scarta { $card }
dungeoneer-do-keep = Non scartare nulla
dungeoneer-do-card = { $card }
dungeoneer-do-space = { $map }
dungeoneer-do-map = { $map }
dungeoneer-do-quest = { $quest }
dungeoneer-do-exit = L’uscita a { $side }
dungeoneer-do-option = Effetto { $number }
dungeoneer-do-form = { $form }
dungeoneer-do-player = { $seat }
dungeoneer-do-go-on = Attraversa
dungeoneer-do-stay = Resta
dungeoneer-do-yes = Sì
dungeoneer-do-no = No
dungeoneer-do-concede = Arrenditi
dungeoneer-do-play = Gioca { $card } (# = { $extra })
dungeoneer-do-play-on = Gioca { $card } con il Pericolo di { $seat } (# = { $extra })
dungeoneer-do-play-now = Gioca { $card } e usala subito (# = { $extra })
dungeoneer-do-with-host = { $what }: { $host }
dungeoneer-do-use = Usa { $card }
dungeoneer-do-use-giving = Usa { $card }, scartando { $given }
dungeoneer-do-use-on = { $what } su { $seat }

dungeoneer-told-initiative = { $seat } gioca il primo turno.
dungeoneer-told-turn = Giro { $round }: turno di { $seat }.
dungeoneer-told-phase = { $seat }: { $phase }.
dungeoneer-told-drew = { $seat } pesca { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
dungeoneer-told-drew-cards = Peschi: { $cards }.
dungeoneer-and = { $all }, { $one }
dungeoneer-told-reshuffled = Gli scarti formano il nuovo mazzo Avventura.
dungeoneer-told-played = { $seat } gioca { $card } (# = { $extra }).
dungeoneer-told-played-on = { $seat } gioca { $card } con il Pericolo di { $payer } (# = { $extra }).
dungeoneer-told-cancelled = La carta { $card } è annullata.
dungeoneer-told-used = { $seat } usa { $card }.
dungeoneer-told-sent = { $seat } manda { $card } contro { $target } con { $form }.
dungeoneer-told-trap = { $seat } fa scattare { $card } su { $target }.
dungeoneer-told-challenged = { $seat } sfida { $foe } con { $form }.
dungeoneer-told-challenged-for = { $seat } sfida { $foe } con { $form } per { $quest }.
dungeoneer-told-fought = { $by } attacca { $on } con { $form }: { $attack } (dado { $attackdie }) contro { $defence } (dado { $defencedie }).
dungeoneer-told-rolled = { $seat } tira { $die }, più { $add }, contro { $number }.
dungeoneer-told-missed = { $card } non trova più il suo bersaglio.
dungeoneer-told-wounded = { $seat } subisce { $amount ->
    [one] { $amount } ferita
   *[other] { $amount } ferite
}: Vita rimasta { $life }.
dungeoneer-told-hurt = { $foe } subisce { $amount ->
    [one] { $amount } ferita
   *[other] { $amount } ferite
}.
dungeoneer-told-slain = { $foe } soccombe.
dungeoneer-told-defeated = L’eroe di { $seat } è sconfitto.
dungeoneer-told-healed = { $seat }: Vita +{ $amount }.
dungeoneer-told-glory = { $seat }: Gloria { $by }.
dungeoneer-told-peril = { $seat }: Pericolo { $by }.
dungeoneer-told-movement = { $seat }: Movimenti { $by }.
dungeoneer-told-tipped = { $seat } è rovesciato.
dungeoneer-told-untipped = { $seat } si rialza.
dungeoneer-told-moved = { $seat } raggiunge { $map }.
dungeoneer-told-opened = { $map }: l’uscita a { $side } è aperta.
dungeoneer-told-cusp = { $seat } è sulla soglia ({ $side }).
dungeoneer-told-placed = { $seat } dispone { $map }.
dungeoneer-told-turned = { $map } viene girata.
dungeoneer-told-unplaceable = { $map } non entra da nessuna parte e va sotto il mazzo mappa.
dungeoneer-told-discarded = La carta { $card } di { $seat } è scartata.
dungeoneer-told-returned = { $card } va nella mano di { $seat }.
dungeoneer-told-packed = { $card } va nel Branco di { $seat }.
dungeoneer-told-taken = { $seat } prende { $card } a { $from }.
dungeoneer-told-attempted = { $seat } tenta { $quest }.
dungeoneer-told-found = { $seat } trova l’obiettivo di { $quest }.
dungeoneer-told-picked-up = { $seat } raccoglie l’oggetto di { $quest }.
dungeoneer-told-set-down = { $seat } posa l’oggetto di { $quest }.
dungeoneer-told-stolen = { $seat } ruba { $quest } a { $from }.
dungeoneer-told-completed = { $seat } compie { $quest }.
dungeoneer-told-global = { $quest } è la nuova Impresa globale.
dungeoneer-told-under = { $quest } va sotto il mazzo delle Imprese.
dungeoneer-told-level = { $seat } sale al livello { $level }.
dungeoneer-told-looked = { $seat } guarda carte nascoste.
dungeoneer-told-saw-maps = In cima al mazzo mappa vedi: { $maps }.
dungeoneer-told-saw-hand = Vedi la mano di { $seat }: { $cards }.
dungeoneer-told-won = { $seat } vince.

dungeoneer-draw-headline = Giro { $round }, turno di { $seat }: { $phase }
dungeoneer-draw-legend = E Ingresso, o Fossa, ^ Spuntoni, ! Rischio, S Fogna, @ Portale, & mostro, + effetto; L Bloccata, T Insidiosa; (n) rovesciato, n>s sulla soglia, * oggetto; ● normale, ◆ contrattacco
dungeoneer-draw-decks = Mazzo Avventura { $adventures }, scarti { $discards }, mappa { $maps }, Imprese { $quests }
dungeoneer-draw-out = { $seat }: { $hero } è eliminato
dungeoneer-draw-player = { $seat }: { $hero }, livello { $level }, Vita { $life }/{ $max }, Mischia/Magia/Velocità { $scores }, Gloria { $glory }, Pericolo { $peril }, Movimenti { $movements }, mano { $hand }, Imprese compiute { $done }
dungeoneer-draw-readied = pronte:
dungeoneer-draw-banes = Sventure:
dungeoneer-draw-pack = Branco:
dungeoneer-draw-quests = Imprese:
dungeoneer-draw-carried = { $quest } (portato)
dungeoneer-draw-lying = { $quest } (a terra: { $map })
dungeoneer-draw-wounded = { $quest } (ferite: { $wounds })
dungeoneer-draw-global = Impresa globale: { $quest }
dungeoneer-draw-quest = { $quest }: { $text }
dungeoneer-draw-encounter = Sulla mappa: { $card } contro { $seat }, ferite { $wounds }
dungeoneer-draw-hand = La tua mano ({ $count }):
dungeoneer-draw-card = { $card } [{ $kind } { $cost }] { $text }
dungeoneer-draw-monster = Vita { $life }, Mischia/Magia/Velocità { $scores }
dungeoneer-draw-peek = Vedi la mano di { $seat }: { $cards }
