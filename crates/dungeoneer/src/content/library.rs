//! The library: every card of every set, built once, looked up by id.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::cards::{
    Adventure, AdventureId, CardSet, Hero, HeroId, MapCard, MapId, Print, Quest, QuestId, SetId,
};
use super::entry::{Entry, Source, entries};
use super::error::{ContentError, ContentErrors};
use super::house;
use super::load::Desk;
use super::raw::{CategoryKind, RawCategory, RawSet, RawTrack};
use super::resolve::{Names, keep, keep_words};
use super::sets::Category;
use super::whole;
use super::words::Border;

/// Every card of every set.
#[derive(Debug)]
pub struct Library {
    sets: Vec<CardSet>,
    categories: Vec<CategoryName>,
    adventures: Vec<Adventure>,
    maps: Vec<MapCard>,
    quests: Vec<Quest>,
    heroes: Vec<Hero>,
    tokens: Vec<CutOut>,
}

/// The name of a category.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CategoryName {
    /// The word in card files; the locale key is `dungeoneer-category-<id>`.
    pub id: &'static str,
    /// The word on cards, in the language of the card file.
    pub name: &'static str,
}

/// A Cut-out card: the tokens of one part of a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CutOut {
    /// Id, set, copies, name, text.
    pub id: &'static str,
    /// The set it belongs to.
    pub set: SetId,
    /// The part of the set.
    pub part: u8,
    /// The heroes it has a standing token for.
    pub heroes: &'static [HeroId],
    /// How many lettered marker pairs it has.
    pub marker_pairs: u8,
}

static LIBRARY: OnceLock<Library> = OnceLock::new();

/// The library of this program: the house sets, and whatever was [`install`]ed before the first call.
pub fn library() -> &'static Library {
    LIBRARY
        .get_or_init(|| Library::build(&house::sources()).unwrap_or_else(|errors| Library::broken(&errors)))
}

/// Puts a player's own card files into the library, before anything has looked at it. A Dungeon set of his takes the place of
/// the house Dungeon, a Wilderness set that of the house Wilderness; what he does not bring stays the house's. Says everything
/// that is wrong with the files, or that it is too late. His cards are called what they print, in every language.
pub fn install(own: &[Source]) -> Result<&'static Library, ContentErrors> {
    let (ids, borders): (Vec<String>, Vec<Border>) = sets_of(own).into_iter().unzip();
    let mut sources = house::sources_besides(&borders);
    sources.extend_from_slice(own);
    let builder = Builder { untranslated: ids, ..Builder::default() };
    if LIBRARY.set(builder.build(&sources)?).is_err() {
        let file = own.first().map_or(String::new(), |source| source.file.clone());
        let why = "the cards are in use already".to_owned();
        let error =
            ContentError { file, line: 0, card: "the library".to_owned(), field: "-".to_owned(), why };
        return Err(ContentErrors(vec![error]));
    }
    Ok(library())
}

/// The sets that card files declare, and their borders. What is wrong with the files comes out when the library is built.
fn sets_of(sources: &[Source]) -> Vec<(String, Border)> {
    let mut passed_over = Vec::new();
    let tables = sources.iter().flat_map(|source| entries(source, &mut passed_over)).collect::<Vec<_>>();
    let sets = tables.into_iter().filter(|(array, _)| array == "set");
    sets.filter_map(|(_, mut entry)| Some((entry.need("id").ok()?, entry.need("border").ok()?))).collect()
}

impl Library {
    /// Reads card files into a library, or says everything that is wrong with them.
    pub fn build(sources: &[Source]) -> Result<Library, ContentErrors> {
        Builder::default().build(sources)
    }

    /// The house sets are checked by the tests, so that this is never met; a library without cards starts no match.
    fn broken(errors: &ContentErrors) -> Library {
        debug_assert!(errors.0.is_empty(), "the house sets are broken:\n{errors}");
        Library {
            sets: Vec::new(),
            categories: Vec::new(),
            adventures: Vec::new(),
            maps: Vec::new(),
            quests: Vec::new(),
            heroes: Vec::new(),
            tokens: Vec::new(),
        }
    }

    /// An Adventure card.
    #[inline]
    pub fn adventure(&self, id: AdventureId) -> &Adventure {
        &self.adventures[id.index()]
    }

    /// A Map card.
    #[inline]
    pub fn map(&self, id: MapId) -> &MapCard {
        &self.maps[id.index()]
    }

    /// A Quest card.
    #[inline]
    pub fn quest(&self, id: QuestId) -> &Quest {
        &self.quests[id.index()]
    }

    /// A Hero card.
    #[inline]
    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.heroes[id.index()]
    }

    /// A set.
    pub fn card_set(&self, id: SetId) -> &CardSet {
        &self.sets[usize::from(id.0)]
    }

    /// All Adventure cards; their places are their ids.
    pub fn adventures(&self) -> &[Adventure] {
        &self.adventures
    }

    /// All Map cards; their places are their ids.
    pub fn maps(&self) -> &[MapCard] {
        &self.maps
    }

    /// All Quest cards; their places are their ids.
    pub fn quests(&self) -> &[Quest] {
        &self.quests
    }

    /// All Hero cards; their places are their ids.
    pub fn heroes(&self) -> &[Hero] {
        &self.heroes
    }

    /// All sets; their places are their ids.
    pub fn sets(&self) -> &[CardSet] {
        &self.sets
    }

    /// All Cut-out cards.
    pub fn cut_outs(&self) -> &[CutOut] {
        &self.tokens
    }

    /// The name of a category.
    pub fn category(&self, category: Category) -> &CategoryName {
        &self.categories[category.index()]
    }

    /// The category with this word.
    pub fn find_category(&self, id: &str) -> Option<Category> {
        self.categories.iter().position(|category| category.id == id).map(|index| Category(index as u8))
    }

    /// The set with this id.
    pub fn set(&self, id: &str) -> Option<SetId> {
        self.sets.iter().position(|set| set.id == id).map(|index| SetId(index as u8))
    }

    /// The Adventure card with this id or slug.
    pub fn find_adventure(&self, name: &str) -> Option<AdventureId> {
        find(self.adventures.iter().map(|card| &card.print), name).map(AdventureId)
    }

    /// The Map card with this id or slug.
    pub fn find_map(&self, name: &str) -> Option<MapId> {
        find(self.maps.iter().map(|card| &card.print), name).map(MapId)
    }

    /// The Quest card with this id or slug.
    pub fn find_quest(&self, name: &str) -> Option<QuestId> {
        find(self.quests.iter().map(|card| &card.print), name).map(QuestId)
    }

    /// The Hero card with this id or slug.
    pub fn find_hero(&self, name: &str) -> Option<HeroId> {
        find(self.heroes.iter().map(|card| &card.print), name).map(HeroId)
    }
}

/// The place of the card with this id or slug.
fn find<'a>(mut prints: impl Iterator<Item = &'a Print>, name: &str) -> Option<u8> {
    prints.position(|print| print.id == name || print.slug == name).and_then(|index| u8::try_from(index).ok())
}

/// A library under construction.
#[derive(Default)]
struct Builder {
    errors: Vec<ContentError>,
    sets: Vec<CardSet>,
    /// The sets of which the locale files know nothing.
    untranslated: Vec<String>,
    set_names: Vec<(String, SetId, bool)>,
    categories: Vec<CategoryName>,
    category_kinds: Vec<Vec<CategoryKind>>,
    names: BTreeMap<String, Category>,
}

/// The tables of the card files, by the name of their array.
type Tables<'a> = BTreeMap<String, Vec<Entry<'a>>>;

impl Builder {
    fn build(mut self, sources: &[Source]) -> Result<Library, ContentErrors> {
        let mut tables = self.tables(sources);
        self.read_sets(tables.remove("set").unwrap_or_default());
        self.read_categories(tables.remove("category").unwrap_or_default());
        let maps = self.map_names(tables.get("map").map_or(&[], Vec::as_slice));
        let names = Names { categories: std::mem::take(&mut self.names), maps };
        let set_names = std::mem::take(&mut self.set_names);
        let category_kinds = std::mem::take(&mut self.category_kinds);
        let desk = Desk { names: &names, sets: &set_names, category_kinds: &category_kinds };
        let adventures = self.each(&mut tables, "adventure", |entry| desk.adventure(entry));
        let maps = self.each(&mut tables, "map", |entry| desk.map(entry));
        let quests = self.each(&mut tables, "quest", |entry| desk.quest(entry));
        let heroes: Vec<Hero> = self.each(&mut tables, "hero", |entry| desk.hero(entry));
        self.read_trackers(tables.remove("tracker").unwrap_or_default());
        let tokens = self.each(&mut tables, "cut_out", |entry| cut_out(entry, &set_names, &heroes));
        self.unknown(&tables);
        let library = Library {
            sets: self.sets,
            categories: self.categories,
            adventures,
            maps,
            quests,
            heroes,
            tokens,
        };
        if self.errors.is_empty() {
            self.errors = whole::check(&library, sources);
        }
        if self.errors.is_empty() { Ok(library) } else { Err(ContentErrors(self.errors)) }
    }

    fn tables<'a>(&mut self, sources: &'a [Source]) -> Tables<'a> {
        let mut tables: Tables<'a> = BTreeMap::new();
        for source in sources {
            for (array, entry) in entries(source, &mut self.errors) {
                tables.entry(array).or_default().push(entry);
            }
        }
        tables
    }

    /// Reads every table of an array, keeping what is right and noting what is wrong.
    fn each<'a, T>(
        &mut self,
        tables: &mut Tables<'a>,
        array: &str,
        mut read: impl FnMut(&mut Entry<'a>) -> Result<T, ContentError>,
    ) -> Vec<T> {
        let mut cards = Vec::new();
        for mut entry in tables.remove(array).unwrap_or_default() {
            match read(&mut entry) {
                Ok(card) => cards.push(card),
                Err(error) => self.errors.push(error),
            }
            if cards.len() > usize::from(u8::MAX) {
                self.errors
                    .push(entry.wrong("id", format!("a library holds at most {} of `{array}`", u8::MAX)));
                break;
            }
        }
        cards
    }

    fn unknown(&mut self, tables: &Tables<'_>) {
        for (array, entries) in tables {
            let why = format!("there is no kind of card called `{array}`");
            self.errors.extend(entries.first().map(|entry| entry.wrong("-", why)));
        }
    }

    fn read_sets(&mut self, entries: Vec<Entry<'_>>) {
        for mut entry in entries {
            match raw_set(&mut entry) {
                Ok(raw) => self.add_set(raw, &entry),
                Err(error) => self.errors.push(error),
            }
        }
    }

    fn add_set(&mut self, raw: RawSet, entry: &Entry<'_>) {
        if self.set_names.iter().any(|(name, _, _)| *name == raw.id) {
            self.errors.push(entry.wrong("id", "there are two sets of this id"));
            return;
        }
        let id = SetId(self.sets.len() as u8);
        let is_translated = !self.untranslated.contains(&raw.id);
        self.set_names.push((raw.id.clone(), id, is_translated));
        self.sets.push(CardSet {
            id: keep_words(raw.id),
            name: keep_words(raw.name),
            border: raw.border,
            symbol: keep_words(raw.symbol),
            custom: raw.custom,
            trackers: [0; 2],
            track_cap: None,
        });
    }

    /// The named categories come first; the same category may be declared by several sets.
    fn read_categories(&mut self, entries: Vec<Entry<'_>>) {
        for id in Category::NAMED {
            self.add_category(id, id);
        }
        for mut entry in entries {
            match raw_category(&mut entry) {
                Ok(raw) => {
                    let index = self.add_category(&raw.id, &raw.name);
                    if index >= Category::MOST {
                        self.errors.push(
                            entry.wrong("id", format!("a library holds {} categories", Category::MOST)),
                        );
                        return;
                    }
                    self.categories[index].name = keep_words(raw.name);
                    let kinds = &mut self.category_kinds[index];
                    kinds.extend(raw.on);
                }
                Err(error) => self.errors.push(error),
            }
        }
    }

    fn add_category(&mut self, id: &str, name: &str) -> usize {
        if let Some(known) = self.categories.iter().position(|category| category.id == id) {
            return known;
        }
        let index = self.categories.len();
        self.names.insert(id.to_owned(), Category(index as u8));
        self.categories
            .push(CategoryName { id: keep_words(id.to_owned()), name: keep_words(name.to_owned()) });
        self.category_kinds.push(Vec::new());
        index
    }

    fn map_names(&mut self, entries: &[Entry<'_>]) -> BTreeMap<String, MapId> {
        let mut maps = BTreeMap::new();
        for (index, entry) in entries.iter().enumerate() {
            let place = MapId(u8::try_from(index).unwrap_or(u8::MAX));
            if maps.insert(entry.id.clone(), place).is_some() {
                self.errors.push(entry.wrong("id", "there are two Map cards of this id"));
            }
        }
        maps
    }

    fn read_trackers(&mut self, entries: Vec<Entry<'_>>) {
        for mut entry in entries {
            if let Err(error) = tracker(&mut entry, &mut self.sets) {
                self.errors.push(error);
            }
        }
    }
}

fn raw_set(entry: &mut Entry<'_>) -> Result<RawSet, ContentError> {
    let set = RawSet {
        id: entry.need("id")?,
        name: entry.need("name")?,
        border: entry.need("border")?,
        symbol: entry.need("symbol")?,
        custom: entry.or_default("custom")?,
    };
    entry.finish()?;
    Ok(set)
}

fn raw_category(entry: &mut Entry<'_>) -> Result<RawCategory, ContentError> {
    let category = RawCategory { id: entry.need("id")?, name: entry.need("name")?, on: entry.need("on")? };
    entry.finish()?;
    Ok(category)
}

/// A Tracker card counts seats for its set, and may say where its tracks end.
fn tracker(entry: &mut Entry<'_>, sets: &mut [CardSet]) -> Result<(), ContentError> {
    let _: String = entry.need("id")?;
    let name: String = entry.need("set")?;
    let part: usize = entry.need("part")?;
    let count: u8 = entry.need("count")?;
    let track: RawTrack = entry.need("track")?;
    for spoken in ["kind", "name", "text"] {
        let _: Option<String> = entry.maybe(spoken)?;
    }
    entry.finish()?;
    entry.unless((1..=2).contains(&part), "part", "a set has parts 1 and 2")?;
    entry.unless(track.lowest == 0 && track.start == 1, "track", "a track counts from 0 and starts at 1")?;
    let set = sets.iter_mut().find(|set| set.id == name);
    let set = set.ok_or_else(|| entry.wrong("set", format!("there is no set `{name}`")))?;
    set.trackers[part - 1] += count;
    set.track_cap = track.capped.then_some(track.highest);
    Ok(())
}

fn cut_out(
    entry: &mut Entry<'_>,
    sets: &[(String, SetId, bool)],
    heroes: &[Hero],
) -> Result<CutOut, ContentError> {
    let id: String = entry.need("id")?;
    let name: String = entry.need("set")?;
    let part: u8 = entry.need("part")?;
    let _: u8 = entry.need("count")?;
    let tokens: Vec<String> = entry.need("hero_tokens")?;
    let pairs: Vec<String> = entry.need("marker_pairs")?;
    for spoken in ["kind", "name", "text"] {
        let _: Option<String> = entry.maybe(spoken)?;
    }
    entry.finish()?;
    let set = sets.iter().find(|(set, _, _)| *set == name);
    let (_, set, _) = set.ok_or_else(|| entry.wrong("set", format!("there is no set `{name}`")))?;
    let found = tokens.iter().map(|token| find(heroes.iter().map(|hero| &hero.print), token).map(HeroId));
    let heroes: Option<Vec<HeroId>> = found.collect();
    let heroes = heroes.ok_or_else(|| entry.wrong("hero_tokens", "it names a hero that there is not"))?;
    Ok(CutOut { id: keep_words(id), set: *set, part, heroes: keep(heroes), marker_pairs: pairs.len() as u8 })
}
