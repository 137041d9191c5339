//! `undercroft serve`: people play together.

use std::io::Write;
use std::num::{IntErrorKind, ParseIntError};
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

use serde::Deserialize;
use server::{ServeError, Server, Settings};
use table::Text;

use crate::arguments::Serve;
use crate::failure::Failure;
use crate::voice::Voice;

/// The longest time that can be set, in seconds.
const YEAR: u64 = 365 * 24 * 60 * 60;
/// The most bots that can think at the same time.
const BOTS: usize = 10_000;
/// The most connections that can be kept open.
const CONNECTIONS: usize = 10_000_000;

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
    server::logs(arguments.log_json.unwrap_or(file.log_json), &filter)
        .map_err(|why| bad_setting("log", &filter, &why))?;
    server::runtime()?.block_on(async {
        let server = Server::open(settings).await.map_err(not_open)?;
        let ready = voice.say(&Text::new("serve-ready").with("address", server.address()?.to_string()));
        // A server whose one line nobody reads, or that cannot be written, serves all the same.
        let _ = writeln!(std::io::stdout(), "{ready}");
        server.run(told_to_stop()).await.map_err(not_open)
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Why there is no server, as its host reads it.
fn not_open(error: ServeError) -> Failure {
    use server::StoreFailure as Store;
    Failure::new(match error {
        ServeError::Listen(address, why) => {
            Text::new("failure-listen").with("address", address.to_string()).with("why", why.to_string())
        }
        ServeError::Folder(folder, why) => {
            Text::new("failure-folder").with("folder", folder).with("why", why.to_string())
        }
        ServeError::Mail(why) => Text::new("failure-mail").with("why", why),
        ServeError::Store(Store::Open(database, why)) => {
            Text::new("failure-database-open").with("database", database).with("why", why)
        }
        ServeError::Store(Store::InUse(database)) => {
            Text::new("failure-database-in-use").with("database", database)
        }
        ServeError::Store(Store::Address(address)) => {
            Text::new("failure-database-address").with("address", address)
        }
        ServeError::Store(Store::OtherShape { found, ours }) => {
            Text::new("failure-database-shape").with("found", found).with("ours", ours)
        }
        ServeError::Store(Store::Database(why)) => Text::new("failure-database").with("why", why),
        ServeError::Store(why @ (Store::Conflict | Store::Closed)) => return Failure::other(why),
        ServeError::Io(why) => return why.into(),
    })
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
    let slot = number("bot-slot", &typed.bot_slot, file.bot_slot, 0..=1000 * YEAR)?;
    let idle = number("idle", &typed.idle, file.idle, 0..=YEAR)?;
    let notice = number("notice-after", &typed.notice_after, file.notice_after, 0..=YEAR)?;
    let limit = number("bot-limit", &typed.bot_limit, file.bot_limit, 0..=YEAR)?;
    let tables = number(
        "tables-per-person",
        &typed.tables_per_person,
        file.tables_per_person,
        1..=i64::from(i32::MAX),
    )?;
    let webhooks = typed.webhooks.as_ref().or(file.webhooks.as_ref());
    Ok(Settings {
        listen: listen.map_or(Ok(usual.listen), |text| read("listen", text))?,
        data: typed.data.clone().or_else(|| file.data.clone()).unwrap_or(usual.data),
        database: typed.database.clone().or_else(|| file.database.clone()),
        origins: origins.clone(),
        https: typed.https.unwrap_or(file.https),
        bot_slot: slot.map_or(usual.bot_slot, Duration::from_millis),
        bots_at_once: number("bots-at-once", &typed.bots_at_once, file.bots_at_once, 1..=BOTS)?
            .unwrap_or(usual.bots_at_once),
        idle: idle.map_or(usual.idle, Duration::from_secs),
        tables_per_person: tables.unwrap_or(usual.tables_per_person),
        connections: number("connections", &typed.connections, file.connections, 1..=CONNECTIONS)?
            .unwrap_or(usual.connections),
        rate: number("rate", &typed.rate, file.rate, 0..=u32::MAX)?.unwrap_or(usual.rate),
        message_rate: number("message-rate", &typed.message_rate, file.message_rate, 0..=u32::MAX)?
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

/// A number that makes sense, typed or from the file.
fn number<T: FromStr<Err = ParseIntError> + PartialOrd + ToString>(
    name: &str,
    typed: &Option<String>,
    file: Option<T>,
    sensible: RangeInclusive<T>,
) -> Result<Option<T>, Failure> {
    let (least, most) = (sensible.start(), sensible.end());
    let too_large = |value: &str| bad_setting(name, value, &format!("≤ {}", most.to_string()));
    let chosen = match typed {
        None => file,
        Some(text) => Some(text.parse().map_err(|error: ParseIntError| match error.kind() {
            IntErrorKind::PosOverflow => too_large(text),
            _ => bad_setting(name, text, &error.to_string()),
        })?),
    };
    match chosen {
        Some(number) if number < *least => {
            Err(bad_setting(name, &number.to_string(), &format!("≥ {}", least.to_string())))
        }
        Some(number) if number > *most => Err(too_large(&number.to_string())),
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
    fn what_is_switched_off_counts_more_than_what_the_file_switches_on() {
        let file: File = toml::from_str("https = true").unwrap();
        let https = |words: &[&str]| settings(&typed(words), &file).unwrap().https;
        assert!(https(&[]) && https(&["--https"]));
        assert!(!https(&["--https=false"]));
        assert!(settings(&typed(&["--https"]), &File::default()).unwrap().https);
    }

    #[test]
    fn a_number_too_large_is_refused_with_the_largest_there_is() {
        let huge = u64::MAX.to_string();
        for (flag, value, most) in [
            ("--bot-slot", huge.as_str(), "31536000000"),
            ("--idle", "99999999999999999999", "31536000"),
            ("--notice-after", "31536001", "31536000"),
            ("--bots-at-once", &huge, "10000"),
            ("--connections", &huge, "10000000"),
            ("--tables-per-person", "9223372036854775807", "2147483647"),
            ("--rate", "4294967296", "4294967295"),
        ] {
            let refused = settings(&typed(&[flag, value]), &File::default()).unwrap_err();
            let said = refused.words(&Voice::in_language("en"));
            assert!(said.contains(&flag[2..]) && said.contains(&format!("≤ {most}")), "{said}");
        }
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
