//! Reading a pack: pictures and rows in TOML, checked against the rules of the model, with file and line in every fault.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use table::{RuleId, enforces, rule};
use toml::Spanned;

use super::{COSTS, CardId, Objective, Pack, STARTERS};
use crate::model::icon::Discovery;
use crate::model::picture::Picture;
use crate::model::{Dir, Face, Icon, Plan, Site, survey};
use crate::objectives::Kind;
use crate::spellbooks::Spellbook;

/// A file of a pack.
#[derive(Clone, Copy, Debug)]
pub struct PackFile {
    /// The name shown in faults.
    pub name: &'static str,
    /// What it holds.
    pub text: &'static str,
}

/// Something wrong with a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub field: String,
    /// The reason.
    pub why: String,
    /// The rule it breaks, where there is one.
    pub rule: Option<RuleId>,
}

impl Fault {
    /// Cards that come when others are already in use.
    pub(super) fn late() -> Fault {
        let why = "other cards are already in use".to_owned();
        Fault { file: String::new(), line: 0, field: "pack".to_owned(), why, rule: None }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {}", self.file, self.line, self.field, self.why)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    #[serde(default, rename = "set")]
    _set: Option<toml::Table>,
    #[serde(default)]
    totals: BTreeMap<String, BTreeMap<String, usize>>,
    #[serde(default)]
    face: Vec<Spanned<FaceRow>>,
    #[serde(default)]
    objective: Vec<Spanned<ObjectiveRow>>,
    #[serde(default)]
    spellbook: Vec<Spanned<SpellbookRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceRow {
    id: String,
    name: String,
    cost: u8,
    main: Spanned<String>,
    #[serde(default)]
    under: Option<Spanned<String>>,
    #[serde(default)]
    open: Option<Vec<String>>,
    #[serde(default)]
    rooms: Option<usize>,
    #[serde(default)]
    stairs: Option<usize>,
    #[serde(default)]
    icons: Option<BTreeMap<String, usize>>,
    #[serde(default)]
    blind: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveRow {
    id: String,
    kind: String,
    points: u8,
    hourglass: bool,
    #[serde(rename = "rule")]
    _rule: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpellbookRow {
    id: String,
    name: String,
    order: usize,
    cost: u8,
    phase: String,
    #[serde(rename = "use")]
    _use: String,
    #[serde(rename = "rules")]
    _rules: Vec<String>,
    #[serde(default, rename = "number")]
    _number: Option<String>,
}

/// Where in a file a fault lies.
#[derive(Clone, Copy)]
struct Place<'a> {
    file: &'a PackFile,
    offset: usize,
}

impl Place<'_> {
    fn fault(&self, field: &str, why: impl Into<String>, rule: Option<RuleId>) -> Fault {
        let before = &self.file.text[..self.offset.min(self.file.text.len())];
        let line = before.matches('\n').count() + 1;
        Fault { file: self.file.name.to_owned(), line, field: field.to_owned(), why: why.into(), rule }
    }
}

/// What cards and spellbooks are called in their files, by id.
pub type Names = BTreeMap<String, String>;

#[derive(Default)]
struct Loading {
    pack: Pack,
    names: Names,
    spellbooks: usize,
    totals: BTreeMap<String, BTreeMap<String, usize>>,
    faults: Vec<Fault>,
}

/// Loads a pack, or says everything that is wrong with it.
pub fn load(files: &[PackFile]) -> Result<Pack, Vec<Fault>> {
    load_with_names(files).map(|(pack, _)| pack)
}

/// The same, with what the cards are called there. The files may come in any order.
pub fn load_with_names(files: &[PackFile]) -> Result<(Pack, Names), Vec<Fault>> {
    let mut loading = Loading::default();
    let mut faces = Vec::new();
    for file in files {
        match toml::from_str::<Rows>(file.text) {
            Ok(mut rows) => {
                faces.extend(std::mem::take(&mut rows.face).into_iter().map(|row| (file, row)));
                loading.take(file, rows);
            }
            Err(error) => {
                let offset = error.span().map_or(0, |span| span.start);
                loading.faults.push(Place { file, offset }.fault("", error.message(), None));
            }
        }
    }
    faces.sort_by_key(|(_, row)| group(row.get_ref()));
    for (file, row) in faces {
        loading.face(Place { file, offset: row.span().start }, row.into_inner());
    }
    if loading.faults.is_empty() {
        let end = PackFile { name: files.first().map_or("", |file| file.name), text: "" };
        loading.count(&end);
    }
    if loading.faults.is_empty() { Ok((loading.pack, loading.names)) } else { Err(loading.faults) }
}

/// Starters come first, then dungeon cards, then the faces of examples.
fn group(row: &FaceRow) -> u8 {
    match row.cost {
        _ if is_example(&row.id) => 2,
        0 => 0,
        _ => 1,
    }
}

/// Whether this face is drawn for an example of the rulebook.
fn is_example(id: &str) -> bool {
    id.starts_with("example.")
}

impl Loading {
    fn take(&mut self, file: &PackFile, rows: Rows) {
        self.totals.extend(rows.totals);
        for row in rows.objective {
            self.objective(Place { file, offset: row.span().start }, row.into_inner());
        }
        for row in rows.spellbook {
            self.spellbook(Place { file, offset: row.span().start }, &row.into_inner());
        }
    }

    /// Notes what a card is called, and that there is no other one with its id.
    fn name(&mut self, place: Place<'_>, id: &str, name: &str) {
        if name.trim().is_empty() {
            self.faults.push(place.fault(&format!("{id}.name"), "is empty", None));
        }
        if self.names.insert(id.to_owned(), name.to_owned()).is_some() {
            self.faults.push(place.fault(id, "is there twice", None));
        }
    }

    fn face(&mut self, place: Place<'_>, row: FaceRow) {
        self.name(place, &row.id, &row.name);
        let main = Picture::main(row.main.get_ref());
        let under =
            row.under.as_ref().map_or_else(|| Ok(Picture::empty()), |under| Picture::under(under.get_ref()));
        let (main, under) = match (main, under) {
            (Ok(main), Ok(under)) => (main, under),
            (main, under) => {
                let starts =
                    [row.main.span().start, row.under.as_ref().map_or(0, |under| under.span().start)];
                for (picture, offset) in [main, under].into_iter().zip(starts) {
                    if let Err(smudge) = picture {
                        let mut fault = Place { offset, ..place }.fault(
                            &row.id,
                            smudge.why,
                            Some(rule!("masters.model.card-grid")),
                        );
                        fault.line += smudge.line;
                        self.faults.push(fault);
                    }
                }
                return;
            }
        };
        let printed = Plan::printed(&main, &under);
        let turned = printed.turned();
        let face = Face { id: row.id.clone(), cost: row.cost, blind: row.blind, plans: [printed, turned] };
        for flaw in survey::survey(&face, &main, &under) {
            self.faults.push(place.fault(&row.id, flaw.why, Some(flaw.rule)));
        }
        self.agree(place, &row, &face);
        self.house_rules(place, &face);
        if face.cost > 0 {
            self.file_away(place, &face);
        }
        self.pack.faces.push(face);
    }

    /// The rows that are derived from the pictures must agree with them.
    fn agree(&mut self, place: Place<'_>, row: &FaceRow, face: &Face) {
        let plan = face.plan(false);
        let open: Vec<&str> =
            Site::ALL.into_iter().filter(|site| plan.is_open(*site)).map(Site::name).collect();
        let mut check = |field: &str, agrees: bool| {
            if !agrees {
                self.faults.push(place.fault(
                    &format!("{}.{field}", row.id),
                    "does not agree with the picture",
                    None,
                ));
            }
        };
        check("open", row.open.as_ref().is_none_or(|said| said.iter().eq(open.iter())));
        check("rooms", row.rooms.is_none_or(|said| said == plan.rooms.len()));
        check("stairs", row.stairs.is_none_or(|said| said == face.count(Icon::Stairs)));
        let icon_count =
            |icon: Icon| row.icons.as_ref().map_or(0, |icons| icons.get(icon.name()).copied().unwrap_or(0));
        let counted = Icon::ALL.into_iter().filter(|icon| *icon != Icon::Stairs);
        check(
            "icons",
            row.icons.is_none() || counted.into_iter().all(|icon| icon_count(icon) == face.count(icon)),
        );
    }

    /// What a face of the house set keeps beyond the model: enough mouths, no advanced icons on starters. Faces that are
    /// drawn for the rulebook's examples need not.
    fn house_rules(&mut self, place: Place<'_>, face: &Face) {
        let mut check = |rule: RuleId, kept: bool, why: &str| {
            if !kept {
                self.faults.push(place.fault(&face.id, why, Some(rule)));
            }
        };
        if is_example(&face.id) {
            return;
        }
        let plan = face.plan(false);
        let sides = |dir: Dir| Site::ALL.into_iter().any(|site| site.outward() == dir && plan.is_open(site));
        let sites = rule!("masters.model.mouth-sites");
        check(sites, plan.open.count_ones() >= 4, "fewer than four sites are open");
        check(
            sites,
            (sides(Dir::N) || sides(Dir::S)) && sides(Dir::E) && sides(Dir::W),
            "an edge without an open site",
        );
        check(sites, survey::has_free_way(plan), "no two sites are joined without means");
        if face.cost == 0 {
            check(sites, plan.open.count_ones() == 6, "a starter with a closed site");
            let advanced = [Icon::Pitfall, Icon::Lava, Icon::Rope, Icon::Circle];
            let basic = advanced.into_iter().all(|icon| face.count(icon) == 0);
            check(
                rule!("masters.setup.starter-no-advanced-icons"),
                basic,
                "a starter with a pit, a rope or a magic circle",
            );
        }
        let optimizers = Icon::ALL.into_iter().filter(|icon| icon.discovery() == Some(Discovery::Optimizer));
        let optimizers: usize = optimizers.map(|icon| face.count(icon)).sum();
        check(
            rule!("masters.model.icons"),
            optimizers <= 1 && face.count(Icon::Circle) <= 2,
            "too many circles or optimizers",
        );
    }

    fn file_away(&mut self, place: Place<'_>, face: &Face) {
        enforces!("masters.setup.dungeon-decks", "masters.market.price-dungeon");
        let card = CardId(self.pack.faces.len() as u8);
        if is_example(&face.id) {
            return;
        }
        match COSTS.iter().position(|cost| *cost == face.cost) {
            Some(deck) => {
                self.pack.decks[deck].insert(card);
                self.pack.dungeon += 1;
            }
            None => self.faults.push(place.fault(&face.id, "a dungeon card costs 3, 4, 5 or 6", None)),
        }
    }

    fn objective(&mut self, place: Place<'_>, row: ObjectiveRow) {
        let Some(kind) = Kind::named(&row.kind) else {
            self.faults.push(place.fault(&row.id, format!("no kind `{}`", row.kind), None));
            return;
        };
        if kind.points() != row.points {
            self.faults.push(place.fault(
                &row.id,
                format!("pays {} each", kind.points()),
                Some(rule!("masters.objective.twelve-kinds")),
            ));
        }
        self.pack.objectives.push(Objective {
            id: row.id,
            kind,
            points: row.points,
            hourglass: row.hourglass,
        });
    }

    fn spellbook(&mut self, place: Place<'_>, row: &SpellbookRow) {
        self.name(place, &row.id, &row.name);
        let known = Spellbook::ALL.get(row.order.wrapping_sub(1)).copied();
        let agrees = known.is_some_and(|book| {
            book.id() == row.id && book.phase().name() == row.phase && row.cost == Spellbook::COST
        });
        if !agrees || row.order != self.spellbooks + 1 {
            self.faults.push(place.fault(
                &row.id,
                "is not the spellbook of the compendium in this place",
                None,
            ));
        }
        self.spellbooks += 1;
    }

    /// The counts of the components, and the totals that the pack states.
    fn count(&mut self, file: &PackFile) {
        let house = |face: &&Face| !is_example(&face.id);
        let place = Place { file, offset: 0 };
        let mut check = |what: &str, is: usize, must: usize| {
            if is != must {
                self.faults.push(place.fault(what, format!("{is} instead of {must}"), None));
            }
        };
        let starters = self.pack.faces.iter().filter(house).filter(|face| face.cost == 0).count();
        check("starter faces", starters, STARTERS);
        check("dungeon faces", self.pack.dungeon, 72);
        check("objectives", self.pack.objectives.len(), 27);
        check("spellbooks", self.spellbooks, Spellbook::COUNT);
        for (name, totals) in &self.totals {
            let group = || {
                self.pack.faces.iter().filter(house).filter(|face| (face.cost == 0) == (name == "starter"))
            };
            for (what, must) in totals {
                let is = match what.as_str() {
                    "faces" => group().count(),
                    "rooms" => group().map(|face| face.plan(false).rooms.len()).sum(),
                    icon => Icon::ALL
                        .into_iter()
                        .find(|known| known.name() == icon)
                        .map_or(0, |icon| group().map(|face| face.count(icon)).sum()),
                };
                check(&format!("totals.{name}.{what}"), is, *must);
            }
        }
    }
}
