//! What can be typed. The words of the help stand in `locales/*/help.ftl`, under `help-<command>-<argument>`.

use std::path::PathBuf;

use clap::builder::FalseyValueParser;
use clap::{Args, Parser, Subcommand};

#[derive(Parser)]
#[command(name = "undercroft", version)]
pub struct Arguments {
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    #[arg(long, global = true, value_name = "GAME=FOLDER")]
    pub content: Vec<String>,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    Games(Games),
    Play(Play),
    Sim(Sim),
    Arena(Arena),
    Replay(Replay),
    Verify(Verify),
    Scenario {
        #[command(subcommand)]
        command: Scenario,
    },
    Rules {
        #[command(subcommand)]
        command: Rules,
    },
    Bench(Bench),
    Serve(Box<Serve>),
    Completions(Completions),
}

#[derive(Args)]
pub struct Games {
    #[arg(long)]
    pub json: bool,
}

/// What a match is to be; shared by everything that starts one.
#[derive(Args)]
pub struct MatchChoice {
    #[arg(long)]
    pub mode: Option<String>,
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    pub players: Vec<String>,
    #[arg(long)]
    pub seats: Option<usize>,
}

#[derive(Args)]
pub struct Play {
    pub game: Option<String>,
    #[command(flatten)]
    pub choice: MatchChoice,
    #[arg(long)]
    pub seed: Option<u64>,
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "log", "seed", "mode", "options", "players", "seats"])]
    pub resume: Option<PathBuf>,
    #[arg(long, value_name = "ENTRY", requires = "resume")]
    pub from: Option<usize>,
    #[arg(long)]
    pub plain: bool,
}

#[derive(Args)]
pub struct Sim {
    pub game: String,
    #[command(flatten)]
    pub choice: MatchChoice,
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[arg(long)]
    pub no_rotation: bool,
    #[arg(long)]
    pub threads: Option<usize>,
    #[arg(long, default_value_t = 16)]
    pub judge_every: u64,
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["report", "csv"])]
    pub log: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    pub csv: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Arena {
    pub game: String,
    #[arg(long)]
    pub mode: Option<String>,
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "NAMES",
        default_value = "novice,easy,medium,hard,expert"
    )]
    pub players: Vec<String>,
    #[arg(long, default_value_t = 50)]
    pub seeds: u64,
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
    #[arg(long)]
    pub threads: Option<usize>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Replay {
    pub file: PathBuf,
    #[arg(long, value_name = "ENTRY")]
    pub to: Option<usize>,
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<usize>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Verify {
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Subcommand)]
pub enum Scenario {
    Run(ScenarioRun),
    From(ScenarioFrom),
    Playthrough(Playthrough),
}

#[derive(Args)]
pub struct ScenarioRun {
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct ScenarioFrom {
    pub file: PathBuf,
    #[arg(long, value_name = "ACTION")]
    pub at: usize,
}

#[derive(Args)]
pub struct Playthrough {
    pub game: String,
    #[command(flatten)]
    pub choice: MatchChoice,
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

#[derive(Subcommand)]
pub enum Rules {
    List(RulesList),
    Show(RulesShow),
    Search(RulesSearch),
    Coverage(RulesCoverage),
    Index(RulesIndex),
}

#[derive(Args)]
pub struct RulesList {
    pub ledger: Option<String>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct RulesShow {
    pub id: String,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct RulesSearch {
    #[arg(required = true)]
    pub words: Vec<String>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct RulesCoverage {
    pub ledger: Option<String>,
    #[arg(long)]
    pub missing: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct RulesIndex {
    pub ledger: Option<String>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct Bench {
    #[arg(long)]
    pub game: Option<String>,
    #[command(flatten)]
    pub choice: MatchChoice,
    #[arg(long, default_value_t = 2)]
    pub seconds: u64,
    #[arg(long, value_name = "COUNT", conflicts_with = "seconds")]
    pub games: Option<u64>,
    #[arg(long)]
    pub views: bool,
    #[arg(long)]
    pub json: bool,
}

/// Every setting can also come from `UNDERCROFT_<NAME>` and from a file; a flag counts more than the environment, the
/// environment more than the file.
#[derive(Args)]
pub struct Serve {
    #[arg(long, env = "UNDERCROFT_LISTEN", value_name = "ADDRESS")]
    pub listen: Option<String>,
    #[arg(long, env = "UNDERCROFT_DATA", value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    #[arg(long, env = "UNDERCROFT_DATABASE", hide_env_values = true, value_name = "URL")]
    pub database: Option<String>,
    #[arg(long, env = "UNDERCROFT_ORIGIN", value_delimiter = ',', value_name = "URL")]
    pub origin: Vec<String>,
    #[arg(
        long,
        env = "UNDERCROFT_HTTPS",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "true",
        value_name = "WHETHER",
        value_parser = FalseyValueParser::new()
    )]
    pub https: Option<bool>,
    #[arg(long, env = "UNDERCROFT_BOT_SLOT", value_name = "MILLISECONDS")]
    pub bot_slot: Option<String>,
    #[arg(long, env = "UNDERCROFT_BOTS_AT_ONCE", value_name = "COUNT")]
    pub bots_at_once: Option<String>,
    #[arg(long, env = "UNDERCROFT_IDLE", value_name = "SECONDS")]
    pub idle: Option<String>,
    #[arg(long, env = "UNDERCROFT_TABLES_PER_PERSON", value_name = "COUNT")]
    pub tables_per_person: Option<String>,
    #[arg(long, env = "UNDERCROFT_CONNECTIONS", value_name = "COUNT")]
    pub connections: Option<String>,
    #[arg(long, env = "UNDERCROFT_RATE", value_name = "COUNT")]
    pub rate: Option<String>,
    #[arg(long, env = "UNDERCROFT_MESSAGE_RATE", value_name = "COUNT")]
    pub message_rate: Option<String>,
    #[arg(long, env = "UNDERCROFT_HOME_URL", value_name = "URL")]
    pub home_url: Option<String>,
    #[arg(long, env = "UNDERCROFT_NOTICE_AFTER", value_name = "SECONDS")]
    pub notice_after: Option<String>,
    #[arg(long, env = "UNDERCROFT_WEBHOOKS", value_name = "WHICH")]
    pub webhooks: Option<String>,
    #[arg(long, env = "UNDERCROFT_MAIL_SERVER", hide_env_values = true, value_name = "URL")]
    pub mail_server: Option<String>,
    #[arg(long, env = "UNDERCROFT_MAIL_FROM", value_name = "ADDRESS")]
    pub mail_from: Option<String>,
    #[arg(long, env = "UNDERCROFT_BOT_LIMIT", value_name = "SECONDS")]
    pub bot_limit: Option<String>,
    #[arg(long, env = "UNDERCROFT_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
    #[arg(long, env = "UNDERCROFT_LOG", value_name = "FILTER")]
    pub log: Option<String>,
    #[arg(
        long,
        env = "UNDERCROFT_LOG_JSON",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "true",
        value_name = "WHETHER",
        value_parser = FalseyValueParser::new()
    )]
    pub log_json: Option<bool>,
}

#[derive(Args)]
pub struct Completions {
    pub shell: clap_complete::Shell,
}
