//! The strict runner: a choice that nobody scripted fails the scenario, and so does luck that nobody scripted.

use super::check::Checker;
use super::file::{Scenario, ScenarioError, Step};
use crate::matches::{Setup, options_of};
use crate::{Bare, Face, Luck, NullLog, Play, Refusal, Say, Seat, SetupErrors, Turn, judge};

/// More passes in a row than any scenario needs: one that gets there goes round in circles.
const MOST_IDLE: usize = 500;

/// Runs a scenario to its end, or to the first thing that is not as it says.
pub fn run<G: Face>(scenario: &Scenario) -> Result<(), ScenarioError> {
    if let Some(culprit) = &scenario.cannot_start {
        return refuses_to_start::<G>(scenario, culprit);
    }
    let mut run = Run::<G> { scenario, state: position::<G>(scenario)? };
    for step in &scenario.steps {
        run.step(step)?;
    }
    Ok(())
}

/// The position: a fresh set-up with its named parts replaced.
pub(super) fn position<G: Face>(scenario: &Scenario) -> Result<G::State, ScenarioError> {
    let first = |why: String| ScenarioError::at(1, why);
    if scenario.game != G::facts().id {
        return Err(first(format!("the scenario is of the game `{}`", scenario.game)));
    }
    let mut state = fresh::<G>(scenario).map_err(|errors| first(errors.to_string()))?;
    for (line, part, value) in &scenario.position {
        arrange::<G>(&mut state, part, value)
            .map_err(|why| ScenarioError::at(*line, format!("position `{part}`: {why}")))?;
    }
    if scenario.position.is_empty() {
        return Ok(state);
    }
    let line = scenario.position[0].0;
    G::playable(&state)
        .map_err(|faults| ScenarioError::at(line, format!("no playable position: {}", faults.join("; "))))?;
    Ok(state)
}

fn fresh<G: Face>(scenario: &Scenario) -> Result<G::State, SetupErrors> {
    let mut setup = Setup::simulated(scenario.players, scenario.seed);
    setup.mode.clone_from(&scenario.mode);
    setup.chosen.clone_from(&scenario.options);
    let (_, options) = options_of::<G>(&G::schema(), &setup)?;
    G::start(&options, scenario.players, &mut Luck::seeded(scenario.seed))
}

fn refuses_to_start<G: Face>(scenario: &Scenario, culprit: &str) -> Result<(), ScenarioError> {
    match fresh::<G>(scenario) {
        Ok(_) => Err(ScenarioError::at(
            1,
            format!("the match starts, though `{culprit}` should keep it from that"),
        )),
        Err(errors) if errors.0.iter().any(|error| error.culprit == culprit) => Ok(()),
        Err(errors) => Err(ScenarioError::at(1, format!("the culprit is not `{culprit}`: {errors}"))),
    }
}

/// The part `*` is the whole state in the game's own data, as a scenario made from a match has it.
fn arrange<G: Face>(state: &mut G::State, part: &str, value: &crate::Datum) -> Result<(), String> {
    match (part, value) {
        ("*", crate::Datum::Text(json)) => {
            *state = serde_json::from_str(json).map_err(|error| error.to_string())?;
            Ok(())
        }
        _ => G::arrange(state, part, value),
    }
}

struct Run<'a, G: Face> {
    scenario: &'a Scenario,
    state: G::State,
}

impl<G: Face> Run<'_, G> {
    fn step(&mut self, step: &Step) -> Result<(), ScenarioError> {
        if let Some(seat) = step.seat
            && !self.expects_closed_door(step)
        {
            self.idle_until_asked(seat, step)?;
        }
        match (&step.does, step.seat) {
            (Some(words), Some(seat)) => self.act(seat, words, step)?,
            (Some(_), None) => {
                return Err(ScenarioError::at(step.line, "a step that `does` something needs a `seat`"));
            }
            (None, _) => self.nothing_left_over(step)?,
        }
        Checker::<G> { state: &self.state, step }.check()
    }

    /// Whether the step is about a seat that is not asked, or about a match that is over: then nobody is waited for.
    fn expects_closed_door(&self, step: &Step) -> bool {
        let facts = G::facts();
        let after_the_end = step.winners.is_some() || step.scores.is_some();
        step.refused.is_some_and(|rule| rule == facts.not_asked || rule == facts.over)
            || after_the_end && step.does.is_none()
    }

    fn nothing_left_over(&self, step: &Step) -> Result<(), ScenarioError> {
        let needs_does = step.refused.is_some() || !step.luck.is_empty() || step.chance.is_some();
        match needs_does {
            true => Err(ScenarioError::at(
                step.line,
                "`refused`, `luck` and `chance` belong to a step that `does` something",
            )),
            false => Ok(()),
        }
    }

    fn idle_until_asked(&mut self, seat: Seat, step: &Step) -> Result<(), ScenarioError> {
        for _ in 0..MOST_IDLE {
            let asked = match G::turn(&self.state) {
                Turn::Over => {
                    return Err(ScenarioError::at(
                        step.line,
                        format!("the match is over; seat {seat} is not asked"),
                    ));
                }
                Turn::Decide(asked) => asked,
            };
            let Some(other) = asked.first().filter(|_| !asked.contains(seat)) else { return Ok(()) };
            self.idle(other, step)?;
        }
        Err(ScenarioError::at(step.line, format!("seat {seat} is never asked")))
    }

    fn idle(&mut self, seat: Seat, step: &Step) -> Result<(), ScenarioError> {
        let prompt = Bare.say(&G::prompt(&self.state, seat));
        let unscripted = || {
            ScenarioError::at(
                step.line,
                format!("seat {seat} must decide first, and nobody scripted it: {prompt}"),
            )
        };
        let words = self.scenario.idle.as_ref().ok_or_else(unscripted)?;
        let action = G::read(&self.state, seat, words).map_err(|_| unscripted())?;
        let play = judge::<G>(&self.state, seat, action).map_err(|_| unscripted())?;
        self.apply(play, Luck::scripted([], step.chance), step)
    }

    fn act(&mut self, seat: Seat, words: &str, step: &Step) -> Result<(), ScenarioError> {
        let wrong = |why: String| ScenarioError::at(step.line, format!("`{words}`: {why}"));
        let action = G::read(&self.state, seat, words).map_err(wrong)?;
        match (judge::<G>(&self.state, seat, action), step.refused) {
            (Ok(play), None) => self.apply(play, Luck::scripted(step.luck.clone(), step.chance), step),
            (Err(refusal), Some(rule)) if refusal.rule == rule => Ok(()),
            (Err(refusal), Some(rule)) => Err(wrong(format!("refused by {}, not by {rule}", told(&refusal)))),
            (Ok(_), Some(rule)) => Err(wrong(format!("not refused, though {rule} should refuse it"))),
            (Err(refusal), None) => Err(wrong(format!("refused by {}", told(&refusal)))),
        }
    }

    fn apply(&mut self, play: Play<G>, mut luck: Luck, step: &Step) -> Result<(), ScenarioError> {
        G::apply(&mut self.state, play, &mut luck, &mut NullLog);
        match luck.faults().first() {
            None => Ok(()),
            Some(fault) => Err(ScenarioError::at(step.line, fault.clone())),
        }
    }
}

fn told(refusal: &Refusal) -> String {
    let because = refusal.because.as_ref().map(|text| format!(" ({})", Bare.say(text)));
    format!("{}{}", refusal.rule, because.unwrap_or_default())
}
