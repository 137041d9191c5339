## The page of a study: undercroft sim --report

lab-title = { $game }: a study
lab-matches = Matches finished
lab-mode = Mode
lab-who = Players
lab-seed = First seed
lab-decisions = Decisions
lab-rate = Decisions a second
lab-reading = A bar’s thin line is its 95 % confidence interval, the upright mark what chance alone would give. ▲ and ▼ stand where the interval lies wholly above or below it. The command makes the same page again:
lab-troubles = Matches that did not end as they should
lab-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
lab-seats = Win share by seat
lab-seats-help = Whoever sat there. A shared first place counts its share.
lab-mean-score = mean score { $score }
lab-players = Win share by player
lab-players-help = Wherever they sat; the players change seats from match to match unless they were told to stay.
lab-roles = Win share by hero
lab-roles-help = What a seat played as, and how often such seats won.
lab-cards = Win share by card
lab-cards-help = Of the seats that had or used a thing at least once in a match, how many won it. Winners live longer and use more: compare things of one kind with each other, not with chance alone.
lab-had-by = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
lab-nothing-counted = This game names nothing here.
lab-lengths = Length
lab-lengths-help = How many decisions a match takes, all seats together.
lab-scores = Scores
lab-scores-help = The final scores as the rulebook counts them, by player.
lab-no-scores = This game keeps no score.
lab-mean = mean
lab-deviation = deviation
lab-least = least
lab-lower = quarter
lab-median = median
lab-upper = three quarters
lab-most = most
lab-leads = Lead changes
lab-leads-help = The leader is the seat that stands best by the game’s own yardstick, looked at after every decision. A match is decided when its only winner takes the lead for good.
lab-lead-changes = Lead changes in a match
lab-decided = Decided after so many per cent of the match
lab-no-lead = There is no lead to speak of in this game.
lab-unused = Never used
lab-unused-help = What the game knows and none of these matches showed. Other modes, more players or better ones may show it.
lab-never-of = { $never } of { $all }
lab-no-catalogue = This game does not say what there is to use.
lab-frequencies = What was done and what happened
lab-frequencies-help = How often, and in which share of the matches. Dots stand for names and numbers.
lab-in-matches = in { $share } of the matches
lab-actions = Actions
lab-events = Events
lab-written = Written: { $file }

## Kinds of things

thing-book = Spellbooks
thing-card = Cards
thing-clan = Clans
thing-class = Classes
thing-fairy = Fairies
thing-hero = Heroes
thing-intern = Interns
thing-jinx = Jinxes
thing-map = Map cards
thing-objective = Objectives
thing-panic = Panic cards
thing-quest = Quests
thing-race = Races
thing-scholar = Scholars
thing-topic = Topics
thing-trick = Tricks
thing-zone = Zones
