//! The cards: loaded, counted and checked against the rules of the model.

use map_masters::content::{loaded, pack};
use map_masters::model::Icon;

#[test]
fn the_house_set_keeps_the_rules_of_the_model() {
    rulebook::covers!("masters.model.card-grid");
    if let Err(faults) = loaded() {
        panic!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
    }
    assert_eq!(pack().faces.iter().filter(|face| face.cost > 0).count(), 72);
    assert_eq!(pack().faces[0].count(Icon::Coin), 1);
}
