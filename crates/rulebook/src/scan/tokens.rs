//! Walks a file's token trees, and keeps in mind which function it is in.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::attributes;

/// What a file holds.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub mentions: Vec<Mention>,
    pub test_modules: Vec<TestModule>,
}

/// One `rule!("…")`.
#[derive(Debug)]
pub(super) struct Mention {
    pub id: String,
    pub line: usize,
    pub function: String,
}

/// A module in a file of its own that exists in tests only.
#[derive(Debug)]
pub(super) struct TestModule {
    /// The names of the inline modules around it and its own; none when the whole file is for tests.
    pub inside: Vec<String>,
    /// The file that a `path` attribute names.
    pub path: Option<String>,
}

/// Reads one file; what is no Rust is reported with its line.
pub(super) fn read(text: &str) -> Result<Found, (usize, String)> {
    let tokens: TokenStream = text
        .parse()
        .map_err(|error: proc_macro2::LexError| (error.span().start().line, error.to_string()))?;
    let mut walker = Walker::default();
    walker.walk(tokens, &Context::default());
    Ok(walker.found)
}

/// The names around a place.
#[derive(Clone, Debug, Default)]
struct Context {
    /// Inline modules, types, functions, constants, outermost first.
    names: Vec<String>,
    /// Inline modules only.
    modules: Vec<String>,
}

impl Context {
    fn within(&self, item: Option<&Item>) -> Context {
        let mut inner = self.clone();
        let Some(item) = item else { return inner };
        inner.names.push(item.name.clone());
        if item.kind == ItemKind::Module {
            inner.modules.push(item.name.clone());
        }
        inner
    }
}

/// An item whose head was read and whose body is still to come.
#[derive(Debug)]
struct Item {
    kind: ItemKind,
    name: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ItemKind {
    Module,
    /// Ends with its braces.
    Braced,
    /// A constant or static: ends with a semicolon only.
    Value,
}

#[derive(Default)]
struct Walker {
    found: Found,
}

impl Walker {
    fn walk(&mut self, tokens: TokenStream, context: &Context) {
        let trees: Vec<TokenTree> = tokens.into_iter().collect();
        if begins_test_only(&trees) {
            // A function's body may begin so too, and says nothing about its module.
            if context.names == context.modules {
                self.found.test_modules.push(TestModule { inside: context.modules.clone(), path: None });
            }
            return;
        }
        let mut item: Option<Item> = None;
        let mut at = 0;
        while at < trees.len() {
            if let Some(behind) = self.skip_attributes(&trees, at, context) {
                at = behind;
                continue;
            }
            if let Some((ids, line)) = citation(&trees, at) {
                let function = context.within(item.as_ref()).names.join("::");
                let mention = |id| Mention { id, line, function: function.clone() };
                self.found.mentions.extend(ids.into_iter().map(mention));
                at += 3;
                continue;
            }
            match &trees[at] {
                TokenTree::Group(group) => self.walk(group.stream(), &context.within(item.as_ref())),
                TokenTree::Ident(_) if item.is_none() => item = item_at(&trees, at),
                _ => {}
            }
            if ends(&trees[at], item.as_ref()) {
                item = None;
            }
            at += 1;
        }
    }

    /// The place behind the attributes at `at`, and behind what they stand on when that is for tests only. Nothing
    /// when there are no attributes.
    fn skip_attributes(&mut self, trees: &[TokenTree], at: usize, context: &Context) -> Option<usize> {
        let mut behind = at;
        let mut attributes = Vec::new();
        while let Some((attribute, next)) = attributes::outer(trees, behind) {
            attributes.push(attribute);
            behind = next;
        }
        if !attributes.iter().any(attributes::is_test_only) {
            return (behind > at).then_some(behind);
        }
        if let Some(name) = declared_module(&trees[behind..]) {
            let inside = context.modules.iter().cloned().chain([name]).collect();
            let path = attributes.iter().find_map(attributes::path_value);
            self.found.test_modules.push(TestModule { inside, path });
        }
        Some(behind + length_of_item(&trees[behind..]))
    }
}

/// Whether a file or block begins with `#![cfg(test)]`.
fn begins_test_only(trees: &[TokenTree]) -> bool {
    let mut at = 0;
    while let Some((attribute, next)) = attributes::inner(trees, at) {
        if attributes::is_test_only(&attribute) {
            return true;
        }
        at = next;
    }
    false
}

/// The ids and the line of the `rule!("…")` or `enforces!("…", …)` that begins here.
fn citation(trees: &[TokenTree], at: usize) -> Option<(Vec<String>, usize)> {
    let [TokenTree::Ident(name), bang, TokenTree::Group(arguments)] = trees.get(at..at + 3)? else {
        return None;
    };
    if !is_punct(Some(bang), '!') {
        return None;
    }
    let arguments = arguments.stream().into_iter().filter(|tree| !is_punct(Some(tree), ','));
    let ids = arguments.map(|tree| text_of(&tree)).collect::<Option<Vec<String>>>()?;
    let cites = (name == "rule" && ids.len() == 1) || (name == "enforces" && !ids.is_empty());
    cites.then(|| (ids, name.span().start().line))
}

/// The item whose head begins with this word, if it is one that names a place.
fn item_at(trees: &[TokenTree], at: usize) -> Option<Item> {
    // Not the `const` of `*const T`, nor the `static` of `'static`.
    if at > 0 && (is_punct(trees.get(at - 1), '*') || is_punct(trees.get(at - 1), '\'')) {
        return None;
    }
    let next = word(trees.get(at + 1));
    let item = |kind, name: Option<String>| name.map(|name| Item { kind, name });
    match word(trees.get(at))?.as_str() {
        "mod" => item(ItemKind::Module, next),
        "fn" | "trait" => item(ItemKind::Braced, next),
        "impl" => item(ItemKind::Braced, implemented(&trees[at + 1..])),
        "const" | "static" if !next.as_deref().is_some_and(is_function_word) => item(ItemKind::Value, next),
        _ => None,
    }
}

fn is_function_word(word: &str) -> bool {
    ["fn", "unsafe", "async", "extern"].contains(&word)
}

/// The type that an `impl` is for: the last name of its path.
fn implemented(head: &[TokenTree]) -> Option<String> {
    let body = head.iter().position(is_braces).unwrap_or(head.len());
    let head = &head[..body];
    let is_for =
        |at: &usize| word(head.get(*at)).as_deref() == Some("for") && !is_punct(head.get(at + 1), '<');
    let from = (0..head.len()).find(is_for).map_or_else(|| length_of_generics(head), |at| at + 1);
    let path = head[from..].iter().take_while(|tree| !is_punct(Some(tree), '<') && !is_word(tree, "where"));
    path.filter_map(|tree| word(Some(tree))).last()
}

/// How many tokens the `<…>` at the beginning takes.
fn length_of_generics(trees: &[TokenTree]) -> usize {
    let mut depth = 0;
    for (at, tree) in trees.iter().enumerate() {
        let is_arrow = at > 0 && is_punct(trees.get(at - 1), '-');
        match tree {
            TokenTree::Punct(it) if it.as_char() == '<' => depth += 1,
            TokenTree::Punct(it) if it.as_char() == '>' && !is_arrow => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return if at == 0 { 0 } else { at + 1 };
        }
    }
    trees.len()
}

/// Whether an item is over with this token.
fn ends(tree: &TokenTree, item: Option<&Item>) -> bool {
    let by_braces = item.is_some_and(|item| item.kind != ItemKind::Value);
    is_punct(Some(tree), ';') || (by_braces && is_braces(tree))
}

/// The name in `mod name;`.
fn declared_module(trees: &[TokenTree]) -> Option<String> {
    let trees = &trees[length_of_visibility(trees)..];
    let is_declaration = is_word(trees.first()?, "mod") && is_punct(trees.get(2), ';');
    is_declaration.then(|| word(trees.get(1)))?
}

/// How many tokens the item, field, arm or statement at the beginning takes.
fn length_of_item(trees: &[TokenTree]) -> usize {
    let from = length_of_visibility(trees);
    let next = word(trees.get(from + 1));
    let end: fn(&[TokenTree], usize) -> bool = match word(trees.get(from)).as_deref() {
        Some("use" | "static" | "type" | "let") => ends_value,
        Some("const") if next.as_deref().is_some_and(|next| !is_function_word(next)) => ends_value,
        Some("fn" | "mod" | "struct" | "enum" | "union" | "trait" | "impl" | "const" | "macro_rules") => {
            ends_item
        }
        Some("unsafe" | "async" | "extern") => ends_item,
        _ => ends_part,
    };
    (from..trees.len()).find(|at| end(trees, *at)).map_or(trees.len(), |at| at + 1)
}

fn ends_value(trees: &[TokenTree], at: usize) -> bool {
    is_punct(trees.get(at), ';')
}

fn ends_item(trees: &[TokenTree], at: usize) -> bool {
    ends_value(trees, at) || is_braces(&trees[at])
}

/// A field or an arm ends with its comma, an expression with its braces unless it goes on behind them.
fn ends_part(trees: &[TokenTree], at: usize) -> bool {
    let next = trees.get(at + 1);
    let goes_on = ['=', '.', '?', ',', ';'].iter().any(|it| is_punct(next, *it))
        || next.is_some_and(|next| is_word(next, "else"));
    ends_value(trees, at) || is_punct(trees.get(at), ',') || (is_braces(&trees[at]) && !goes_on)
}

/// How many tokens `pub` or `pub(crate)` takes at the beginning.
fn length_of_visibility(trees: &[TokenTree]) -> usize {
    match trees {
        [first, TokenTree::Group(scope), ..]
            if is_word(first, "pub") && scope.delimiter() == Delimiter::Parenthesis =>
        {
            2
        }
        [first, ..] if is_word(first, "pub") => 1,
        _ => 0,
    }
}

fn is_braces(tree: &TokenTree) -> bool {
    matches!(tree, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

fn is_word(tree: &TokenTree, text: &str) -> bool {
    matches!(tree, TokenTree::Ident(word) if word == text)
}

fn word(tree: Option<&TokenTree>) -> Option<String> {
    match tree {
        Some(TokenTree::Ident(word)) => Some(word.to_string()),
        _ => None,
    }
}

/// Whether this is the given sign.
pub(super) fn is_punct(tree: Option<&TokenTree>, sign: char) -> bool {
    matches!(tree, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

/// The text of a string literal without escapes, plain or raw.
pub(super) fn text_of(tree: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = tree else { return None };
    let literal = literal.to_string();
    let text = literal.strip_prefix('r').unwrap_or(&literal).trim_matches('#');
    Some(text.strip_prefix('"')?.strip_suffix('"')?.to_owned())
}
