# Dungeoneer: everything a player reads, but the cards.
game-dungeoneer = Every player is a hero who explores a map and completes three Quests, and the Dungeonlord against all the others.

dungeoneer-mode-crypt = The Candleless Crypt
dungeoneer-mode-wildwood = The Thornmere Wildwood
dungeoneer-mode-crypt-large = The Crypt, both decks
dungeoneer-mode-wildwood-large = The Wildwood, both decks
dungeoneer-mode-combined = Crypt and Wildwood combined
dungeoneer-mode-combined-large = Crypt and Wildwood combined, all decks
dungeoneer-mode-revealed = The Crypt with a Revealed Map
dungeoneer-mode-revealed-combined = Combined sets with a Revealed Map
dungeoneer-option-sets = Sets
dungeoneer-option-sets-help = Which cards are in play; each deck serves three players.
dungeoneer-option-revealed-map = Revealed Map
dungeoneer-option-revealed-map-help = The players lay the whole map before the first turn.
dungeoneer-option-concede = Conceding
dungeoneer-option-concede-help = A player may give up on his own turn.
dungeoneer-setup-seats = These decks serve { $min } to { $max } players.
dungeoneer-setup-missing = The selection lacks { $what }: { $has } of { $needed }.

dungeoneer-hero-of = the hero of { $seat }
dungeoneer-form-melee = Melee
dungeoneer-form-magic = Magic
dungeoneer-form-speed = Speed
dungeoneer-side-n = north
dungeoneer-side-e = east
dungeoneer-side-s = south
dungeoneer-side-w = west
dungeoneer-kind-boon = Boon
dungeoneer-kind-treasure = Treasure
dungeoneer-kind-bane = Bane
dungeoneer-kind-encounter = Encounter
dungeoneer-kind-hero = Hero
dungeoneer-phase-setup = Set-up
dungeoneer-phase-reset = Reset Phase
dungeoneer-phase-dungeonlord = Dungeonlord Phase
dungeoneer-phase-build = Build Phase
dungeoneer-phase-hero = Hero Phase
dungeoneer-phase-discard = Discard/Draw Phase
dungeoneer-phase-over = the end
dungeoneer-window-after-reset = after the Reset work
dungeoneer-window-response = Response step
dungeoneer-window-before-roll = before a roll
dungeoneer-window-after-attack = after an attack
dungeoneer-window-end-dungeonlord = before the Dungeonlord Phase ends
dungeoneer-window-after-build = after building
dungeoneer-window-move-declared = a move is declared
dungeoneer-window-quest-declared = a Quest attempt is declared
dungeoneer-window-after-action = after an action
dungeoneer-window-end-hero = before the Hero Phase ends
dungeoneer-window-before-discard = before the discard
dungeoneer-window-end-turn = before the turn passes
dungeoneer-window-wounding = wounds are about to be taken
dungeoneer-window-card-played = a card was played
dungeoneer-pending-attack = { $by } attacks { $on } with { $form }: { $attack } and a die against { $defence } and a die
dungeoneer-pending-roll = { $seat } rolls a die plus { $add } against { $number }
dungeoneer-pending-wounds = { $seat } is about to take { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}
dungeoneer-pending-card = { $seat } played { $card }
dungeoneer-pending-nothing = nothing is pending

dungeoneer-ask-window = A Special Action now, or pass? ({ $window }, turn of { $seat }: { $pending })
dungeoneer-ask-react = React ({ $window }, turn of { $seat }; { $pending }), or pass?
dungeoneer-ask-place = Where does { $map } go?
dungeoneer-ask-go-on = The exit is open: go through, or stay?
dungeoneer-ask-destination = Where to is { $seat } moved?
dungeoneer-ask-give = Which card does { $seat } take?
dungeoneer-ask-lose = Discard a card ({ $count } to go).
dungeoneer-ask-fetch = Which card do you take from the discard pile?
dungeoneer-ask-exit = Which exit do you open?
dungeoneer-ask-option = { $card }: which effect?
dungeoneer-ask-forsake = Which Quest goes under the Quest deck?
dungeoneer-ask-arrange = Which Map card lies on top?
dungeoneer-ask-offer = Accept the offer of { $card }?
dungeoneer-ask-hit-effect = Which hit effect?
dungeoneer-ask-attack-form = With which form does { $foe } attack?
dungeoneer-ask-reward = Who gets a point of Peril ({ $count } to give)?
dungeoneer-ask-surplus = Over your limit: which card do you discard?
dungeoneer-ask-price = { $quest }: which card do you give?
dungeoneer-ask-lay-map = Lay one of your Map cards.
dungeoneer-ask-start = On which Entrance does your hero start?
dungeoneer-ask-upkeep = Pay the upkeep, or take the card back.
dungeoneer-ask-dungeonlord = Dungeonlord Phase: play Banes, lay out Encounters, or end the phase.
dungeoneer-ask-after-batch = Dungeonlord Phase: play Banes, or end the phase.
dungeoneer-ask-declaring = Lay out further Encounters, or attack.
dungeoneer-ask-recall = The monster leaves the map: hand or Pack?
dungeoneer-ask-hero = Hero Phase: { $movements ->
    [one] { $movements } Movement
   *[other] { $movements } Movements
}. What do you do?
dungeoneer-ask-discard = Discard one card.
dungeoneer-ask-wait = Wait.

dungeoneer-do-pass = Pass
dungeoneer-do-pass-here = Pass here until my turn
dungeoneer-do-pass-until-attacked = Pass until I am attacked
dungeoneer-do-pass-until-my-turn = Pass until my turn
dungeoneer-do-untip = Stand up (1 Movement)
dungeoneer-do-challenge = Challenge { $foe } with { $form }
dungeoneer-do-steal = Challenge { $foe } with { $form } for { $quest }
dungeoneer-do-send = { $card } against { $seat } with { $form }
dungeoneer-do-send-trap = { $card } against { $seat } (# = { $extra })
dungeoneer-do-attack = Attack!
dungeoneer-do-end = End the phase
dungeoneer-do-place = { $map } to { $cell }
dungeoneer-do-place-turned = { $map } to { $cell }, upside down
dungeoneer-do-move = Move { $side }
dungeoneer-do-travel = Go to { $map }
dungeoneer-do-explore = Explore (1 Movement)
dungeoneer-do-attempt = Attempt { $quest } (bonuses bought: { $boosts })
dungeoneer-do-pick-up = Pick up: { $quest }
dungeoneer-do-set-down = Set down: { $quest }
dungeoneer-do-pay = Pay for { $card }
dungeoneer-do-return = Take { $card } back
dungeoneer-do-to-hand = { $card } to hand
dungeoneer-do-to-pack = { $card } to the Pack
dungeoneer-do-discard = Discard { $card }
dungeoneer-do-keep = Discard nothing
dungeoneer-do-card = { $card }
dungeoneer-do-space = { $map }
dungeoneer-do-map = { $map }
dungeoneer-do-quest = { $quest }
dungeoneer-do-exit = The exit { $side }
dungeoneer-do-option = Effect { $number }
dungeoneer-do-form = { $form }
dungeoneer-do-player = { $seat }
dungeoneer-do-go-on = Go through
dungeoneer-do-stay = Stay
dungeoneer-do-yes = Yes
dungeoneer-do-no = No
dungeoneer-do-concede = Give up
dungeoneer-do-play = Play { $card } (# = { $extra })
dungeoneer-do-play-on = Play { $card } with the Peril of { $seat } (# = { $extra })
dungeoneer-do-play-now = Play { $card } and use it at once (# = { $extra })
dungeoneer-do-with-host = { $what }: { $host }
dungeoneer-do-use = Use { $card }
dungeoneer-do-use-giving = Use { $card }, discarding { $given }
dungeoneer-do-use-on = { $what } on { $seat }

dungeoneer-told-initiative = { $seat } takes the first turn.
dungeoneer-told-turn = Round { $round }: turn of { $seat }.
dungeoneer-told-phase = { $seat }: { $phase }.
dungeoneer-told-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
dungeoneer-told-drew-cards = You draw: { $cards }.
dungeoneer-and = { $all }, { $one }
dungeoneer-told-reshuffled = The discard pile becomes the new Adventure deck.
dungeoneer-told-played = { $seat } plays { $card } (# = { $extra }).
dungeoneer-told-played-on = { $seat } plays { $card } with the Peril of { $payer } (# = { $extra }).
dungeoneer-told-cancelled = { $card } is cancelled.
dungeoneer-told-used = { $seat } uses { $card }.
dungeoneer-told-sent = { $seat } sends { $card } against { $target } with { $form }.
dungeoneer-told-trap = { $seat } springs { $card } on { $target }.
dungeoneer-told-challenged = { $seat } challenges { $foe } with { $form }.
dungeoneer-told-challenged-for = { $seat } challenges { $foe } with { $form } for { $quest }.
dungeoneer-told-fought = { $by } attacks { $on } with { $form }: { $attack } (die { $attackdie }) against { $defence } (die { $defencedie }).
dungeoneer-told-rolled = { $seat } rolls { $die }, plus { $add }, against { $number }.
dungeoneer-told-missed = { $card } finds its target gone.
dungeoneer-told-wounded = { $seat } takes { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}: { $life } Life left.
dungeoneer-told-hurt = { $foe } takes { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
}.
dungeoneer-told-slain = { $foe } is defeated.
dungeoneer-told-defeated = The hero of { $seat } is defeated.
dungeoneer-told-healed = { $seat } gets { $amount } Life.
dungeoneer-told-glory = { $seat }: Glory { $by }.
dungeoneer-told-peril = { $seat }: Peril { $by }.
dungeoneer-told-movement = { $seat }: Movements { $by }.
dungeoneer-told-tipped = { $seat } is tipped.
dungeoneer-told-untipped = { $seat } stands up.
dungeoneer-told-moved = { $seat } goes to { $map }.
dungeoneer-told-opened = { $map }: the exit { $side } is open.
dungeoneer-told-cusp = { $seat } is on the cusp ({ $side }).
dungeoneer-told-placed = { $seat } places { $map }.
dungeoneer-told-turned = { $map } is turned.
dungeoneer-told-unplaceable = { $map } fits nowhere and goes under the Map deck.
dungeoneer-told-discarded = { $card } of { $seat } is discarded.
dungeoneer-told-returned = { $card } goes to the hand of { $seat }.
dungeoneer-told-packed = { $card } goes into the Pack of { $seat }.
dungeoneer-told-taken = { $seat } takes { $card } from { $from }.
dungeoneer-told-attempted = { $seat } attempts { $quest }.
dungeoneer-told-found = { $seat } finds the objective of { $quest }.
dungeoneer-told-picked-up = { $seat } picks up the component of { $quest }.
dungeoneer-told-set-down = { $seat } sets down the component of { $quest }.
dungeoneer-told-stolen = { $seat } steals { $quest } from { $from }.
dungeoneer-told-completed = { $seat } completes { $quest }.
dungeoneer-told-global = { $quest } is the new Global Quest.
dungeoneer-told-under = { $quest } goes under the Quest deck.
dungeoneer-told-level = { $seat } rises to Level { $level }.
dungeoneer-told-looked = { $seat } looks at hidden cards.
dungeoneer-told-saw-maps = You see on top of the Map deck: { $maps }.
dungeoneer-told-saw-hand = You see the hand of { $seat }: { $cards }.
dungeoneer-told-won = { $seat } wins.

dungeoneer-draw-headline = Round { $round }, turn of { $seat }: { $phase }
dungeoneer-draw-legend = E Entrance, o Pit, ^ Spikes, ! Hazard, S Sewer, @ Portal, & monster, + effect; L Locked, T Trapped; (n) tipped, n>s on the cusp, * component; ● standard, ◆ counter-attack
dungeoneer-draw-decks = Adventure deck { $adventures }, discards { $discards }, Map deck { $maps }, Quest deck { $quests }
dungeoneer-draw-out = { $seat }: { $hero } is out
dungeoneer-draw-player = { $seat }: { $hero }, Level { $level }, Life { $life }/{ $max }, Melee/Magic/Speed { $scores }, Glory { $glory }, Peril { $peril }, Movements { $movements }, hand { $hand }, Quests done { $done }
dungeoneer-draw-readied = readied:
dungeoneer-draw-banes = Banes:
dungeoneer-draw-pack = Pack:
dungeoneer-draw-quests = Quests:
dungeoneer-draw-carried = { $quest } (carried)
dungeoneer-draw-lying = { $quest } (lies in { $map })
dungeoneer-draw-wounded = { $quest } (wounds: { $wounds })
dungeoneer-draw-global = Global Quest: { $quest }
dungeoneer-draw-quest = { $quest }: { $text }
dungeoneer-draw-encounter = On the map: { $card } against { $seat }, wounds { $wounds }
dungeoneer-draw-hand = Your hand ({ $count }):
dungeoneer-draw-card = { $card } [{ $kind } { $cost }] { $text }
dungeoneer-draw-monster = Life { $life }, Melee/Magic/Speed { $scores }
dungeoneer-draw-peek = You see the hand of { $seat }: { $cards }
