//! The cards of a match: physical Adventure cards and sets of them, sources of clauses, and lists of verbs by number, so that
//! a state can name any of them as plain data.

use std::borrow::Cow;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::content::{
    self, Adventure, AdventureId, Clause, Duration, Hero, HeroId, Kind, MapCard, MapId, Playtime, Quest,
    QuestId, Task, Trigger, Verb,
};

/// The most Adventure cards a library may hold, copies counted.
pub const MOST_CARDS: usize = 128;

/// One physical Adventure card: two copies of a card are two of these. In data and words it is the card's slug, the second
/// copy with `#2` after it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CardId(u8);

/// A lookup of everything that is built once from the library.
struct Catalogue {
    faces: Vec<&'static Adventure>,
    copies: Vec<u8>,
    words: Vec<String>,
    anytime: Cards,
    reactive: Cards,
    response: Cards,
    scripts: Vec<&'static [Verb]>,
    addresses: Vec<(usize, u16)>,
}

fn catalogue() -> &'static Catalogue {
    static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
    CATALOGUE.get_or_init(Catalogue::build)
}

impl Catalogue {
    fn build() -> Catalogue {
        let mut made = Catalogue {
            faces: Vec::new(),
            copies: Vec::new(),
            words: Vec::new(),
            anytime: Cards::EMPTY,
            reactive: Cards::EMPTY,
            response: Cards::EMPTY,
            scripts: vec![&[]],
            addresses: Vec::new(),
        };
        for face in content::library().adventures() {
            for copy in 1..=face.print.count {
                made.add_card(face, copy);
            }
        }
        made.add_scripts();
        made
    }

    fn add_card(&mut self, face: &'static Adventure, copy: u8) {
        if self.faces.len() == MOST_CARDS {
            return;
        }
        let id = CardId(self.faces.len() as u8);
        self.faces.push(face);
        self.copies.push(copy);
        self.words.push(if copy == 1 {
            face.print.slug.to_owned()
        } else {
            format!("{}#{copy}", face.print.slug)
        });
        if reacts(face) {
            self.reactive.insert(id);
        } else if face.playtime == Playtime::Anytime {
            self.anytime.insert(id);
        } else if face.playtime == Playtime::Response {
            self.response.insert(id);
        }
    }

    fn add_scripts(&mut self) {
        let library = content::library();
        for card in library.adventures() {
            card.clauses.iter().for_each(|clause| self.add_list(clause.verbs));
            card.hits.iter().flatten().for_each(|list| self.add_list(list));
            if let Some(threat) = &card.threat {
                self.add_list(threat.succeed);
                self.add_list(threat.fail);
            }
        }
        for map in library.maps() {
            map.clauses.iter().for_each(|clause| self.add_list(clause.verbs));
            map.monster
                .iter()
                .for_each(|monster| monster.hits.iter().flatten().for_each(|list| self.add_list(list)));
        }
        for quest in library.quests() {
            quest.effect.iter().for_each(|clause| self.add_list(clause.verbs));
            quest
                .artifact
                .iter()
                .for_each(|art| art.clauses.iter().for_each(|clause| self.add_list(clause.verbs)));
            quest.search.iter().for_each(|trial| self.add_list(trial.fail));
            match &quest.task {
                Task::Slay(monster) => monster.hits.iter().flatten().for_each(|list| self.add_list(list)),
                Task::Threat(trial) | Task::Chance(trial) => self.add_list(trial.fail),
                Task::Escort { .. } | Task::Sacrifice(_) => {}
            }
        }
        for hero in library.heroes() {
            hero.clauses.iter().for_each(|clause| self.add_list(clause.verbs));
        }
        self.addresses.sort_unstable();
    }

    fn add_list(&mut self, list: &'static [Verb]) {
        if list.is_empty() {
            return;
        }
        self.addresses.push((list.as_ptr() as usize, self.scripts.len() as u16));
        self.scripts.push(list);
        for verb in list {
            match verb {
                Verb::Hit { verbs, .. } => self.add_list(verbs),
                Verb::Threat(threat) => {
                    self.add_list(threat.succeed);
                    self.add_list(threat.fail);
                }
                Verb::Choose { options, .. } => options.iter().for_each(|option| self.add_list(option)),
                _ => {}
            }
        }
    }
}

/// Whether a card in hand can be played in a restricted window alone, because all it does reacts to a wound or a card.
fn reacts(face: &Adventure) -> bool {
    !face.clauses.is_empty()
        && face.duration == Duration::Instant
        && face.clauses.iter().all(|clause| matches!(clause.on, Trigger::Wounding | Trigger::Card))
}

impl CardId {
    /// Every card there is, in the library's order.
    pub fn all() -> impl Iterator<Item = CardId> {
        (0..catalogue().faces.len() as u8).map(CardId)
    }

    /// What is printed on it.
    #[inline]
    pub fn face(self) -> &'static Adventure {
        catalogue().faces[self.0 as usize]
    }

    /// The slug, with the number of the copy from the second on.
    pub fn word(self) -> &'static str {
        &catalogue().words[self.0 as usize]
    }

    /// The slug for a forced draw: copies share it.
    pub fn slug(self) -> Cow<'static, str> {
        Cow::Borrowed(self.face().print.slug)
    }

    /// The face in the library.
    pub fn face_id(self) -> Option<AdventureId> {
        content::library().find_adventure(self.face().print.id)
    }

    /// The card of a word: a slug or a full id, with `#2` for the second copy.
    pub fn find(word: &str) -> Option<CardId> {
        let bare = word.split_once('.').map_or(word, |(_, slug)| slug);
        catalogue().words.iter().position(|known| known == bare).map(|index| CardId(index as u8))
    }

    /// The place in the library's order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card with this place, wrapped into the library.
    pub fn at(index: usize) -> CardId {
        CardId((index % catalogue().faces.len().max(1)) as u8)
    }

    /// Whether it is of this kind.
    pub fn is(self, kind: Kind) -> bool {
        self.face().kind == kind
    }
}

impl TryFrom<String> for CardId {
    type Error = String;
    fn try_from(word: String) -> Result<CardId, String> {
        CardId::find(&word).ok_or_else(|| format!("no Adventure card `{word}`"))
    }
}

impl From<CardId> for String {
    fn from(card: CardId) -> String {
        card.word().to_owned()
    }
}

/// A set of Adventure cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<CardId>", into = "Vec<CardId>")]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);

    /// The cards that may be played in every window.
    #[inline]
    pub fn anytime() -> Cards {
        catalogue().anytime
    }

    /// The cards that can be played only in a restricted window, to react to a wound or a card.
    #[inline]
    pub fn reactive() -> Cards {
        catalogue().reactive
    }

    /// The cards with Response playtime.
    #[inline]
    pub fn response() -> Cards {
        catalogue().response
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn has(self, card: CardId) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards in either set.
    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The cards, in the library's order.
    #[inline]
    pub fn iter(self) -> CardsIter {
        CardsIter(self.0)
    }

    /// The card with this rank in the library's order.
    pub fn nth(self, rank: usize) -> Option<CardId> {
        self.iter().nth(rank)
    }
}

/// Walks a set of cards.
pub struct CardsIter(u128);

impl Iterator for CardsIter {
    type Item = CardId;
    #[inline]
    fn next(&mut self) -> Option<CardId> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(CardId(bit as u8))
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(CardId::word)).finish()
    }
}

impl FromIterator<CardId> for Cards {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Cards {
        let mut set = Cards::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl From<Vec<CardId>> for Cards {
    fn from(cards: Vec<CardId>) -> Cards {
        cards.into_iter().collect()
    }
}

impl From<Cards> for Vec<CardId> {
    fn from(cards: Cards) -> Vec<CardId> {
        cards.iter().collect()
    }
}

/// A list of verbs by number, so that half-done work is plain data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Script(u16);

impl Script {
    /// The number of a list of the library.
    pub fn of(list: &'static [Verb]) -> Script {
        if list.is_empty() {
            return Script(0);
        }
        let address = list.as_ptr() as usize;
        let known = &catalogue().addresses;
        Script(known.binary_search_by_key(&address, |row| row.0).map_or(0, |index| known[index].1))
    }

    /// The verbs.
    #[inline]
    pub fn verbs(self) -> &'static [Verb] {
        catalogue().scripts.get(self.0 as usize).copied().unwrap_or(&[])
    }
}

/// Where a clause is printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// On an Adventure card.
    Card(CardId),
    /// On a Map card.
    Map(MapId),
    /// On an uncompleted Quest, as its effect.
    Quest(QuestId),
    /// On an Artifact.
    Artifact(QuestId),
    /// On a Hero card: the special ability.
    Hero(HeroId),
}

impl Source {
    /// Its clauses.
    #[inline]
    pub fn clauses(self) -> &'static [Clause] {
        match self {
            Source::Card(card) => card.face().clauses,
            Source::Map(map) => map_card(map).clauses,
            Source::Quest(quest) => quest_card(quest).effect,
            Source::Artifact(quest) => quest_card(quest).artifact.map_or(&[], |artifact| artifact.clauses),
            Source::Hero(hero) => hero_card(hero).clauses,
        }
    }

    /// One of its clauses, by its place on the card.
    #[inline]
    pub fn clause(self, place: u8) -> Option<&'static Clause> {
        self.clauses().get(place as usize)
    }
}

/// What is printed on a Map card.
#[inline]
pub fn map_card(map: MapId) -> &'static MapCard {
    content::library().map(map)
}

/// What is printed on a Quest card.
#[inline]
pub fn quest_card(quest: QuestId) -> &'static Quest {
    content::library().quest(quest)
}

/// What is printed on a Hero card.
#[inline]
pub fn hero_card(hero: HeroId) -> &'static Hero {
    content::library().hero(hero)
}
