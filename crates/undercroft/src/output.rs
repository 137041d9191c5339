//! Printing to somebody who may have gone, as in `undercroft rules list | head`, or to a disk that may be full.

use std::io::{ErrorKind, Write, stderr, stdout};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::failure::UNUSABLE;

/// Whether nobody reads any more.
static UNREAD: AtomicBool = AtomicBool::new(false);

/// Whether nobody reads any more what is printed.
pub fn is_unread() -> bool {
    UNREAD.load(Ordering::Relaxed)
}

/// Prints a line. Used through [`out!`](crate::out).
pub fn line(words: std::fmt::Arguments<'_>) {
    bytes(format!("{words}\n").as_bytes());
}

/// Prints bytes. When nobody reads any more, the command goes on in silence and ends as it would have; when they cannot be written
/// for another reason, the program says so and ends.
pub fn bytes(bytes: &[u8]) {
    if is_unread() {
        return;
    }
    let mut out = stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => UNREAD.store(true, Ordering::Relaxed),
        Err(error) => {
            let _ = writeln!(stderr(), "undercroft: {error}");
            std::process::exit(UNUSABLE.into());
        }
    }
}

/// Prints a line like `println!`, but never panics.
#[macro_export]
macro_rules! out {
    ($($words:tt)*) => {
        $crate::output::line(format_args!($($words)*))
    };
}
