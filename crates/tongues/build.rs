//! Embeds every Fluent file of `locales/`, so that the program needs no files beside it.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const LANGUAGES: [&str; 3] = ["en", "fr", "it"];

fn main() -> io::Result<()> {
    let variable = |name: &str| env::var_os(name).map(PathBuf::from).ok_or(io::ErrorKind::NotFound);
    let locales = variable("CARGO_MANIFEST_DIR")?.join("../../locales").canonicalize()?;
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut code = String::from("pub(crate) const FILES: &[(&str, &str, &str)] = &[\n");
    for language in LANGUAGES {
        for file in fluent_files(&locales.join(language))? {
            println!("cargo::rerun-if-changed={}", file.display());
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let _ = writeln!(code, "    ({language:?}, {name:?}, include_str!({file:?})),");
        }
    }
    code.push_str("];\n");
    fs::write(variable("OUT_DIR")?.join("files.rs"), code)
}

fn fluent_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    let mut files: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    Ok(files)
}
