failure-file = { $file }: { $why }
failure-content-form = `--content { $typed }` does not say which game: write GAME=FOLDER.
failure-content-none = { $folder }: there is no card file (.toml) in it.
failure-content-no-packs = { $game } takes no cards of one's own; there are packs for: { $known }.
failure-no-such-game = no game is called { $game }; there are: { $known }
failure-which-game = say which game to play: undercroft play GAME (undercroft games lists them)
failure-setup = { $culprit }: { $why }
failure-not-an-option = --option takes KEY=VALUE, not { $typed }
failure-no-such-player = no player is called { $player }; there are: { $known }
failure-seats = { $players } players do not fit { $seats } seats
failure-no-such-seat = there is no seat { $seat }: seats are 1 to { $seats }
failure-no-such-language = no language is called { $language } here; there are: { $known }
failure-no-such-entry = there is no entry { $entry }: the log ends with entry { $last }
failure-arena-alone = an arena needs two players or more
failure-no-such-ledger = no ledger is called { $ledger }; there are: { $known }
failure-no-such-rule = no rule is called { $rule }. { $near }
games-players = { $min } to { $max } players
play-person = Player { $number }
play-bot = { $bot } { $number }
play-help = Type the number of a choice, or the move in the game’s words. Also: undo, board, rule ID, help, quit.
play-rules = All rules: undercroft rules list { $game }. One of them: undercroft rules show ID.
play-asked = { $seat }: { $prompt }
play-refused = Not allowed.
play-not-understood = Not understood: “{ $typed }”.
play-example = For example: { $example }
play-input-ended = No more input: the match stops here.
undo-nothing = There is nothing to take back.
undo-others-acted = Somebody else has acted since: that cannot be taken back.
undo-learned = Luck was drawn or something hidden was shown: that cannot be taken back.
undo-over = The match is over.
form-subset = Choose { $min } to { $max } of these, as numbers with spaces between:
form-order = Put these in order, as numbers with spaces between:
form-number = A number from { $min } to { $max }:
form-place = A place, as two numbers in millimetres: from { $left } { $top } to { $right } { $bottom }.
form-stroke = What to push and how, as three numbers: which one, strength to the right, strength downwards (at most { $strongest }).
form-build = Build: { $what }
screen-hints = ↑ ↓ choose · Enter take · Tab mark · type a move · F1 help · F2 undo · Esc quit
screen-help =
    ↑ ↓: go to a choice. Enter: take it.
    Tab: mark, where several are chosen or put in order; Enter hands them in.
    Number or words: type an answer; Enter hands it in, Esc empties the line.
    PgUp, PgDn: more of the table.
    F2: take back your last move.
    Esc or Ctrl-C: quit.
screen-hand-over = Hand over to { $seat }, then press Enter.
screen-log = What happened
screen-help-close = ↑ ↓: more · any other key: back to the table
screen-scroll = PgUp, PgDn: more of the table
screen-over = The match is over (Enter to leave)
outcome-standing = { $seat }: rank { $rank }, score { $score }
outcome-won-together = The table has won together.
outcome-lost-together = The table has lost together.
replay-cut-short = Line { $line } was cut short: the log ends at the last complete entry before it.
replay-unfinished =
    The match is not over; { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } so far.
verify-sound =
    { $file }: sound. { $game }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, complete, true to its seed.{ $why }
verify-unfinished =
    { $file }: sound so far. { $game }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, not over.{ $why }
verify-unsound = { $file }: NOT sound. { $why } ({ $game }, { $actions })
scenario-passed = ok    { $file }: { $title }
scenario-failed = FAIL  { $file }:{ $line }: { $why } ({ $title })
scenario-total = { $passed } passed, { $failed } failed
sim-games =
    { $game } ({ $mode }): { $finished } of { $games ->
        [one] { $games } match
       *[other] { $games } matches
    } finished
sim-speed = { $steps } decisions in { $seconds } s: { $rate } a second
sim-lengths = decisions a match: { $min } at least, { $median } in the middle, { $p99 } for 99 %, { $max } at most
sim-seat = seat { $seat }: wins { $share } ({ $low } to { $high }), mean score { $score }
sim-player = { $player }: wins { $share } ({ $low } to { $high })
sim-trouble = TROUBLE with seed { $seed } after { $step } decisions: { $kind }: { $why }
bench-row =
    { $game } ({ $mode }, { $players } players): { $rate } decisions a second over { $games ->
        [one] { $games } match
       *[other] { $games } matches
    }
rules-ruling = Ruling:
rules-exempt = Needs no code:
rules-source = Source:
rules-scenario = Proven by
rules-nothing-found = Nothing found.
rules-coverage-head = ledger                           rules  enforced    proven    exempt      open
rules-stale = { $count } proofs are of other sources and do not count; run the tests again.
rules-unenforced = not enforced:
rules-unproven = not proven:
play-which-game = Which game? Type its number or its name.
arena-rating =
    { $player }: { $elo } ± { $error } Elo, wins { $score } % of { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }

serve-ready = Undercroft is open at http://{ $address} — stop it with Ctrl-C.
failure-listen = The server cannot listen on { $address }: { $why }
failure-folder = The folder { $folder } cannot be used: { $why }
failure-mail = Turn notices by mail cannot be sent: { $why }
failure-database = The database failed: { $why }
failure-database-open = The database { $database } cannot be opened: { $why }
failure-database-in-use = Another server is using the database { $database }.
failure-database-address = “{ $address }” is no database address: there are sqlite:PATH and postgres://…
failure-database-shape = The database’s tables have shape { $found }, this program uses shape { $ours }: choose another folder or database, or the program that made it.
failure-config = The file { $file } cannot be used: { $why }
failure-setting = The setting { $setting } cannot be “{ $value }”: { $why }
