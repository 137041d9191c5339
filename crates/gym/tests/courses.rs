//! Every game as numbers: matches end, offers are legal, nothing leaks, a batch plays what single matches play.

#![allow(clippy::unwrap_used)]

use bots::Dice;
use gym::{Course, Hall, LIMIT, NoSuchAction, WrongAction, games, hall};
use table::Values;

fn open(hall: &Hall, mode: Option<&str>, seed: u64) -> Box<dyn Course> {
    hall.open(mode, &Values::new(), hall.fewest(mode), seed).unwrap()
}

fn size(hall: &Hall) -> usize {
    hall.shape.iter().product()
}

#[test]
fn every_open_slot_can_be_taken_and_matches_end() {
    for hall in games() {
        let mut dice = Dice::new(3);
        let mut course = open(&hall, None, 5);
        let mut mask = vec![0; hall.actions];
        let mut seen = vec![0.0; size(&hall)];
        while let Some(seat) = course.asked() {
            let open = course.open();
            course.mask(&mut mask);
            assert!(!open.is_empty(), "{}: nothing is open", hall.facts.id);
            assert_eq!(mask.iter().filter(|&&bit| bit == 1).count(), open.len(), "{}", hall.facts.id);
            course.observe(seat, &mut seen);
            assert!(seen.iter().all(|value| value.abs() <= LIMIT));
            course.step(open[dice.below(open.len())]).unwrap();
        }
        assert!(!course.given_up(), "{}", hall.facts.id);
        assert_eq!(course.scores().unwrap().len(), course.seats());
    }
}

#[test]
fn what_a_seat_must_not_know_changes_neither_its_observation_nor_its_offers() {
    for hall in games() {
        let mut dice = Dice::new(8);
        let mut course = open(&hall, None, 7);
        let (mut before, mut after) = (vec![0.0; size(&hall)], vec![0.0; size(&hall)]);
        for step in 0..80 {
            let Some(seat) = course.asked() else { break };
            course.observe(seat, &mut before);
            let open = course.open();
            let words: Vec<String> = open.iter().map(|&slot| course.words(slot).unwrap()).collect();
            course.redeal(seat, step);
            course.observe(seat, &mut after);
            assert_eq!(before, after, "{}", hall.facts.id);
            assert_eq!(course.open(), open, "{}", hall.facts.id);
            let again: Vec<String> = open.iter().map(|&slot| course.words(slot).unwrap()).collect();
            assert_eq!(again, words, "{}", hall.facts.id);
            course.step(open[dice.below(open.len())]).unwrap();
        }
    }
}

#[test]
fn a_closed_slot_is_refused_and_nothing_changes() {
    let mut course = open(&hall("connect-four").unwrap(), None, 1);
    let wrong = course.step(7).unwrap_err();
    assert_eq!(wrong, NoSuchAction::Closed { action: 7, seat: 1, open: (0..7).collect() });
    assert_eq!(course.steps(), 0);
    assert_eq!(course.words(3).unwrap(), "d");
}

#[test]
fn a_batch_steps_all_or_nothing_and_begins_anew_by_itself() {
    let hall = hall("tic-tac-toe").unwrap();
    let mut batch = hall.open_many(None, &Values::new(), 2, 1, (2, 1)).unwrap();
    let (mut rewards, mut ended) = (vec![0.0; 4], vec![false; 2]);
    let wrong = batch.step(&[0, 9], &mut rewards, &mut ended).unwrap_err();
    assert!(matches!(wrong, WrongAction::Closed { number: 1, .. }), "{wrong}");
    for cell in [0, 3, 1, 4, 2] {
        batch.step(&[cell, cell], &mut rewards, &mut ended).unwrap();
    }
    assert_eq!(ended, [true, true]);
    assert_eq!(rewards, [1.0, -1.0, 1.0, -1.0]);
    let (mut seen, mut masks, mut asked) = (vec![1.0; 36], vec![0; 18], vec![9; 2]);
    batch.look(&mut seen, &mut masks, &mut asked);
    assert!(seen.iter().all(|&value| value == 0.0) && masks.iter().all(|&bit| bit == 1));
    assert_eq!(asked, [0, 0]);
}

#[test]
fn an_unknown_game_is_named_with_those_there_are() {
    let unknown = hall("chess").err().unwrap().to_string();
    assert!(unknown.contains("`chess`") && unknown.contains("connect-four"), "{unknown}");
}

/// Lists longer than the slots are cut by chance: that must stay the exception.
#[test]
fn nearly_every_list_fits_into_the_slots() {
    for hall in games() {
        let (mut full, mut decisions) = (0, 0);
        let mut dice = Dice::new(4);
        for seed in 0..3 {
            let mut course = open(&hall, None, seed);
            while course.asked().is_some() && course.steps() < 400 {
                full += u32::from(course.open().len() == hall.actions && hall.actions > 9);
                decisions += 1;
                course.step_random(&mut dice);
            }
        }
        assert!(full * 50 <= decisions, "{}: {full} of {decisions} lists fill all slots", hall.facts.id);
    }
}

#[test]
fn every_game_on_the_shelf_has_a_hall() {
    let halls: Vec<&str> = games().map(|hall| hall.facts.id).collect();
    let shelf: Vec<&str> = shelf::games().iter().map(shelf::Boxed::id).collect();
    assert_eq!(halls, shelf);
}
