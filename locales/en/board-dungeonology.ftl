# What stands on the page's board of Dungeonology.
board-dungeonology-turn = Turn { $turn }: { $name }
board-dungeonology-phase-set-up = Set-up
board-dungeonology-phase-begin = The turn begins
board-dungeonology-phase-movement-opens = Movement Phase
board-dungeonology-phase-movement = Movement Phase
board-dungeonology-phase-action-opens = Action Phase
board-dungeonology-phase-action = Action Phase
board-dungeonology-phase-end-student = End of the turn
board-dungeonology-phase-end-jinx = End of the turn
board-dungeonology-phase-end-draw = End of the turn
board-dungeonology-phase-closing = End of the turn
board-dungeonology-phase-over = The game has ended
board-dungeonology-may-respond = May still respond: { $names }
board-dungeonology-ends-at = The game ends when the turn of { $name } would begin.
board-dungeonology-test = Stealth Test
board-dungeonology-studies = studies { $count } in { $zone }
board-dungeonology-spies = spies on { $name }, { $colour }
board-dungeonology-stealth = Stealth
board-dungeonology-alert = Alert
board-dungeonology-unseen = unseen so far
board-dungeonology-noticed = noticed, as it stands
board-dungeonology-silent = Silent: nobody else may respond.
board-dungeonology-chosen = Chosen: { $cards }
board-dungeonology-shown = Being played:
board-dungeonology-looking = You look at:
board-dungeonology-dungeon = The dungeon: Zones on their lattice
board-dungeonology-campus = Campus
board-dungeonology-bonfire = Bonfire: { $count ->
    [one] 1 Student
   *[other] { $count } Students
}
board-dungeonology-bag = University (bag): { $count ->
    [one] 1 Student
   *[other] { $count } Students
}, { $omegas } Omega
board-dungeonology-reserve = Reserve: { $count ->
    [one] 1 Student
   *[other] { $count } Students
}, { $omegas } Omega
board-dungeonology-omega = An Omega Student
board-dungeonology-penalty = Study Penalty now: { $penalty }
board-dungeonology-floor = Floor { $floor }
board-dungeonology-deck = Trick deck
board-dungeonology-discards = Discards
board-dungeonology-clan-target = a Thesis needs { $target } points
board-dungeonology-clan-hidden = The Clan Card lies face down.
board-dungeonology-hand = My Trick Cards
board-dungeonology-no-cards = No cards.
board-dungeonology-bonus = Bonus Value { $bonus }
board-dungeonology-boards = Note Boards
board-dungeonology-exalted = Exalted
board-dungeonology-students = Students
board-dungeonology-cards = Trick Cards in hand
board-dungeonology-stun = Stun Tokens
board-dungeonology-knowledge = Knowledge Token
board-dungeonology-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-dungeonology-thesis = Thesis no. { $number }
board-dungeonology-figures = Speed { $speed }, Intelligence { $intelligence }, Stamina { $stamina }, hand { $hand }
board-dungeonology-intern = Intern
board-dungeonology-jinx = Jinx
board-dungeonology-face-down = { $count } face-down Jinx
board-dungeonology-zone-alert = { $floor }, Alert Value { $alert }
board-dungeonology-door = Door: needs
board-dungeonology-cubes = Cubes: { $cubes }
board-dungeonology-is-here = { $name } is here
board-dungeonology-linked = Linked to { $zones }
board-dungeonology-teleport = Teleport Token
board-dungeonology-passage = Secret Passage X
board-dungeonology-traps = { $count } Trap Tokens
board-dungeonology-boss = The Boss
board-dungeonology-effect-ambush = Ambush
board-dungeonology-effect-bad-luck = Bad Luck
board-dungeonology-effect-good-luck = Good Luck
board-dungeonology-effect-bivouac = Bivouac
board-dungeonology-effect-boss = Boss
board-dungeonology-effect-danger = Danger
board-dungeonology-effect-secret-passage = Secret Passage
board-dungeonology-effect-stairs = Stairs
board-dungeonology-effect-stop = Stop
board-dungeonology-effect-toll = Toll
dungeonology-primer-1 = Collect information cubes on your Note Board and hand in a Thesis before the alarm ends the game; the most points win. The first Thesis is worth 10 more.
dungeonology-primer-2 = Each turn is one of three: explore, rest in the Encampment (new cards, no more stun), or hand in the Thesis (with two Stars or more).
dungeonology-primer-3 = Exploring: move and draw tiles in the Movement Phase, then study the cubes of your Zone in the Action Phase.
dungeonology-primer-4 = Studying is a Stealth Test: the numbers in the corners of the Trick Cards you discard must reach the Zone’s Alert Value (the red shield). The others may interfere. Failing stuns you and draws a Student.
dungeonology-primer-5 = Students drawn from the University may be Omegas: each brings a Jinx and fills a row of the Alert Card. When the card is full, the end is near.
board-dungeonology-stars = Stars: a Thesis needs two
board-dungeonology-study-bonus = Study Bonus
board-dungeonology-short-students = Students
board-dungeonology-short-cards = cards
board-dungeonology-short-stun = stun
board-dungeonology-short-stars = Stars
board-dungeonology-short-bonus = bonus
board-dungeonology-chosen-sum = with the chosen cards: { $sum }
board-dungeonology-column = { $colour }: { $count } of { $slots }, { $value } points a cube
