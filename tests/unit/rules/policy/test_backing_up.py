"""Backing up: which errors a judge undoes at once, which are fixed, and which are left."""

from __future__ import annotations

import pytest

from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.nouns.events import Discarded, Drew, Ruled, SpellCast
from quizapp.rules.nouns.tournament.enforcement import Rel
from quizapp.rules.policy.infractions.backup_points import simple_backup
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS
from quizapp.rules.refusal import RefusalError
from tests.support.judging import (
    CONTROL,
    at_the_table,
    err,
    judge,
    rulings,
    use_wrongly,
)
from tests.support.playing import Play
from tests.support.tables import On, Side, table

BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def believing(id_: str) -> object:
    return next(each for each in MISCONCEPTIONS if each.id == id_)


def remedies(play: Play) -> list[str]:
    return [each.remedy for each in play.happened(Ruled) if isinstance(each, Ruled)]


def at_turn(**side: object) -> Play:
    return Play(table(A=Side(**side), N=Side(library={"others": 20})))


@pytest.mark.parametrize("how", ["wrong_mana", "too_little_mana"])
def test_a_spell_on_the_stack_is_undone(how):
    play = use_wrongly(at_turn(hand=[BEARS]), BEARS, how)
    assert play.stack() == [BEARS]

    judge(play)

    assert remedies(play) == ["simple backup"]
    assert play.stack() == []
    assert play.hand("A") == [BEARS]
    assert play.asks == ("priority", "A", "A")
    assert play.happened(SpellCast) == []


def test_the_costs_of_what_is_undone_are_undone_too():
    play = at_turn(field=["Mindslaver"])
    judge(use_wrongly(play, "Mindslaver", "too_little_mana", "N"))

    assert play.field("A") == ["Mindslaver"]
    assert not play.permanent("Mindslaver").tapped
    assert play.graveyard("A") == []


def test_passing_priority_is_nothing_that_has_happened_since():
    play = use_wrongly(at_turn(hand=[BEARS]), BEARS, "wrong_mana").pass_priority()

    assert remedies(judge(play)) == ["simple backup"]


def test_a_second_land_goes_back_and_no_other_is_played():
    play = use_wrongly(at_turn(hand=["Forest"]), "Forest", "second_land")
    assert play.field("A") == ["Forest"]

    judge(play)

    assert play.hand("A") == ["Forest"]
    assert play.keys == ["pass"]


@pytest.mark.parametrize("since", ["resolved", "answered", "another phase"])
def test_once_more_has_happened_the_head_judge_decides(since):
    play = at_turn(hand=[BEARS, "Shock"])
    use_wrongly(play, BEARS, "wrong_mana")
    if since == "answered":
        play.use("Shock", "N")
    else:
        play.resolve()
    if since == "another phase":
        play.to("beginning of combat")
    before = play.field("A"), play.stack()

    judge(play)

    assert remedies(play)[0] == "judge decides"
    assert (play.field("A"), play.stack()) == before


def test_an_opponent_who_could_not_notice_it_earlier_answers_for_nothing():
    play = judge(use_wrongly(at_turn(hand=[BEARS]), BEARS, "wrong_mana"))

    assert rulings(play) == [("A", "game rule violation", "warning")]


def test_a_backup_keeps_earlier_rulings_and_errors():
    play = judge(err(at_turn(hand=[BEARS]), "played_slowly", "A"))
    err(play, "stalled", "N")
    use_wrongly(play, BEARS, "wrong_mana")
    wrong = play.state.incidents[-1]
    play.step_in(
        lambda game: game.change(incidents=(wrong, *game.state.incidents[:-1]))
    )

    judge(play)

    assert [each[1] for each in rulings(play)] == ["slow play", "game rule violation"]
    assert [each.act for each in play.state.incidents] == ["stalled"]


@pytest.mark.parametrize("chance", [True, False])
@pytest.mark.parametrize("later", [True, False])
def test_a_simple_backup_undoes_the_last_action_without_anything_random(later, chance):
    answer = simple_backup.function_on(NEWEST)("A", later, chance)

    assert answer.value is not (later or chance)


@pytest.mark.parametrize(
    ("card", "how"),
    [
        ("Mindslaver", "wrong_mana"),
        ("Flooded Strand", "too_little_mana"),
        ("Flooded Strand", "wrong_mana"),
    ],
)
def test_what_costs_no_such_mana_cannot_be_paid_for_wrongly(card, how):
    choices = ("N",) if card == "Mindslaver" else ()

    with pytest.raises(RefusalError, match=f"{how} cannot be wrong"):
        use_wrongly(at_turn(field=[card]), card, how, *choices)


def forgot_untap(**to: str) -> Play:
    side = Side(field=[On(GIANT, tapped=True)])
    state = table(step="upkeep", A=side, N=Side(library={"others": 20}))
    play = err(Play(state), "forgot_untap", "A", card=GIANT)
    return judge(play.to(**to))


def test_what_was_not_untapped_untaps_in_the_same_turn():
    play = forgot_untap(step="postcombat main")

    assert remedies(play) == ["untap now", "nothing"]
    assert not play.permanent(GIANT).tapped


def test_what_was_not_untapped_stays_tapped_in_the_next_turn():
    play = forgot_untap(step="upkeep", of="N")

    assert remedies(play)[0] == "judge decides"
    assert play.permanent(GIANT).tapped


def test_only_a_tapped_permanent_can_have_been_forgotten():
    with pytest.raises(RefusalError, match="must name a tapped permanent"):
        err(at_turn(field=[GIANT]), "forgot_untap", "A", card=GIANT)


@pytest.mark.parametrize("rel", Rel)
@pytest.mark.parametrize("of", ["A", "N"])
def test_a_missed_draw_is_made_up_for_however_late(rel, of):
    state = table(A=Side(), N=Side(field=["Consecrated Sphinx"]))
    play = err(Play(state, rel=rel), "forgot_draw", "A")
    play.to("end", of=of)
    drawn = len(play.happened(Drew))

    judge(play)

    assert remedies(play)[0] == "draw now"
    assert play.happened(Drew)[drawn:] == [Drew(by="A")]
    assert play.stack() == ["Consecrated Sphinx"]


@pytest.mark.parametrize("rel", Rel)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_missed_discard_is_made_up_for_by_the_person_who_missed_it(rel, count):
    side = Side(hand=["Shock", "Fling", BEARS])
    play = Play(table(A=side, controls=CONTROL), rel=rel)
    judge(err(play, "forgot_discard", "A", count=count).to("end"))

    assert remedies(play)[0] == "discard now"
    assert play.asks == ("remedy", "A", "A")

    play.take(play.keys[0])

    found = play.happened(Discarded)
    assert [each.card for each in found] == play.graveyard("A")
    assert len(found) == max(count, 1)


def test_nothing_is_discarded_late_from_an_empty_hand():
    play = judge(err(at_turn(), "forgot_discard", "A"))

    assert remedies(play) == ["discard now"]
    assert play.decision.kind != "remedy"
    assert not play.happened(Discarded)


def test_which_card_is_drawn_late_must_be_known():
    play = err(at_turn(library={"Plains": 1, "others": 9}), "forgot_draw", "A")

    with pytest.raises(RefusalError, match="which card is drawn late"):
        judge(play)


def test_at_regular_level_nothing_of_the_guide_is_applied_to_a_spell():
    state = table(A=Side(hand=[BEARS]))
    play = judge(use_wrongly(Play(state, rel=Rel.REGULAR), BEARS, "wrong_mana"))

    assert rulings(play) == [("A", "common issue", "none")]
    assert play.stack() == [BEARS]


def test_whoever_believes_in_countering_puts_a_land_into_the_graveyard():
    belief = believing("illegal-action-is-countered")
    play = Play(table(A=Side(hand=["Forest"])), belief=belief)

    judge(use_wrongly(play, "Forest", "second_land"))

    assert play.graveyard("A") == ["Forest"]


def test_whoever_believes_in_countering_leaves_the_costs_of_an_ability_paid():
    belief = believing("illegal-action-is-countered")
    play = Play(table(A=Side(field=["Mindslaver"])), belief=belief)

    judge(use_wrongly(play, "Mindslaver", "too_little_mana", "N"))

    assert play.stack() == []
    assert play.graveyard("A") == ["Mindslaver"]


def test_an_omission_is_no_action_that_could_be_undone():
    belief = believing("every-error-is-undone")
    play = err(Play(table(A=Side()), belief=belief), "forgot_draw", "A")

    assert remedies(judge(play)) == ["draw now"]


def test_whoever_fixes_without_end_undoes_a_spell_as_others_do():
    belief = believing("partial-fixes-have-no-end")
    play = Play(table(A=Side(hand=[BEARS])), belief=belief)

    assert remedies(judge(use_wrongly(play, BEARS, "wrong_mana"))) == ["simple backup"]


def test_the_derivation_cites_the_guide_on_backups():
    play = judge(use_wrongly(at_the_table(control=False), BEARS, "wrong_mana"))
    rules = {step.rule for step in play.steps}

    assert {"ipg.simple-backup", "ipg.first-backup", "ipg.backup-all"} <= rules
