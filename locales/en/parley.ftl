# Parley: every text of the game.

game-parley = Envoys bid to speak, claim topics against each other's objections and draw up treaties; the most influence wins.
parley-mode-rivals = Rivals
parley-mode-accord = Accord: win or lose together
parley-spies = Spies
parley-spies-help = Speakers may pay a coin to read the sealed letter.
parley-coins = Coins at the start
parley-coins-help = How many coins each envoy begins with.
parley-talks = Length of the talks
parley-talks-help = How many rounds are played.
parley-talks-short = Short: two rounds
parley-talks-long = Long: three rounds
parley-accord = Accord
parley-accord-help = The envoys win or lose together.
parley-goal = Goal of an accord
parley-goal-help = The influence that the envoys need together.
parley-spies-need-coins = Without coins nobody can pay for spies.
parley-accord-no-spies = Envoys who play together send no spies.
parley-topic-trade = trade
parley-topic-border = the border
parley-topic-throne = the throne
parley-ask-bid = Bid for the right to speak: up to { $coins } coins
parley-ask-exchange = Exchange up to two cards
parley-ask-stone = Aim the stone at the mark
parley-ask-agenda = Put the topics in order: the first is worth most
parley-ask-claim = Claim a topic with a card, or yield
parley-ask-answer = Show a card higher than { $card }, or pass
parley-ask-treaty = Draw up a treaty of up to six steps
parley-ask-nothing = The talks are over
parley-a-treaty = a walk from the middle of the map: n, e, s, w
parley-do-read = Pay a coin and read the letter
parley-do-claim = Claim { $topic } with { $card }
parley-do-yield = Yield
parley-do-show = Show { $card }
parley-do-pass = Pass
parley-bid-made = { $seat } has bid.
parley-speaks =
    { $seat } speaks, for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }.
parley-letter-read = { $seat } reads the letter.
parley-letter-says = The letter is the { $card }.
parley-exchanged =
    { $seat } exchanges { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }.
parley-drew =
    { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
parley-drew-card = You draw the { $card }.
parley-landed =
    { $seat }'s stone rests at { $x }, { $y } and earns { $coins ->
        [0] nothing
        [one] one coin
       *[other] { $coins } coins
    }.
parley-ordered = The agenda: { $first }, { $second }, { $third }.
parley-claimed = { $seat } claims { $topic } with { $card }.
parley-yielded = { $seat } yields.
parley-shown = { $seat } shows { $card }.
parley-silent = { $seat } has no answer.
parley-passed = { $seat } lets it pass.
parley-took = { $seat } takes { $topic }: { $influence } influence.
parley-signed = { $seat } signs a treaty of { $steps } steps: { $influence } influence.
parley-opened = The letter is opened: the { $card } speaks of { $topic }.
parley-draw-round = Round { $round } · { $deck } cards in the deck
parley-draw-envoy = { $seat }: { $coins } coins, { $influence } influence, { $cards } cards
parley-draw-hand = Your hand: { $cards }
