//! The optimiser beside the judge, which must agree with what it claims, and beside a solver that tries everything.

use map_masters::explorer::Kit;
use map_masters::judge::judge;
use map_masters::model::Icon;
use map_masters::objectives::Kind;
use map_masters::optimiser::{
    Answer, Meter, Strength, Weights, best_of_hand, best_path, explore, in_hindsight,
};

#[path = "support/brute.rs"]
mod brute;
#[path = "support/cases.rs"]
mod cases;

use brute::Brute;
use cases::Dice;

/// Steps after which the slow solver gives up on a case.
const PATIENCE: u64 = 200_000;

/// The judge accepts the drawing and finds exactly what is claimed.
fn check(answer: &Answer, kit: Kit, weights: &Weights) {
    let judged =
        judge(&answer.drawing, kit).unwrap_or_else(|misstep| panic!("{misstep:?} in {:?}", answer.drawing));
    assert_eq!(
        weights.value(&judged.found, answer.drawing.wish.is_some()),
        answer.value,
        "{:?}",
        answer.drawing
    );
    assert!(answer.bound >= answer.value);
}

#[test]
fn one_layout_agrees_with_trying_everything() {
    rulebook::covers!("masters.model.optimiser", "masters.model.means-interchangeable");
    let mut dice = Dice::new(1);
    let mut compared = 0;
    for case in 0..120 {
        let cards = 1 + case % 3;
        let starters = dice.below(cards + 1);
        let hand = cases::hand(&mut dice, starters, cards - starters);
        let layout = cases::layout(&mut dice, &hand);
        let kit = if case % 2 == 0 { cases::kit(&mut dice) } else { cases::magic_kit(&mut dice) };
        let weights = if case % 4 < 2 { cases::weights(&mut dice) } else { cases::wild_weights(&mut dice) };
        let answer = best_path(&layout, &kit, &weights, &mut Meter::unlimited()).expect("not too large");
        check(&answer, kit, &weights);
        assert!(answer.is_proven());
        if let Brute::Best(best) = brute::best_path(&layout, kit, &weights, PATIENCE) {
            assert_eq!(
                answer.value, best,
                "case {case}: {layout:?} {kit:?} {weights:?} {:?}",
                answer.drawing.path
            );
            compared += 1;
        }
    }
    assert!(compared > 60, "only {compared} cases were small enough");
}

#[test]
fn a_hand_agrees_with_trying_all_its_layouts() {
    rulebook::covers!("masters.model.optimiser");
    let mut dice = Dice::new(2);
    let mut compared = 0;
    for case in 0..16 {
        let starters = case % 3;
        let hand = cases::hand(&mut dice, starters, 2 - starters);
        let kit = if case % 2 == 0 { cases::kit(&mut dice) } else { cases::magic_kit(&mut dice) };
        let weights = if case % 4 < 2 { cases::weights(&mut dice) } else { cases::wild_weights(&mut dice) };
        let answer = best_of_hand(&hand, &kit, &weights, &mut Meter::unlimited()).expect("not too large");
        check(&answer, kit, &weights);
        assert!(answer.is_proven());
        if let Brute::Best(best) = brute::best_of_hand(&hand, kit, &weights, PATIENCE / 10) {
            assert_eq!(answer.value, best, "case {case}: {hand:?} {kit:?} {weights:?} {:?}", answer.drawing);
            compared += 1;
        }
    }
    assert!(compared > 6, "only {compared} hands were small enough");
}

#[test]
fn the_judge_finds_exactly_what_is_claimed() {
    let mut dice = Dice::new(3);
    for case in 0..150 {
        let starters = case % 5;
        let hand = cases::hand(&mut dice, starters, 5 - starters);
        let layout = cases::layout(&mut dice, &hand);
        let kit = if case % 2 == 0 { cases::kit(&mut dice) } else { cases::magic_kit(&mut dice) };
        let weights = if case % 4 < 2 { cases::weights(&mut dice) } else { cases::wild_weights(&mut dice) };
        let answer = best_path(&layout, &kit, &weights, &mut Meter::nodes(2_000)).expect("not too large");
        check(&answer, kit, &weights);
    }
}

#[test]
fn more_thinking_is_never_worse_and_the_bound_never_rises() {
    let mut dice = Dice::new(4);
    for _ in 0..3 {
        let hand = cases::hand(&mut dice, 2, 3);
        let (kit, weights) = (cases::kit(&mut dice), cases::weights(&mut dice));
        let mut last: Option<Answer> = None;
        for strength in [Strength::Novice, Strength::Adept] {
            let answer =
                explore(&hand, &kit, &weights, &mut Meter::nodes(strength.nodes())).expect("not too large");
            check(&answer, kit, &weights);
            assert!(answer.nodes <= strength.nodes());
            if let Some(last) = last {
                assert!(answer.value >= last.value && answer.bound <= last.bound);
            }
            last = Some(answer);
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut dice = Dice::new(5);
    let hand = cases::hand(&mut dice, 1, 4);
    let (kit, weights) = (cases::kit(&mut dice), cases::weights(&mut dice));
    let ask = || best_of_hand(&hand, &kit, &weights, &mut Meter::nodes(60_000)).expect("not too large");
    assert_eq!(ask(), ask());
}

#[test]
fn a_signal_ends_the_search() {
    let mut dice = Dice::new(6);
    let hand = cases::hand(&mut dice, 2, 3);
    let weights = cases::weights(&mut dice);
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        asked > 30
    };
    let mut meter = Meter::until(u64::MAX, &mut stop);
    let answer = best_of_hand(&hand, &Kit::default(), &weights, &mut meter).expect("not too large");
    check(&answer, Kit::default(), &weights);
    assert!(answer.nodes < 40_000, "{} nodes", answer.nodes);
}

#[test]
fn a_proven_bound_is_never_beaten_by_any_layout() {
    let mut dice = Dice::new(7);
    let hand = cases::hand(&mut dice, 1, 2);
    let (kit, weights) = (cases::kit(&mut dice), cases::weights(&mut dice));
    let answer = best_of_hand(&hand, &kit, &weights, &mut Meter::unlimited()).expect("not too large");
    assert!(answer.is_proven());
    for layout in brute::layouts(&hand).into_iter().step_by(7) {
        let single = best_path(&layout, &kit, &weights, &mut Meter::unlimited()).expect("not too large");
        assert!(single.value <= answer.value, "{layout:?}");
    }
}

#[test]
fn hindsight_counts_both_objectives() {
    let mut dice = Dice::new(8);
    let hand = cases::hand(&mut dice, 5, 0);
    let kit = Kit::default();
    let weights = Weights::hindsight(Kind::Coin, Some(Kind::Barrel));
    let answer = in_hindsight(&hand, &kit, Kind::Coin, Some(Kind::Barrel), &mut Meter::nodes(100_000))
        .expect("not too large");
    check(&answer, kit, &weights);
    assert_eq!(weights.icons[Icon::Coin as usize], 80);
    assert_eq!(weights.icons[Icon::Barrel as usize], 30);
    assert!(answer.value > 0);
}

#[test]
fn no_hand_is_too_large_for_the_search() {
    use map_masters::content::{CardId, pack};
    use map_masters::optimiser::card::graph_of;
    use map_masters::optimiser::graph::PLACES;
    let mut sizes: Vec<usize> = (0..pack().faces.len() as u8)
        .map(|card| graph_of(CardId(card)))
        .map(|graph| graph.stops.len() + graph.rooms.len())
        .collect();
    sizes.sort_unstable_by_key(|size| std::cmp::Reverse(*size));
    let largest: usize = sizes.iter().take(5).sum();
    assert!(largest <= PLACES, "{largest} places");
}

#[test]
fn without_cards_there_is_nothing_to_draw() {
    let answer =
        best_of_hand(&[], &Kit::default(), &Weights::objective(Kind::Coin), &mut Meter::nodes(100_000));
    let answer = answer.expect("not too large");
    assert_eq!((answer.value, answer.bound, answer.drawing.path), (0, 0, None));
}
