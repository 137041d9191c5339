//! Chance that nobody can guess: seeds, tokens, ids. From the system, never from a clock; but for the beginning of a table's id.

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

/// The letters of a table's id, in the order in which databases sort them.
const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
/// How many of an id's letters tell when it was made, and how many are chance.
const LETTERS_OF_TIME: u32 = 5;
const LETTERS_OF_CHANCE: usize = 15;

/// The id and the number of a new table.
pub fn table() -> (String, i64) {
    let [a, b, c, d, letters @ ..] = bytes::<{ 4 + LETTERS_OF_CHANCE }>();
    let num = store::new_number(u32::from_le_bytes([a, b, c, d]));
    (table_id(store::made_at(num), letters), num)
}

/// A table's id: short enough for a link, too long to guess. The first letters follow the clock, so that the ids of tables made
/// one after the other stand together in the database's index, and a commit writes few of its pages; nobody needs to guess those.
fn table_id(made: i64, chance: [u8; LETTERS_OF_CHANCE]) -> String {
    let letter = |number: usize| char::from(LETTERS[number % LETTERS.len()]);
    let time = (0..LETTERS_OF_TIME).rev().map(|place| letter((made >> (5 * place)) as usize));
    time.chain(chance.iter().map(|byte| letter(usize::from(*byte)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_made_one_after_the_other_stand_together() {
        let ids = [1_000_031, 1_000_032, 1_001_024].map(|made| table_id(made, bytes()));
        assert!(ids.is_sorted(), "{ids:?}");
        assert!(
            ids.iter().all(|id| id.len() == 20 && id.bytes().all(|byte| LETTERS.contains(&byte))),
            "{ids:?}"
        );
    }

    #[test]
    fn what_the_clock_does_not_tell_is_chance() {
        let [one, other] = [7, 7].map(|made| table_id(made, bytes()));
        assert_eq!(one[..5], other[..5]);
        assert_ne!(one[5..], other[5..]);
    }
}
