//! Reading the content files. Every error names its file, the card or tile with its line, and the field.

use std::collections::BTreeMap;
use std::fmt;

use arrayvec::ArrayVec;
use rulebook::enforces;
use serde::Deserialize;
use toml::Spanned;

use super::raw::*;
use super::*;

/// The files of the house set, by name.
pub const HOUSE_FILES: &[(&str, &str)] = &[
    ("tricks.toml", include_str!("../../../../content/dungeonology/house/tricks.toml")),
    ("zones.toml", include_str!("../../../../content/dungeonology/house/zones.toml")),
    ("scholars.toml", include_str!("../../../../content/dungeonology/house/scholars.toml")),
    ("interns.toml", include_str!("../../../../content/dungeonology/house/interns.toml")),
    ("jinxes.toml", include_str!("../../../../content/dungeonology/house/jinxes.toml")),
    ("campus.toml", include_str!("../../../../content/dungeonology/house/campus.toml")),
    ("boss.toml", include_str!("../../../../content/dungeonology/house/boss.toml")),
    ("randomizer.toml", include_str!("../../../../content/dungeonology/house/randomizer.toml")),
    ("board.toml", include_str!("../../../../content/dungeonology/house/board.toml")),
];

/// One thing that is wrong with a content file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {place}: {reason}")]
pub struct ContentError {
    /// The file.
    pub file: String,
    /// The card, its line and the field, as far as known.
    pub place: String,
    /// What is wrong.
    pub reason: String,
}

/// Everything that is wrong with a set of content files.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct ContentErrors(pub Vec<ContentError>);

impl fmt::Display for ContentErrors {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(ContentError::to_string).collect();
        out.write_str(&lines.join("\n"))
    }
}

/// Reads a whole set from its files, given as name and text, or says everything that is wrong with it.
pub fn read(files: &[(&str, &str)]) -> Result<Catalogue, ContentErrors> {
    let mut reader = Reader { files, errors: Vec::new() };
    let interns = reader.interns();
    let tricks = reader.tricks(&interns);
    let catalogue = Catalogue {
        faces: faces(&tricks),
        tricks,
        zones: reader.zones(),
        interns,
        jinxes: reader.jinxes(),
        scholars: reader.scholars(),
        clans: reader.clans(),
        alerts: reader.alerts(),
        panics: reader.panics(),
        profiles: reader.profiles(),
        randomizers: reader.randomizers(),
        board: reader.board(),
    };
    super::checks::check(&catalogue, &mut reader.errors);
    if reader.errors.is_empty() { Ok(catalogue) } else { Err(ContentErrors(reader.errors)) }
}

/// The reading of a set: what is wrong so far.
struct Reader<'a> {
    files: &'a [(&'a str, &'a str)],
    errors: Vec<ContentError>,
}

/// Where a row stands, for errors about its fields.
struct Row {
    file: &'static str,
    id: String,
    line: usize,
}

impl Reader<'_> {
    /// A whole file, or an empty one and an error.
    fn file<T: for<'de> Deserialize<'de> + Default>(&mut self, name: &'static str) -> T {
        let Some((_, text)) = self.files.iter().find(|(file, _)| *file == name) else {
            self.wrong(name, "file".to_owned(), "it is missing".to_owned());
            return T::default();
        };
        toml::from_str(text).unwrap_or_else(|error| {
            let line = error.span().map_or(0, |span| line_of(text, span.start));
            self.wrong(name, format!("line {line}"), error.message().to_owned());
            T::default()
        })
    }

    fn row(&self, file: &'static str, id: &Spanned<String>) -> Row {
        let text = self.files.iter().find(|(name, _)| *name == file).map_or("", |(_, text)| text);
        Row { file, id: id.get_ref().clone(), line: line_of(text, id.span().start) }
    }

    fn wrong(&mut self, file: &str, place: String, reason: String) {
        self.errors.push(ContentError { file: file.to_owned(), place, reason });
    }

    /// The value of a field, or an error about it and a stand-in.
    fn field<T>(&mut self, row: &Row, field: &str, value: Result<T, String>, otherwise: T) -> T {
        value.unwrap_or_else(|reason| {
            self.wrong(row.file, format!("`{}` (line {}), field `{field}`", row.id, row.line), reason);
            otherwise
        })
    }

    /// The values of a list field, as many as fit.
    fn list<T, const MOST: usize>(
        &mut self,
        row: &Row,
        field: &str,
        words: &[String],
        one: impl Fn(&str) -> Result<T, String>,
    ) -> ArrayVec<T, MOST> {
        let mut list = ArrayVec::new();
        for word in words {
            match one(word) {
                Ok(value) if list.is_full() => {
                    drop(value);
                    self.field(row, field, Err(format!("more than {MOST}")), ());
                }
                Ok(value) => list.push(value),
                Err(reason) => self.field(row, field, Err(reason), ()),
            }
        }
        list
    }

    fn tricks(&mut self, interns: &[Intern]) -> Vec<Trick> {
        let file: TricksFile = self.file("tricks.toml");
        file.trick.into_iter().map(|raw| self.trick(raw, interns)).collect()
    }

    fn trick(&mut self, raw: RawTrick, interns: &[Intern]) -> Trick {
        enforces!("ology.trick.types");
        let row = self.row("tricks.toml", &raw.id);
        let aux = |word: &str| Aux::named(word).ok_or_else(|| format!("`{word}` is no auxiliary effect"));
        let main = (!raw.steps.is_empty()).then(|| self.main(&row, &raw, interns));
        Trick {
            kind: raw.r#type,
            bonus: raw.bonus,
            copies: raw.copies,
            aux: self.list(&row, "aux", &raw.aux, aux),
            main,
            omega_icon: raw.omega,
            id: row.id,
        }
    }

    fn main(&mut self, row: &Row, raw: &RawTrick, interns: &[Intern]) -> MainEffect {
        let intern = |name: &str| interns.iter().position(|intern| intern.id == name).and_then(InternId::new);
        MainEffect {
            timing: raw.timing,
            action: raw.action,
            window: raw.window,
            cost: self.list(row, "cost", &raw.cost, grammar::cost),
            n: raw.n,
            target: self.field(
                row,
                "target",
                grammar::target(raw.target.as_deref().unwrap_or("none")),
                Target::None,
            ),
            steps: self.list(row, "steps", &raw.steps, |word| grammar::step(word, &intern)),
            after: self.list(row, "after", &raw.after, grammar::icon),
        }
    }

    fn zones(&mut self) -> Vec<Zone> {
        let file: ZonesFile = self.file("zones.toml");
        file.zone.into_iter().map(|raw| self.zone(raw)).collect()
    }

    fn zone(&mut self, raw: RawZone) -> Zone {
        enforces!("ology.zone.parts");
        let row = self.row("zones.toml", &raw.id);
        let floor = Floor::numbered(raw.floor).ok_or_else(|| format!("there is no Floor {}", raw.floor));
        let places: ArrayVec<HalfSide, 8> = self.list(&row, "passages", &raw.passages, half_side);
        let passages = places.iter().fold(HalfSides::default(), |set, half| set.with(*half));
        Zone {
            number: raw.number,
            floor: self.field(&row, "floor", floor, Floor::I),
            alert: raw.alert,
            slots: self.list(&row, "slots", &raw.slots, colour),
            effects: self.list(&row, "effects", &raw.effects, grammar::zone_effect),
            passages,
            doors: self.doors(&row, passages, &raw.doors),
            id: row.id,
        }
    }

    /// The Doors by half side; `all` stands for every Passage of the tile.
    fn doors(&mut self, row: &Row, passages: HalfSides, raw: &BTreeMap<String, Vec<String>>) -> [Colours; 8] {
        let mut doors = [Colours::NONE; 8];
        for (place, words) in raw {
            let colours: ArrayVec<Colour, 2> = self.list(row, "doors", words, colour);
            let set = colours.iter().fold(Colours::NONE, |set, colour| set.with(*colour));
            let halves = if place == "all" {
                Ok(passages)
            } else {
                half_side(place).map(|half| HalfSides::default().with(half))
            };
            for half in self.field(row, "doors", halves, HalfSides::default()).iter() {
                doors[half.index()] = set;
            }
        }
        doors
    }

    fn interns(&mut self) -> Vec<Intern> {
        let file: InternsFile = self.file("interns.toml");
        let mut interns = Vec::new();
        for raw in file.intern {
            enforces!("ology.intern.parts");
            let row = self.row("interns.toml", &raw.id);
            let shields: ArrayVec<Colour, 5> = self.list(&row, "shields", &raw.shields, colour);
            let effect =
                self.field(&row, "effect", grammar::intern_effect(&raw.effect), InternEffect::Protect);
            let shields = shields.iter().fold(Colours::NONE, |set, colour| set.with(*colour));
            interns.push(Intern { id: row.id, points: raw.points, shields, effect });
        }
        interns
    }

    fn jinxes(&mut self) -> Vec<Jinx> {
        let file: JinxesFile = self.file("jinxes.toml");
        let mut jinxes = Vec::new();
        for raw in file.jinx {
            enforces!("ology.jinx.parts");
            let row = self.row("jinxes.toml", &raw.id);
            let effect = self.field(&row, "effect", grammar::jinx_effect(&raw.effect), JinxEffect::NoBonfire);
            jinxes.push(Jinx { id: row.id, penalty: raw.penalty, effect, omega_icon: raw.omega });
        }
        jinxes
    }

    fn scholars(&mut self) -> Vec<Scholar> {
        let file: ScholarsFile = self.file("scholars.toml");
        let mut scholars = Vec::new();
        for raw in file.scholar {
            let row = self.row("scholars.toml", &raw.id);
            let combo = self.by_colour(&row, "combo", &raw.combo);
            let standard = self.profile(&row, "standard", raw.standard);
            let exalted = self.profile(&row, "exalted", raw.exalted);
            let sides = [raw.v1, raw.v2, raw.v2_main]
                .map(|printing| [printed(&standard, printing.standard), printed(&exalted, printing.exalted)]);
            scholars.push(Scholar { id: row.id, combo, sides });
        }
        scholars
    }

    fn profile(&mut self, row: &Row, side: &str, raw: RawProfile) -> Profile {
        let mut skills = Skills::new();
        for (id, words) in raw.skills {
            let field = format!("{side}.skills.{id}");
            let skill = self.field(row, &field, grammar::skill(&words).map(Some), None);
            let full = skill
                .filter(|_| skills.is_full())
                .map_or(Ok(()), |_| Err("more than three Skills".to_owned()));
            self.field(row, &field, full, ());
            skills.extend(skill.filter(|_| !skills.is_full()).map(|skill| SkillRow { id, skill }));
        }
        let RawProfile { students, hand, speed, intelligence, stamina, .. } = raw;
        Profile { students, hand, speed, intelligence, stamina, skills }
    }

    fn by_colour<T: Copy + Default>(
        &mut self,
        row: &Row,
        field: &str,
        raw: &BTreeMap<String, T>,
    ) -> ByColour<T> {
        let mut values = ByColour::default();
        for (word, value) in raw {
            if let Some(colour) = self.field(row, field, colour(word).map(Some), None) {
                values[colour] = *value;
            }
        }
        values
    }

    fn clans(&mut self) -> Vec<Clan> {
        let file: CampusFile = self.file("campus.toml");
        let mut clans = Vec::new();
        for raw in file.clan {
            let row = self.row("campus.toml", &raw.id);
            let modifiers = self.by_colour(&row, "modifiers", &raw.modifiers);
            clans.push(Clan { id: row.id, target: raw.target, modifiers });
        }
        clans
    }

    fn alerts(&mut self) -> Vec<AlertCard> {
        let file: CampusFile = self.file("campus.toml");
        enforces!("ology.alert.parts");
        let mut alerts = Vec::new();
        for raw in file.alert {
            let row = self.row("campus.toml", &raw.id);
            let mut rows = ArrayVec::new();
            for RawAlertRow { penalty, students, omegas } in raw.rows {
                let fits = rows.try_push(AlertRow { penalty, students, omegas });
                self.field(&row, "rows", fits.map_err(|_| "more than four rows".to_owned()), ());
            }
            let RawAlert { minutes, students, omegas, .. } = RawAlert { rows: Vec::new(), ..raw };
            alerts.push(AlertCard { id: row.id, minutes, students, omegas, rows });
        }
        alerts
    }

    fn panics(&mut self) -> Vec<Panic> {
        let file: CampusFile = self.file("campus.toml");
        enforces!("ology.panic.parts");
        let mut panics = Vec::new();
        for raw in file.panic {
            let row = self.row("campus.toml", &raw.id);
            let requires = match raw.requires.as_deref() {
                None => Ok(Requirement::Nothing),
                Some("fauns") => Ok(Requirement::Fauns),
                Some("laetus") => Ok(Requirement::Laetus),
                Some(other) => Err(format!("`{other}` is neither `fauns` nor `laetus`")),
            };
            let requires = self.field(&row, "requires", requires, Requirement::Nothing);
            let rules = self.list(&row, "rules", &raw.rules, grammar::panic_rule);
            panics.push(Panic { id: row.id, requires, students: raw.students, alert: raw.alert, rules });
        }
        panics
    }

    fn profiles(&mut self) -> Vec<BossProfile> {
        let file: BossFile = self.file("boss.toml");
        file.profile.into_iter().map(|raw| self.boss(raw)).collect()
    }

    fn boss(&mut self, raw: RawBoss) -> BossProfile {
        enforces!("ology.boss.card-parts");
        let row = self.row("boss.toml", &raw.id);
        let sighting = match raw.sighting.as_str() {
            "linked-zone" => Ok(Sighting::LinkedZone),
            "triggering-zone" => Ok(Sighting::TriggeringZone),
            other => Err(format!("`{other}` is no Sighting")),
        };
        let towards = match raw.towards.as_str() {
            "chosen" => Ok(Quarry::Chosen),
            "randomized" => Ok(Quarry::Randomized),
            other => Err(format!("`{other}` is nobody to move towards")),
        };
        BossProfile {
            alert: raw.alert,
            adds: self.list(&row, "adds", &raw.adds, grammar::zone_effect),
            sighting: self.field(&row, "sighting", sighting, Sighting::TriggeringZone),
            activation: Activation {
                steps: raw.steps,
                towards: self.field(&row, "towards", towards, Quarry::Chosen),
            },
            encounter: self.encounter(&row, raw.encounter),
            id: row.id,
        }
    }

    fn encounter(&mut self, row: &Row, raw: RawEncounter) -> Encounter {
        match raw {
            RawEncounter::Always(words) => {
                Encounter::Always(self.list(row, "encounter", &words, grammar::happening))
            }
            RawEncounter::ByInformation(lines) => {
                let mut table = ByColour([Happening::Stop; 5]);
                for (word, line) in &lines {
                    let colour = self.field(row, "encounter", colour(word).map(Some), None);
                    let happening = self.field(row, "encounter", grammar::happening(line), Happening::Stop);
                    if let Some(colour) = colour {
                        table[colour] = happening;
                    }
                }
                Encounter::ByInformation(table)
            }
        }
    }

    fn randomizers(&mut self) -> Vec<Randomizer> {
        let file: RandomizerFile = self.file("randomizer.toml");
        let mut cards = Vec::new();
        for raw in file.randomizer {
            let row = self.row("randomizer.toml", &raw.id);
            let direction = match raw.direction.as_str() {
                "north" => Ok(Side::North),
                "east" => Ok(Side::East),
                "south" => Ok(Side::South),
                "west" => Ok(Side::West),
                other => Err(format!("`{other}` is no direction")),
            };
            let board = ["red", "yellow", "blue", "green"].iter().position(|colour| *colour == raw.board);
            let board = board.ok_or_else(|| format!("there is no {} Note Board", raw.board));
            cards.push(Randomizer {
                board: self.field(&row, "board", board, 0) as u8,
                direction: self.field(&row, "direction", direction, Side::North),
                passage: self.field(&row, "passage", half_side(&raw.passage), HalfSide::Nw),
                information: self.field(&row, "information", colour(&raw.information), Colour::Green),
                id: row.id,
            });
        }
        cards
    }

    fn board(&mut self) -> NoteBoard {
        let file: BoardFile = self.file("board.toml");
        let mut columns = ByColour([Column { value: 0, slots: 0, arrows: 0, stars: 0 }; 5]);
        for raw in file.column {
            let row = self.row("board.toml", &raw.colour);
            let marks = |slots: &[u8]| {
                slots.iter().fold(0u16, |set, slot| set | 1u16.checked_shl(u32::from(*slot)).unwrap_or(0))
            };
            let column = Column {
                value: raw.value,
                slots: raw.slots,
                arrows: marks(&raw.arrows),
                stars: marks(&raw.stars),
            };
            if let Some(colour) = self.field(&row, "colour", colour(&row.id).map(Some), None) {
                columns[colour] = column;
            }
        }
        NoteBoard { columns }
    }
}

/// The face of each card of the deck.
fn faces(tricks: &[Trick]) -> Vec<TrickId> {
    let ids = tricks.iter().enumerate().filter_map(|(index, trick)| Some((TrickId::new(index)?, trick)));
    ids.flat_map(|(id, trick)| std::iter::repeat_n(id, usize::from(trick.copies))).collect()
}

/// A side with the figures in which a printing differs.
fn printed(side: &Profile, figures: RawFigures) -> Profile {
    Profile {
        students: figures.students.unwrap_or(side.students),
        hand: figures.hand.unwrap_or(side.hand),
        speed: figures.speed.unwrap_or(side.speed),
        intelligence: figures.intelligence.unwrap_or(side.intelligence),
        stamina: figures.stamina.unwrap_or(side.stamina),
        skills: side.skills.clone(),
    }
}

fn line_of(text: &str, offset: usize) -> usize {
    text.as_bytes().iter().take(offset).filter(|byte| **byte == b'\n').count() + 1
}

fn colour(word: &str) -> Result<Colour, String> {
    enforces!("ology.def.colours");
    Colour::information(word).ok_or_else(|| format!("`{word}` is no colour"))
}

fn half_side(word: &str) -> Result<HalfSide, String> {
    HalfSide::named(word).ok_or_else(|| format!("`{word}` is no place of a Passage"))
}
