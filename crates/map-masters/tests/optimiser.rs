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
