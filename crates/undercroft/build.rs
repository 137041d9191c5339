//! Reads the workspace's sources for the rules they cite, and embeds the scenarios: the installed program knows both.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> Result<(), Box<dyn Error>> {
    let variable = |name: &str| env::var_os(name).map(PathBuf::from).ok_or(format!("{name} is not set"));
    let root = variable("CARGO_MANIFEST_DIR")?.join("../..").canonicalize()?;
    let out = variable("OUT_DIR")?;
    for watched in ["crates", "rules", "scenarios"] {
        println!("cargo::rerun-if-changed={}", root.join(watched).display());
    }
    let citations = rulebook::scan_workspace(&root)?;
    fs::write(out.join("citations.json"), rulebook::citations::write_table(&citations)?)?;
    fs::write(out.join("scenarios.rs"), scenarios(&root)?)?;
    Ok(())
}

fn scenarios(root: &Path) -> Result<String, Box<dyn Error>> {
    let mut files = Vec::new();
    collect(&root.join("scenarios"), &mut files)?;
    files.sort();
    let mut code = String::from("pub(crate) const EMBEDDED: &[(&str, &str)] = &[\n");
    for file in files {
        let name = file.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
        writeln!(code, "    ({name:?}, include_str!({file:?})),")?;
    }
    code.push_str("];\n");
    Ok(code)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
    Ok(())
}
