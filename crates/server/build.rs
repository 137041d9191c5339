//! Watches the built page: a program built before it, or beside an older one, is built again.

use std::path::Path;

fn main() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // The folder's absence would be remembered in place of its path; where it cannot be made, the placeholder is served.
    let _ = std::fs::create_dir_all(&page);
    println!("cargo:rerun-if-changed={}", page.display());
}
