//! Printing that ends quietly when nobody reads any more, as in `undercroft rules list | head`.

use std::io::{Write, stdout};

/// Prints a line. Used through [`out!`](crate::out).
pub fn line(words: std::fmt::Arguments<'_>) {
    let mut out = stdout().lock();
    if writeln!(out, "{words}").and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}

/// Prints a line like `println!`, but never panics.
#[macro_export]
macro_rules! out {
    ($($words:tt)*) => {
        $crate::output::line(format_args!($($words)*))
    };
}
