//! Set-up: decks, initiative, heroes, Quests, the starting map, trackers and opening hands, in this order.

use arrayvec::ArrayVec;
use table::{BySeat, Log, Luck, NullLog, Seat, SeatSet, SetupError, SetupErrors, Text, enforces};

use crate::board::{Board, Cell, SpaceId};
use crate::building::{nth, slug};
use crate::cards::{CardId, Cards, hero_card, map_card, quest_card};
use crate::content::{self, Border, Exit, HeroId, MapId, QuestId, Side, Task};
use crate::event::Event;
use crate::options::Options;
use crate::quests::nth_quest;
use crate::referee::Referee;
use crate::state::{Hidden, Open, Player, QuestState, State, Step, Tipped};
use crate::turn::HAND;

/// Personal Quests dealt to each player.
pub const PERSONAL_QUESTS: usize = 2;
/// Passages or roads around an Entrance.
const STARTING_PASSAGES: usize = 4;
/// What the Tracker starts at, Glory and Peril alike.
const START_TRACK: u16 = 1;
/// How often four other passages are drawn when the drawn ones cannot surround the Entrance.
const REDRAWS: usize = 64;

/// The cards of a match, sorted into decks by their backs.
#[derive(Clone, Debug)]
pub struct Decks {
    /// The Adventure cards.
    pub adventures: Cards,
    /// The Map cards, one bit each.
    pub maps: u64,
    /// The Quests, one bit each.
    pub quests: u32,
    /// The Hero cards.
    pub heroes: Vec<HeroId>,
    /// How many Trackers there are.
    pub trackers: usize,
}

impl Decks {
    /// The decks of the sets in play.
    pub fn of(options: &Options) -> Decks {
        enforces!("dungeoneer.setup.assemble-decks");
        let library = content::library();
        let sets = options.sets;
        let within = |print: &content::Print| sets.include(print.set, print.part);
        let numbered = |count: usize| 0..count.min(64) as u8;
        Decks {
            adventures: CardId::all().filter(|card| within(&card.face().print)).collect(),
            maps: numbered(library.maps().len())
                .filter(|&id| within(&map_card(MapId(id)).print))
                .fold(0, |set, id| set | 1 << id),
            quests: numbered(library.quests().len().min(32))
                .filter(|&id| within(&quest_card(QuestId(id)).print))
                .fold(0, |set, id| set | 1 << id),
            heroes: numbered(library.heroes().len())
                .map(HeroId)
                .filter(|&id| within(&hero_card(id).print))
                .collect(),
            trackers: trackers(options),
        }
    }

    /// Everything that is missing for so many players: an Entrance and four passages for each kind of map, every Map card that a
    /// Quest needs, two Quests each and one more, a Hero and a Tracker each, five Adventure cards each.
    pub fn check(&self, seats: usize) -> Result<(), SetupErrors> {
        enforces!("dungeoneer.combined.custom-selection", "dungeoneer.combined.custom-selection-minimum");
        let mut errors = Vec::new();
        let mut need = |what: &'static str, has: usize, needed: usize| {
            if has < needed {
                let why = Text::new("dungeoneer-setup-missing")
                    .with("what", what)
                    .with("has", has)
                    .with("needed", needed);
                errors.push(SetupError { culprit: "sets".into(), why });
            }
        };
        for border in self.borders() {
            let of_map = |test: &dyn Fn(MapId) -> bool| {
                ids(self.maps).filter(|&map| map_card(map).border == border && test(map)).count()
            };
            need("entrance", of_map(&|map| map_card(map).is_entrance()), 1);
            need("passages", of_map(&|map| map_card(map).is_passage()), STARTING_PASSAGES);
        }
        let missing =
            quest_ids(self.quests).flat_map(needed_maps).filter(|map| self.maps & (1 << map.0) == 0);
        need("quest-spaces", 0, missing.count());
        need("quests", self.quests.count_ones() as usize, PERSONAL_QUESTS * seats + 1);
        need("heroes", self.heroes.len(), seats);
        need("trackers", self.trackers, seats);
        need("adventures", self.adventures.len(), usize::from(HAND) * seats);
        if errors.is_empty() { Ok(()) } else { Err(SetupErrors(errors)) }
    }

    /// The kinds of map in play.
    pub fn borders(&self) -> impl Iterator<Item = Border> + '_ {
        let has = |border: Border| ids(self.maps).any(|map| map_card(map).border == border);
        Border::ALL.iter().copied().filter(move |&border| has(border))
    }
}

fn trackers(options: &Options) -> usize {
    let library = content::library();
    let sets = library.sets().iter().enumerate();
    let counts = sets.flat_map(|(set, card_set)| {
        [1u8, 2]
            .into_iter()
            .map(move |part| (content::SetId(set as u8), part, card_set.trackers[usize::from(part) - 1]))
    });
    counts
        .filter(|&(set, part, _)| options.sets.include(set, part))
        .map(|(.., count)| usize::from(count))
        .sum()
}

/// The Map cards of a set of bits.
pub(crate) fn ids(maps: u64) -> impl Iterator<Item = MapId> {
    (0..64u8).filter(move |bit| maps & (1 << bit) != 0).map(MapId)
}

/// The Quests of a set of bits.
pub(crate) fn quest_ids(quests: u32) -> impl Iterator<Item = QuestId> {
    (0..32u8).filter(move |bit| quests & (1 << bit) != 0).map(QuestId)
}

/// The Map cards a Quest names.
pub(crate) fn needed_maps(quest: QuestId) -> ArrayVec<MapId, 2> {
    let card = quest_card(quest);
    let mut maps = ArrayVec::new();
    maps.push(card.space);
    if let Task::Escort { destination, .. } = card.task {
        maps.push(destination);
    }
    maps
}

/// Sets a match up. The engine is the dealer; what is left to him is left to chance.
pub fn start(options: &Options, seats: usize, luck: &mut Luck) -> Result<State, SetupErrors> {
    enforces!("dungeoneer.setup.dealer", "dungeoneer.setup.order");
    let decks = Decks::of(options);
    decks.check(seats)?;
    let mut state = bare(options, seats, &decks);
    let mut log = NullLog;
    let mut dealer = Referee { state: &mut state, luck, log: &mut log };
    if !options.revealed_map {
        dealer.roll_initiative();
    }
    dealer.deal_heroes(decks.heroes.clone());
    dealer.deal_quests(decks.quests);
    if options.revealed_map {
        dealer.deal_maps(decks.maps);
    } else {
        dealer.lay_starting_maps(&decks);
        dealer.after_map();
    }
    dealer.run();
    Ok(state)
}

/// A table with nothing on it yet but the decks.
fn bare(options: &Options, seats: usize, decks: &Decks) -> State {
    enforces!("dungeoneer.setup.shuffle-decks", "dungeoneer.setup.assemble-tokens");
    let open = Open {
        options: *options,
        turn: Seat::new(0),
        round: 1,
        step: Step::EndTurn,
        first: Seat::new(0),
        players: BySeat::from_fn(seats, |_| no_player()),
        board: Board::default(),
        visited: 0,
        map_attacked: 0,
        batch: ArrayVec::new(),
        attachments: ArrayVec::new(),
        lasting: ArrayVec::new(),
        used: ArrayVec::new(),
        frames: table::Frames::new(),
        discard: Cards::EMPTY,
        deck: decks.adventures.len() as u8,
        map_deck: 0,
        map_bottom: ArrayVec::new(),
        quest_deck: 0,
        quest_bottom: ArrayVec::new(),
        global: None,
        upkeep: Cards::EMPTY,
        unsettled: SeatSet::EMPTY,
        acted: false,
        last: None,
        winner: None,
        gone_maps: 0,
        gone_quests: 0,
    };
    let hidden = Hidden {
        hands: BySeat::from_fn(seats, |_| Cards::EMPTY),
        deck: decks.adventures,
        maps: 0,
        map_top: ArrayVec::new(),
        map_seer: None,
        quests: 0,
        map_hands: BySeat::from_fn(seats, |_| 0),
        asked: SeatSet::EMPTY,
        submitted: Default::default(),
        quiet: BySeat::from_fn(seats, |_| Default::default()),
        peek: None,
    };
    State { open, hidden }
}

/// A player at Level 1 with the Tracker at 1 and 1.
fn no_player() -> Player {
    enforces!("dungeoneer.setup.tracker", "dungeoneer.setup.life-die");
    Player {
        hero: HeroId(0),
        out: false,
        level: 1,
        life: 0,
        max_life: 0,
        glory: START_TRACK,
        peril: START_TRACK,
        movements: 0,
        space: SpaceId(0),
        tipped: Tipped::No,
        cusp: None,
        moved: false,
        attempts: 0,
        completed: false,
        attacks: 0,
        extra_attacks: 0,
        hand: 0,
        map_hand: 0,
        readied: ArrayVec::new(),
        banes: ArrayVec::new(),
        pack: ArrayVec::new(),
        quests: ArrayVec::new(),
        done: ArrayVec::new(),
    }
}

impl<L: Log<Event>> Referee<'_, L> {
    /// Every player rolls a die; the highest starts, and those tied for highest roll again.
    fn roll_initiative(&mut self) {
        enforces!("dungeoneer.setup.initiative-roll", "dungeoneer.setup.initiative-ties");
        let mut rolling = SeatSet::all(self.state.seats());
        while rolling.len() > 1 {
            let mut best = 0;
            let mut highest = SeatSet::EMPTY;
            for seat in rolling.iter() {
                let shown = self.luck.die("initiative", 6);
                if shown > best {
                    best = shown;
                    highest = SeatSet::EMPTY;
                }
                if shown == best {
                    highest.insert(seat);
                }
            }
            rolling = highest;
        }
        self.state.open.first = rolling.first().unwrap_or(Seat::new(0));
    }

    /// One Hero card each, at random, with a Life die showing 6 on its first Level.
    fn deal_heroes(&mut self, mut heroes: Vec<HeroId>) {
        enforces!(
            "dungeoneer.setup.hero-card",
            "dungeoneer.setup.hero-choice",
            "dungeoneer.hero.card-contents"
        );
        for seat in Seat::all(self.state.seats()) {
            let chosen =
                self.luck.pick("hero-deck", heroes.len(), |index| hero_card(heroes[index]).print.slug.into());
            let hero = heroes.swap_remove(chosen);
            let player = &mut self.state.open.players[seat];
            player.hero = hero;
            player.life = hero_card(hero).life;
            player.max_life = player.life;
        }
    }

    /// Two open Personal Quests each, with a Dungeon and a Wilderness one of each kind; then the Global Quest.
    fn deal_quests(&mut self, all: u32) {
        enforces!(
            "dungeoneer.setup.personal-quests",
            "dungeoneer.setup.global-quest",
            "dungeoneer.setup.three-players-empty-quest-deck",
            "dungeoneer.combined.quests-one-of-each",
            "dungeoneer.combined.quests-then-shuffled",
            "dungeoneer.combined.one-global-quest",
            "dungeoneer.hidden.quests-public",
        );
        let mut left = all;
        let combined = self.open().options.sets.combined();
        for deal in 0..PERSONAL_QUESTS {
            let (pile, what) = match (combined, deal) {
                (false, _) => (u32::MAX, "quest-deck"),
                (true, 0) => (quests_of(all, Border::Wilderness), "wilderness-quests"),
                (true, _) => (quests_of(all, Border::Dungeon), "dungeon-quests"),
            };
            for seat in Seat::all(self.state.seats()) {
                let among = left & pile;
                let count = among.count_ones() as usize;
                let rank =
                    self.luck.pick(what, count, |rank| quest_card(nth_quest(among, rank)).print.slug.into());
                let quest = nth_quest(among, rank);
                left &= !(1 << quest.0);
                let _ = self.state.open.players[seat].quests.try_push(QuestState::fresh(quest));
            }
        }
        self.state.hidden.quests = left;
        self.turn_up_global();
    }

    /// Each kind of map gets its Entrance and four random passages or roads around it; the rest is the Map deck.
    fn lay_starting_maps(&mut self, decks: &Decks) {
        enforces!(
            "dungeoneer.setup.entrance",
            "dungeoneer.setup.map-deck",
            "dungeoneer.combined.two-entrances",
            "dungeoneer.combined.passages-each",
            "dungeoneer.combined.map-deck-mixed",
        );
        self.state.hidden.maps = decks.maps;
        for border in decks.borders() {
            let entrance = choose_entrance(decks.maps, border, self.luck);
            self.state.hidden.maps &= !entrances(decks.maps, border);
            self.state.open.gone_maps |= entrances(decks.maps, border) & !(1 << entrance.0);
            self.state.open.board.lay(entrance, Cell::ENTRANCE, false);
            self.surround(entrance);
        }
        self.state.count_maps();
    }

    /// Lays four random passages against the Entrance, on sides and with rotations by chance among all that connect them.
    fn surround(&mut self, entrance: MapId) {
        enforces!("dungeoneer.setup.four-passages", "dungeoneer.setup.four-passages-sides");
        let border = map_card(entrance).border;
        let passages = ids(self.state.hidden.maps)
            .filter(|&map| map_card(map).is_passage() && map_card(map).border == border);
        let passages = passages.fold(0u64, |set, map| set | 1 << map.0);
        for _ in 0..REDRAWS {
            let drawn = self.draw_passages(passages);
            let ways = arrangements(entrance, &drawn);
            if !ways.is_empty() {
                let chosen =
                    self.luck.pick("passage-side", ways.len(), |way| way_name(&drawn, ways[way]).into());
                return self.lay_passages(&drawn, ways[chosen]);
            }
        }
        self.lay_what_fits(entrance, passages);
    }

    fn draw_passages(&mut self, mut passages: u64) -> [MapId; STARTING_PASSAGES] {
        std::array::from_fn(|_| {
            let count = passages.count_ones() as usize;
            let rank = self.luck.pick("passage", count, |rank| slug(nth(passages, rank)));
            let map = nth(passages, rank);
            passages &= !(1 << map.0);
            map
        })
    }

    fn lay_passages(&mut self, drawn: &[MapId; STARTING_PASSAGES], way: Way) {
        for (place, &side) in Side::ALL.iter().enumerate() {
            let map = drawn[way.order[place]];
            self.state.hidden.maps &= !(1 << map.0);
            self.state.open.board.lay(map, Cell::ENTRANCE.beyond(side), way.turned[place]);
        }
    }

    /// Where no four passages can surround the Entrance, a side that cannot be served stays empty.
    fn lay_what_fits(&mut self, entrance: MapId, mut passages: u64) {
        for &side in Side::ALL {
            let fit = ids(passages)
                .flat_map(|map| [(map, false), (map, true)])
                .find(|&(map, turned)| touches(entrance, side, map, turned));
            if let Some((map, turned)) = fit {
                passages &= !(1 << map.0);
                self.state.hidden.maps &= !(1 << map.0);
                self.state.open.board.lay(map, Cell::ENTRANCE.beyond(side), turned);
            }
        }
    }

    /// The map is laid: heroes go to the Entrance, of which there may be two to choose from.
    pub(crate) fn after_map(&mut self) {
        enforces!(
            "dungeoneer.setup.heroes-on-entrance",
            "dungeoneer.combined.choose-entrance-order",
            "dungeoneer.obstacle.entrance"
        );
        if self.open().options.sets.combined() {
            self.state.open.step = Step::Starting(self.open().first);
        } else {
            self.finish_setup();
        }
    }

    /// A player has chosen where his hero starts; the next in initiative order chooses, then play begins.
    pub(crate) fn start_on(&mut self, seat: Seat, space: SpaceId) {
        enforces!("dungeoneer.combined.choose-entrance", "dungeoneer.revealed.combined-start-choice");
        self.state.open.players[seat].space = space;
        let next = seat.next(self.state.seats());
        if next == self.open().first {
            self.finish_setup();
        } else {
            self.state.open.step = Step::Starting(next);
        }
    }

    /// Opening hands, then the first turn.
    fn finish_setup(&mut self) {
        enforces!("dungeoneer.setup.draw-five", "dungeoneer.revealed.start", "dungeoneer.hidden.hand");
        for seat in Seat::all(self.state.seats()) {
            self.draw(seat, HAND);
        }
        let seat = self.open().first;
        self.tell(|| Event::Initiative { seat });
        self.begin_turn(seat);
    }
}

/// The Quests of one kind of map.
fn quests_of(quests: u32, border: Border) -> u32 {
    quest_ids(quests)
        .filter(|&quest| map_card(quest_card(quest).space).border == border)
        .fold(0, |set, quest| set | 1 << quest.0)
}

/// The Entrances of one kind of map, one bit each.
pub(crate) fn entrances(maps: u64, border: Border) -> u64 {
    let is = |map: &MapId| map_card(*map).border == border && map_card(*map).is_entrance();
    ids(maps).filter(is).fold(0, |set, map| set | 1 << map.0)
}

/// One Entrance of each kind of map is used; with more of a kind, one by chance, and the others leave the game.
pub fn choose_entrance(maps: u64, border: Border, luck: &mut Luck) -> MapId {
    enforces!("dungeoneer.combined.same-kind-entrances");
    let found = entrances(maps, border);
    let count = found.count_ones() as usize;
    let rank = if count > 1 { luck.pick("entrance", count, |rank| slug(nth(found, rank))) } else { 0 };
    nth(found, rank)
}

/// Four passages on the four sides of an Entrance: which one lies north, east, south and west, and how it is turned.
#[derive(Clone, Copy)]
struct Way {
    order: [usize; STARTING_PASSAGES],
    turned: [bool; STARTING_PASSAGES],
}

/// Every way to lay four passages so that each is connected and the map not closed.
fn arrangements(entrance: MapId, drawn: &[MapId; STARTING_PASSAGES]) -> Vec<Way> {
    let mut ways = Vec::new();
    for order in orders() {
        for bits in 0..16u8 {
            let turned = std::array::from_fn(|place| bits & (1 << place) != 0);
            let connected = (0..STARTING_PASSAGES)
                .all(|place| touches(entrance, Side::ALL[place], drawn[order[place]], turned[place]));
            let open = (0..STARTING_PASSAGES)
                .any(|place| leads_on(Side::ALL[place], drawn[order[place]], turned[place]));
            if connected && open {
                ways.push(Way { order, turned });
            }
        }
    }
    ways
}

/// All orders of four things.
fn orders() -> impl Iterator<Item = [usize; 4]> {
    (0..256usize).map(|code| [code & 3, (code >> 2) & 3, (code >> 4) & 3, code >> 6]).filter(|order| {
        let mut seen = 0;
        order.iter().for_each(|place| seen |= 1 << place);
        seen == 0b1111
    })
}

/// Whether a passage at a side of an Entrance touches it without a Wall on either card.
fn touches(entrance: MapId, side: Side, map: MapId, turned: bool) -> bool {
    let back = if turned { side } else { side.opposite() };
    map_card(entrance).exit(side) != Exit::Wall && map_card(map).exit(back) != Exit::Wall
}

/// Whether a passage at a side of an Entrance leads on to an empty cell.
fn leads_on(side: Side, map: MapId, turned: bool) -> bool {
    let away = |&&other: &&Side| other != side.opposite();
    let shown = |other: Side| map_card(map).exit(if turned { other.opposite() } else { other });
    Side::ALL.iter().filter(away).any(|&other| shown(other) != Exit::Wall)
}

fn way_name(drawn: &[MapId; STARTING_PASSAGES], way: Way) -> String {
    let parts = Side::ALL.iter().enumerate().map(|(place, side)| {
        let turned = if way.turned[place] { "*" } else { "" };
        format!("{} {}{turned}", side.word(), map_card(drawn[way.order[place]]).print.slug)
    });
    parts.collect::<Vec<_>>().join(", ")
}
