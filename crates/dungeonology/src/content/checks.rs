//! What must hold of a whole set, beyond each row by itself: the counts and ranges that the ledger records.

use rulebook::enforces;

use super::*;

/// Appends everything that is wrong with a set as a whole.
pub(super) fn check(set: &Catalogue, errors: &mut Vec<ContentError>) {
    counts(set, errors);
    for trick in &set.tricks {
        trick_shape(trick, errors);
    }
    for kind in [
        TrickType::Exploration,
        TrickType::Subterfuge,
        TrickType::Magic,
        TrickType::Social,
        TrickType::Notoriety,
    ] {
        let cards: u32 =
            set.tricks.iter().filter(|trick| trick.kind == kind).map(|trick| u32::from(trick.copies)).sum();
        demand(
            cards == 18,
            "tricks.toml",
            &format!("{kind:?}"),
            "copies",
            "18 cards of each ordinary type",
            errors,
        );
    }
    unique_ids(set, errors);
    zones(set, errors);
    alerts(set, errors);
    panics(set, errors);
    interns(set, errors);
}

/// Emptying the University always brings out an Omega Student, and penalties never fall.
fn alerts(set: &Catalogue, errors: &mut Vec<ContentError>) {
    enforces!("ology.omega.always-one");
    for alert in &set.alerts {
        let omegas = alert.omegas > 0 && alert.rows.iter().all(|row| row.omegas > 0);
        demand(
            omegas,
            "campus.toml",
            &alert.id,
            "omegas",
            "every set-up line and row adds an Omega Student",
            errors,
        );
        let rising = alert.rows.windows(2).all(|rows| rows[0].penalty <= rows[1].penalty);
        demand(rising, "campus.toml", &alert.id, "rows", "penalties never fall going down", errors);
    }
}

/// The Panic deck is never empty.
fn panics(set: &Catalogue, errors: &mut Vec<ContentError>) {
    let generic = set.panics.iter().any(|panic| panic.requires == Requirement::Nothing);
    demand(generic, "campus.toml", "panic", "requires", "one Panic Card must be generic", errors);
}

fn demand(holds: bool, file: &str, card: &str, field: &str, wanted: &str, errors: &mut Vec<ContentError>) {
    if !holds {
        let place = format!("`{card}`, field `{field}`");
        errors.push(ContentError { file: file.to_owned(), place, reason: format!("broken: {wanted}") });
    }
}

fn counts(set: &Catalogue, errors: &mut Vec<ContentError>) {
    let cards: usize = set.tricks.iter().map(|trick| usize::from(trick.copies)).sum();
    let lengths = [
        ("tricks.toml", "trick", set.tricks.len(), TRICKS),
        ("tricks.toml", "trick copies", cards, TRICK_CARDS),
        ("zones.toml", "zone", set.zones.len(), ZONES),
        ("interns.toml", "intern", set.interns.len(), INTERNS),
        ("jinxes.toml", "jinx", set.jinxes.len(), JINXES),
        ("scholars.toml", "scholar", set.scholars.len(), SCHOLARS),
        ("campus.toml", "clan", set.clans.len(), CLANS),
        ("campus.toml", "alert", set.alerts.len(), ALERTS),
        ("campus.toml", "panic", set.panics.len(), PANICS),
        ("boss.toml", "profile", set.profiles.len(), PROFILES),
        ("randomizer.toml", "randomizer", set.randomizers.len(), RANDOMIZERS),
    ];
    for (file, rows, found, wanted) in lengths {
        demand(found == wanted, file, rows, "count", &format!("{wanted} wanted, {found} found"), errors);
    }
}

/// Bonus Value, grade and Main Effect of a card fit together.
fn trick_shape(trick: &Trick, errors: &mut Vec<ContentError>) {
    enforces!("ology.trick.fate-shape", "ology.trick.parts");
    let fate = trick.kind == TrickType::Fate;
    let bonus = if fate { 4..=5 } else { 1..=3 };
    demand(
        bonus.contains(&trick.bonus),
        "tricks.toml",
        &trick.id,
        "bonus",
        "1 to 3, on Fate cards 4 or 5",
        errors,
    );
    let graded = trick.aux.iter().all(|aux| aux.kind() == trick.kind && aux.grade() == trick.bonus);
    demand(
        graded && !trick.aux.is_empty(),
        "tricks.toml",
        &trick.id,
        "aux",
        "its own type, graded as its Bonus Value",
        errors,
    );
    demand(
        trick.main.is_none() == fate,
        "tricks.toml",
        &trick.id,
        "steps",
        "a Main Effect, unless it is Fate",
        errors,
    );
    let Some(main) = &trick.main else { return };
    let reacts = matches!(main.target, Target::DeclaredEffect) == (main.timing == Timing::Reaction);
    demand(
        reacts,
        "tricks.toml",
        &trick.id,
        "timing",
        "a Reaction is aimed at a declared effect, and nothing else is",
        errors,
    );
    let varies = main.cost.iter().any(|icon| match icon {
        CostIcon::All(icon) => icon_varies(*icon),
        CostIcon::Either(one, other) => icon_varies(*one) || icon_varies(*other),
    });
    demand(
        main.n.is_some() == varies,
        "tricks.toml",
        &trick.id,
        "n",
        "bounds exactly where the cost has an N",
        errors,
    );
    demand(
        main.n.is_none_or(|(least, most)| least <= most),
        "tricks.toml",
        &trick.id,
        "n",
        "least before most",
        errors,
    );
}

const fn icon_varies(icon: Icon) -> bool {
    matches!(icon, Icon::Draw(Amount::N { .. }))
}

/// Names are the keys of the texts, so no two cards of any kind share one.
fn unique_ids(set: &Catalogue, errors: &mut Vec<ContentError>) {
    let mut ids: Vec<&str> = Vec::new();
    ids.extend(set.tricks.iter().map(|card| card.id.as_str()));
    ids.extend(set.interns.iter().map(|card| card.id.as_str()));
    ids.extend(set.jinxes.iter().map(|card| card.id.as_str()));
    ids.extend(set.clans.iter().map(|card| card.id.as_str()));
    ids.extend(set.panics.iter().map(|card| card.id.as_str()));
    ids.sort_unstable();
    for pair in ids.windows(2) {
        demand(pair[0] != pair[1], "all files", pair[0], "id", "every name stands once", errors);
    }
}

/// The slots of all tiles use up the cubes exactly as far as there are any, and the Boss icon stands rightmost.
fn zones(set: &Catalogue, errors: &mut Vec<ContentError>) {
    let mut cubes = ByColour([0u8; 5]);
    for zone in &set.zones {
        zone.slots.iter().for_each(|colour| cubes[*colour] += 1);
        enforces!("ology.zone-effect.boss-rightmost");
        let boss = zone.effects.iter().position(|effect| *effect == ZoneEffect::Boss);
        let rightmost = boss.is_none_or(|place| place + 1 == zone.effects.len());
        demand(rightmost, "zones.toml", &zone.id, "effects", "the Boss icon stands rightmost", errors);
        enforces!("ology.zone.passage-positions", "ology.door.place");
        let doors =
            HalfSide::ALL.into_iter().all(|half| zone.door(half).is_empty() || zone.passages.contains(half));
        demand(doors, "zones.toml", &zone.id, "doors", "a Door belongs to a Passage", errors);
        demand(zone.passages.0 != 0, "zones.toml", &zone.id, "passages", "one to eight Passages", errors);
    }
    let supply = [20, 15, 13, 10, 6];
    let enough = cubes.0.iter().zip(supply).all(|(used, supply)| *used <= supply);
    demand(enough, "zones.toml", "all", "slots", "no more slots of a colour than cubes", errors);
}

/// Each Intern is fetched by a Trick Card of at least two copies.
fn interns(set: &Catalogue, errors: &mut Vec<ContentError>) {
    for (index, intern) in set.interns.iter().enumerate() {
        let fetches = |trick: &&Trick| {
            let steps = trick.main.iter().flat_map(|main| &main.steps);
            steps.into_iter().any(|step| matches!(step, Step::TakeIntern(id) if id.index() == index))
        };
        let copies: u8 = set.tricks.iter().filter(fetches).map(|trick| trick.copies).sum();
        demand(copies >= 2, "interns.toml", &intern.id, "id", "two Trick Cards that fetch it", errors);
    }
}
