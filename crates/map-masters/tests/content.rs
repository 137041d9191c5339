//! The cards: loaded, counted, and turned down with the rule they break.

use map_masters::content::{CardId, PackFile, face, load, loaded, pack};
use map_masters::model::icon::{Discovery, Icon};
use map_masters::model::{Dungeon, Placement, Site, Spot};

/// The rules that a single face breaks, drawn as the main floor and the underground.
fn flaws(id: &str, main: &str, under: &str) -> Vec<&'static str> {
    let text = format!(
        "[[face]]\nid = \"{id}\"\nname = \"x\"\ncost = 0\nmain = '''\n{main}\n'''\nunder = '''\n{under}\n'''\n"
    );
    let file = PackFile { name: "face.toml", text: Box::leak(text.into_boxed_str()) };
    let faults = load(&[file]).expect_err("a pack of one face is never complete");
    faults
        .iter()
        .filter(|fault| fault.field == id)
        .filter_map(|fault| fault.rule)
        .map(|rule| rule.as_str())
        .collect()
}

const NOTHING: &str =
    "#######\n#######\n#######\n#######\n#######\n#######\n#######\n#######\n#######\n#######";
const SHAFT: &str =
    "###.###\n###.###\n###.###\n###.###\n###.###\n###.###\n###.###\n###.###\n###.###\n###.###";

/// The shaft with other lines from a row on.
fn with(from: usize, rows: &[&str]) -> String {
    let mut lines: Vec<&str> = SHAFT.lines().collect();
    rows.iter().enumerate().for_each(|(offset, row)| lines[from + offset] = row);
    lines.join("\n")
}

fn below(from: usize, rows: &[&str]) -> String {
    let mut lines: Vec<&str> = NOTHING.lines().collect();
    rows.iter().enumerate().for_each(|(offset, row)| lines[from + offset] = row);
    lines.join("\n")
}

#[track_caller]
fn breaks(main: &str, under: &str, rule: &str) {
    let found = flaws("example.test", main, under);
    assert!(found.contains(&rule), "{found:?} instead of {rule}");
}

#[test]
fn the_house_set_keeps_the_rules_of_the_model() {
    rulebook::covers!("masters.model.card-grid", "masters.setup.dungeon-decks");
    if let Err(faults) = loaded() {
        panic!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
    }
    assert_eq!(pack().decks.map(|deck| deck.len()), [18; 4]);
    assert_eq!(flaws("example.test", SHAFT, NOTHING), [""; 0]);
}

#[test]
fn a_picture_has_ten_lines_of_seven() {
    rulebook::covers!("masters.model.card-grid");
    breaks("###.###", NOTHING, "masters.model.card-grid");
    breaks(&with(4, &["###.##"]), NOTHING, "masters.model.card-grid");
    breaks(&with(4, &["###?###"]), NOTHING, "masters.model.card-grid");
    breaks(&with(4, &["###..##"]), NOTHING, "masters.model.card-grid");
    breaks(&with(4, &["#.#.###"]), NOTHING, "masters.model.card-grid");
}

#[test]
fn hallways_reach_the_edge_at_six_sites() {
    rulebook::covers!("masters.model.mouth-sites");
    breaks(&with(3, &["....###"]), NOTHING, "masters.model.mouth-sites");
    let cells: Vec<usize> = Site::ALL.into_iter().map(Site::cell).collect();
    assert_eq!(cells, [3, 2 * 7 + 6, 7 * 7 + 6, 9 * 7 + 3, 7 * 7, 2 * 7]);
    assert!(flaws("starter.test", SHAFT, NOTHING).contains(&"masters.model.mouth-sites"));
}

#[test]
fn hallways_are_narrow() {
    rulebook::covers!("masters.model.hallway-cells");
    breaks(&with(3, &["###..##", "###..##"]), NOTHING, "masters.model.hallway-cells");
}

#[test]
fn rooms_are_whole_and_drawn_with_their_digit() {
    rulebook::covers!("masters.model.rooms");
    breaks(&with(3, &["##111##"]), NOTHING, "masters.model.rooms");
    breaks(&with(3, &["##222##", "##222##"]), NOTHING, "masters.model.rooms");
    breaks(&with(3, &["#11111#", "#1###1#", "#11111#"]), NOTHING, "masters.model.rooms");
}

#[test]
fn hallways_do_not_run_along_rooms() {
    rulebook::covers!("masters.model.doors");
    breaks(&with(3, &["###.11#", "###.11#"]), NOTHING, "masters.model.doors");
    breaks(&with(3, &["#11.11#", "#11111#"]), NOTHING, "masters.model.doors");
}

#[test]
fn icons_lie_where_they_may() {
    rulebook::covers!("masters.model.icons", "masters.padlock.where", "masters.lava.in-room");
    breaks(&with(3, &["##bcb##"]), NOTHING, "masters.model.icons");
    breaks(&with(0, &["###c###"]), NOTHING, "masters.model.icons");
    breaks(&with(3, &["##l.###"]), NOTHING, "masters.model.icons");
    breaks(&with(3, &["##1L1##", "##111##"]), NOTHING, "masters.padlock.where");
    breaks(&with(3, &["##1V1##", "##111##"]), NOTHING, "masters.lava.in-room");
}

#[test]
fn pitfalls_and_stairs_join_the_levels() {
    rulebook::covers!("masters.model.pitfall-cells", "masters.model.stairs-cells");
    breaks(&with(3, &["###f###"]), NOTHING, "masters.model.pitfall-cells");
    breaks(&with(3, &["###f###"]), &below(3, &["###c###"]), "masters.model.pitfall-cells");
    breaks(&with(3, &["##t.###"]), NOTHING, "masters.model.stairs-cells");
    breaks(&with(3, &["###t###"]), &below(3, &["##.t###"]), "masters.model.stairs-cells");
}

#[test]
fn the_underground_stays_within_a_card() {
    rulebook::covers!("masters.model.underground");
    breaks(&with(3, &["##t.###"]), &below(3, &["..t####"]), "masters.model.underground");
    breaks(&with(3, &["###f###"]), &below(3, &["###+c##"]), "masters.model.underground");
}

#[test]
fn starters_hold_no_pits_ropes_or_circles() {
    rulebook::covers!("masters.setup.starter-no-advanced-icons");
    let rule = "masters.setup.starter-no-advanced-icons";
    assert!(!flaws("starter.test", &with(3, &["###s###"]), NOTHING).contains(&rule));
    for icon in ["r", "o", "v"] {
        assert!(
            flaws("starter.test", &with(3, &[&format!("###{icon}###")]), NOTHING).contains(&rule),
            "{icon}"
        );
    }
    assert!(flaws("starter.test", &with(3, &["###f###"]), &below(3, &["###+c##"])).contains(&rule));
}

#[test]
fn every_discovery_has_its_type() {
    rulebook::covers!("masters.discovery.four-types", "masters.obstacle.kinds", "masters.item.six-kinds");
    rulebook::covers!(
        "masters.optimizer.kinds",
        "masters.teleport.magic-circle",
        "masters.stairs.not-a-discovery-type"
    );
    let of = |wanted: Option<Discovery>| {
        Icon::ALL.into_iter().filter(|icon| icon.discovery() == wanted).collect::<Vec<_>>()
    };
    assert_eq!(of(Some(Discovery::Obstacle)), [Icon::Monster, Icon::Padlock, Icon::Pitfall, Icon::Lava]);
    assert_eq!(
        of(Some(Discovery::Item)),
        [Icon::Coin, Icon::Barrel, Icon::Sword, Icon::Rope, Icon::Key, Icon::Scroll]
    );
    assert_eq!(of(Some(Discovery::Teleporter)), [Icon::Circle]);
    assert_eq!(of(Some(Discovery::Optimizer)), [Icon::Recycling, Icon::Scissors]);
    assert_eq!(of(None), [Icon::Stairs]);
}

#[test]
fn a_card_upside_down_is_the_same_card() {
    rulebook::covers!("masters.model.rotation", "masters.build.two-orientations");
    for card in (0..pack().faces.len() as u8).map(CardId) {
        let (up, down) = (face(card).plan(false), face(card).plan(true));
        assert_eq!(&down.turned(), up, "{}", face(card).id);
        for site in Site::ALL {
            assert_eq!(up.is_open(site), down.is_open(site.turned()));
        }
    }
    let wolf_den = CardId::named("wolf-den").expect("a starter");
    let lies = |turned: bool| {
        let dungeon = Dungeon::unchecked(&[Placement::new(wolf_den, 0, 0, turned)]);
        dungeon.spots_with(Icon::Sword).map(Spot::cell).collect::<Vec<_>>()
    };
    assert_eq!((lies(false), lies(true)), (vec![7 * 7 + 4], vec![2 * 7 + 2]));
}

#[test]
fn a_path_is_written_and_read_and_is_only_one() {
    rulebook::covers!("masters.path.one-path", "masters.model.path-encoding");
    use map_masters::face::words::read_drawing;
    let words = "crossways 0,0; guardroom! 1,-1; wish rope | 2:E1 n e+item s+fairy+book door3+cross stairs1 drop climb circle/item@1:u2,3+fairy leap@2:3,4+item hop@1:1,1 pass";
    let drawing = read_drawing(words).expect("reads");
    assert_eq!(map_masters::face::words::drawing_words(&drawing), words);
    assert!(read_drawing("crossways 0,0 | 1:N s | 1:S n").is_err());
    assert!(read_drawing("crossways 0,0 | 1:N 1:S").is_err());
}

#[test]
fn faults_name_file_and_line() {
    let text = "[[face]]\nid = \"a\"\nname = \"x\"\ncost = 0\nmain = '''\n#######\n###?###\n'''\n";
    let faults = load(&[PackFile { name: "mine.toml", text }]).expect_err("faulty");
    assert!(faults[0].to_string().starts_with("mine.toml:5: a: 2 lines instead of 10"), "{}", faults[0]);
}

#[test]
fn own_cards_come_before_the_first_match_or_not_at_all() {
    assert!(loaded().is_ok());
    let faults = map_masters::content::install(Vec::new()).expect_err("no cards, and too late");
    assert!(faults.iter().any(|fault| fault.field == "starter faces"), "{faults:?}");
}
