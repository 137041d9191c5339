//! A walk over any data: every number and every word in it, with the way that leads there.

use serde::ser::{self, Serialize};

/// Hears what a walk comes by. Ways are hashes: equal ways have equal hashes in every run and on every machine.
pub(crate) trait Hear {
    /// A whole number. `bag` is the way without the last place in a list.
    fn number(&mut self, way: u64, bag: u64, number: i128);
    /// A word: a text, or the name of a variant.
    fn word(&mut self, way: u64, bag: u64, word: &str);
}

/// Walks over some data.
pub(crate) fn walk(data: &impl Serialize, hear: &mut impl Hear) {
    // The walker never fails: its error has no values.
    let _ = data.serialize(Walker { hear, way: START, bag: START });
}

const START: u64 = 0xcbf2_9ce4_8422_2325;

/// One step further on a way (the hash known as FNV-1a).
pub(crate) fn step(way: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(way, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

struct Walker<'a, H> {
    hear: &'a mut H,
    way: u64,
    bag: u64,
}

/// Inside a list, a tuple, a map or a struct.
struct Inside<'a, H> {
    hear: &'a mut H,
    way: u64,
    bag: u64,
    place: u32,
    key: u64,
}

/// A walk cannot fail.
#[derive(Debug)]
pub(crate) enum Never {}

impl std::fmt::Display for Never {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}
impl std::error::Error for Never {}
impl ser::Error for Never {
    fn custom<T: std::fmt::Display>(message: T) -> Never {
        // Only data that refuses to be written comes here, and the suite that every game passes writes all of it.
        unreachable!("data that cannot be written: {message}")
    }
}

impl<'a, H: Hear> Walker<'a, H> {
    fn inside(self) -> Inside<'a, H> {
        Inside { hear: self.hear, way: self.way, bag: self.bag, place: 0, key: 0 }
    }

    fn variant(self, name: &'static str) -> Inside<'a, H> {
        let (way, bag) = (step(self.way, name.as_bytes()), step(self.bag, name.as_bytes()));
        self.hear.word(self.way, self.bag, name);
        Inside { hear: self.hear, way, bag, place: 0, key: 0 }
    }
}

impl<H: Hear> Inside<'_, H> {
    /// The next item of a list: its place is part of its way, but not of its bag.
    fn item<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
        let way = step(self.way, &self.place.to_le_bytes());
        self.place += 1;
        value.serialize(Walker { hear: self.hear, way, bag: step(self.bag, b"*") })
    }

    fn field<T: ?Sized + Serialize>(&mut self, name: &[u8], value: &T) -> Result<(), Never> {
        let (way, bag) = (step(self.way, name), step(self.bag, name));
        value.serialize(Walker { hear: self.hear, way, bag })
    }
}

macro_rules! numbers {
    ($($name:ident: $kind:ty),* $(,)?) => {
        $(fn $name(self, value: $kind) -> Result<(), Never> {
            self.hear.number(self.way, self.bag, i128::from(value));
            Ok(())
        })*
    };
}

impl<'a, H: Hear> ser::Serializer for Walker<'a, H> {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Inside<'a, H>;
    type SerializeTuple = Inside<'a, H>;
    type SerializeTupleStruct = Inside<'a, H>;
    type SerializeTupleVariant = Inside<'a, H>;
    type SerializeMap = Inside<'a, H>;
    type SerializeStruct = Inside<'a, H>;
    type SerializeStructVariant = Inside<'a, H>;

    numbers! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_i128: i128, serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
    }
    fn serialize_f32(self, value: f32) -> Result<(), Never> {
        self.serialize_f64(f64::from(value))
    }
    /// Views hold whole numbers; a fraction counts in thousandths.
    fn serialize_f64(self, value: f64) -> Result<(), Never> {
        self.hear.number(self.way, self.bag, (value * 1000.0) as i128);
        Ok(())
    }
    fn serialize_char(self, value: char) -> Result<(), Never> {
        self.hear.word(self.way, self.bag, value.encode_utf8(&mut [0; 4]));
        Ok(())
    }
    fn serialize_str(self, value: &str) -> Result<(), Never> {
        self.hear.word(self.way, self.bag, value);
        Ok(())
    }
    fn serialize_bytes(self, value: &[u8]) -> Result<(), Never> {
        value.serialize(self)
    }
    fn serialize_none(self) -> Result<(), Never> {
        Ok(())
    }
    /// Something is more than nothing, even when it is 0.
    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), Never> {
        self.hear.word(self.way, self.bag, "some");
        value.serialize(self)
    }
    fn serialize_unit(self) -> Result<(), Never> {
        Ok(())
    }
    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        Ok(())
    }
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Never> {
        self.serialize_str(variant)
    }
    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        value.serialize(self)
    }
    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        let Inside { hear, way, bag, .. } = self.variant(variant);
        value.serialize(Walker { hear, way, bag })
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Inside<'a, H>, Never> {
        Ok(self.inside())
    }
    fn serialize_tuple(self, _: usize) -> Result<Inside<'a, H>, Never> {
        Ok(self.inside())
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Inside<'a, H>, Never> {
        Ok(self.inside())
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a, H>, Never> {
        Ok(self.variant(variant))
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'a, H>, Never> {
        Ok(self.inside())
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Inside<'a, H>, Never> {
        Ok(self.inside())
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a, H>, Never> {
        Ok(self.variant(variant))
    }
    fn is_human_readable(&self) -> bool {
        true
    }
}

/// The hash of a map's key.
struct KeyHash(u64);

impl Hear for KeyHash {
    fn number(&mut self, _: u64, _: u64, number: i128) {
        self.0 = step(self.0, &number.to_le_bytes());
    }
    fn word(&mut self, _: u64, _: u64, word: &str) {
        self.0 = step(self.0, word.as_bytes());
    }
}

macro_rules! items {
    ($($kind:ident . $name:ident),* $(,)?) => {
        $(impl<H: Hear> ser::$kind for Inside<'_, H> {
            type Ok = ();
            type Error = Never;
            fn $name<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
                self.item(value)
            }
            fn end(self) -> Result<(), Never> {
                Ok(())
            }
        })*
    };
}

items! {
    SerializeSeq.serialize_element, SerializeTuple.serialize_element,
    SerializeTupleStruct.serialize_field, SerializeTupleVariant.serialize_field,
}

macro_rules! fields {
    ($($kind:ident),* $(,)?) => {
        $(impl<H: Hear> ser::$kind for Inside<'_, H> {
            type Ok = ();
            type Error = Never;
            fn serialize_field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), Never> {
                self.field(name.as_bytes(), value)
            }
            fn end(self) -> Result<(), Never> {
                Ok(())
            }
        })*
    };
}

fields! { SerializeStruct, SerializeStructVariant }

impl<H: Hear> ser::SerializeMap for Inside<'_, H> {
    type Ok = ();
    type Error = Never;
    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Never> {
        let mut hash = KeyHash(START);
        walk(&key, &mut hash);
        self.key = hash.0;
        Ok(())
    }
    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Never> {
        self.field(&self.key.to_le_bytes(), value)
    }
    fn end(self) -> Result<(), Never> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Default)]
    struct Heard(Vec<(u64, u64, String)>);

    impl Hear for Heard {
        fn number(&mut self, way: u64, bag: u64, number: i128) {
            self.0.push((way, bag, number.to_string()));
        }
        fn word(&mut self, way: u64, bag: u64, word: &str) {
            self.0.push((way, bag, word.to_owned()));
        }
    }

    #[derive(serde::Serialize)]
    enum Hand {
        Shown(Vec<&'static str>),
        Hidden { count: u8 },
    }

    #[test]
    fn everything_is_heard_and_places_in_a_list_differ_in_their_way_alone() {
        let mut heard = Heard::default();
        walk(&(Hand::Shown(vec!["axe", "rope"]), Hand::Hidden { count: 3 }), &mut heard);
        let said: Vec<&str> = heard.0.iter().map(|(_, _, said)| said.as_str()).collect();
        assert_eq!(said, ["Shown", "axe", "rope", "Hidden", "3"]);
        assert_ne!(heard.0[1].0, heard.0[2].0);
        assert_eq!(heard.0[1].1, heard.0[2].1);
    }
}
