//! Hidden information: what lies open is shown to everybody, what is secret is in nobody else's view.

use dungeoneer::frames::Frame;
use dungeoneer::state::Step;
use dungeoneer::{Action, Dungeoneer, Event, Options, State};
use table::{Audience, Game, Legal, Luck, Minutes, Seat, Turn, Viewer, random_play};

fn fresh(seats: usize, seed: u64) -> State {
    Dungeoneer::start(&Options::default(), seats, &mut Luck::seeded(seed))
        .unwrap_or_else(|errors| panic!("{errors}"))
}

/// Plays by chance and shows every state to a test, with what was told since the last.
fn follow(seed: u64, mut look: impl FnMut(&State, &Minutes<Event>)) {
    let mut luck = Luck::seeded(seed);
    let mut state =
        Dungeoneer::start(&Options::default(), 3, &mut luck).unwrap_or_else(|errors| panic!("{errors}"));
    let mut legal = Legal::<Dungeoneer>::new();
    while let Turn::Decide(asked) = Dungeoneer::turn(&state) {
        let seat = asked.first().expect("somebody is asked");
        let play = random_play(&state, seat, &mut legal, &mut luck);
        let mut minutes = Minutes::default();
        Dungeoneer::apply(&mut state, play, &mut luck, &mut minutes);
        look(&state, &minutes);
    }
}

#[test]
fn the_adventure_deck_is_in_nobodys_view() {
    rulebook::covers!("dungeoneer.hidden.adventure-deck", "dungeoneer.hidden.hand");
    let state = fresh(3, 5);
    let mut other = state.clone();
    let (mine, theirs) = (Seat::new(0), Seat::new(1));
    let card = other.hidden.hands[theirs].iter().next().expect("five cards");
    let deep = other.hidden.deck.iter().next().expect("a deck");
    other.hidden.hands[theirs].remove(card);
    other.hidden.hands[theirs].insert(deep);
    other.hidden.deck.remove(deep);
    other.hidden.deck.insert(card);
    assert_eq!(Dungeoneer::view(&state, Viewer::Seat(mine)), Dungeoneer::view(&other, Viewer::Seat(mine)));
    assert_eq!(Dungeoneer::view(&state, Viewer::Spectator), Dungeoneer::view(&other, Viewer::Spectator));
    assert_ne!(
        Dungeoneer::view(&state, Viewer::Seat(theirs)),
        Dungeoneer::view(&other, Viewer::Seat(theirs))
    );
    assert_eq!(
        Dungeoneer::view(&state, Viewer::Seat(mine)).open.deck as usize,
        state.hidden.deck.len(),
        "its size is public"
    );
}

#[test]
fn a_drawn_card_is_told_to_its_drawer_alone() {
    rulebook::covers!("dungeoneer.hidden.adventure-deck");
    let mut drawn = 0;
    follow(3, |_, minutes| {
        for told in &minutes.told {
            if let Event::DrewCards { .. } = told.event {
                drawn += 1;
                assert!(!told.to.hears(Viewer::Spectator), "{told:?}");
            }
        }
    });
    assert!(drawn > 0);
}

#[test]
fn the_map_deck_is_hidden_and_a_drawn_map_card_is_shown_before_it_is_placed() {
    rulebook::covers!("dungeoneer.hidden.map-deck");
    let state = fresh(2, 5);
    let shown = format!("{:?}", Dungeoneer::view(&state, Viewer::Seat(Seat::new(0))).map_top);
    assert_eq!(shown, "[]");
    let mut placings = 0;
    follow(4, |state, _| {
        let view = Dungeoneer::view(state, Viewer::Spectator);
        if let Some(Frame::Place { .. }) = state.open.frames.top() {
            placings += 1;
            assert_eq!(view.open.frames, state.open.frames, "everybody sees the card");
        }
        let below = state.hidden.maps.count_ones() as usize
            + state.hidden.map_top.len()
            + state.open.map_bottom.len();
        assert_eq!(usize::from(view.open.map_deck), below, "its size is public");
    });
    assert!(placings > 0);
}

#[test]
fn whoever_arranged_the_top_of_the_map_deck_alone_sees_it() {
    rulebook::covers!("dungeoneer.hidden.map-deck");
    let mut state = fresh(2, 5);
    let top = dungeoneer::content::MapId(state.hidden.maps.trailing_zeros() as u8);
    state.hidden.maps &= !(1 << top.0);
    state.hidden.map_top.push(top);
    state.hidden.map_seer = Some(Seat::new(0));
    let seen = |viewer| Dungeoneer::view(&state, viewer).map_top.to_vec();
    assert_eq!(seen(Viewer::Seat(Seat::new(0))), [top]);
    assert_eq!(seen(Viewer::Seat(Seat::new(1))), []);
    assert_eq!(seen(Viewer::Spectator), []);
}

#[test]
fn the_quest_deck_is_hidden_but_for_what_went_to_its_bottom() {
    rulebook::covers!("dungeoneer.hidden.quest-deck");
    let state = fresh(2, 8);
    let mut other = state.clone();
    other.hidden.quests = !state.hidden.quests;
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        assert_eq!(Dungeoneer::view(&state, viewer), Dungeoneer::view(&other, viewer));
    }
    assert_eq!(Dungeoneer::view(&state, Viewer::Spectator).open.quest_deck, 2);
}

#[test]
fn what_lies_open_is_shown_to_everybody() {
    rulebook::covers!(
        "dungeoneer.hidden.discard-pile",
        "dungeoneer.hidden.map-face-up",
        "dungeoneer.hidden.quests-public",
        "dungeoneer.hidden.completed-quests",
        "dungeoneer.hidden.inventory-public",
        "dungeoneer.hidden.hand-size-public",
    );
    let mut discarded = 0;
    let mut packed = 0;
    let mut completed = 0;
    for seed in 0..6 {
        follow(seed, |state, _| {
            for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
                let open = Dungeoneer::view(state, viewer).open;
                assert_eq!(open.discard, state.open.discard);
                assert_eq!(open.board, state.open.board);
                assert_eq!(open.global, state.open.global);
                assert_eq!(open.players, state.open.players);
                assert_eq!(open.attachments, state.open.attachments);
            }
            for (seat, player) in state.open.players.iter() {
                assert_eq!(usize::from(player.hand), state.hidden.hands[seat].len());
                packed += player.pack.len();
                completed += player.done.len();
            }
            discarded += state.open.discard.len();
        });
    }
    assert!(discarded > 0 && packed > 0 && completed > 0, "there was something to see");
}

#[test]
fn dice_are_told_to_everybody() {
    rulebook::covers!("dungeoneer.hidden.dice-public");
    let mut rolls = 0;
    follow(6, |_, minutes| {
        for told in &minutes.told {
            if matches!(told.event, Event::Rolled { .. } | Event::Fought { .. }) {
                rolls += 1;
                assert_eq!(told.to, Audience::All);
            }
        }
    });
    assert!(rolls > 10);
}

#[test]
fn movements_are_never_negative() {
    rulebook::covers!("dungeoneer.reset.movements-minimum");
    let mut state = fresh(2, 1);
    let turn = state.open.turn;
    let next = turn.next(2);
    let chill = dungeoneer::cards::CardId::all().find(|card| card.slug() == "grave-chill").expect("known");
    for _ in 0..6 {
        state.open.players[next].banes.push(dungeoneer::state::InPlay { card: chill, tokens: 0, by: turn });
    }
    let mut luck = Luck::seeded(2);
    let mut legal = Legal::<Dungeoneer>::new();
    while state.open.turn == turn || state.open.step != Step::Dungeonlord {
        let Turn::Decide(asked) = Dungeoneer::turn(&state) else { panic!("the match is over") };
        let seat = asked.first().expect("somebody is asked");
        let quiet =
            legal.list(&state, seat).iter().position(|action| matches!(action, Action::End | Action::Pass));
        let play = legal.play(quiet.unwrap_or(0)).expect("listed");
        Dungeoneer::apply(&mut state, play, &mut luck, &mut table::NullLog);
    }
    assert_eq!(state.open.players[next].movements, 0);
}
