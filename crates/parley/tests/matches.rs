//! Matches of Parley: undo and its barriers, forks, controllers, contributions, replays.

#![allow(clippy::unwrap_used)]

use parley::{Action, Card, Cards, Parley, State, Step, Topic, Walk};
use table::{
    ActError, Controller, Digest32, Entry, Legal, Luck, Match, Record, Seat, Setup, Turn, UndoError,
    random_play,
};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn started() -> Match<Parley> {
    Match::start(Setup::simulated(2, 3)).unwrap()
}

fn state(game: &Match<Parley>) -> &State {
    game.state().unwrap()
}

/// The first envoy speaks; both have bid.
fn speaking() -> Match<Parley> {
    let mut game = started();
    game.act(FIRST, Action::Bid(3)).unwrap();
    game.act(SECOND, Action::Bid(1)).unwrap();
    game
}

/// Plays on by chance until a condition holds or the match is over.
fn play_until(game: &mut Match<Parley>, seed: u64, until: impl Fn(&State) -> bool) {
    let (mut luck, mut legal) = (Luck::seeded(seed), Legal::new());
    while let Some(Turn::Decide(seats)) = game.turn().filter(|_| !until(state(game))) {
        let seat = seats.first().unwrap();
        let play = random_play::<Parley>(state(game), seat, &mut legal, &mut luck);
        game.act(seat, play.into_action()).unwrap();
    }
}

fn replayed(game: &Match<Parley>) -> Match<Parley> {
    let (record, torn) = Record::read(&game.record().to_text()).unwrap();
    assert_eq!(torn, None);
    Match::replay(&record).unwrap()
}

#[test]
fn a_bid_can_be_taken_back_until_another_envoy_acts() {
    let mut game = started();
    assert_eq!(game.can_undo(FIRST), Err(UndoError::Nothing));
    game.act(FIRST, Action::Bid(3)).unwrap();
    game.undo(FIRST).unwrap();
    assert_eq!(state(&game).bids[FIRST], None);
    game.act(FIRST, Action::Bid(4)).unwrap();
    assert_eq!(game.can_undo(SECOND), Err(UndoError::OthersActed));
    game.act(SECOND, Action::Bid(1)).unwrap();
    assert_eq!(game.can_undo(FIRST), Err(UndoError::OthersActed));
}

#[test]
fn opened_bids_are_a_barrier_without_luck() {
    let mut game = speaking();
    assert_eq!(game.can_undo(SECOND), Err(UndoError::Learned));
    game.act(FIRST, Action::Exchange(Cards::NONE)).unwrap();
    assert_eq!(
        game.can_undo(SECOND),
        Err(UndoError::Learned),
        "and nobody can tell from it that others acted"
    );
}

#[test]
fn reading_the_letter_is_a_barrier_without_luck() {
    let mut game = speaking();
    game.act(FIRST, Action::ReadLetter).unwrap();
    assert_eq!(game.can_undo(FIRST), Err(UndoError::Learned));
}

#[test]
fn an_exchange_is_a_barrier_exactly_when_cards_were_drawn() {
    let mut game = speaking();
    game.act(FIRST, Action::Exchange(Cards::NONE)).unwrap();
    assert_eq!(game.can_undo(FIRST), Ok(()));
    game.undo(FIRST).unwrap();
    let lowest: Cards = state(&game).hands[FIRST].iter().take(1).collect();
    game.act(FIRST, Action::Exchange(lowest)).unwrap();
    assert_eq!(game.can_undo(FIRST), Err(UndoError::Learned));
}

#[test]
fn several_steps_are_taken_back_one_by_one_down_to_the_barrier() {
    let mut game = speaking();
    game.act(FIRST, Action::Exchange(Cards::NONE)).unwrap();
    game.act(FIRST, Action::Throw { x: 50, y: 30 }).unwrap();
    let landed = state(&game).clone();
    game.act(FIRST, Action::Order([Topic::Throne, Topic::Trade, Topic::Border])).unwrap();
    game.undo(FIRST).unwrap();
    assert_eq!(*state(&game), landed);
    assert_eq!(game.can_undo(FIRST), Err(UndoError::Learned));
}

#[test]
fn a_step_taken_back_leaves_nothing_told() {
    let mut game = speaking();
    let told = game.told(0..u32::MAX).count();
    game.act(FIRST, Action::Exchange(Cards::NONE)).unwrap();
    game.undo(FIRST).unwrap();
    assert_eq!(game.told(0..u32::MAX).count(), told);
}

#[test]
fn all_may_agree_to_go_back_behind_a_barrier() {
    let mut game = started();
    let first = state(&game).clone();
    play_until(&mut game, 5, |state| state.round == 2);
    game.undo_to(0).unwrap();
    assert_eq!(*state(&game), first);
    play_until(&mut game, 6, |_| false);
    assert_eq!(state(&replayed(&game)), state(&game));
}

#[test]
fn a_refused_action_leaves_the_match_as_it_was() {
    let mut game = started();
    let (before, version) = (state(&game).clone(), game.version());
    let refused = game.act(FIRST, Action::Bid(99));
    assert!(
        matches!(refused, Err(ActError::Refused(refusal)) if refusal.rule.to_string() == "parley.bid.purse")
    );
    assert_eq!((state(&game), game.version()), (&before, version));
}

#[test]
fn a_fork_shares_the_past_and_has_luck_of_its_own() {
    let mut game = started();
    play_until(&mut game, 5, |state| state.step == Step::Stone);
    let here = game.record().entries().len();
    let seed = |byte| Digest32([byte; 32]);
    let mut forks = [1, 2].map(|byte| game.fork(here, seed(byte)).unwrap());
    for fork in &mut forks {
        assert_eq!(state(fork), state(&game));
        let speaker = state(fork).speaker;
        fork.act(speaker, Action::Throw { x: 50, y: 30 }).unwrap();
        play_until(fork, 7, |_| false);
        assert_eq!(state(&replayed(fork)), state(fork));
    }
    let landings = forks.each_ref().map(|fork| fork.told(here as u32..u32::MAX).next().cloned_event());
    assert_ne!(landings[0], landings[1], "the two stones fell alike: choose other seeds");
}

/// The event alone, to compare.
trait ClonedEvent {
    fn cloned_event(self) -> Option<parley::Event>;
}

impl ClonedEvent for Option<(u32, &table::Told<parley::Event>)> {
    fn cloned_event(self) -> Option<parley::Event> {
        self.map(|(_, told)| told.event.clone())
    }
}

#[test]
fn a_seat_changes_hands_and_the_log_says_so() {
    let mut game = started();
    game.hand_over(SECOND, Controller::Bot("greedy".to_owned()));
    play_until(&mut game, 5, |state| state.round == 2);
    game.hand_over(SECOND, Controller::Person);
    game.hand_over(FIRST, Controller::Nobody);
    play_until(&mut game, 6, |_| false);
    let again = replayed(&game);
    assert_eq!(again.controllers().values().collect::<Vec<_>>(), [&Controller::Nobody, &Controller::Person]);
    let changes = again.record().entries().iter().filter(|entry| matches!(entry, Entry::Control { .. }));
    assert_eq!(changes.count(), 3);
    assert_eq!(again.state(), game.state());
}

#[test]
fn what_seats_contribute_changes_the_deal_and_replays() {
    let opened = |words: [&str; 2]| {
        let mut game = Match::<Parley>::open(Setup { open: false, ..Setup::simulated(2, 3) }).unwrap();
        game.contribute(FIRST, words[0].to_owned());
        game.contribute(SECOND, words[1].to_owned());
        game.begin().unwrap();
        game
    };
    let mut game = opened(["salt", "pepper"]);
    assert_eq!(game.state(), opened(["salt", "pepper"]).state());
    assert_ne!(game.state(), opened(["salt", "sugar"]).state());
    assert_ne!(game.state(), opened(["pepper", "salt"]).state());
    game.contribute(FIRST, "too late".to_owned());
    play_until(&mut game, 5, |_| false);
    assert_eq!(replayed(&game).outcome(), game.outcome());
}

#[test]
fn a_sealed_match_under_way_keeps_its_seed_and_an_ended_one_shows_it() {
    let mut game = Match::<Parley>::start(Setup { open: false, ..Setup::simulated(3, 3) }).unwrap();
    play_until(&mut game, 5, |state| state.round == 2);
    assert!(Match::<Parley>::replay(game.record()).is_err());
    let given = Match::<Parley>::replay_with(game.record(), Some(Setup::simulated(3, 3).seed)).unwrap();
    assert_eq!(given.state(), game.state());
    play_until(&mut game, 6, |_| false);
    assert_eq!(replayed(&game).state(), game.state());
}

#[test]
fn recorded_stones_outlive_the_way_they_are_worked_out() {
    let mut game = speaking();
    game.act(FIRST, Action::Exchange(Cards::NONE)).unwrap();
    game.act(FIRST, Action::Throw { x: 0, y: 0 }).unwrap();
    let earned = state(&game).purses[FIRST];
    // A log that says the stone lay on the mark, whatever this program would have worked out.
    let mut other = Record::default();
    for entry in game.record().entries() {
        let mut entry = entry.clone();
        if let Entry::Act { outcomes, .. } = &mut entry {
            outcomes
                .iter_mut()
                .for_each(|recorded| recorded.result = serde_json::json!({ "x": 50, "y": 30 }));
        }
        other.append(entry);
    }
    let again = Match::<Parley>::replay(&other).unwrap();
    assert_eq!((earned, state(&again).purses[FIRST]), (7, 10));
}

#[test]
fn every_match_replays_to_its_end_through_its_text() {
    for seed in 1..30 {
        let seats = 2 + seed as usize % 3;
        let mut game = Match::<Parley>::start(Setup::simulated(seats, seed)).unwrap();
        play_until(&mut game, seed, |_| false);
        let again = replayed(&game);
        assert_eq!((again.state(), again.outcome()), (game.state(), game.outcome()));
        assert_eq!(again.can_undo(FIRST), Err(UndoError::Over));
        assert_eq!(again.told(0..u32::MAX).count(), game.told(0..u32::MAX).count());
    }
}

#[test]
fn a_moment_of_a_match_becomes_a_scenario_that_holds() {
    let mut game = started();
    play_until(&mut game, 5, |_| false);
    for at in 1..=game.actions() {
        let text = table::scenario::make::from_record::<Parley>(game.record(), at).unwrap();
        let scenario =
            table::scenario::Scenario::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        table::scenario::run::<Parley>(&scenario)
            .unwrap_or_else(|error| panic!("action {at}: {error}\n{text}"));
    }
}

#[test]
fn answers_in_every_form_become_actions() {
    use table::{Answer, Face};
    let answer = |game: &Match<Parley>, answer| Parley::answer(state(game), FIRST, &answer).unwrap();
    let mut game = started();
    assert_eq!(answer(&game, Answer::Number(3)), Action::Bid(3));
    assert_eq!(answer(&game, Answer::Words("bid 3".into())), Action::Bid(3));
    assert!(Parley::answer(state(&game), FIRST, &Answer::Number(-1)).is_err());
    assert!(Parley::answer(state(&game), FIRST, &Answer::Pick(0)).is_err());
    game = speaking();
    let hand: Vec<Card> = state(&game).hands[FIRST].iter().collect();
    assert_eq!(
        answer(&game, Answer::Subset(vec![2, 0])),
        Action::Exchange([hand[0], hand[2]].into_iter().collect())
    );
    assert!(Parley::answer(state(&game), FIRST, &Answer::Subset(vec![3])).is_err());
    assert_eq!(answer(&game, Answer::Pick(0)), Action::ReadLetter);
    game.act(FIRST, Action::Exchange(Cards::NONE)).unwrap();
    assert_eq!(answer(&game, Answer::Place { x: 5, y: 6 }), Action::Throw { x: 5, y: 6 });
    game.act(FIRST, Action::Throw { x: 5, y: 6 }).unwrap();
    let agenda = [Topic::Throne, Topic::Trade, Topic::Border];
    assert_eq!(answer(&game, Answer::Order(vec![2, 0, 1])), Action::Order(agenda));
    assert!(Parley::answer(state(&game), FIRST, &Answer::Order(vec![2, 0])).is_err());
    game.act(FIRST, Action::Order(agenda)).unwrap();
    assert_eq!(answer(&game, Answer::Pick(1)), Action::Claim { topic: Topic::Border, card: hand[0] });
    assert!(Parley::answer(state(&game), FIRST, &Answer::Stroke { item: 0, x: 1, y: 1 }).is_err());
}

#[test]
fn a_treaty_by_chance_reaches_every_legal_length() {
    use table::Game;
    let mut game = speaking();
    play_until(&mut game, 5, |state| matches!(state.step, Step::Treaty(_)));
    let Some(Turn::Decide(author)) = game.turn() else { panic!("nobody writes") };
    let mut luck = Luck::seeded(1);
    let mut lengths = [0; 7];
    for _ in 0..400 {
        let Action::Treaty(walk) = Parley::sample(state(&game), author.first().unwrap(), &mut luck) else {
            panic!()
        };
        let walk: Walk = walk;
        lengths[walk.len()] += 1;
    }
    assert!(lengths.iter().all(|seen| *seen > 0), "{lengths:?}");
}
