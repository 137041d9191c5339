//! From a typed line to an answer, for every form a question can have.

use table::{Answer, Choice, Form, Question};

/// The answer that a line means. Numbers answer the forms of the question, counted from 1; anything else is the game's words.
pub fn read(question: &Question, line: &str) -> Answer {
    let line = line.trim();
    let pieces = line.split([' ', ',']).filter(|piece| !piece.is_empty());
    let numbers: Option<Vec<i64>> = pieces.map(|piece| piece.parse().ok()).collect();
    let fits = |numbers: &Vec<i64>| question.forms.iter().find_map(|form| fit(form, numbers));
    numbers.as_ref().and_then(fits).unwrap_or_else(|| Answer::Words(line.to_owned()))
}

fn fit(form: &Form, numbers: &[i64]) -> Option<Answer> {
    match (form, numbers) {
        (Form::OneOf { choices }, [number]) => Some(Answer::Pick(index(*number, choices)?)),
        (Form::Subset { items, min, max }, numbers) if (*min..=*max).contains(&numbers.len()) => {
            Some(Answer::Subset(indices(numbers, items)?))
        }
        (Form::Order { items }, numbers) if numbers.len() == items.len() => {
            Some(Answer::Order(indices(numbers, items)?))
        }
        (Form::Number { .. }, [number]) => Some(Answer::Number(*number)),
        (Form::Place { surface }, [x, y]) => {
            let units = |millimetres: i64| millimetres.checked_mul(surface.per_mm.into())?.try_into().ok();
            Some(Answer::Place { x: units(*x)?, y: units(*y)? })
        }
        (Form::Stroke { items, .. }, [item, x, y]) => Some(Answer::Stroke {
            item: index(*item, items)?,
            x: (*x).try_into().ok()?,
            y: (*y).try_into().ok()?,
        }),
        _ => None,
    }
}

fn index(number: i64, choices: &[Choice]) -> Option<usize> {
    let index = usize::try_from(number).ok()?.checked_sub(1)?;
    (index < choices.len()).then_some(index)
}

fn indices(numbers: &[i64], choices: &[Choice]) -> Option<Vec<usize>> {
    numbers.iter().map(|number| index(*number, choices)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Surface, Text};

    fn question(forms: Vec<Form>) -> Question {
        Question { prompt: Text::literal("?"), forms, rules: Vec::new() }
    }

    fn items(count: usize) -> Vec<Choice> {
        (0..count).map(|n| Choice::new(Text::literal(n.to_string()))).collect()
    }

    #[test]
    fn numbers_answer_the_form_they_fit_and_words_are_words() {
        let pick = question(vec![Form::OneOf { choices: items(3) }]);
        assert_eq!(read(&pick, " 3 "), Answer::Pick(2));
        assert_eq!(read(&pick, "4"), Answer::Words("4".into()));
        assert_eq!(read(&pick, "drop d"), Answer::Words("drop d".into()));
        let subset = question(vec![Form::Subset { items: items(4), min: 0, max: 2 }]);
        assert_eq!(read(&subset, "1, 4"), Answer::Subset(vec![0, 3]));
        assert_eq!(read(&subset, ""), Answer::Subset(vec![]));
        let order = question(vec![Form::Order { items: items(3) }]);
        assert_eq!(read(&order, "3 1 2"), Answer::Order(vec![2, 0, 1]));
        let both = question(vec![Form::OneOf { choices: items(2) }, Form::Number { min: 5, max: 9 }]);
        assert_eq!(read(&both, "7"), Answer::Number(7));
        let surface = Surface { min: (-9000, -9000), max: (9000, 9000), per_mm: 1000 };
        let place = question(vec![Form::Place { surface }]);
        assert_eq!(read(&place, "-7 3"), Answer::Place { x: -7000, y: 3000 });
        assert_eq!(read(&place, "9000000000 3"), Answer::Words("9000000000 3".into()));
    }
}
