//! Chance that nobody can guess: seeds, tokens, ids. From the system, never from a clock.

use table::Digest32;

/// So many bytes of it.
///
/// # Panics
/// When the system has no chance to give: nothing secret can be made then, and going on would be worse.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(error) = getrandom::fill(&mut bytes) {
        panic!("the system gives no random bytes: {error}");
    }
    bytes
}

/// A secret seed for a match.
pub fn seed() -> Digest32 {
    Digest32(bytes())
}

/// A table's id: short enough for a link, too long to guess.
pub fn table_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes::<16>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}
