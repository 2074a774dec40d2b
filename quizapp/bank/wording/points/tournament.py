"""Words for the rule points of tournament policy."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark

TOURNAMENT = {
    "allowed_answers": mark("how a player may answer a question"),
    "assistance_is_lessened": mark("how severe Outside Assistance is"),
    "backup_reaches": mark("to which moment a backup goes"),
    "cards_of_the_remedy": mark("which cards a remedy may take"),
    "device_allowed": mark("when an electronic device may be used"),
    "device_gives_advice": mark("what an electronic device may be used for"),
    "duty_to_call_a_judge": mark("who has to call a judge"),
    "error_remedy": mark("which remedy there is for an error"),
    "false_answer": mark("how the guide treats a false answer"),
    "hidden_card_exception": mark("when an act counts as a Hidden Card Error"),
    "information_category": mark("in which category information falls"),
    "infraction_penalty": mark("which penalty belongs to an infraction"),
    "missed_trigger_chooser": mark("who chooses in the remedy for a missed trigger"),
    "missed_trigger_objects": mark("which objects a trigger placed late may use"),
    "missed_trigger_penalty": mark("which penalty belongs to a missed trigger"),
    "missed_trigger_remedy": mark("which remedy there is for a missed trigger"),
    "missed_trigger_responsible": mark("who has to remember a triggered ability"),
    "must_be_announced": mark("what a player has to tell unasked"),
    "notes_allowed": mark("which notes may be taken or looked at, and when"),
    "other_players_infraction": mark(
        "what the opponent of somebody who erred answers for"
    ),
    "regular_is_apart": mark("which document deals with errors at an event"),
    "regular_remedy": mark("what is done about an error at Regular REL"),
    "regular_trigger_remedy": mark(
        "what is done about a missed trigger at Regular REL"
    ),
    "simple_backup": mark("what a simple backup can undo"),
    "turns_after_time": mark("how many turns follow once time is called"),
    "violation_remedy": mark("which remedy there is for a Game Rule Violation"),
    "warnings_that_count": mark("which earlier Warnings count"),
    "which_infraction": mark("which infraction an act is"),
    "who_answers": mark("who answers for an infraction"),
    "who_chooses_in_the_remedy": mark("who chooses the cards of a remedy"),
    "who_discards_late": mark("who chooses the cards of a late discard"),
}
"""What the rules are asked, by the key of the rule point."""
