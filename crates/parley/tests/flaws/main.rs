//! The suite catches broken games: for each law some variants of Parley that break it, and are caught breaking exactly it.

mod flawed;

use flawed::{Flaw, Flawed, with_flaw};
use table::conformance::{self, Law};

/// The first law that the suite finds broken in a game with this flaw.
fn caught(flaw: Flaw) -> Option<Law> {
    with_flaw(flaw);
    let settings = conformance::settings::<Flawed>(8);
    settings.iter().find_map(|setting| conformance::check::<Flawed>(setting).err()).map(|breach| breach.law)
}

macro_rules! flaws {
    ($($(#[$attribute:meta])* $name:ident: $flaw:ident breaks $law:ident;)*) => {
        $(
            #[test]
            $(#[$attribute])*
            fn $name() {
                assert_eq!(caught(Flaw::$flaw), Some(Law::$law));
            }
        )*
    };
}

#[test]
fn without_a_flaw_every_law_is_kept() {
    assert_eq!(caught(Flaw::None), None);
}

flaws! {
    the_schema_and_the_options_disagree: SchemaDefault breaks Starts;
    a_mode_chooses_what_no_field_allows: ModeOutOfRange breaks Starts;
    four_seats_are_promised_but_do_not_start: RefusesFour breaks Starts;
    an_option_is_promised_but_does_not_start: RefusesAnOption breaks Starts;

    play_goes_round_in_circles: NeverEnds breaks Ends;
    nobody_is_asked: AsksNobody breaks Ends;
    a_seat_is_asked_that_is_not_there: AsksStranger breaks Ends;
    ranks_have_gaps: RanksWithGaps breaks Ends;
    a_seat_is_not_ranked: ForgetsASeat breaks Ends;

    a_state_loses_something_when_written: StateForgets breaks Restores;
    a_spectators_view_loses_something_when_written: ViewForgets breaks Restores;
    a_seats_view_loses_something_when_written: SeatViewForgets breaks Restores;
    an_event_loses_something_when_written: EventForgets breaks Restores;

    a_match_depends_on_the_world_outside: Impure breaks Replays;

    a_refused_action_is_listed: ListsRefused breaks LegalEqualsJudge;
    an_action_is_neither_listed_nor_refused: LetsPass breaks LegalEqualsJudge;
    a_legal_action_is_not_listed: ForgetsYield breaks LegalEqualsJudge;
    an_action_is_listed_twice: ListsTwice breaks LegalEqualsJudge;
    nothing_is_listed: ListsNothing breaks LegalEqualsJudge;
    a_refused_action_is_sampled: SamplesRefused breaks LegalEqualsJudge;

    a_clone_shares_what_changes: SharedState breaks ClonesStay;

    a_view_shows_a_card_of_another_hand: ViewShowsHand breaks DoesNotLeak;
    waiting_shows_who_could_object: WaitingLeaks breaks DoesNotLeak;
    legal_actions_depend_on_other_hands: LegalLeaks breaks DoesNotLeak;
    the_order_of_legal_actions_depends_on_the_letter: OrderLeaks breaks DoesNotLeak;
    a_question_depends_on_the_letter: QuestionLeaks breaks DoesNotLeak;
    an_event_tells_everybody_what_was_drawn: EventLeaks breaks DoesNotLeak;
    a_leak_is_hidden_by_a_lazy_redeal: WaitingLeaksLazyRedeal breaks DoesNotLeak;

    a_resampled_state_looks_different: ResamplesOther breaks Resamples;
    a_resampled_state_is_always_the_same: ResamplesSame breaks Resamples;

    opened_bids_can_be_taken_back: BidsUnrevealed breaks UndoKeepsBarriers;
    a_letter_that_was_read_can_be_taken_back: LetterUnrevealed breaks UndoKeepsBarriers;
    a_claim_that_showed_who_could_object_can_be_taken_back: ClaimUnrevealed breaks UndoKeepsBarriers;
    a_private_event_teaches_what_can_be_taken_back: EventTeaches breaks UndoKeepsBarriers;

    words_cannot_be_read: WordsUnreadable breaks Speaks;
    words_mean_something_else: WordsAmbiguous breaks Speaks;
    sampled_words_cannot_be_read: SampledWordsUnreadable breaks Speaks;
    a_question_has_no_form: NoForm breaks Speaks;
    a_pick_beyond_the_list_means_something: PickBeyond breaks Speaks;
    a_choice_means_nothing: ChoiceTooMany breaks Speaks;
    a_legal_action_is_not_offered: ChoiceTooFew breaks Speaks;
    a_number_cannot_be_answered: NumberUnanswered breaks Speaks;
    a_place_cannot_be_answered: PlaceUnanswered breaks Speaks;
    a_table_is_not_drawn: DrawsNothing breaks Speaks;
    an_event_is_not_told: TellsNothing breaks Speaks;
}

#[test]
fn a_game_without_a_mode_is_refused() {
    with_flaw(Flaw::NoModes);
    let refused = std::panic::catch_unwind(|| conformance::assert::<Flawed>(1));
    assert!(refused.is_err(), "a suite that tries nothing proves nothing");
}
