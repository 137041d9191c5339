# Names and texts of the house set for Dungeonology: The Expedition.

## Trick Cards

dungeonology-card-fate-4 = Fate 4
dungeonology-card-fate-4-text = +4 Stealth and draw 1 Student, or +4 Alert and draw 2 Students.
dungeonology-card-fate-5 = Fate 5
dungeonology-card-fate-5-text = +5 Stealth and draw 1 Student, or +5 Alert and draw 2 Students.
dungeonology-card-hunters-trap = Hunter's Trap
dungeonology-card-hunters-trap-text = Place up to N Trap Tokens, N being the number of Students just sacrificed or drawn. Take each unseen from the Reserve and lay it trap side up in your Zone or in a Zone Linked to it, at most one in each Zone by this card, never in the Starting Zone.
dungeonology-card-secret-tunnel = Secret Tunnel
dungeonology-card-secret-tunnel-text = Place a Secret Passage X Token in your Zone and another one in any other placed Zone but the Starting Zone. A Zone takes at most one such token; if only one token is left, place it in your Zone.
dungeonology-card-grappling-hook = Grappling Hook
dungeonology-card-grappling-hook-text = Move to the target Zone, whatever Walls, blocked Passages, Doors or Floors lie between. You enter it as usual.
dungeonology-card-lockpicks = Borrowed Lockpicks
dungeonology-card-lockpicks-text = Until the end of this turn no Door blocks you. Gain 1 Speed point.
dungeonology-card-scout-ahead = Scout Ahead
dungeonology-card-scout-ahead-text = Look at the top 2 tiles of the target pile (or the only one) and put each back on the top or at the bottom of the pile, in an order of your choice, without showing them. Gain 1 Speed point.
dungeonology-card-false-trail = False Trail
dungeonology-card-false-trail-text = The target loses all remaining movement and Speed points. Movement gained later in the turn is not affected.
dungeonology-card-follow-me = Follow Me!
dungeonology-card-follow-me-text = Take the Intern Pathfinder.
dungeonology-card-mule-and-saddlebags = Mule and Saddlebags
dungeonology-card-mule-and-saddlebags-text = Take the Intern Porter.
dungeonology-card-forced-march = Forced March
dungeonology-card-forced-march-text = Gain 4 Speed points; in v1 they are added to this Movement Phase.
dungeonology-card-backstab = Backstab
dungeonology-card-backstab-text = Choose a colour the target has; Steal the topmost cube of that colour from the target.
dungeonology-card-sleight-of-hand = Sleight of Hand
dungeonology-card-sleight-of-hand-text = Cancel it and take that card into your hand instead of its being discarded.
dungeonology-card-pickpocket = Pickpocket
dungeonology-card-pickpocket-text = Take a Trick Card at random from the target's hand into yours.
dungeonology-card-smoke-bomb = Smoke Bomb
dungeonology-card-smoke-bomb-text = In your next Stealth Test this turn no other player may play Trick Cards or use Skills, Reactions included.
dungeonology-card-plagiarism = Plagiarism
dungeonology-card-plagiarism-text = Collect the leftmost cube left in the target's Zone, even if you are in a Linked Zone. If none can be collected, draw 1 Trick Card instead.
dungeonology-card-play-dead = Play Dead
dungeonology-card-play-dead-text = This failure brings you neither the Stun Token nor the Student draw.
dungeonology-card-burnt-notes = Burnt Notes
dungeonology-card-burnt-notes-text = Choose a colour the target has; the target Drops one cube of that colour.
dungeonology-card-eyes-everywhere = Eyes Everywhere
dungeonology-card-eyes-everywhere-text = Take the Intern Lookout.
dungeonology-card-copies-by-candlelight = Copies by Candlelight
dungeonology-card-copies-by-candlelight-text = Take the Intern Copyist.
dungeonology-card-love-potion = Love Potion
dungeonology-card-love-potion-text = In turn order, each of them Gives you one cube of their choice.
dungeonology-card-teleport-circle = Teleport Circle
dungeonology-card-teleport-circle-text = Place a Teleport Token in the target Zone.
dungeonology-card-counterspell = Counterspell
dungeonology-card-counterspell-text = Cancel it.
dungeonology-card-thunderclap = Thunderclap
dungeonology-card-thunderclap-text = In turn order, each of them takes 1 Stun Token.
dungeonology-card-gust-of-wind = Gust of Wind
dungeonology-card-gust-of-wind-text = Move the target into a placed Zone of your choice that is Linked to theirs, not the Starting Zone and not closed to them by Doors. They enter it as usual and keep their remaining movement.
dungeonology-card-scrying = Scrying
dungeonology-card-scrying-text = Look at the top 3 cards of the Trick deck and put them back on top in an order of your choice.
dungeonology-card-clairvoyance = Clairvoyance
dungeonology-card-clairvoyance-text = Choose that cube and Collect it, without a Stealth Test.
dungeonology-card-seance = Séance
dungeonology-card-seance-text = Take the Intern Medium.
dungeonology-card-vow-of-silence = Vow of Silence
dungeonology-card-vow-of-silence-text = Take the Intern Acolyte.
dungeonology-card-friendly-debt = Friendly Debt
dungeonology-card-friendly-debt-text = The target Gives you one of the cubes placed on their Note Board during this turn, of their choice.
dungeonology-card-shared-lecture = Shared Lecture
dungeonology-card-shared-lecture-text = You draw 2 Trick Cards, then the target draws 1.
dungeonology-card-study-group = Study Group
dungeonology-card-study-group-text = In your next Study this turn add the target's present Study Bonus, but at least 1, to the Stealth Value you generate.
dungeonology-card-exchange-of-notes = Exchange of Notes
dungeonology-card-exchange-of-notes-text = Give the target one cube of your choice. Then the target Gives you one cube of their choice of another colour, or, having no other colour, of the same.
dungeonology-card-guilt-trip = Guilt Trip
dungeonology-card-guilt-trip-text = The target Gives you one cube of their choice.
dungeonology-card-campfire-songs = Campfire Songs
dungeonology-card-campfire-songs-text = Take up to 2 Students from the Bonfire; then each opponent, in turn order, takes 1 if available.
dungeonology-card-peer-pressure = Peer Pressure
dungeonology-card-peer-pressure-text = The target chooses: discard 1 Trick Card of their choice / take 1 Stun Token. Only an option that can be carried out may be chosen.
dungeonology-card-dinner-invitation = Dinner Invitation
dungeonology-card-dinner-invitation-text = Take the Intern Caterer.
dungeonology-card-word-with-the-family = A Word with the Family
dungeonology-card-word-with-the-family-text = Take the Intern Chaperone.
dungeonology-card-poached-assistants = Poached Assistants
dungeonology-card-poached-assistants-text = Take 1 of the target's Students, or up to 2 if the target has more Stars than you.
dungeonology-card-summons-from-the-dean = Summons from the Dean
dungeonology-card-summons-from-the-dean-text = During this turn the target may perform a Study or an Espionage only after discarding 2 Trick Cards of their choice for it.
dungeonology-card-objection = Objection!
dungeonology-card-objection-text = Its player chooses: discard 1 other Trick Card of their choice / the effect is cancelled.
dungeonology-card-front-page-scoop = Front-Page Scoop
dungeonology-card-front-page-scoop-text = Randomize a colour the target has; Steal the topmost cube of that colour from the target.
dungeonology-card-borrowed-glory = Borrowed Glory
dungeonology-card-borrowed-glory-text = Draw 3 Trick Cards.
dungeonology-card-public-debate = Public Debate
dungeonology-card-public-debate-text = You and the target each choose a Trick Card from hand in secret and reveal both together; both are discarded. If yours has the higher Bonus Value, the target Gives you one cube of their choice; if it has the lower, you take 1 Stun Token; if they are equal, nothing more happens. If either has no card left by then, nothing happens.
dungeonology-card-sold-out-lecture = Sold-Out Lecture
dungeonology-card-sold-out-lecture-text = Take up to N + 1 Students from the Bonfire, N being the number of Students just drawn.
dungeonology-card-open-office-hours = Open Office Hours
dungeonology-card-open-office-hours-text = Take the Intern Secretary.
dungeonology-card-call-the-guard = Call the Guard
dungeonology-card-call-the-guard-text = Take the Intern Guard.

## Interns

dungeonology-card-pathfinder = Pathfinder
dungeonology-card-pathfinder-text = Your Speed is 1 higher.
dungeonology-card-porter = Porter
dungeonology-card-porter-text = Your Riches cubes are protected.
dungeonology-card-lookout = Lookout
dungeonology-card-lookout-text = When you are the target of Espionage your Alert Value is 2 higher.
dungeonology-card-copyist = Copyist
dungeonology-card-copyist-text = Your Civilization cubes are protected.
dungeonology-card-medium = Medium
dungeonology-card-medium-text = Whenever you perform a Divination you may reveal one card more.
dungeonology-card-acolyte = Acolyte
dungeonology-card-acolyte-text = Your Worship cubes are protected.
dungeonology-card-caterer = Caterer
dungeonology-card-caterer-text = Your Hand Value is 1 higher.
dungeonology-card-chaperone = Chaperone
dungeonology-card-chaperone-text = Your Caste cubes are protected.
dungeonology-card-secretary = Secretary
dungeonology-card-secretary-text = Whenever an effect lets you take Students from the Bonfire you may take one more, if available.
dungeonology-card-guard = Guard
dungeonology-card-guard-text = Your Militia (War) cubes are protected.

## Jinx Cards

dungeonology-card-twisted-ankle = Twisted Ankle
dungeonology-card-twisted-ankle-text = Your Speed is 1 lower, but at least 1.
dungeonology-card-torn-satchel = Torn Satchel
dungeonology-card-torn-satchel-text = Your Hand Value is 1 lower, but at least 2.
dungeonology-card-migraine = Migraine
dungeonology-card-migraine-text = Your Intelligence is 1 lower, but at least 1.
dungeonology-card-glass-jaw = Glass Jaw
dungeonology-card-glass-jaw-text = Your Stamina is 1 lower, but at least 1; excess Stun Tokens are discarded at once.
dungeonology-card-squeaky-boots = Squeaky Boots
dungeonology-card-squeaky-boots-text = In your Study tests the Alert Value is 1 higher.
dungeonology-card-loose-tongue = Loose Tongue
dungeonology-card-loose-tongue-text = When you are the target of Espionage your Alert Value is 1 lower, but at least 0.
dungeonology-card-bad-company = Bad Company
dungeonology-card-bad-company-text = You take no Students from the Bonfire by effects of cards or Skills; Rest and Bivouac are not affected.
dungeonology-card-butterfingers = Butterfingers
dungeonology-card-butterfingers-text = When you fail a Stealth Test you draw 1 Student more.
dungeonology-card-greedy-eyes = Greedy Eyes
dungeonology-card-greedy-eyes-text = In your Study tests with two or more targets the Alert Value is 1 higher.
dungeonology-card-fear-of-the-dark = Fear of the Dark
dungeonology-card-fear-of-the-dark-text = Each time you have entered a Zone just placed by you, sacrifice 1 Student or lose all remaining movement and Speed points.
dungeonology-card-writers-cramp = Writer's Cramp
dungeonology-card-writers-cramp-text = In your End of Turn Phase you draw at most 2 Trick Cards.
dungeonology-card-bruised-ribs = Bruised Ribs
dungeonology-card-bruised-ribs-text = Whenever you take a Stun Token you also discard 1 Trick Card of your choice, if you have one.
dungeonology-card-deserted = Deserted
dungeonology-card-deserted-text = You may not sacrifice a Student to avoid a Stun Token.
dungeonology-card-spilled-ink = Spilled Ink
dungeonology-card-spilled-ink-text = Your Study Bonus counts as 1 lower, but at least 0.
dungeonology-card-stage-fright = Stage Fright
dungeonology-card-stage-fright-text = You may not play Trick Cards during other players' turns.

## Clan and Panic Cards

dungeonology-card-blood-worshippers = Blood Worshippers
dungeonology-card-blood-worshippers-text = Civilization −1, War +2, Worship +1, Riches −1 for every cube. Thesis target 32.
dungeonology-card-grape-keepers = Grape Keepers
dungeonology-card-grape-keepers-text = Civilization +1, War −1, Riches +2, Caste −1 for every cube. Thesis target 30.
dungeonology-card-children-of-gaea = Children of Gaea
dungeonology-card-children-of-gaea-text = Worship +2, Riches −2, Caste +1 for every cube. Thesis target 32.
dungeonology-card-darkness = Darkness
dungeonology-card-darkness-text = University: 2 Students for each player and the endless Omega. Alert +2 (v2). At the start of each turn its player draws 1 Student.
dungeonology-card-hunt-of-the-pack = Hunt of the Pack
dungeonology-card-hunt-of-the-pack-text = University: 2 Students for each player and the endless Omega. Alert +1 (v2). At the start of each turn its player draws 1 Student; whenever an Omega Student is drawn, each Scholar outside the Starting Zone drops a randomized cube.
dungeonology-card-last-orders = Last Orders
dungeonology-card-last-orders-text = Laetus only. University: 2 Students for each player and the endless Omega. Alert +1 (v2). At the start of each turn its player draws 1 Student and, if Laetus is in the Dungeon, activates him.

## Alert Cards

dungeonology-alert-introduction = Introduction
dungeonology-alert-easy = Easy
dungeonology-alert-medium = Medium
dungeonology-alert-hard = Hard

## Zones

dungeonology-zone-encampment = Encampment
dungeonology-zone-hunters-bivouac = Hunters' Bivouac
dungeonology-zone-grand-bacchanal = Grand Bacchanal
dungeonology-zone-shepherds-sanctuary = Shepherds' Sanctuary
dungeonology-zone-old-ones-repose = Old Ones' Repose
dungeonology-zone-workers-convivium = Workers' Convivium
dungeonology-zone-dancing-blades-arena = Dancing Blades Arena
dungeonology-zone-conventicle-of-the-flame = Conventicle of the Flame
dungeonology-zone-gaeas-dolmen = Gaea's Dolmen
dungeonology-zone-militia-camp = Militia Camp
dungeonology-zone-slums = Slums
dungeonology-zone-trophy-room = Trophy Room
dungeonology-zone-bards-gathering = Bards' Gathering
dungeonology-zone-warriors-quarters = Warriors' Quarters
dungeonology-zone-ritualists-caves = Ritualists' Caves
dungeonology-zone-pack-leader-meeting = Pack Leader Meeting
dungeonology-zone-hidden-cultivations = Hidden Cultivations
dungeonology-zone-old-drainage = Old Drainage
dungeonology-zone-worship-hall = Worship Hall

## Scholars

dungeonology-scholar-valerio = Valerio, the Squire
dungeonology-scholar-sofia = Sofia, the Scum
dungeonology-scholar-vincenzo = Vincenzo, the Novice
dungeonology-scholar-rebecca = Rebecca, the Apprentice

## Colours

dungeonology-colour-green = Civilization (green)
dungeonology-colour-red = War (red)
dungeonology-colour-blue = Worship (blue)
dungeonology-colour-yellow = Riches (yellow)
dungeonology-colour-violet = Caste (violet)

## Types

dungeonology-type-exploration = Exploration
dungeonology-type-subterfuge = Subterfuge
dungeonology-type-magic = Magic
dungeonology-type-social = Social
dungeonology-type-notoriety = Notoriety
dungeonology-type-fate = Fate

## How a Trick Card is read: when it may be played, what it costs, at whom it is aimed

dungeonology-timing-standard = In your Movement or Action Phase
dungeonology-timing-beginning = At the beginning of your Movement Phase
dungeonology-timing-action = Action: in your Action Phase, in place of another Action
dungeonology-timing-instant = Instant: on others' turns too
dungeonology-timing-reaction = Reaction: in answer to an opponent's Trick Card
dungeonology-window-outside-tests = outside Stealth Tests
dungeonology-window-beginning-of-opponent-turn = at the beginning of an opponent's Movement Phase
dungeonology-window-after-entry = right after an opponent entered a Zone
dungeonology-window-after-study = right after an opponent collected cubes by a Study
dungeonology-window-after-failure = when you have failed a Stealth Test
dungeonology-window-after-star = right after an opponent gained a Star
dungeonology-face-when = { $when }.
dungeonology-face-cost = Cost: { $cost }.
dungeonology-face-target = Target: { $target }.
dungeonology-face-after = Afterwards: { $cost }.
dungeonology-cost-draw = draw { $n ->
    [one] 1 Student
   *[other] { $n } Students
}
dungeonology-cost-draw-n = draw N Students
dungeonology-cost-sacrifice = sacrifice { $n ->
    [one] 1 Student
   *[other] { $n } Students
}
dungeonology-cost-stun = take { $n ->
    [one] 1 Stun Token
   *[other] { $n } Stun Tokens
}
dungeonology-cost-discard = discard { $n ->
    [one] 1 other Trick Card
   *[other] { $n } other Trick Cards
}
dungeonology-cost-either = { $first } or { $second }
dungeonology-cost-bounds = N is { $least } to { $most }
dungeonology-target-opponent = an opponent { $where }
dungeonology-target-each-opponent = each opponent { $where }
dungeonology-target-that-opponent = that opponent, { $where }
dungeonology-target-adjacent-not-linked = a Zone Adjacent to yours but not Linked to it
dungeonology-target-pile = a pile of Zones that is not empty
dungeonology-target-zone-without-teleport = your own Zone, if it has no Teleport Token and is not the Starting Zone
dungeonology-target-cube-here = a cube in your Zone of individual value { $most } or less for which you have room
dungeonology-target-declared-effect = the Trick Card effect just declared
dungeonology-reach-your-zone = in your Zone
dungeonology-reach-in-range = in your Zone or one Adjacent and Linked to it
dungeonology-reach-anywhere = anywhere in the Dungeon but the Starting Zone
dungeonology-need-with-cube = who has a cube
dungeonology-need-with-card = who has a Trick Card
dungeonology-need-with-student = who has a Student
dungeonology-need-with-more-stars = who has more Stars than you
dungeonology-need-with-card-or-stamina = who has a Trick Card or can still be stunned
dungeonology-need-with-cube-placed-this-turn = on whose Note Board a cube was placed this turn
dungeonology-need-own-cube = if you have a cube
dungeonology-need-own-card = if you have another Trick Card

## Auxiliary effects

dungeonology-aux-exploration-1 = gain 1 Speed point
dungeonology-aux-exploration-2 = gain 2 Speed points
dungeonology-aux-exploration-3 = draw 1 Student, gain 3 Speed points
dungeonology-aux-subterfuge-1 = +1 Stealth or +1 Alert
dungeonology-aux-subterfuge-2 = +2 Stealth, or draw 1 Student for +2 Alert
dungeonology-aux-subterfuge-3 = +3 Stealth, or draw 1 Student for +3 Alert
dungeonology-aux-spell-1 = Divination 1
dungeonology-aux-spell-2 = draw 1 Student, Divination 2
dungeonology-aux-spell-3 = draw 2 Students, Divination 3
dungeonology-aux-social-1 = draw 1 Trick Card
dungeonology-aux-social-2 = sacrifice 1 Student, draw 2 Trick Cards
dungeonology-aux-social-3 = sacrifice 1 Student; draw 2 Trick Cards, or you or an opponent discard 1
dungeonology-aux-notoriety-1 = take 1 Student
dungeonology-aux-notoriety-2 = take up to 2 Students
dungeonology-aux-notoriety-3 = draw 1 Student, take up to 3 Students
dungeonology-aux-fate-stealth-4 = draw 1 Student, +4 Stealth
dungeonology-aux-fate-stealth-5 = draw 1 Student, +5 Stealth
dungeonology-aux-fate-alert-4 = draw 2 Students, +4 Alert
dungeonology-aux-fate-alert-5 = draw 2 Students, +5 Alert

## Skills

dungeonology-skill-headbutt = Headbutt
dungeonology-skill-headbutt-text = Take 1 Stun Token: an opponent in your Zone drops a randomized cube, or you take a random Trick Card from them.
dungeonology-skill-heroic-headbutt = Heroic Headbutt
dungeonology-skill-heroic-headbutt-text = As Headbutt, and you collect the cube dropped because of it at once.
dungeonology-skill-second-wind = Second Wind
dungeonology-skill-second-wind-text = At the end of your Movement Phase, once per turn: discard 2 Trick Cards to discard 1 Stun Token.
dungeonology-skill-rogue = Rogue
dungeonology-skill-rogue-text = In your Espionage: you sacrifice no Student, the target's Students do not count, and after the Stealth Value is calculated you perform Divination 1 twice for it.
dungeonology-skill-scoundrel-speed = Scoundrel Speed
dungeonology-skill-scoundrel-speed-text = You have two Actions per turn.
dungeonology-skill-sermon = Sermon
dungeonology-skill-sermon-text = Discard a Magic card: take 1 Student from the Bonfire.
dungeonology-skill-inspired-sermon = Inspired Sermon
dungeonology-skill-inspired-sermon-text = Discard a Magic card: take 2 Students from the Bonfire.
dungeonology-skill-divine-intervention = Divine Intervention
dungeonology-skill-divine-intervention-text = Instant, in any Stealth Test. Take 1 Stun Token: Divination 3.
dungeonology-skill-repent = Repent
dungeonology-skill-repent-text = Action. Sacrifice N Students: collect the leftmost cube whose individual value is at most N.
dungeonology-skill-magic-prodigy = Magic Prodigy
dungeonology-skill-magic-prodigy-text = Magic cards you play for their Bonus Value count double.
dungeonology-skill-magic-sight = Magic Sight
dungeonology-skill-magic-sight-text = Action. Discard 2 Magic cards: collect the leftmost cube of your Zone.
dungeonology-skill-research-arcana = Research Arcana
dungeonology-skill-research-arcana-text = Discard a Subterfuge card: reveal cards from the Trick deck until a Magic card appears or 3 are shown; take the Magic card, discard the rest.
dungeonology-skill-ultimate-research-arcana = Ultimate Research Arcana
dungeonology-skill-ultimate-research-arcana-text = Discard a Subterfuge card: reveal cards from the Trick deck until a Magic card appears or 5 are shown; take the Magic card, discard the rest.

## The Boss

dungeonology-boss-quarrelsome = Laetus, Quarrelsome
dungeonology-boss-quarrelsome-text = Alert +2; in v1 also Danger 2. Sighting: a Linked Zone of your choice. Activation: up to 3 Zones towards a Scholar of your choice. Encounter: 1 Stun Token, remaining movement lost.
dungeonology-boss-drunk = Laetus, Drunk
dungeonology-boss-drunk-text = Alert +1. Sighting: the triggering Zone, no Encounter. Activation: up to 3 Zones towards a randomized Scholar. Encounter by randomized Information: War or Worship, 1 Stun Token; Civilization, collect the leftmost cube; Riches or Caste, drop a randomized cube.
