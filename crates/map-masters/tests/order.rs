//! The order in which things happen within a phase, as it is told.

use map_masters::content::ObjectiveId;
use map_masters::state::Phase;
use map_masters::{Action, Claim, Event, MapMasters, Options, Sheet, State};
use table::{Game, Luck, Minutes, Seat, Turn, judge};

fn act(state: &mut State, seat: usize, action: Action, luck: &mut Luck) -> Vec<Event> {
    let play = judge::<MapMasters>(state, Seat::new(seat), action).expect("legal");
    let mut minutes = Minutes::default();
    MapMasters::apply(state, play, luck, &mut minutes);
    minutes.told.into_iter().map(|told| told.event).collect()
}

/// A match of two in the exploration phase of a time bonus round.
fn exploring(luck: &mut Luck) -> State {
    let options = Options { youngest: 1, ..Options::default() };
    let mut state = MapMasters::start(&options, 2, luck).expect("starts");
    state.objectives.drawn[0] = ObjectiveId::named("objective.key.1").expect("a card");
    act(&mut state, 0, Action::Pass, luck);
    act(&mut state, 1, Action::Pass, luck);
    act(&mut state, 0, Action::Start, luck);
    state
}

fn place(events: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(wanted).expect("it happens")
}

#[test]
fn the_reward_phase_goes_step_by_step() {
    rulebook::covers!("masters.reward.order", "masters.reward.draw-secondary", "masters.refresh.order");
    let mut luck = Luck::seeded(4);
    let mut state = exploring(&mut luck);
    let hand = state.players[Seat::new(0)].area.clone();
    let drawing = map_masters::sample::simplest(&hand, state.players[Seat::new(0)].kit(), &mut luck);
    act(&mut state, 0, Action::Done(Sheet::from(drawing), Claim::Now), &mut luck);
    let told = act(&mut state, 1, Action::Done(Sheet::blank(), Claim::No), &mut luck);
    let steps = [
        place(&told, |event| matches!(event, Event::Revealed(..))),
        place(&told, |event| matches!(event, Event::Coins(..))),
        place(&told, |event| matches!(event, Event::ScoresPrimary(..))),
        place(&told, |event| matches!(event, Event::TimeBonus(..))),
        place(&told, |event| matches!(event, Event::Secondary(..))),
        place(&told, |event| matches!(event, Event::ScoresSecondary(..))),
        place(&told, |event| matches!(event, Event::Primary(..))),
        place(&told, |event| matches!(event, Event::Round(2, _))),
    ];
    assert!(steps.is_sorted(), "{steps:?}: {told:?}");
    let last_primary =
        told.iter().rposition(|event| matches!(event, Event::ScoresPrimary(..))).expect("scored");
    assert!(last_primary < steps[4], "everybody scores the primary objective before the secondary is drawn");
}

#[test]
fn the_market_is_renewed_last_of_all() {
    rulebook::covers!("masters.refresh.market-refresh-last", "masters.refresh.order");
    let mut luck = Luck::seeded(9);
    let mut state = exploring(&mut luck);
    while !(state.round == 3 && state.phase == Phase::Exploration && state.players[Seat::new(1)].started) {
        let Turn::Decide(asked) = MapMasters::turn(&state) else { panic!("not over in round 3") };
        let seat = asked.first().expect("somebody is asked");
        let action = map_masters::advice::advise(&state, seat, map_masters::optimiser::Strength::Novice);
        let quick = match action {
            Action::Done(..) => Action::Done(Sheet::blank(), Claim::No),
            Action::Buy(_) => Action::Pass,
            other => other,
        };
        act(&mut state, seat.index(), quick, &mut luck);
    }
    act(&mut state, 0, Action::Done(Sheet::blank(), Claim::No), &mut luck);
    let told = act(&mut state, 1, Action::Done(Sheet::blank(), Claim::No), &mut luck);
    let renewed = place(&told, |event| matches!(event, Event::MarketRenewed));
    assert!(renewed > place(&told, |event| matches!(event, Event::Primary(..))));
    assert!(renewed < place(&told, |event| matches!(event, Event::Round(4, _))));
}
