//! Attributes, as far as they tell whether something exists in tests only.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::tokens::{is_punct, text_of};

/// The content of `#[…]` at a place, and the place behind it.
pub(super) fn outer(trees: &[TokenTree], at: usize) -> Option<(TokenStream, usize)> {
    is_punct(trees.get(at), '#').then_some(())?;
    Some((brackets(trees.get(at + 1))?, at + 2))
}

/// The content of `#![…]` at a place, and the place behind it.
pub(super) fn inner(trees: &[TokenTree], at: usize) -> Option<(TokenStream, usize)> {
    (is_punct(trees.get(at), '#') && is_punct(trees.get(at + 1), '!')).then_some(())?;
    Some((brackets(trees.get(at + 2))?, at + 3))
}

fn brackets(tree: Option<&TokenTree>) -> Option<TokenStream> {
    match tree {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Bracket => Some(group.stream()),
        _ => None,
    }
}

/// Whether what carries this attribute exists in tests only: `test`, `tokio::test`, `bench`, or a `cfg` that requires
/// `test`.
pub(super) fn is_test_only(attribute: &TokenStream) -> bool {
    let trees: Vec<_> = attribute.clone().into_iter().collect();
    match trees.as_slice() {
        [TokenTree::Ident(name), TokenTree::Group(condition)] if name == "cfg" => {
            requires_test(condition.stream())
        }
        _ => path_end(&trees).is_some_and(|name| name == "test" || name == "bench"),
    }
}

/// The last name of the attribute's path.
fn path_end(trees: &[TokenTree]) -> Option<String> {
    let is_path = |tree: &&TokenTree| matches!(tree, TokenTree::Ident(_)) || is_punct(Some(tree), ':');
    match trees.iter().take_while(is_path).last() {
        Some(TokenTree::Ident(name)) => Some(name.to_string()),
        _ => None,
    }
}

/// Whether a `cfg` condition can only hold in tests.
fn requires_test(condition: TokenStream) -> bool {
    let trees: Vec<_> = condition.into_iter().collect();
    match trees.as_slice() {
        [TokenTree::Ident(name)] => name == "test",
        [TokenTree::Ident(name), TokenTree::Group(list)] if name == "all" => {
            members(list.stream()).into_iter().any(requires_test)
        }
        [TokenTree::Ident(name), TokenTree::Group(list)] if name == "any" => {
            let members = members(list.stream());
            !members.is_empty() && members.into_iter().all(requires_test)
        }
        _ => false,
    }
}

fn members(list: TokenStream) -> Vec<TokenStream> {
    let trees: Vec<_> = list.into_iter().collect();
    let members = trees.split(|tree| is_punct(Some(tree), ','));
    members.filter(|member| !member.is_empty()).map(|member| member.iter().cloned().collect()).collect()
}

/// The file that `#[path = "…"]` names.
pub(super) fn path_value(attribute: &TokenStream) -> Option<String> {
    let trees: Vec<_> = attribute.clone().into_iter().collect();
    match trees.as_slice() {
        [TokenTree::Ident(name), equals, value] if name == "path" && is_punct(Some(equals), '=') => {
            text_of(value)
        }
        _ => None,
    }
}
