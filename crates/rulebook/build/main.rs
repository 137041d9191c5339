//! Compiles the ledgers of `rules/` into tables, and refuses to build on a ledger that is wrong.

mod check;
#[path = "../src/kind.rs"]
#[allow(dead_code, missing_docs)]
mod kind;
mod raw;
mod read;
mod write;

use std::{env, fs, path::PathBuf};

fn main() {
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the output folder"));
    let rules = manifest.join("../../rules");
    println!("cargo::rerun-if-changed={}", rules.display());
    println!("cargo::rerun-if-changed={}", manifest.join("build").display());
    println!("cargo::rerun-if-changed={}", manifest.join("src/kind.rs").display());

    let book = read::read_book(&rules).and_then(|book| match check::faults(&book) {
        faults if faults.is_empty() => Ok(book),
        faults => Err(faults),
    });
    match book {
        Ok(book) => {
            fs::write(out.join("ledgers.rs"), write::module(&book)).expect("the output folder takes a file")
        }
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={}", fault.to_string().replace('\n', " "));
            }
        }
    }
}
