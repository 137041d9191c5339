game-dungeon-drop = Drop cubes on the table, span rooms between pillars and loot them; the richest hero wins.
dungeon-drop-mode-versus = Competitive
dungeon-drop-mode-heroic = Heroic Cooperation
dungeon-drop-mode-heroic-live = Heroic Cooperation, live meeples
dungeon-drop-mode-hero-draft = Hero Draft
dungeon-drop-mode-hero-construction = Hero Construction
dungeon-drop-mode-dungeon-construction = Dungeon Construction
dungeon-drop-mode-solo = Solo Spelunker (completed by house rules)
dungeon-drop-option-heroic = Heroic Cooperation
dungeon-drop-option-heroic-help = Meeples earn points in rooms that others loot.
dungeon-drop-option-solo = Solo Spelunker
dungeon-drop-option-solo-help = One hero, ever deeper; completed by house rules.
dungeon-drop-option-heroes = Heroes
dungeon-drop-option-heroes-help = How heroes come to their players.
dungeon-drop-option-dungeon = Dungeon Construction
dungeon-drop-option-dungeon-help = The players place the pillars.
dungeon-drop-option-live = Live meeples
dungeon-drop-option-live-help = Meeples race the forming of the room; otherwise their owners are asked in turn.
dungeon-drop-option-deadly = Refuse deadly rooms
dungeon-drop-option-deadly-help = A room with too many monsters is refused instead of costing the turn.
dungeon-drop-option-angle = Flick angle
dungeon-drop-option-angle-help = By how many tenths of a degree luck bends a flick at most.
dungeon-drop-option-strength = Flick strength
dungeon-drop-option-strength-help = By how many percent luck changes a flick’s strength at most.
dungeon-drop-heroes-dealt = dealt at random
dungeon-drop-heroes-draft = drafted
dungeon-drop-heroes-construction = one of two each
dungeon-drop-setup-rule = See the rule { $rule }.
dungeon-drop-kind-gold = gold
dungeon-drop-piece-gold = gold { $number }
dungeon-drop-count-gold = { $count ->
    [one] { $count } gold
   *[other] { $count } gold
}
dungeon-drop-kind-key = key
dungeon-drop-piece-key = key { $number }
dungeon-drop-count-key = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
dungeon-drop-kind-chest = chest
dungeon-drop-piece-chest = chest { $number }
dungeon-drop-count-chest = { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}
dungeon-drop-kind-clear = clear gem
dungeon-drop-piece-clear = clear gem { $number }
dungeon-drop-count-clear = { $count ->
    [one] { $count } clear gem
   *[other] { $count } clear gems
}
dungeon-drop-kind-pink = pink gem
dungeon-drop-piece-pink = pink gem { $number }
dungeon-drop-count-pink = { $count ->
    [one] { $count } pink gem
   *[other] { $count } pink gems
}
dungeon-drop-kind-blue = blue gem
dungeon-drop-piece-blue = blue gem { $number }
dungeon-drop-count-blue = { $count ->
    [one] { $count } blue gem
   *[other] { $count } blue gems
}
dungeon-drop-kind-potion = healing potion
dungeon-drop-piece-potion = healing potion { $number }
dungeon-drop-count-potion = { $count ->
    [one] { $count } healing potion
   *[other] { $count } healing potions
}
dungeon-drop-kind-shield = magic shield
dungeon-drop-piece-shield = magic shield { $number }
dungeon-drop-count-shield = { $count ->
    [one] { $count } magic shield
   *[other] { $count } magic shields
}
dungeon-drop-kind-relic = relic
dungeon-drop-piece-relic = relic { $number }
dungeon-drop-count-relic = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}
dungeon-drop-kind-goblin = goblin
dungeon-drop-piece-goblin = goblin { $number }
dungeon-drop-count-goblin = { $count ->
    [one] { $count } goblin
   *[other] { $count } goblins
}
dungeon-drop-kind-troll = troll
dungeon-drop-piece-troll = troll { $number }
dungeon-drop-count-troll = { $count ->
    [one] { $count } troll
   *[other] { $count } trolls
}
dungeon-drop-kind-dragon = dragon
dungeon-drop-piece-dragon = dragon { $number }
dungeon-drop-count-dragon = { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
}
dungeon-drop-kind-pillar = pillar
dungeon-drop-piece-pillar = pillar { $number }
dungeon-drop-count-pillar = { $count ->
    [one] { $count } pillar
   *[other] { $count } pillars
}
dungeon-drop-kind-staircase = staircase
dungeon-drop-piece-staircase = staircase { $number }
dungeon-drop-count-staircase = { $count ->
    [one] { $count } staircase
   *[other] { $count } staircases
}
dungeon-drop-and = { $all }, { $one }
dungeon-drop-nothing = nothing
dungeon-drop-told-hero = { $seat } is a { $race } { $class }.
dungeon-drop-told-kept = { $seat } keeps { $card }.
dungeon-drop-told-chose = { $seat } has chosen.
dungeon-drop-told-level = Level { $level } opens below.
dungeon-drop-told-placed = { $seat } places a pillar.
dungeon-drop-told-dropped = { $seat } drops { $pieces } from { $height } cm.
dungeon-drop-told-flicked = { $seat } flicks { $piece }.
dungeon-drop-told-off = { $pieces } left the table; the next Explore drops them again ({ $rule }).
dungeon-drop-told-used = { $seat } uses the { $source } ability.
dungeon-drop-told-moved = { $seat } moves { $pieces }.
dungeon-drop-told-took = { $seat } takes { $pieces }.
dungeon-drop-told-life = { $seat } has { $life } life left.
dungeon-drop-told-drank = { $seat } drinks a potion ({ $rule }).
dungeon-drop-told-meeple = { $seat } places a meeple.
dungeon-drop-told-cooperated = { $seat } earns a cooperation point ({ $rule }).
dungeon-drop-told-looted = { $seat } loots { $pieces }; { $life } life left.
dungeon-drop-told-trembled = { $seat } trembles with fear and loses the turn ({ $rule }).
dungeon-drop-told-no-room = { $seat } forms no room ({ $rule }).
dungeon-drop-told-round = Round { $round }; order of seats: { $order }.
dungeon-drop-told-quest = { $seat } reveals { $quest }.
dungeon-drop-told-chest = { $seat } opens a chest worth { $points }.
dungeon-drop-told-score = { $seat } scores { $points }.
dungeon-drop-told-lost = The hero is lost in the dark.
dungeon-drop-told-left = The hero comes out with { $relics ->
    [one] { $relics } fragment
   *[other] { $relics } fragments
}: { $saved }.
dungeon-drop-saved-nothing = nothing is saved
dungeon-drop-saved-village = the village is saved
dungeon-drop-saved-kingdom = the kingdom is saved
dungeon-drop-saved-world = the whole world is saved
dungeon-drop-source-race = race
dungeon-drop-source-class = class
dungeon-drop-ask-draft = Keep a card of the hand you hold.
dungeon-drop-ask-hero = Keep a race and a class.
dungeon-drop-ask-quest = Keep a quest.
dungeon-drop-ask-pillar = Place a pillar in the Dungeon.
dungeon-drop-ask-meeple = Place your meeple, or pass.
dungeon-drop-ask-enter = Enter the Dungeon: form a room that holds your meeple.
dungeon-drop-ask-explore = Explore: aim your drop.
dungeon-drop-ask-act = Act: use your race or your class, or neither.
dungeon-drop-ask-acting = Go on with your ability, or stop.
dungeon-drop-ask-loot = Loot: form a room.
dungeon-drop-ask-move = Move to a new room, or stay.
dungeon-drop-ask-rest = Drink, or end the turn.
dungeon-drop-ask-stairs = You stand at the stairs.
dungeon-drop-ask-nothing = The game is over.
dungeon-drop-build-use = another use of an ability, in words, such as “{ $example }”
dungeon-drop-do-keep = Keep { $card }
dungeon-drop-do-keep-hero = Keep { $race } and { $class }
dungeon-drop-do-pillar = Place a pillar at { $x }, { $y } mm
dungeon-drop-do-explore = Drop over { $x }, { $y } mm from { $height } cm
dungeon-drop-do-meeple = Place the meeple at { $x }, { $y } mm
dungeon-drop-do-pass = Pass
dungeon-drop-do-done = No ability
dungeon-drop-do-no-room = Form no room
dungeon-drop-do-stay = Stay
dungeon-drop-do-end-turn = End the turn
dungeon-drop-do-go-on = Go on on this level
dungeon-drop-do-descend = Descend
dungeon-drop-do-leave = Leave the dungeon
dungeon-drop-do-give-up = Give up
dungeon-drop-do-drink-goblin = Drink: heal a goblin’s bite
dungeon-drop-do-drink-troll = Drink: heal one of a troll’s two points
dungeon-drop-do-drink-half-troll = Drink: heal a troll’s last point
dungeon-drop-do-drink-marker = Drink: heal a point you paid
dungeon-drop-do-use-ready = { $card }: { $text }
dungeon-drop-do-use-heal = { $card }: { $text }
dungeon-drop-do-use-drop = { $card }: drop again { $pieces } over { $x }, { $y } mm from { $height } cm
dungeon-drop-do-use-flick = { $card }: flick { $piece }, { $x } to the right, { $y } downwards (mm/s)
dungeon-drop-do-use-barter = { $card }: give { $give } for { $piece }
dungeon-drop-do-use-swap = { $card }: swap { $piece } and { $other }
dungeon-drop-do-use-carry = { $card }: carry { $piece } to { $x }, { $y } mm
dungeon-drop-do-use-slide = { $card }: slide { $piece } towards { $degrees }°
dungeon-drop-do-use-pilfer = { $card }: pilfer { $piece }
dungeon-drop-do-use-transmute = { $card }: transmute { $piece }
dungeon-drop-do-room = { $count ->
    [one] Pillar
   *[other] Pillars
} { $pillars }: { $pieces }{ $damage ->
    [0] { "" }
   *[other] { ";" } life −{ $damage }
}{ $shields ->
    [0] { "" }
   *[other] { ";" } shields −{ $shields }
}
dungeon-drop-do-room-heroic = { $count ->
    [one] Pillar
   *[other] Pillars
} { $pillars }: { $pieces }
dungeon-drop-why-life = You have { $life } life left, and at least one must stay.
dungeon-drop-why-dragon = You have { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}, and the Dragon takes one.
dungeon-drop-status = Round { $round }; { $box ->
    [one] { $box } piece
   *[other] { $box } pieces
} in the box.
dungeon-drop-own-quest = Your quest, { $quest }: { $text }
dungeon-drop-own-card = { $card }: { $text }
dungeon-drop-race-card = { $card } (initiative { $initiative }, life { $life }): { $text }
dungeon-drop-status-solo = Level { $level }, turn { $turn }; fragments: { $relics }; { $box ->
    [one] { $box } piece
   *[other] { $box } pieces
} in the box.
dungeon-drop-piece-at = { $piece } at { $x }, { $y }
dungeon-drop-hero-line = { $race } { $class }, life { $life }/{ $of }, weight { $weight }: { $stash }
dungeon-drop-hero-unmade = no hero yet; chosen: { $chosen }
dungeon-drop-card-fairy = Fairy
dungeon-drop-card-fairy-text = Fairie Dust: pick up all cubes within 60 mm of a point and drop them again over it.
dungeon-drop-card-boblin = Boblin
dungeon-drop-card-boblin-text = Up to three goblins of the room you loot this turn cost no life.
dungeon-drop-card-hawkmyn = Hawkmyn
dungeon-drop-card-hawkmyn-text = At the price of two life points, one further pillar may lie in the room you loot this turn; it stays. In solo: move keeping one token only.
dungeon-drop-card-spiderkin = Spiderkin
dungeon-drop-card-spiderkin-text = At the price of two life points, the room you loot this turn may have four pillars.
dungeon-drop-card-kobold = Kobold
dungeon-drop-card-kobold-text = At the price of a life point, barter a cube of your stash for a treasure in the Dungeon; yours is dropped where it lay.
dungeon-drop-card-gnome = Gnome
dungeon-drop-card-gnome-text = Two cubes that are no pillars, up to 200 mm apart, change places.
dungeon-drop-card-wood-elf = Wood Elf
dungeon-drop-card-wood-elf-text = Flick up to two treasures, gently.
dungeon-drop-card-human = Human
dungeon-drop-card-human-text = Flick one cube of any kind.
dungeon-drop-card-molefolk = Molefolk
dungeon-drop-card-molefolk-text = Dig a tunnel: the corners of this turn’s room move a fifth of the way towards its middle.
dungeon-drop-card-ogre = Ogre
dungeon-drop-card-ogre-text = This turn’s room also takes what lies within 2 mm of it.
dungeon-drop-card-high-elf = High Elf
dungeon-drop-card-high-elf-text = Pick up to three cubes outside the Dungeon border and drop them again.
dungeon-drop-card-half-orc = Half-Orc
dungeon-drop-card-half-orc-text = At the price of a life point, flick up to two pillars or monsters.
dungeon-drop-card-satyr = Satyr
dungeon-drop-card-satyr-text = Pick up to six cubes within 70 mm of a point and drop them again over it.
dungeon-drop-card-dwarf = Dwarf
dungeon-drop-card-dwarf-text = Move a pillar up to 90 mm.
dungeon-drop-card-automaton = Automaton
dungeon-drop-card-automaton-text = Slide up to two cubes straight ahead, up to 70 mm, until they touch something.
dungeon-drop-card-mage = Mage
dungeon-drop-card-mage-text = Pick up to three cubes of one colour and drop them again in one handful.
dungeon-drop-card-cleric = Cleric
dungeon-drop-card-cleric-text = Uncover up to two of your life points.
dungeon-drop-card-bard = Bard
dungeon-drop-card-bard-text = Lure a monster: put it down up to 120 mm away.
dungeon-drop-card-beastmaster = Beastmaster
dungeon-drop-card-beastmaster-text = Up to two goblins or trolls of the room you loot this turn cost no life.
dungeon-drop-card-rogue = Rogue
dungeon-drop-card-rogue-text = At the price of a life point, take a gold cube that lies outside the Dungeon border.
dungeon-drop-card-warrior = Warrior
dungeon-drop-card-warrior-text = Flick up to two monsters.
dungeon-drop-card-alchemist = Alchemist
dungeon-drop-card-alchemist-text = Put a treasure or monster of the Dungeon into the box; one drawn unseen falls in its place.
dungeon-drop-card-cartographer = Cartographer
dungeon-drop-card-cartographer-text = The border of this turn’s room is a hair line from centre to centre of its pillars.
dungeon-drop-card-mason = Mason
dungeon-drop-card-mason-text = Pick up to two pillars and drop them again in one handful.
dungeon-drop-card-ranger = Ranger
dungeon-drop-card-ranger-text = Flick one cube of any kind with a steady hand: luck does not bend it.
dungeon-drop-card-heros-help = Hero’s Help
dungeon-drop-card-heros-help-text = Clear 2, pink 2, blue 1. A further point for each cooperation point; without meeples, 3 when nobody has more life left.
dungeon-drop-card-hoarders-hunt = Hoarder’s Hunt
dungeon-drop-card-hoarders-hunt-text = Clear 1, pink 2, blue 2. 2 when no stash is heavier.
dungeon-drop-card-scouts-specialty = Scout’s Specialty
dungeon-drop-card-scouts-specialty-text = Clear 2, pink 2, blue 2. 2 when no stash is lighter.
dungeon-drop-card-misers-mint = Miser’s Mint
dungeon-drop-card-misers-mint-text = Clear 2, pink 1, blue 2. 1 for every two gold.
dungeon-drop-card-locksmiths-luck = Locksmith’s Luck
dungeon-drop-card-locksmiths-luck-text = Clear 2, pink 1, blue 1. 2 for each key.
dungeon-drop-card-slayers-spoils = Slayer’s Spoils
dungeon-drop-card-slayers-spoils-text = Clear 1, pink 2, blue 1. 1 for each monster.
dungeon-drop-card-jewellers-joy = Jeweller’s Joy
dungeon-drop-card-jewellers-joy-text = Clear 1, pink 2, blue 1. 3 for each set of all three.
dungeon-drop-card-tinkers-trinkets = Tinker’s Trinkets
dungeon-drop-card-tinkers-trinkets-text = Small and large: clear 3/1, pink 2/1, blue 2/1. 1 for every five small treasures.
dungeon-drop-card-giants-gems = Giant’s Gems
dungeon-drop-card-giants-gems-text = Small and large: clear 1/2, pink 1/1, blue 1/2. 1 for every three large treasures.
dungeon-drop-card-healers-heed = Healer’s Heed
dungeon-drop-card-healers-heed-text = Clear 2, pink 1, blue 2. 1 for every two life points left.
