//! `undercroft sim`: many matches between bots.

use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use bots::sim::{Plan, PlanError, Report};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::{About, Whole, Wrong};
use shelf::Boxed;
use table::{Seat, Text, Turn};

use crate::arguments::Sim;
use crate::failure::{Failure, UNSOUND};
use crate::logfile::LogFile;
use crate::out;
use crate::setup;
use crate::voice::Voice;

/// Plays the matches and prints what came of them. Exits with 1 when any match did not end as it should.
pub fn run(arguments: &Sim, voice: &Voice) -> Result<ExitCode, Failure> {
    let boxed = setup::game(&arguments.game)?;
    let schema = boxed.game.schema();
    let players = setup::players(&schema, &arguments.choice, "random", "random")?;
    if let Some(name) = players.iter().find(|name| *name == setup::PERSON) {
        let known = bots::NAMES.join(", ");
        return Err(Failure::new(
            Text::new("failure-no-such-player").with("player", name.as_str()).with("known", known),
        ));
    }
    if let Some(folder) = &arguments.log {
        return write_logs(arguments, boxed, &players, folder, voice);
    }
    let plan = Plan {
        mode: arguments.choice.mode.clone(),
        chosen: setup::values(&schema, &arguments.choice.options)?,
        players,
        games: arguments.games,
        seed: arguments.seed,
        rotate: !arguments.no_rotation,
        threads: setup::threads(arguments.threads),
        judge_every: arguments.judge_every,
    };
    let report = match &arguments.report.as_ref().or(arguments.csv.as_ref()) {
        None => simulate(&plan, |plan, progress| (boxed.simulate)(plan, progress), |report| report)?,
        Some(_) => studied(arguments, boxed, &plan, voice)?,
    };
    match arguments.json {
        true => out!("{}", serde_json::to_string_pretty(&report)?),
        false => print(&report, voice),
    }
    Ok(if report.is_sound() { ExitCode::SUCCESS } else { ExitCode::from(UNSOUND) })
}

/// Plays with a progress bar, and puts in how long it took.
fn simulate<T>(
    plan: &Plan,
    play: impl FnOnce(&Plan, &(dyn Fn(u64) + Sync)) -> Result<T, PlanError>,
    report: impl FnOnce(&mut T) -> &mut Report,
) -> Result<T, Failure> {
    let bar = progress_bar(plan.games);
    std::panic::set_hook(Box::new(|_| {}));
    let begun = Instant::now();
    let done = play(plan, &|n| {
        if n.is_multiple_of(64) {
            bar.inc(64);
        }
    });
    let seconds = begun.elapsed().as_secs_f64();
    let _ = std::panic::take_hook();
    bar.finish_and_clear();
    let mut done = done?;
    report(&mut done).took(seconds);
    Ok(done)
}

/// Plays and studies, and writes what was asked for. Wrong paths are found out before the first match.
fn studied(arguments: &Sim, boxed: &Boxed, plan: &Plan, voice: &Voice) -> Result<Report, Failure> {
    let wrong = |wrong: Wrong| Failure::file(&wrong.path, wrong.why);
    let file = arguments.report.as_deref().map(Whole::create).transpose().map_err(wrong)?;
    if let Some(folder) = &arguments.csv {
        std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
        for name in lab::FILES {
            Whole::create(&folder.join(name)).map_err(wrong)?;
        }
    }
    let (report, study) =
        simulate(plan, |plan, progress| (boxed.study)(plan, progress), |(report, _)| report)?;
    if let Some(file) = file {
        let about = About {
            title: boxed.game.facts().title.to_owned(),
            command: command(boxed, plan, &report),
            seed: plan.seed,
        };
        let page = lab::page(&report, &study, &about, voice.tongue());
        file.write(|out| out.write_all(page.as_bytes())).map_err(wrong)?;
    }
    if let Some(folder) = &arguments.csv {
        lab::write_rows(folder, &report, &study, voice.tongue()).map_err(wrong)?;
    }
    for path in arguments.report.iter().chain(&arguments.csv).filter(|_| !arguments.json) {
        out!("{}", voice.say(&Text::new("lab-written").with("file", path.display().to_string())));
    }
    Ok(report)
}

/// The command that makes the same study again.
fn command(boxed: &Boxed, plan: &Plan, report: &Report) -> String {
    let options: String = plan.chosen.iter().map(|(key, value)| format!(" --option {key}={value}")).collect();
    let stay = if plan.rotate { "" } else { " --no-rotation" };
    format!(
        "undercroft sim {} --mode {}{options} --players {} --games {} --seed {}{stay} --report study.html",
        boxed.id(),
        report.mode,
        plan.players.join(","),
        plan.games,
        plan.seed
    )
}

/// A bar on the terminal; none when nobody looks.
pub fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

fn print(report: &Report, voice: &Voice) {
    let say = |text: Text| out!("{}", voice.say(&text));
    let percent = |share: f64| voice.tongue().percent(share);
    say(Text::new("sim-games")
        .with("game", report.game.as_str())
        .with("mode", report.mode.as_str())
        .with("finished", report.finished as i64)
        .with("games", report.games as i64));
    say(Text::new("sim-speed")
        .with("steps", voice.tongue().number(report.steps as f64, 0))
        .with("seconds", voice.tongue().number(report.seconds, 2))
        .with("rate", voice.tongue().number(report.steps_per_s, 0)));
    say(Text::new("sim-lengths")
        .with("min", report.lengths.min as i64)
        .with("median", report.lengths.median as i64)
        .with("p99", report.lengths.p99 as i64)
        .with("max", report.lengths.max as i64));
    for seat in &report.seats {
        say(Text::new("sim-seat")
            .with("seat", seat.seat)
            .with("share", percent(seat.win_share))
            .with("low", percent(seat.low))
            .with("high", percent(seat.high))
            .with("score", voice.tongue().number(seat.mean_score, 2)));
    }
    for player in &report.by_player {
        say(Text::new("sim-player")
            .with("player", player.name.as_str())
            .with("share", percent(player.win_share))
            .with("low", percent(player.low))
            .with("high", percent(player.high)));
    }
    for trouble in &report.troubles {
        say(Text::new("sim-trouble")
            .with("seed", trouble.seed as i64)
            .with("step", trouble.step as i64)
            .with("kind", trouble.kind)
            .with("why", trouble.why.as_str()));
    }
}

/// Plays the matches one after the other and keeps a log of each; an interrupted run leaves logs that replay.
fn write_logs(
    arguments: &Sim,
    boxed: &Boxed,
    players: &[String],
    folder: &Path,
    voice: &Voice,
) -> Result<ExitCode, Failure> {
    std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
    for n in 0..arguments.games {
        let seed = arguments.seed.wrapping_add(n);
        let setup =
            setup::setup(&arguments.choice, &boxed.game.schema(), players, setup::seed_from(seed), voice)?;
        let mut game = boxed.game.open(setup)?;
        game.begin()?;
        let path = folder.join(format!("{}-{seed:08}.jsonl", boxed.id()));
        let mut log = LogFile::create(&path)?;
        let mut opponents = Vec::new();
        for (index, name) in players.iter().enumerate() {
            opponents.push((boxed.opponent)(name, seed ^ (index as u64) << 32).map_err(Failure::other)?);
        }
        while let Some(Turn::Decide(seats)) = game.turn() {
            let seat = seats.first().unwrap_or(Seat::new(0));
            opponents[seat.index()]
                .act(game.as_mut(), seat)
                .map_err(|error| Failure::unsound(Text::literal(error.to_string())))?;
            log.keep_up(game.as_ref())?;
        }
        out!("{}", path.display());
    }
    Ok(ExitCode::SUCCESS)
}
