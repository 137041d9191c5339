//! A random match, followed step by step under the eyes of the laws.

use super::laws::{self, Law};
use super::{Breach, Setting};
use crate::matches::{Setup, options_of};
use crate::{Bare, Face, Legal, Luck, Match, Minutes, Play, Say, Seat, Turn, Value, Viewer, random_play};

/// How many actions of other moments are asked about at each step.
const POOL: usize = 24;

pub(super) struct Walk<'a, G: Face> {
    setting: &'a Setting,
    game: Match<G>,
    luck: Luck,
    legal: Legal<G>,
    pool: Vec<G::Action>,
    clones: Vec<(G::State, String)>,
    variety: laws::Variety,
    step: usize,
}

impl<'a, G: Face> Walk<'a, G> {
    pub fn new(setting: &'a Setting) -> Result<Self, Breach> {
        let breach = |why: String| Breach { law: Law::Starts, setting: setting.clone(), step: 0, why };
        let mut setup = Setup::simulated(setting.seats, setting.seed).in_mode(&setting.mode);
        setup.chosen.clone_from(&setting.chosen);
        options_of::<G>(&G::schema(), &setup).map_err(|errors| breach(errors.to_string()))?;
        let game = Match::start(setup).map_err(|errors| breach(errors.to_string()))?;
        let luck = Luck::seeded(setting.seed ^ 0x9e37_79b9_7f4a_7c15);
        let (pool, clones) = (Vec::new(), Vec::new());
        let variety = laws::Variety::default();
        Ok(Walk { setting, game, luck, legal: Legal::new(), pool, clones, variety, step: 0 })
    }

    pub fn check(mut self) -> Result<(), Breach> {
        self.law(Law::Starts, laws::schema_is_sound::<G>())?;
        while let Some(Turn::Decide(seats)) = self.game.turn() {
            self.law(Law::Ends, laws::somebody_is_asked(seats, self.setting.seats))?;
            let too_long = self.step > G::facts().longest as usize;
            self.law(Law::Ends, if too_long { Err("the match does not end".to_owned()) } else { Ok(()) })?;
            self.look()?;
            let chosen = self.luck.pick("seat", seats.len(), |_| "".into());
            if let Some(seat) = seats.iter().nth(chosen) {
                self.decide(seat)?;
            }
            self.step += 1;
        }
        self.finish()
    }

    /// The laws about a state as it stands.
    fn look(&mut self) -> Result<(), Breach> {
        let Some(state) = self.game.state().cloned() else { return Ok(()) };
        self.law(Law::Restores, laws::restores::<G>(&state, self.setting.seats))?;
        let resampled = laws::resamples::<G>(&state, self.setting.seats, &mut self.luck);
        self.law(Law::Resamples, resampled)?;
        let leak = laws::does_not_leak::<G>(&state, self.setting.seats, &mut self.luck);
        self.law(Law::DoesNotLeak, leak)?;
        let viewer = Viewer::all(self.setting.seats).nth(self.step % (self.setting.seats + 1));
        if let Some(viewer) = viewer {
            let drawn = G::draw(&G::view(&state, viewer), &Bare);
            self.law(Law::Speaks, laws::something_is_shown(&drawn))?;
            self.variety.look::<G>(&state, viewer, &mut self.luck);
        }
        if self.step.is_multiple_of(7) {
            self.clones.push((state.clone(), format!("{state:?}")));
        }
        Ok(())
    }

    /// The laws about a decision and what follows from it.
    fn decide(&mut self, seat: Seat) -> Result<(), Breach> {
        let Some(state) = self.game.state().cloned() else { return Ok(()) };
        self.legal.list(&state, seat);
        self.law(Law::Restores, self.legal.actions().iter().try_for_each(laws::written_and_read))?;
        let wild: Vec<G::Action> = (0..POOL).filter_map(|_| G::wild(&mut self.luck)).collect();
        let asked = self.pool.iter().chain(&wild);
        let equal = laws::legal_equals_judge::<G>(&state, seat, &self.legal, asked);
        self.law(Law::LegalEqualsJudge, equal)?;
        let speaks = laws::speaks::<G>(&state, seat, &self.legal);
        self.law(Law::Speaks, speaks)?;
        let sampled = G::sample(&state, seat, &mut self.luck);
        self.law(Law::LegalEqualsJudge, laws::sampled_is_legal::<G>(&state, seat, &sampled))?;
        let play = random_play::<G>(&state, seat, &mut self.legal, &mut self.luck);
        let action = play.action().clone();
        let sampled = laws::sampled_is_legal::<G>(&state, seat, &action);
        self.law(Law::LegalEqualsJudge, sampled)?;
        self.law(Law::Restores, laws::written_and_read(&action))?;
        self.law(Law::Speaks, laws::reads_back::<G>(&state, seat, &action))?;
        self.try_out(&state, play)?;
        self.keep_in_pool(&action);
        self.act(&state, seat, action)
    }

    /// The laws about what a play tells and teaches, tried on a copy.
    fn try_out(&mut self, state: &G::State, play: Play<G>) -> Result<(), Breach> {
        let (seat, action) = (play.seat(), play.action().clone());
        let seed = self.step as u64;
        let mut luck = Luck::seeded(seed);
        let mut after = state.clone();
        let mut minutes = Minutes::default();
        G::apply(&mut after, play, &mut luck, &mut minutes);
        self.law(
            Law::Restores,
            minutes.told.iter().try_for_each(|told| laws::written_and_read(&told.event)),
        )?;
        let told = minutes
            .told
            .iter()
            .try_for_each(|told| laws::something_is_shown(&Bare.say(&G::tell(&told.event))));
        self.law(Law::Speaks, told)?;
        let world = (self.setting.seats, seed);
        let leak =
            laws::events_do_not_leak::<G>(state, &after, &minutes, (seat, &action), world, &mut self.luck);
        self.law(Law::DoesNotLeak, leak)?;
        if luck.draws() > 0 || minutes.revealed {
            return Ok(());
        }
        // A play that can be taken back must look the same to its actor in every world the actor may be in.
        let learned =
            laws::same_in_another_world::<G>(state, &after, &minutes, seat, &action, &mut self.luck);
        self.law(Law::UndoKeepsBarriers, learned)
    }

    fn act(&mut self, before: &G::State, seat: Seat, action: G::Action) -> Result<(), Breach> {
        if let Err(error) = self.game.act(seat, action.clone()) {
            return self.law(Law::LegalEqualsJudge, Err(format!("{action:?}: {error}")));
        }
        if self.game.can_undo(seat).is_ok() && self.luck.die("undo", 4) == 1 {
            let undone = self.game.undo(seat).map_err(|error| error.to_string());
            let same = self.game.state() == Some(before);
            let undone =
                undone.and(if same { Ok(()) } else { Err(format!("undoing {action:?} leads elsewhere")) });
            self.law(Law::UndoKeepsBarriers, undone)?;
            let again =
                self.game.act(seat, action.clone()).map_err(|error| format!("again {action:?}: {error}"));
            self.law(Law::UndoKeepsBarriers, again)?;
        }
        Ok(())
    }

    fn keep_in_pool(&mut self, action: &G::Action) {
        let place = self.luck.pick("pool", POOL, |_| "".into());
        if self.pool.len() < POOL {
            self.pool.push(action.clone());
        } else {
            self.pool[place] = action.clone();
        }
    }

    /// The laws about a match as a whole.
    fn finish(self) -> Result<(), Breach> {
        let outcome = self.game.outcome().ok_or_else(|| "no outcome".to_owned());
        self.law(
            Law::Ends,
            outcome.and_then(|outcome| laws::outcome_is_sound(&outcome, self.setting.seats)),
        )?;
        self.law(Law::Resamples, self.variety.is_sound())?;
        let changed = self.clones.iter().find(|(state, text)| format!("{state:?}") != *text);
        self.law(
            Law::ClonesStay,
            changed.map_or(Ok(()), |(state, _)| Err(format!("a clone changed: {state:?}"))),
        )?;
        self.law(Law::Replays, laws::replays::<G>(&self.game))
    }

    fn law(&self, law: Law, kept: Result<(), String>) -> Result<(), Breach> {
        kept.map_err(|why| Breach { law, setting: self.setting.clone(), step: self.step, why })
    }
}

/// The default of every field of a schema is a value the field allows; used by the law of sound schemas.
pub(super) fn default_values<G: Face>() -> crate::Values {
    let fields = G::schema().fields;
    fields.into_iter().map(|field| (field.key.to_owned(), field.default)).collect::<crate::Values>()
}

/// Whether the options' own defaults are the schema's.
pub(super) fn defaults_agree<G: Face>() -> Result<(), String> {
    let own = serde_json::to_value(G::Options::default()).map_err(|error| error.to_string())?;
    for (key, value) in default_values::<G>() {
        let agrees = own.get(&key).cloned().and_then(|own| serde_json::from_value::<Value>(own).ok());
        if agrees.as_ref() != Some(&value) {
            return Err(format!(
                "option `{key}` is {value} in the schema, but {agrees:?} in the options' own default"
            ));
        }
    }
    Ok(())
}
