//! The words of the content files: short phrases such as `draw 2`, `opponent in-range with-cube`, `target-chooses discard 1
//! stun 1`. Each reader turns one phrase into one value or says what it wanted.

use super::*;

/// What a phrase should have been.
type Read<T> = Result<T, String>;

/// A phrase split into words.
struct Phrase<'a> {
    whole: &'a str,
    words: std::str::SplitWhitespace<'a>,
}

impl<'a> Phrase<'a> {
    fn of(whole: &'a str) -> Phrase<'a> {
        Phrase { whole, words: whole.split_whitespace() }
    }

    fn word(&mut self) -> &'a str {
        self.words.next().unwrap_or_default()
    }

    fn number(&mut self) -> Read<u8> {
        let word = self.word();
        word.parse().map_err(|_| format!("`{}`: a number is missing where `{word}` stands", self.whole))
    }

    /// A number, `N`, or `N+1`.
    fn amount(&mut self) -> Read<Amount> {
        let word = self.word();
        let read = match word.strip_prefix('N') {
            None => word.parse().ok().map(Amount::Fixed),
            Some("") => Some(Amount::N { plus: 0 }),
            Some(rest) => {
                rest.strip_prefix('+').and_then(|more| more.parse().ok()).map(|plus| Amount::N { plus })
            }
        };
        read.ok_or_else(|| format!("`{}`: a number or N is missing where `{word}` stands", self.whole))
    }

    fn expect(&mut self, wanted: &str) -> Read<()> {
        let word = self.word();
        if word == wanted {
            Ok(())
        } else {
            Err(format!("`{}`: `{wanted}` is missing where `{word}` stands", self.whole))
        }
    }

    fn colour(&mut self) -> Read<Colour> {
        let word = self.word();
        Colour::named(word).ok_or_else(|| format!("`{}`: `{word}` is no colour", self.whole))
    }

    /// The value, if the phrase ends here.
    fn end<T>(mut self, value: T) -> Read<T> {
        match self.words.next() {
            None => Ok(value),
            Some(word) => Err(format!("`{}`: `{word}` is too much", self.whole)),
        }
    }

    fn unknown<T>(&self, what: &str) -> Read<T> {
        Err(format!("`{}` is no {what}", self.whole))
    }
}

/// `draw 2`, `draw N`, `sacrifice 1`, `stun 1`, `discard 1`.
pub(super) fn icon(text: &str) -> Read<Icon> {
    let mut phrase = Phrase::of(text);
    let icon = match phrase.word() {
        "draw" => Icon::Draw(phrase.amount()?),
        "sacrifice" => Icon::Sacrifice(phrase.number()?),
        "stun" => Icon::Stun(phrase.number()?),
        "discard" => Icon::Discard(phrase.number()?),
        _ => return phrase.unknown("icon"),
    };
    phrase.end(icon)
}

/// An icon, or two with `/` between them.
pub(super) fn cost(text: &str) -> Read<CostIcon> {
    match text.split_once('/') {
        None => icon(text).map(CostIcon::All),
        Some((one, other)) => Ok(CostIcon::Either(icon(one)?, icon(other)?)),
    }
}

/// `none`, `opponent in-range with-cube`, `each-opponent your-zone`, `pile`, `cube-here 4` and so on.
pub(super) fn target(text: &str) -> Read<Target> {
    let mut phrase = Phrase::of(text);
    match phrase.word() {
        "none" => phrase.end(Target::None),
        "opponent" => opponents(phrase).map(Target::Opponent),
        "each-opponent" => opponents(phrase).map(Target::EachOpponent),
        "that-opponent" => opponents(phrase).map(Target::ThatOpponent),
        "adjacent-not-linked" => phrase.end(Target::AdjacentNotLinked),
        "pile" => phrase.end(Target::Pile),
        "zone-without-teleport" => phrase.end(Target::ZoneWithoutTeleport),
        "cube-here" => {
            let most = phrase.number()?;
            phrase.end(Target::CubeHere { most })
        }
        "declared-effect" => phrase.end(Target::DeclaredEffect),
        _ => phrase.unknown("target"),
    }
}

fn opponents(mut phrase: Phrase) -> Read<Opponents> {
    let reach = match phrase.word() {
        "your-zone" => Reach::YourZone,
        "in-range" => Reach::InRange,
        "anywhere" => Reach::Anywhere,
        _ => return phrase.unknown("target: `your-zone`, `in-range` or `anywhere` is missing"),
    };
    let mut needs = Needs::NOTHING;
    for word in phrase.words.by_ref() {
        needs = needs.and(need(word)?);
    }
    Ok(Opponents { reach, needs })
}

fn need(word: &str) -> Read<Needs> {
    Ok(match word {
        "with-cube" => Needs::CUBE,
        "with-card" => Needs::CARD,
        "with-student" => Needs::STUDENT,
        "with-more-stars" => Needs::MORE_STARS,
        "with-card-or-stamina" => Needs::CARD_OR_STAMINA,
        "with-cube-placed-this-turn" => Needs::PLACED_THIS_TURN,
        "own-cube" => Needs::OWN_CUBE,
        "own-card" => Needs::OWN_CARD,
        _ => return Err(format!("`{word}` is no condition of a target")),
    })
}

/// One part of a Main Effect; the words stand over each variant of [`Step`].
pub(super) fn step(text: &str, intern: &dyn Fn(&str) -> Option<InternId>) -> Read<Step> {
    let mut phrase = Phrase::of(text);
    let step = match phrase.word() {
        "place-traps" => Step::PlaceTraps(phrase.amount()?),
        "place-secret-passages" => Step::PlaceSecretPassages,
        "place-teleport" => Step::PlaceTeleport,
        "move-to-target" => Step::MoveToTarget,
        "move-target" => Step::MoveTarget,
        "stop-movement" => Step::StopMovement,
        "ignore-doors" => Step::IgnoreDoors,
        "speed" => Step::Speed(phrase.amount()?),
        "peek-tiles" => Step::PeekTiles(phrase.number()?),
        "peek-cards" => Step::PeekCards(phrase.number()?),
        "take-intern" => {
            let name = phrase.word();
            Step::TakeIntern(intern(name).ok_or_else(|| format!("there is no intern `{name}`"))?)
        }
        "steal" | "drop" | "gives" | "collect" | "cancel" | "take-card" => return cubes_and_cards(text),
        "silence-next-test" => Step::SilenceNextTest,
        "ignore-failure" => Step::IgnoreFailure,
        "borrow-study-bonus" => Step::BorrowStudyBonus { least: phrase.number()? },
        "exchange" => Step::Exchange,
        "collect-beside" => Step::CollectBeside { else_draw: phrase.number()? },
        "debate" => Step::Debate,
        _ => return numbers(text),
    };
    phrase.end(step)
}

/// Parts about cubes and cards that are told apart by their second word.
fn cubes_and_cards(text: &str) -> Read<Step> {
    let mut phrase = Phrase::of(text);
    let step = match (phrase.word(), phrase.word()) {
        ("steal", "chosen") => Step::StealChosen,
        ("steal", "randomized") => Step::StealRandomized,
        ("drop", "chosen") => Step::DropChosen,
        ("gives", "") => Step::Gives,
        ("gives", "placed-this-turn") => Step::GivesPlacedThisTurn,
        ("collect", "target") => Step::CollectTarget,
        ("cancel", "") => Step::Cancel,
        ("cancel", "and-take") => Step::CancelAndTake,
        ("cancel", "unless-discard") => Step::CancelUnlessDiscard(phrase.number()?),
        ("take-card", "random") => Step::TakeRandomCard,
        _ => return phrase.unknown("part of an effect"),
    };
    phrase.end(step)
}

/// Parts that are a verb and its numbers.
fn numbers(text: &str) -> Read<Step> {
    let mut phrase = Phrase::of(text);
    let step = match phrase.word() {
        "stun" => Step::StunTargets(phrase.number()?),
        "draw-cards" => Step::DrawCards(phrase.number()?),
        "target-draws-cards" => Step::TargetDrawsCards(phrase.number()?),
        "take-students" => Step::TakeStudents(phrase.amount()?),
        "opponents-take-students" => Step::OpponentsTakeStudents(phrase.number()?),
        "take-target-students" => Step::TakeTargetStudents { few: phrase.number()?, many: phrase.number()? },
        "tax-actions" => Step::TaxActions(phrase.number()?),
        "target-chooses" => {
            phrase.expect("discard")?;
            let discard = phrase.number()?;
            phrase.expect("stun")?;
            Step::TargetChooses { discard, stun: phrase.number()? }
        }
        _ => return phrase.unknown("part of an effect"),
    };
    phrase.end(step)
}

/// A Zone Effect: `Stairs`, `Danger 2`, `Bivouac green`, `Secret Passage A`.
pub(super) fn zone_effect(text: &str) -> Read<ZoneEffect> {
    let mut phrase = Phrase::of(text);
    let effect = match phrase.word() {
        "Good" => {
            phrase.expect("Luck")?;
            ZoneEffect::GoodLuck(phrase.number()?)
        }
        "Bad" => {
            phrase.expect("Luck")?;
            ZoneEffect::BadLuck(phrase.number()?)
        }
        "Danger" => ZoneEffect::Danger(phrase.number()?),
        "Ambush" => ZoneEffect::Ambush(phrase.number()?),
        "Stop" => ZoneEffect::Stop,
        "Toll" => ZoneEffect::Toll(phrase.number()?),
        "Stairs" => ZoneEffect::Stairs,
        "Boss" => ZoneEffect::Boss,
        "Bivouac" => ZoneEffect::Bivouac(phrase.colour()?),
        "Secret" => {
            phrase.expect("Passage")?;
            ZoneEffect::SecretPassage(letter(phrase.word())?)
        }
        _ => return phrase.unknown("Zone Effect"),
    };
    phrase.end(effect)
}

fn letter(word: &str) -> Read<Letter> {
    match word {
        "A" => Ok(Letter::A),
        "B" => Ok(Letter::B),
        "X" => Ok(Letter::X),
        _ => Err(format!("`{word}` is no letter of a Secret Passage")),
    }
}

/// What a Skill does; the words stand over each variant of [`Skill`].
pub(super) fn skill(text: &str) -> Read<Skill> {
    let mut phrase = Phrase::of(text);
    let skill = match phrase.word() {
        "headbutt" => match phrase.word() {
            "" => Skill::Headbutt { collecting: false },
            "collecting" => Skill::Headbutt { collecting: true },
            _ => return phrase.unknown("Skill"),
        },
        "second-wind" => Skill::SecondWind { discard: phrase.number()?, sheds: phrase.number()? },
        "rogue" => Skill::Rogue { times: phrase.number()?, grade: phrase.number()? },
        "actions" => Skill::Actions(phrase.number()?),
        "sermon" => Skill::Sermon(phrase.number()?),
        "divine-intervention" => Skill::DivineIntervention(phrase.number()?),
        "repent" => Skill::Repent,
        "magic-prodigy" => Skill::MagicProdigy(phrase.number()?),
        "magic-sight" => Skill::MagicSight(phrase.number()?),
        "research-arcana" => Skill::ResearchArcana(phrase.number()?),
        _ => return phrase.unknown("Skill"),
    };
    phrase.end(skill)
}

/// What an Intern does.
pub(super) fn intern_effect(text: &str) -> Read<InternEffect> {
    let mut phrase = Phrase::of(text);
    let effect = match phrase.word() {
        "protect" => InternEffect::Protect,
        "speed" => InternEffect::Speed(phrase.number()?),
        "hand" => InternEffect::Hand(phrase.number()?),
        "espionage-alert" => InternEffect::EspionageAlert(phrase.number()?),
        "divination" => InternEffect::Divination(phrase.number()?),
        "take-students" => InternEffect::TakeStudents(phrase.number()?),
        _ => return phrase.unknown("effect of an Intern"),
    };
    phrase.end(effect)
}

/// What a Jinx does.
pub(super) fn jinx_effect(text: &str) -> Read<JinxEffect> {
    let mut phrase = Phrase::of(text);
    let effect = match phrase.word() {
        "speed-less" => less(&mut phrase, |by, least| JinxEffect::SpeedLess { by, least })?,
        "hand-less" => less(&mut phrase, |by, least| JinxEffect::HandLess { by, least })?,
        "intelligence-less" => less(&mut phrase, |by, least| JinxEffect::IntelligenceLess { by, least })?,
        "stamina-less" => less(&mut phrase, |by, least| JinxEffect::StaminaLess { by, least })?,
        "study-alert" => JinxEffect::StudyAlert(phrase.number()?),
        "many-targets-alert" => JinxEffect::ManyTargetsAlert(phrase.number()?),
        "espionage-alert-less" => JinxEffect::EspionageAlertLess(phrase.number()?),
        "no-bonfire" => JinxEffect::NoBonfire,
        "failure-draw" => JinxEffect::FailureDraw(phrase.number()?),
        "fear-of-new-zones" => JinxEffect::FearOfNewZones,
        "end-draw-most" => JinxEffect::EndDrawMost(phrase.number()?),
        "stun-discards" => JinxEffect::StunDiscards(phrase.number()?),
        "no-stun-avoid" => JinxEffect::NoStunAvoid,
        "study-bonus-less" => JinxEffect::StudyBonusLess(phrase.number()?),
        "silent-off-turn" => JinxEffect::SilentOffTurn,
        _ => return phrase.unknown("effect of a Jinx"),
    };
    phrase.end(effect)
}

fn less(phrase: &mut Phrase, effect: fn(u8, u8) -> JinxEffect) -> Read<JinxEffect> {
    let by = phrase.number()?;
    phrase.expect("least")?;
    Ok(effect(by, phrase.number()?))
}

/// A rule of a Panic Card.
pub(super) fn panic_rule(text: &str) -> Read<PanicRule> {
    let mut phrase = Phrase::of(text);
    let rule = match (phrase.word(), phrase.word()) {
        ("turn-start", "draw") => PanicRule::TurnStartDraw(phrase.number()?),
        ("turn-start", "boss") => PanicRule::TurnStartBoss,
        ("omega", "drops") => PanicRule::OmegaDrops,
        _ => return phrase.unknown("rule of a Panic Card"),
    };
    phrase.end(rule)
}

/// One thing that an Encounter does.
pub(super) fn happening(text: &str) -> Read<Happening> {
    let mut phrase = Phrase::of(text);
    let happening = match phrase.word() {
        "stun" => Happening::Stun(phrase.number()?),
        "stop" => Happening::Stop,
        "collect" => Happening::Collect,
        "drop" => Happening::Drop,
        _ => return phrase.unknown("part of an Encounter"),
    };
    phrase.end(happening)
}
