//! The server without the program around it, for measurements: no limits on rates, everything else as usual.
//!
//! ```text
//! cargo run --release -p load --bin bare-server -- 127.0.0.1:7203 /tmp/load [postgres://…]
//! ```

use std::net::SocketAddr;
use std::path::PathBuf;

use server::{Server, Settings};

/// As in the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    server::runtime()?.block_on(serve())
}

async fn serve() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let usual = Settings::default();
    let listen = words.next().map_or(Ok(usual.listen), |text| text.parse::<SocketAddr>())?;
    let data = words.next().map_or(usual.data.clone(), PathBuf::from);
    let database = words.next();
    let settings = Settings {
        listen,
        data,
        database,
        rate: 0,
        message_rate: 0,
        tables_per_person: i64::MAX,
        idle: std::time::Duration::from_secs(10),
        ..usual
    };
    server::logs(false, "warn")?;
    let server = Server::open(settings).await?;
    println!("ready {}", std::process::id());
    server.run(async { drop(tokio::signal::ctrl_c().await) }).await?;
    Ok(())
}
