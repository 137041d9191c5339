//! `undercroft serve`: people play together.

use std::path::Path;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

use serde::Deserialize;
use server::{Server, Settings};
use table::Text;

use crate::arguments::Serve;
use crate::failure::Failure;
use crate::out;
use crate::voice::Voice;

/// Settings as a file has them: the flags' names as keys.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct File {
    listen: Option<String>,
    data: Option<std::path::PathBuf>,
    database: Option<String>,
    origin: Vec<String>,
    https: bool,
    bot_slot: Option<u64>,
    bots_at_once: Option<usize>,
    idle: Option<u64>,
    tables_per_person: Option<i64>,
    connections: Option<usize>,
    rate: Option<u32>,
    message_rate: Option<u32>,
    home_url: Option<String>,
    notice_after: Option<u64>,
    webhooks: Option<String>,
    mail_server: Option<String>,
    mail_from: Option<String>,
    bot_limit: Option<u64>,
    log: Option<String>,
    log_json: bool,
}

/// Serves until the program is told to stop.
pub fn run(arguments: &Serve, voice: &Voice) -> Result<ExitCode, Failure> {
    let file = arguments.config.as_deref().map_or_else(|| Ok(File::default()), read_file)?;
    let settings = settings(arguments, &file)?;
    let filter = arguments.log.clone().or(file.log).unwrap_or_else(|| "info".to_owned());
    server::logs(arguments.log_json || file.log_json, &filter)
        .map_err(|why| bad_setting("log", &filter, &why))?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::open(settings).await.map_err(Failure::other)?;
        out!("{}", voice.say(&Text::new("serve-ready").with("address", server.address()?.to_string())));
        server.run(told_to_stop()).await.map_err(Failure::other)
    })?;
    Ok(ExitCode::SUCCESS)
}

fn read_file(path: &Path) -> Result<File, Failure> {
    let bad = |why: String| {
        Failure::new(Text::new("failure-config").with("file", path.display().to_string()).with("why", why))
    };
    let text = std::fs::read_to_string(path).map_err(|error| bad(error.to_string()))?;
    toml::from_str(&text).map_err(|error| bad(error.to_string()))
}

/// A flag or the environment, else the file, else what the server does by itself.
fn settings(typed: &Serve, file: &File) -> Result<Settings, Failure> {
    let usual = Settings::default();
    let listen = typed.listen.as_ref().or(file.listen.as_ref());
    let origins = if typed.origin.is_empty() { &file.origin } else { &typed.origin };
    let home = typed.home_url.clone().or_else(|| file.home_url.clone());
    for (name, address) in
        origins.iter().map(|origin| ("origin", origin)).chain(home.iter().map(|home| ("home-url", home)))
    {
        if !address.starts_with("http://") && !address.starts_with("https://") {
            return Err(bad_setting(name, address, "https://…"));
        }
    }
    let slot = number("bot-slot", &typed.bot_slot, file.bot_slot)?;
    let idle = number("idle", &typed.idle, file.idle)?;
    let notice = number("notice-after", &typed.notice_after, file.notice_after)?;
    let limit = number("bot-limit", &typed.bot_limit, file.bot_limit)?;
    let webhooks = typed.webhooks.as_ref().or(file.webhooks.as_ref());
    Ok(Settings {
        listen: listen.map_or(Ok(usual.listen), |text| read("listen", text))?,
        data: typed.data.clone().or_else(|| file.data.clone()).unwrap_or(usual.data),
        database: typed.database.clone().or_else(|| file.database.clone()),
        origins: origins.clone(),
        https: typed.https || file.https,
        bot_slot: slot.map_or(usual.bot_slot, Duration::from_millis),
        bots_at_once: some("bots-at-once", number("bots-at-once", &typed.bots_at_once, file.bots_at_once)?)?
            .unwrap_or(usual.bots_at_once),
        idle: idle.map_or(usual.idle, Duration::from_secs),
        tables_per_person: some(
            "tables-per-person",
            number("tables-per-person", &typed.tables_per_person, file.tables_per_person)?,
        )?
        .unwrap_or(usual.tables_per_person),
        connections: some("connections", number("connections", &typed.connections, file.connections)?)?
            .unwrap_or(usual.connections),
        rate: number("rate", &typed.rate, file.rate)?.unwrap_or(usual.rate),
        message_rate: number("message-rate", &typed.message_rate, file.message_rate)?
            .unwrap_or(usual.message_rate),
        home,
        notice_after: notice.map_or(usual.notice_after, Duration::from_secs),
        webhooks: webhooks.map_or(Ok(usual.webhooks), |text| read("webhooks", text))?,
        mail_server: typed.mail_server.clone().or_else(|| file.mail_server.clone()),
        mail_from: typed.mail_from.clone().or_else(|| file.mail_from.clone()),
        bot_limit: limit.map_or(usual.bot_limit, Duration::from_secs),
        ..usual
    })
}

fn number<T: FromStr>(name: &str, typed: &Option<String>, file: Option<T>) -> Result<Option<T>, Failure>
where
    T::Err: ToString,
{
    match typed {
        Some(text) => read(name, text).map(Some),
        None => Ok(file),
    }
}

/// A number that must not be nothing or less.
fn some<T: PartialOrd + From<u8> + ToString>(name: &str, chosen: Option<T>) -> Result<Option<T>, Failure> {
    match chosen {
        Some(count) if count < T::from(1) => Err(bad_setting(name, &count.to_string(), "≥ 1")),
        other => Ok(other),
    }
}

fn read<T: FromStr>(name: &str, text: &str) -> Result<T, Failure>
where
    T::Err: ToString,
{
    text.parse().map_err(|error: T::Err| bad_setting(name, text, &error.to_string()))
}

fn bad_setting(name: &str, value: &str, why: &str) -> Failure {
    Failure::new(Text::new("failure-setting").with("setting", name).with("value", value).with("why", why))
}

/// Ctrl-C, or the signal that services are stopped with.
async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    fn typed(words: &[&str]) -> Serve {
        let line = ["undercroft", "serve"].into_iter().chain(words.iter().copied());
        match crate::arguments::Arguments::parse_from(line).command {
            crate::arguments::Command::Serve(serve) => *serve,
            _ => unreachable!(),
        }
    }

    #[test]
    fn a_flag_counts_more_than_the_file() {
        let file: File = toml::from_str("listen = \"127.0.0.1:1\"\nidle = 9\n").unwrap();
        let chosen = settings(&typed(&["--listen", "127.0.0.1:2"]), &file).unwrap();
        assert_eq!((chosen.listen.port(), chosen.idle.as_secs()), (2, 9));
    }

    #[test]
    fn a_bad_setting_is_named() {
        assert!(settings(&typed(&["--idle", "soon"]), &File::default()).is_err());
        assert!(settings(&typed(&["--listen", "everywhere"]), &File::default()).is_err());
        assert!(settings(&typed(&["--connections", "0"]), &File::default()).is_err());
        assert!(settings(&typed(&["--webhooks", "some"]), &File::default()).is_err());
        assert!(settings(&typed(&["--home-url", "play.example"]), &File::default()).is_err());
        assert!(toml::from_str::<File>("lisen = \"x\"").is_err());
    }
}
