//! What may be chosen before a match, which no scenario can refuse.

use parley::Parley;
use table::{Game, Match, Setup, Value, Values};

fn culprits(mode: &str, seats: usize, chosen: &[(&str, Value)]) -> Vec<String> {
    let chosen: Values = chosen.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
    match Parley::schema().choose(Some(mode), &chosen, seats) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.0.into_iter().map(|error| error.culprit).collect(),
    }
}

#[test]
fn two_three_or_four_envoys_play() {
    rulebook::covers!("parley.setup.players");
    assert_eq!(culprits("rivals", 1, &[]), ["seats"]);
    assert_eq!(culprits("accord", 5, &[]), ["seats"]);
    for seats in 2..=4 {
        assert_eq!(culprits("rivals", seats, &[]), [""; 0]);
        assert!(Match::<Parley>::start(Setup::simulated(seats, 1)).is_ok());
    }
}

#[test]
fn spies_need_coins() {
    rulebook::covers!("parley.setup.spies-need-coins");
    assert_eq!(culprits("rivals", 2, &[("coins", 0.into())]), ["spies"]);
    assert_eq!(culprits("rivals", 2, &[("coins", 0.into()), ("spies", false.into())]), [""; 0]);
}

#[test]
fn envoys_who_play_together_send_no_spies() {
    rulebook::covers!("parley.setup.accord-no-spies");
    assert_eq!(culprits("accord", 2, &[("spies", true.into())]), ["spies"]);
    assert_eq!(culprits("rivals", 2, &[("accord", true.into())]), ["spies"]);
    assert_eq!(culprits("accord", 2, &[]), [""; 0]);
}

#[test]
fn numbers_and_names_outside_their_range_are_named() {
    assert_eq!(
        culprits("rivals", 2, &[("coins", 21.into()), ("talks", "endless".into())]),
        ["coins", "talks"]
    );
}
