//! How the pieces moved, for the eye: a film of twenty pictures a second in a few kilobytes.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Body;

/// A film of a throw. Each picture lists the bodies that are elsewhere than in the picture before: 10 bytes each, namely
/// the body's number; x and y in tenths of a millimetre, the height in half millimetres; the rotation's quaternion
/// in 127ths. Written as letters of the alphabet `A-Za-z0-9+/`, six bits each.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Path {
    bytes: Vec<u8>,
}

/// Pictures a second.
pub const PICTURES: u32 = 20;

const ENTRY: usize = 10;

impl Path {
    /// Whether there is nothing to see.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// How many bytes it takes.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Begins a picture of so many bodies.
    pub(super) fn begin(&mut self, bodies: usize) {
        self.bytes.push(bodies.min(255) as u8);
    }

    /// Adds a body to the picture, with its place in centimetres.
    pub(super) fn add(&mut self, body: Body, at: [f32; 3], turn: [f32; 4]) {
        let flat = |centimetres: f32| ((centimetres * 100.0) as i16).to_le_bytes();
        let ([x, x2], [y, y2]) = (flat(at[0]), flat(at[1]));
        let height = (at[2] * 20.0).clamp(0.0, 255.0) as u8;
        let q = turn.map(|part| (part * 127.0) as i8 as u8);
        self.bytes.extend_from_slice(&[body.number(), x, x2, y, y2, height, q[0], q[1], q[2], q[3]]);
    }

    /// The pictures, each a list of bodies with their 9 bytes of place and rotation.
    pub fn pictures(&self) -> impl Iterator<Item = Vec<(u8, [u8; 9])>> + '_ {
        let mut rest = self.bytes.as_slice();
        std::iter::from_fn(move || {
            let (&count, after) = rest.split_first()?;
            let (entries, after) = after.split_at_checked(usize::from(count) * ENTRY)?;
            rest = after;
            Some(entries.chunks_exact(ENTRY).map(entry).collect())
        })
    }
}

fn entry(bytes: &[u8]) -> (u8, [u8; 9]) {
    let mut place = [0; 9];
    place.copy_from_slice(&bytes[1..ENTRY]);
    (bytes[0], place)
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut text = String::with_capacity(self.bytes.len() * 4 / 3 + 4);
        for three in self.bytes.chunks(3) {
            let word =
                three.iter().fold(0, |word, byte| word << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
            let letters =
                (0..=three.len()).map(|place| LETTERS[(word >> (18 - 6 * place)) as usize & 63] as char);
            text.extend(letters);
        }
        to.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Path, D::Error> {
        let text = String::deserialize(from)?;
        let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
        for four in text.as_bytes().chunks(4) {
            let mut word = 0;
            for letter in four {
                let value = LETTERS.iter().position(|known| known == letter);
                let value =
                    value.ok_or_else(|| serde::de::Error::custom("a path is written in 64 letters"))?;
                word = word << 6 | value as u32;
            }
            word <<= 6 * (4 - four.len());
            bytes.extend((0..four.len() - 1).map(|place| (word >> (16 - 8 * place)) as u8));
        }
        Ok(Path { bytes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Piece;

    #[test]
    fn a_film_survives_being_written_down() {
        for bodies in 0..5 {
            let mut path = Path::default();
            for picture in 0..3 {
                path.begin(bodies);
                (0..bodies).for_each(|n| {
                    path.add(
                        Body::Piece(Piece::new(n)),
                        [n as f32, -1.5, 0.5],
                        [0.0, 0.0, 0.7, -0.7 + picture as f32],
                    )
                });
            }
            let text = serde_json::to_string(&path).unwrap();
            let back: Path = serde_json::from_str(&text).unwrap();
            assert_eq!(path, back);
            assert_eq!(back.pictures().count(), 3);
        }
    }
}
