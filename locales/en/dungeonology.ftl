# Dungeonology: The Expedition. Names and texts of cards stand in dungeonology-cards.ftl.

game-dungeonology = Rival Scholars creep through a dungeon of fauns, steal its secrets cube by cube, and race to hand in a Thesis before the alarm is raised.

## Modes and options

dungeonology-mode-v2 = Second edition, base game
dungeonology-mode-v1 = First edition
dungeonology-mode-v2-boss = Second edition with Boss
dungeonology-mode-v2-zones = Second edition with Dangerous Zones
dungeonology-mode-v2-boss-zones = Second edition with Boss and Dangerous Zones
dungeonology-mode-v2-panic = Second edition with Maximum Alert
dungeonology-mode-v2-boss-panic = Second edition with Boss and Maximum Alert
dungeonology-mode-v2-zones-panic = Second edition with Dangerous Zones and Maximum Alert
dungeonology-mode-v2-boss-zones-panic = Second edition with Boss, Dangerous Zones and Maximum Alert
dungeonology-mode-v2-main = Second edition with Main Effects
dungeonology-mode-v2-boss-main = Second edition with Boss and Main Effects
dungeonology-mode-v2-zones-main = Second edition with Dangerous Zones and Main Effects
dungeonology-mode-v2-boss-zones-main = Second edition with Boss, Dangerous Zones and Main Effects
dungeonology-mode-v2-panic-main = Second edition with Maximum Alert and Main Effects
dungeonology-mode-v2-boss-panic-main = Second edition with Boss, Maximum Alert and Main Effects
dungeonology-mode-v2-zones-panic-main = Second edition with Dangerous Zones, Maximum Alert and Main Effects
dungeonology-mode-v2-all = Second edition with all advanced rules
dungeonology-option-edition = Edition
dungeonology-option-edition-help = A game is played entirely under one edition.
dungeonology-option-boss = Boss
dungeonology-option-boss-help = Laetus haunts the dungeon.
dungeonology-option-dangerous-zones = Dangerous Zones
dungeonology-option-dangerous-zones-help = All Zone Effects are in force, not only Stairs.
dungeonology-option-maximum-alert = Maximum Alert
dungeonology-option-maximum-alert-help = A Panic Card decides how the game ends.
dungeonology-option-main-effects = Main Effects
dungeonology-option-main-effects-help = Trick Cards have their Main Effects, and there are Interns.
dungeonology-option-alert = Difficulty
dungeonology-option-alert-help = Which Alert Card is used.
dungeonology-option-level = Game level
dungeonology-option-level-help = How many players fewer the Alert Card counts.
dungeonology-option-profile = Side of the Boss Card
dungeonology-option-profile-help = Quarrelsome chases Scholars, Drunk wanders at random.
dungeonology-option-scholars = Scholars
dungeonology-option-scholars-help = Drawn at random, or picked in seat order.
dungeonology-edition-v1 = First edition
dungeonology-edition-v2 = Second edition
dungeonology-alert-random = Drawn at random
dungeonology-level-student = Student
dungeonology-level-doctoral = Doctoral
dungeonology-level-professor = Professor
dungeonology-level-rector = Rector
dungeonology-profile-quarrelsome = Quarrelsome
dungeonology-profile-drunk = Drunk
dungeonology-profile-random = Drawn at random
dungeonology-scholars-draw = Drawn
dungeonology-scholars-pick = Picked
dungeonology-limit-v1-all-on = In the first edition all rules are always in force.
dungeonology-limit-level-v1 = The first edition knows no game levels.
dungeonology-limit-level-professor = The level Professor needs three players or more.
dungeonology-limit-level-rector = The level Rector needs four players.

## Questions

dungeonology-ask-begin = What do you spend this turn on?
dungeonology-ask-move = Move, explore, or end your Movement Phase.
dungeonology-ask-action = Perform an Action, or end your Action Phase.
dungeonology-ask-pass = Pass.
dungeonology-ask-turn-begins = A Movement Phase begins: play a card, or pass.
dungeonology-ask-after-step = After a step: play a card, or pass.
dungeonology-ask-action-begins = An Action Phase begins: play a card, or pass.
dungeonology-ask-action-ends = An Action Phase ends: play a card, or pass.
dungeonology-ask-entry = { $seat } has entered a Zone: answer with a card, or pass.
dungeonology-ask-study = { $seat } has collected cubes: answer with a card, or pass.
dungeonology-ask-star = { $seat } has gained a Star: answer with a card, or pass.
dungeonology-ask-failure = { $seat } has failed a Stealth Test: answer with a card, or pass.
dungeonology-ask-react = { $seat } plays { $card }: react, or let it happen.
dungeonology-ask-aim = What is { $card } aimed at?
dungeonology-ask-n = How many Students do you draw for { $card }?
dungeonology-ask-cost = How do you pay for { $card }?
dungeonology-ask-discard = { $cards ->
    [one] Discard a Trick Card.
   *[other] Discard { $cards } Trick Cards, one by one.
}
dungeonology-ask-lay = Where do you lay { $zone }?
dungeonology-ask-march = { $steps ->
    [one] You have a step left.
   *[other] You have { $steps } steps left.
}
dungeonology-ask-toll = { $cubes ->
    [one] Pay the Toll with a cube.
   *[other] Pay the Toll with { $cubes } cubes, one by one.
}
dungeonology-ask-protect = Your { $colour } cube is protected: do you let it go?
dungeonology-ask-drop = Into which Zone does your { $colour } cube fall?
dungeonology-ask-give = Which cube do you give to { $seat }?
dungeonology-ask-cube = Which of the cubes of { $seat }?
dungeonology-ask-blow = Where do you move { $seat }?
dungeonology-ask-bonus = Choose cards for their Bonus Values, then show them. The Alert Value is { $alert }.
dungeonology-ask-test = Stealth { $stealth } against Alert { $alert }: play a card, or pass.
dungeonology-ask-pick = Which Scholar are you?
dungeonology-ask-stun = Take the Stun Token, or sacrifice a Student instead?
dungeonology-ask-jinx = Which Jinx Card do you discard?
dungeonology-ask-rest = Discard Trick Cards, or go on.
dungeonology-ask-thesis-cube = Your Thesis has failed: which of your most valuable cubes do you lose?
dungeonology-ask-last-chance = Do you submit your Thesis now?
dungeonology-ask-floor = To which Floor do the Stairs lead?
dungeonology-ask-fear = Fear of the Dark: sacrifice a Student, or lose your movement?
dungeonology-ask-trap = Where do you lay a Trap?
dungeonology-ask-passage = Where does the Secret Passage lead?
dungeonology-ask-scout = Put the tiles back.
dungeonology-ask-scry = Put the cards back; the last one will be on top.
dungeonology-ask-object = Discard a Trick Card, or let your effect be cancelled.
dungeonology-ask-pressed = Discard a Trick Card, or take a Stun Token.
dungeonology-ask-debate = Choose a Trick Card for the debate.
dungeonology-ask-exchange = Which cube do you give?
dungeonology-ask-social = Who draws or discards?
dungeonology-ask-headbutt = Whom does the Headbutt hit, and what does it bring?
dungeonology-ask-repent = How many Students do you sacrifice?
dungeonology-ask-sighting = Where does the Boss appear?
dungeonology-ask-boss = Towards whom does the Boss move?
dungeonology-ask-boss-way = Through which Zone does the Boss move?
dungeonology-ask-divine-more = Reveal one card more?
dungeonology-ask-divine-card = Which of the revealed cards counts?
dungeonology-ask-divine-value = To which value is it added?

## Answers

dungeonology-do-pick = { $scholar }
dungeonology-do-begin-thesis = Submit the Thesis
dungeonology-do-begin-rest = Rest
dungeonology-do-begin-exploration = Explore
dungeonology-do-pass = Pass
dungeonology-do-done = Done
dungeonology-do-done-moving = End the Movement Phase
dungeonology-do-done-acting = End the Action Phase
dungeonology-do-go = Go to { $zone }
dungeonology-do-tunnel = Take the Secret Passage to { $zone }
dungeonology-do-explore = Draw a tile
dungeonology-do-lay = Lay it at { $x }, { $y }: a way to { $zones }
dungeonology-do-floor = Floor { $floor }
dungeonology-do-study = { $cubes ->
    [one] Study a cube
   *[other] Study { $cubes } cubes
}
dungeonology-do-spy = Spy on { $seat } for a { $colour } cube
dungeonology-do-bivouac = Bivouac
dungeonology-do-teleport = Teleport to { $zone }
dungeonology-do-bonus = Add { $card }
dungeonology-do-reveal = Show the cards
dungeonology-do-play-main = Play { $card }
dungeonology-do-play-aux = Play { $card } for its auxiliary effect
dungeonology-do-play-stealth = Play { $card } for Stealth
dungeonology-do-play-alert = Play { $card } for Alert
dungeonology-do-skill = Use { $skill }
dungeonology-do-seat = { $seat }
dungeonology-do-colour = { $colour }
dungeonology-do-zone = { $zone }
dungeonology-do-card = { $card }
dungeonology-do-number = { $number }
dungeonology-do-stealth = Stealth Value
dungeonology-do-alert = Alert Value
dungeonology-do-yes = Yes
dungeonology-do-no = No
dungeonology-do-yes-student = Sacrifice a Student
dungeonology-do-yes-lose = Let it go
dungeonology-do-yes-stun = Take the Stun Token
dungeonology-do-no-stun = Take the Stun Token
dungeonology-do-no-keep = Keep it
dungeonology-do-no-stop = Lose all movement
dungeonology-do-butt-drop = A cube is dropped
dungeonology-do-butt-card = Take a Trick Card
dungeonology-do-social-draw = Draw Trick Cards
dungeonology-do-social-discard = Discard a Trick Card
dungeonology-do-cost-first = Sacrifice a Student
dungeonology-do-cost-second = Draw Students
dungeonology-do-jinx = { $jinx }
dungeonology-do-jinx-hidden = A face-down Jinx Card
dungeonology-do-put-top = { $zone } on the top
dungeonology-do-put-bottom = { $zone } at the bottom

## The log

dungeonology-log-cast = { $seat } plays { $scholar }.
dungeonology-log-turn = { $seat } begins a turn.
dungeonology-log-began-thesis = { $seat } submits a Thesis.
dungeonology-log-began-rest = { $seat } rests.
dungeonology-log-began-exploration = { $seat } explores.
dungeonology-log-randomized = Randomizer Card: { $player }, { $direction }, { $information }.
dungeonology-player-red = red Note Board
dungeonology-player-yellow = yellow Note Board
dungeonology-player-blue = blue Note Board
dungeonology-player-green = green Note Board
dungeonology-direction-north = north
dungeonology-direction-east = east
dungeonology-direction-south = south
dungeonology-direction-west = west
dungeonology-log-moved = { $seat } is now in { $zone }.
dungeonology-log-stopped = { $seat } loses all movement.
dungeonology-log-tile = { $zone } is drawn.
dungeonology-log-tile-under = { $zone } fits nowhere and goes under its pile.
dungeonology-log-laid = { $zone } is laid at { $x }, { $y }.
dungeonology-log-exalted = { $seat } becomes Exalted.
dungeonology-log-standard = { $seat } is no longer Exalted.
dungeonology-log-stunned = { $seat } takes a Stun Token.
dungeonology-log-knowledge = { $seat } gains the Knowledge Token.
dungeonology-log-clan-seen = The Clan is { $clan }.
dungeonology-log-clan-shown = The Clan Card is turned up: { $clan }.
dungeonology-log-gained = { $seat } gains a { $colour } cube.
dungeonology-log-eliminated = A { $colour } cube goes into the Reserve.
dungeonology-log-stolen = { $thief } steals a { $colour } cube from { $seat }.
dungeonology-log-dropped = { $seat } drops a { $colour } cube in { $zone }.
dungeonology-log-gave = { $seat } gives { $to } a { $colour } cube.
dungeonology-log-protected = { $seat } keeps the protected { $colour } cube.
dungeonology-log-sacrificed = { $seat } sacrifices { $students ->
    [one] a Student
   *[other] { $students } Students
}.
dungeonology-log-took-students = { $seat } takes { $students ->
    [one] a Student
   *[other] { $students } Students
}.
dungeonology-log-drew-students = { $seat } draws { $ordinary } Ordinary and { $omegas ->
    [one] { $omegas } Omega Student
   *[other] { $omegas } Omega Students
}.
dungeonology-log-omega = An Omega Student takes slot { $slot } of the Alert Card.
dungeonology-log-refilled = The University is refilled.
dungeonology-log-last-turns = The last turns have begun.
dungeonology-log-jinx-taken = { $seat } takes a Jinx Card, face down.
dungeonology-log-jinx-revealed = { $seat } reveals { $jinx }.
dungeonology-log-jinx-discarded = { $seat } discards { $jinx }.
dungeonology-log-trap = A Trap is laid in { $zone }.
dungeonology-log-sprung = { $seat } springs a Trap: { $trap }.
dungeonology-log-passage = A Secret Passage opens in { $zone }.
dungeonology-log-teleport = A Teleport shimmers in { $zone }.
dungeonology-log-intern = { $seat } takes { $intern }.
dungeonology-log-boss = The Boss is now in { $zone }.
dungeonology-log-encounter = The Boss meets { $seat }.
dungeonology-log-thesis = The Thesis of { $seat } succeeds!
dungeonology-log-thesis-failed = The Thesis of { $seat } fails.
dungeonology-log-finished = The game of { $seat } has ended.
dungeonology-log-panic = Maximum Alert: { $panic }!
dungeonology-log-score = { $seat } scores { $points }.
dungeonology-log-played-main = { $seat } plays { $card }.
dungeonology-log-played-aux = { $seat } plays { $card } for its auxiliary effect.
dungeonology-log-played-stealth = { $seat } plays { $card } for Stealth.
dungeonology-log-played-alert = { $seat } plays { $card } for Alert.
dungeonology-log-cancelled = The effect is cancelled.
dungeonology-log-card = The card: { $card }.
dungeonology-log-card-seen = You see { $card }.
dungeonology-log-drew-cards = { $seat } draws { $cards ->
    [one] a Trick Card
   *[other] { $cards } Trick Cards
}.
dungeonology-log-discarded = { $seat } discards { $card }.
dungeonology-log-took-card = { $seat } takes a Trick Card from { $from }.
dungeonology-log-researched = { $seat } turns up { $card }.
dungeonology-log-skill = { $seat } uses { $skill }.
dungeonology-log-studies = { $seat } studies { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes
}.
dungeonology-log-spies = { $seat } spies on { $target } for a { $colour } cube.
dungeonology-log-generated = { $seat } shows { $cards ->
    [one] a card
   *[other] { $cards } cards
}: Stealth { $stealth }.
dungeonology-log-divined = { $seat } divines: { $values }.
dungeonology-log-added-stealth = Stealth +{ $amount }.
dungeonology-log-added-alert = Alert +{ $amount }.
dungeonology-log-succeeded = { $seat } succeeds, { $stealth } against { $alert }.
dungeonology-log-failed = { $seat } fails, { $stealth } against { $alert }.
dungeonology-trap-stop = Stop
dungeonology-trap-toll = Toll
dungeonology-trap-ambush = Ambush

## The table drawn

dungeonology-draw-board = Students { $students }, Stun { $stun }/{ $stamina }, cards { $cards }{ $hidden ->
    [0] { "" }
   *[other] , hidden Jinxes { $hidden }
}
dungeonology-draw-finished = (finished)
dungeonology-draw-hidden = hidden
dungeonology-draw-campus = Bonfire { $bonfire }, Reserve { $reserve }, Omega { $omegas }/{ $slots }, Study Penalty +{ $penalty }, Clan { $clan }
dungeonology-draw-test = { $seat } { $aim }: Stealth { $stealth } against Alert { $alert } ({ $margin })
dungeonology-draw-test-study = studies { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} in { $zone }
dungeonology-draw-test-spy = spies on { $target } for { $colour }
dungeonology-draw-tile = Drawn: { $zone }
dungeonology-draw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}, Stars { $stars }/{ $needed }, Study Bonus +{ $bonus }
dungeonology-draw-knowledge = Knowledge
dungeonology-draw-door = Door: { $colours }
dungeonology-draw-key = Signs: number and Alert Value of a Zone, g r b y v cubes, 1 to 4 Scholars, B Boss, ^ Trap, T Teleport, P Secret Passage Token, =A Secret Passage A, gap = way, o = Passage to nowhere yet, S in a wall = Stairs, D = Door into the Zone, X = Wall, *n = Star at n cubes, ! after a name = Exalted

## Zone Effects

dungeonology-effect-stairs = Stairs
dungeonology-effect-boss = Boss
dungeonology-effect-stop = Stop
dungeonology-effect-danger = Danger { $n }
dungeonology-effect-good-luck = Good Luck { $n }
dungeonology-effect-bad-luck = Bad Luck { $n }
dungeonology-effect-ambush = Ambush { $n }
dungeonology-effect-toll = Toll { $n }
dungeonology-effect-bivouac = Bivouac with { $colour }
dungeonology-effect-secret-passage = Secret Passage { $letter }
