# Map Masters: every text of the game.
game-map-masters = Build a dungeon of five cards each round and draw one path through it; what you circle for the objectives wins.

# Options
map-masters-mode-versus = Versus
map-masters-mode-correspondence = By correspondence: each at their own time
map-masters-mode-hot-seat = One device for all, without time bonus
map-masters-option-time-bonus = Time bonus
map-masters-option-time-bonus-help = How the first player to finish an hourglass round is found.
map-masters-time-live = Live: the first “Done!” at the table
map-masters-time-clock = Clock: the shortest time of one’s own
map-masters-time-off = Off: nobody gets it
map-masters-option-time-points = Value of the time bonus
map-masters-option-time-points-help = Points for the first to be done in an hourglass round.
map-masters-option-timer = Five-minute timer
map-masters-option-timer-help = When it runs out, what is drawn so far counts.
map-masters-option-reopen = “Done” can be taken back
map-masters-option-reopen-help = Until everybody is done, a player may go on drawing. For tables of people only.
map-masters-option-computers-claim = Computers claim the time bonus after
map-masters-option-computers-claim-help = Seconds that computer players wait; 0 for never.
map-masters-option-youngest = Seat of the youngest player
map-masters-option-youngest-help = Takes the first market turn; 0 to draw lots.
map-masters-no-such-seat = There is no such seat at this table.

# Questions
map-masters-prompt-market = Buy one item, or pass. You have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
map-masters-prompt-give-up = Give up one of your two old spellbooks.
map-masters-prompt-look = Look at your first card, or draw facedown?
map-masters-prompt-first-card = You drew { $card }. Keep it or discard it?
map-masters-prompt-signal = Give the start signal.
map-masters-prompt-start = Turn up your cards: your time starts now.
map-masters-prompt-reopen = You are done. You may take it back until everybody is.
map-masters-prompt-explore = Build your dungeon and draw a path.
map-masters-prompt-refresh = Use optimizers ({ $recycling } recycling, { $scissors } scissors) and spellbooks, or finish.
map-masters-prompt-over = The game has ended.
map-masters-build = In words, for example: done crossways 0,0; guardroom! 1,0 | 1:N s s e (or: best)
map-masters-misstep = Step { $step } ({ $drawn }) of the path.
map-masters-misstart = The start of the path.

# Choices
map-masters-pass = Pass for this round
map-masters-give-up = Give up { $book }
map-masters-look = Look at the first card with { $book }
map-masters-draw = Draw facedown as usual
map-masters-keep = Keep it
map-masters-discard = Discard it
map-masters-start = Start
map-masters-draft = Keep a draft
map-masters-done-blank = Hand in nothing
map-masters-done = Hand in { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} with the path { $path }
map-masters-reopen = Go on drawing
map-masters-time-up = Time is up
map-masters-recycle = Recycle { $card }
map-masters-recycle-paid = Recycle { $card } for 2 coins
map-masters-remove = Cut out { $card } for good
map-masters-remove-book = Remove { $card } for good with the spellbook
map-masters-swap = Exchange { $card } for { $taken }
map-masters-finish = Use nothing more
map-masters-buy-fairy = { $fairy } fairy token for { $price }
map-masters-buy-fairy-gift = { $fairy } fairy token for { $price }, and { $gift } for free
map-masters-buy-book = { $book } for { $price }
map-masters-buy-blind-book = An unseen spellbook for { $price }
map-masters-buy-card = { $card } for { $price }{ $how }
map-masters-buy-blind-card = An unseen card of column { $cost } for { $price }{ $how }
map-masters-full-price = { "" }
map-masters-reduced = { " " }with the discount
map-masters-fairy-sword = sword
map-masters-fairy-scroll = scroll
map-masters-fairy-key = key
map-masters-fairy-rope = rope
map-masters-two-items = { $one } and { $other }
map-masters-blind-book = an unseen spellbook
map-masters-blind-card = an unseen card of column { $cost }

# Objectives
map-masters-objective-barrel = { $points } per barrel
map-masters-objective-key = { $points } per key
map-masters-objective-pit = { $points } per pit encountered
map-masters-objective-scroll = { $points } per scroll
map-masters-objective-monster = { $points } per monster defeated
map-masters-objective-rope = { $points } per rope
map-masters-objective-padlock = { $points } per padlock opened
map-masters-objective-sword = { $points } per sword
map-masters-objective-room = { $points } per room visited
map-masters-objective-coin = { $points } per coin
map-masters-objective-magic-circle = { $points } per magic circle
map-masters-objective-stairway = { $points } per stairway
map-masters-with-hourglass = { $objective } ⧗

# The table
map-masters-header = Round { $round } of 6 · primary objective: { $objective }
map-masters-player = { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, deck { $deck }, discard { $discard }, facedown { $facedown }
map-masters-your-draft = Draft of { $seat }:
map-masters-handed-in = Handed in by { $seat }:
map-masters-last-dungeon = Last dungeon of { $seat }:
map-masters-draw-signs = Signs: c coin, b barrel, k key, s sword, r rope, p scroll, m monster, l padlock, f pitfall, v lava pit, o magic circle, t stairs, y recycling, x scissors, capitals stand in rooms
map-masters-over = The game has ended.

# The log
map-masters-log-round = Round { $round }: { $seat } is first in the market.
map-masters-log-primary = Next primary objective: { $objective }.
map-masters-log-secondary = Secondary objective: { $objective }.
map-masters-log-bought = { $seat } buys { $item }.
map-masters-log-blind-book = { $seat } gets { $book }.
map-masters-log-blind-card = { $seat } gets { $card }.
map-masters-log-shown = { $card } comes to the market.
map-masters-log-passed = { $seat } passes.
map-masters-log-cannot-buy = { $seat } can buy nothing and passes.
map-masters-log-gave-up = { $seat } gives up { $book }.
map-masters-log-looks = { $seat } looks at the first card.
map-masters-log-sees = It is { $card }.
map-masters-log-keeps = { $seat } keeps { $card }.
map-masters-log-discards = { $seat } discards { $card }.
map-masters-log-draws = { $seat } draws { $count } facedown.
map-masters-log-reshuffles = { $seat } reshuffles the discard pile.
map-masters-log-signal = { $seat } says: Start!
map-masters-log-turns-up = { $seat } turns up { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
map-masters-log-finished = { $seat } is done.
map-masters-log-claimed = { $seat } is done first and claims the time bonus!
map-masters-log-reopened = { $seat } goes on drawing.
map-masters-log-time-up = Time is up for { $seat }.
map-masters-log-revealed = { $seat } shows a dungeon of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and a path of { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
map-masters-log-wished = { $seat } gives up the fairy wish for good.
map-masters-log-coins = { $seat } receives { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
map-masters-log-scores-primary = { $seat } scores { $points } for the primary objective ({ $units } found).
map-masters-log-scores-secondary = { $seat } scores { $points } for the secondary objective ({ $units } found).
map-masters-log-time-bonus = { $seat } gets the time bonus.
map-masters-log-exits = { $seat } has found an exit.
map-masters-log-possible = { $seat } made { $made } points of it; the best found was { $best } (at most { $bound } possible): { $drawing }
map-masters-log-recycles = { $seat } keeps { $card } for the next round.
map-masters-log-removes = { $seat } removes { $card } for good.
map-masters-log-swaps = { $seat } exchanges { $card } for { $taken }.
map-masters-log-refreshed = { $seat } has cleaned up.
map-masters-log-market-renewed = The market is renewed.
map-masters-log-final = { $seat } ends with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

# Spellbooks
map-masters-card-spellbook-slay-monster = Slay Monster
map-masters-card-spellbook-slay-monster-text = Defeat one monster, in a hallway or a room, without a sword.
map-masters-card-spellbook-fairy-wish = Fairy Wish
map-masters-card-spellbook-fairy-wish-text = Remove this spellbook for good to gain one fairy token of any type for this round, even if none is left.
map-masters-card-spellbook-leap-to-monster = Leap to Monster
map-masters-card-spellbook-leap-to-monster-text = Teleport from anywhere on your path to a monster; you must then defeat it as usual.
map-masters-card-spellbook-unlock = Unlock
map-masters-card-spellbook-unlock-text = Open one padlock without a key.
map-masters-card-spellbook-pit-crossing = Pit Crossing
map-masters-card-spellbook-pit-crossing-text = Cross one pitfall or lava pit without a rope.
map-masters-card-spellbook-path-crossing = Path Crossing
map-masters-card-spellbook-path-crossing-text = Your path may cross itself once, without using a hallway twice.
map-masters-card-spellbook-pitfall-climb = Pitfall Climb (SB-4)
map-masters-card-spellbook-pitfall-climb-text = Climb up through a pitfall that you have not used.
map-masters-card-spellbook-free-circle = Free Circle
map-masters-card-spellbook-free-circle-text = Activate one magic circle without a scroll.
map-masters-card-spellbook-barrel-hop = Barrel Hop
map-masters-card-spellbook-barrel-hop-text = Teleport from a barrel you have reached to another barrel.
map-masters-card-spellbook-dungeon-discount = Dungeon Discount
map-masters-card-spellbook-dungeon-discount-text = Buy one dungeon card for one coin less.
map-masters-card-spellbook-wrap-vertical = Top-Bottom Passage
map-masters-card-spellbook-wrap-vertical-text = From a free upper or lower edge go on at the entrance exactly opposite.
map-masters-card-spellbook-wrap-horizontal = Left-Right Passage
map-masters-card-spellbook-wrap-horizontal-text = From a free left or right edge go on at the entrance exactly opposite.
map-masters-card-spellbook-card-removal = Card Removal
map-masters-card-spellbook-card-removal-text = In the refresh phase remove one of this round’s cards for good.
map-masters-card-spellbook-fairy-gift = Fairy Gift
map-masters-card-spellbook-fairy-gift-text = When you buy a fairy token, take one of another type for free.
map-masters-card-spellbook-paid-recycle = Paid Recycling
map-masters-card-spellbook-paid-recycle-text = In the refresh phase pay 2 coins to keep one of this round’s cards for the next.
map-masters-card-spellbook-first-draw = Second Thoughts
map-masters-card-spellbook-first-draw-text = Look at the first card you draw; keep it or discard it, then draw on.
map-masters-card-spellbook-market-swap = Market Exchange
map-masters-card-spellbook-market-swap-text = In the refresh phase exchange a played dungeon card for one of the market that costs no more.

# Cards
map-masters-card-starter-crossways = Crossways
map-masters-card-starter-guardroom = Guardroom
map-masters-card-starter-cellar-steps = Cellar Steps
map-masters-card-starter-wolf-den = Wolf Den
map-masters-card-starter-locked-store = Locked Store
map-masters-card-starter-long-hall = Long Hall
map-masters-card-starter-split-level = Split Level
map-masters-card-starter-twin-chambers = Twin Chambers
map-masters-card-starter-old-cloister = Old Cloister
map-masters-card-dungeon-ropewalk = Ropewalk
map-masters-card-dungeon-coopers-store = Cooper’s Store
map-masters-card-dungeon-sunken-landing = Sunken Landing
map-masters-card-dungeon-rusty-armoury = Rusty Armoury
map-masters-card-dungeon-old-scriptorium = Old Scriptorium
map-masters-card-dungeon-tollgate = Tollgate
map-masters-card-dungeon-lone-sentry = Lone Sentry
map-masters-card-dungeon-chalk-circle = Chalk Circle
map-masters-card-dungeon-paired-stones = Paired Stones
map-masters-card-dungeon-cutpurse-corner = Cutpurse Corner
map-masters-card-dungeon-under-the-road = Under the Road
map-masters-card-dungeon-trapdoor-pantry = Trapdoor Pantry
map-masters-card-dungeon-lava-crack = Lava Crack
map-masters-card-dungeon-key-cupboard = Key Cupboard
map-masters-card-dungeon-cloister-walk = Cloister Walk
map-masters-card-dungeon-hermits-nook = Hermit’s Nook
map-masters-card-dungeon-crooked-mile = Crooked Mile
map-masters-card-dungeon-goblin-kennel = Goblin Kennel
map-masters-card-dungeon-wine-vault = Wine Vault
map-masters-card-dungeon-goblin-kitchen = Goblin Kitchen
map-masters-card-dungeon-drop-shaft = Drop Shaft
map-masters-card-dungeon-reading-room = Reading Room
map-masters-card-dungeon-rope-bridge = Rope Bridge
map-masters-card-dungeon-crossed-blades = Crossed Blades
map-masters-card-dungeon-locksmiths-den = Locksmith’s Den
map-masters-card-dungeon-steam-vents = Steam Vents
map-masters-card-dungeon-waystones = Waystones
map-masters-card-dungeon-spiral-stair = Spiral Stair
map-masters-card-dungeon-undertow = Undertow
map-masters-card-dungeon-coin-press = Coin Press
map-masters-card-dungeon-hound-pens = Hound Pens
map-masters-card-dungeon-hidden-cellar = Hidden Cellar
map-masters-card-dungeon-twin-galleries = Twin Galleries
map-masters-card-dungeon-pilgrims-loop = Pilgrim’s Loop
map-masters-card-dungeon-chandlery = Chandlery
map-masters-card-dungeon-ossuary = Ossuary
map-masters-card-dungeon-ogres-larder = Ogre’s Larder
map-masters-card-dungeon-twin-strongrooms = Twin Strongrooms
map-masters-card-dungeon-the-chasm = The Chasm
map-masters-card-dungeon-arcane-gallery = Arcane Gallery
map-masters-card-dungeon-the-forge = The Forge
map-masters-card-dungeon-great-hall = Great Hall
map-masters-card-dungeon-smugglers-tunnel = Smugglers’ Tunnel
map-masters-card-dungeon-collapsed-mine = Collapsed Mine
map-masters-card-dungeon-keymaster = Keymaster
map-masters-card-dungeon-pentacle = Pentacle
map-masters-card-dungeon-menagerie = Menagerie
map-masters-card-dungeon-barracks = Barracks
map-masters-card-dungeon-treasury = Treasury
map-masters-card-dungeon-well-shaft = Well Shaft
map-masters-card-dungeon-winding-mile = Winding Mile
map-masters-card-dungeon-abbey = Abbey
map-masters-card-dungeon-workshop = Workshop
map-masters-card-dungeon-flooded-crypt = Flooded Crypt
map-masters-card-dungeon-dragons-hoard = Dragon’s Hoard
map-masters-card-dungeon-royal-vault = Royal Vault
map-masters-card-dungeon-the-abyss = The Abyss
map-masters-card-dungeon-circle-sanctum = Circle Sanctum
map-masters-card-dungeon-volcano-heart = Volcano Heart
map-masters-card-dungeon-throne-room = Throne Room
map-masters-card-dungeon-undercity = Undercity
map-masters-card-dungeon-grand-arsenal = Grand Arsenal
map-masters-card-dungeon-great-archive = Great Archive
map-masters-card-dungeon-master-locks = Master Locks
map-masters-card-dungeon-the-arena = The Arena
map-masters-card-dungeon-bazaar = Bazaar
map-masters-card-dungeon-clockwork-hall = Clockwork Hall
map-masters-card-dungeon-watchtowers = Watchtowers
map-masters-card-dungeon-maze-of-whispers = Maze of Whispers
map-masters-card-dungeon-cathedral-nave = Cathedral Nave
map-masters-card-dungeon-mimic-gallery = Mimic Gallery
map-masters-card-dungeon-heart-of-the-mountain = Heart of the Mountain
map-masters-card-example-plain = Plain
map-masters-card-example-plain-two = Plain, a second one
map-masters-card-example-plain-three = Plain, a third one
map-masters-card-example-half-open = Half Open
map-masters-card-example-shaft = Shaft
map-masters-card-example-stores = Stores
map-masters-card-example-guard = Guard
map-masters-card-example-gate = Gate
map-masters-card-example-keys = Three Keys
map-masters-card-example-chasm = Chasm
map-masters-card-example-trapdoor = Trapdoor
map-masters-card-example-two-pits = Two Pits
map-masters-card-example-oubliette = Oubliette
map-masters-card-example-four-doors = Four Doors
map-masters-card-example-sanctum = Sanctum
map-masters-card-example-circles = Three Circles
map-masters-card-example-deep-circle = Deep Circle
map-masters-card-example-crossroads = Crossroads
map-masters-card-example-den = Den
map-masters-card-example-lair = Lair
map-masters-card-example-blind-alley = Blind Alley
map-masters-card-example-hoard = Hoard
map-masters-card-example-workshop = Workshop
map-masters-card-example-stair-hall = Stair Hall
map-masters-card-example-ambush = Ambush
