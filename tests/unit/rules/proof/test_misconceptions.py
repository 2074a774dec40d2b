"""Misconceptions: every one of them changes an answer, and for the reason it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from quizapp.rules.nouns.events import Ruled
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS
from quizapp.rules.rulebook import Misconception
from tests.support.playing import Play
from tests.support.shown_combat import COMBAT
from tests.support.shown_information import INFORMATION
from tests.support.shown_mana import MANA
from tests.support.shown_policy import POLICY
from tests.support.shown_searching import SEARCHING
from tests.support.shown_teams import TEAMS
from tests.support.shown_turns import TURNS
from tests.support.shown_votes import VOTES
from tests.support.tables import On, Side, controlled, table

CONTROL = [controlled("A", by="N")]
JACE, BACK = "Jace, Vryn's Prodigy", "Jace, Telepath Unbound"
GORGER, APPETITE = "Phyrexian Soulgorger", "Demonic Appetite"
LIBRARY = {"Plains": 1, "others": 9}


class Shown(NamedTuple):
    """A situation in which a misconception shows."""

    ask: Callable[..., Any]
    """Plays the situation with or without the belief and returns the answer."""
    right: Any
    wrong: Any
    day: str = ""


def use_under_control(name: str, *choices: str, **how: Any) -> Play:
    sides = {
        "A": Side(
            hand=["Shock", "Hill Giant", "Demonic Tutor", "Fling"],
            field=["Grizzly Bears", "Flooded Strand"],
            library=LIBRARY,
        ),
        "N": Side(field=["Bronze Sable"], library={"Island": 3}),
    }
    play = Play(table(**sides, controls=CONTROL), **how)
    return play.use(name, *choices)


def turn_of_n(*created_by: str, step: str = "upkeep", **how: Any) -> str:
    controls = [
        controlled("N", by=by, stamp=stamp) for stamp, by in enumerate(created_by)
    ]
    state = table(turn="N", step=step, C=Side(), controls=controls)
    return Play(state, **how).decision.decider


def word_of_command(hand: str, *lands: str, **how: Any) -> Play:
    sides = {
        "A": Side(hand=["Word of Command"]),
        "N": Side(hand=[hand], field=lands, library=LIBRARY),
    }
    return Play(table(**sides), **how).use("Word of Command").resolve()


def forced_tutor(**how: Any) -> Play:
    play = word_of_command("Demonic Tutor", "Swamp", "Swamp", **how)
    return play.take("Demonic Tutor").take("Swamp+Swamp")


def loot(**how: Any) -> Play:
    side = Side(
        field=[JACE],
        hand=["Fling"],
        graveyard=["Forest"] * 4,
        library={"Plains": 3},
    )
    return Play(table(A=side), **how).use(JACE).resolve()


def upkeep(name: str, ages: int = 0, **how: Any) -> Play:
    field = [On(GORGER, counters=(("age", ages),) * bool(ages)), "Hill Giant"]
    if name == APPETITE:
        field.append(On(APPETITE, to="Hill Giant"))
    sides = {"A": Side(field=field), "N": Side(field=["Bronze Sable"])}
    forgotten = [GORGER] if name == APPETITE else []
    state = table(step="upkeep", **sides, controls=CONTROL)
    return Play(state, forgotten=forgotten, **how).resolve()


def ruling(part: str, *, control: bool, **how: Any) -> Any:
    state = table(
        step="upkeep", A=Side(field=[GORGER]), controls=CONTROL if control else []
    )
    play = Play(state, forgotten=[GORGER], **how).to("draw").notice(GORGER)
    (ruled,) = play.happened(Ruled)
    return getattr(ruled, part)


def remedy(**how: Any) -> str:
    return ruling("remedy", control=False, **how)


def who_decides_the_fix(**how: Any) -> str:
    state = table(
        step="upkeep", A=Side(field=[GORGER]), controls=[controlled("N", by="A")]
    )
    play = Play(state, forgotten=[GORGER], **how).to("draw").notice(GORGER)
    return play.decision.decider


def late_choices(**how: Any) -> list[str]:
    side = Side(
        field=["Hill Giant", On(APPETITE, to="Hill Giant")], hand=["Grizzly Bears"]
    )
    play = Play(table(step="upkeep", A=side), forgotten=[APPETITE], **how)
    play.to("precombat main").use("Grizzly Bears").resolve()
    return play.notice(APPETITE).take("stack").resolve().options


def commander_dies(**how: Any) -> Play:
    state = table(A=Side(field=[JACE]), N=Side(hand=["Shock"]), controls=CONTROL)
    players = tuple(replace(each, commander=JACE) for each in state.players)
    play = Play(replace(state, players=players), **how)
    return play.use("Shock", JACE, by="N").resolve()


def mulligan(**how: Any) -> Play:
    sides = {
        "A": Side(hand=["Shahrazad"], library={"others": 3}, life=15),
        "N": Side(library={"others": 9}),
    }
    play = Play(table(**sides, controls=CONTROL), **how).use("Shahrazad")
    return play.resolve().take("first:A")


def after_the_subgame(**how: Any) -> Play:
    return mulligan(**how).take("keep").take("keep")


def can_cast_with_the_others_lands(**how: Any) -> bool:
    sides = {
        "A": Side(hand=["Shock"], mana="lands"),
        "N": Side(field=["Mountain"]),
    }
    return "Shock" in Play(table(**sides, controls=CONTROL), **how).options


SHOWN = {
    "controlled-player-still-chooses": Shown(
        lambda **how: use_under_control("Shock", **how).asks,
        ("target", "A", "N"),
        ("target", "A", "A"),
    ),
    "first-control-wins": Shown(lambda **how: turn_of_n("C", "A", **how), "A", "C"),
    "self-control-does-nothing": Shown(
        lambda **how: turn_of_n("A", "N", **how), "N", "A"
    ),
    "control-starts-in-the-main-phase": Shown(
        lambda **how: turn_of_n("A", **how), "A", "N"
    ),
    "control-lasts-while-the-spell-waits": Shown(
        lambda **how: forced_tutor(**how).pass_priority().decision.decider, "N", "A"
    ),
    "control-ends-with-the-casting": Shown(
        lambda **how: forced_tutor(**how).resolve().decision.decider, "A", "N"
    ),
    "controller-decides-fixes": Shown(who_decides_the_fix, "N", "A"),
    "any-search-may-fail": Shown(
        lambda **how: use_under_control("Demonic Tutor", **how).resolve().keys,
        ["find:Plains", "find:?"],
        ["find:none", "find:Plains", "find:?"],
    ),
    "what-is-there-must-be-found": Shown(
        lambda **how: use_under_control("Flooded Strand", **how).resolve().keys,
        ["find:none", "find:Plains"],
        ["find:Plains"],
    ),
    "controlled-player-cannot-search": Shown(
        lambda **how: use_under_control("Demonic Tutor", **how).resolve().asks[0],
        "search",
        "priority",
    ),
    "your-means-the-deciding-player": Shown(
        lambda **how: use_under_control("Demonic Tutor", **how).resolve().keys,
        ["find:Plains", "find:?"],
        ["find:Island"],
    ),
    "deciding-player-controls-objects": Shown(
        lambda **how: use_under_control("Hill Giant", **how).resolve().field("N"),
        ["Bronze Sable"],
        ["Bronze Sable", "Hill Giant"],
    ),
    "deciding-player-may-pay": Shown(can_cast_with_the_others_lands, False, True),
    "deciding-player-pays": Shown(
        lambda **how: use_under_control("Fling", "target:N", **how).field("N"),
        ["Bronze Sable"],
        [],
    ),
    "partial-payment-is-enough": Shown(
        lambda **how: upkeep(GORGER, 2, **how).keys, ["decline"], ["pay", "decline"]
    ),
    "chosen-card-may-stay": Shown(
        lambda **how: (
            word_of_command("Shock", "Mountain", **how).take("Shock").hand("N")
        ),
        [],
        ["Shock"],
    ),
    "response-during-resolution": Shown(
        lambda **how: word_of_command("Shock", "Mountain", **how).take("Shock").asks[0],
        "target",
        "priority",
    ),
    "instructions-are-optional": Shown(
        lambda **how: loot(**how).asks[0], "discard", "may"
    ),
    "owner-chooses-the-card": Shown(
        lambda **how: word_of_command("Shock", **how).decision.decider, "A", "N"
    ),
    "counted-before-the-rest": Shown(
        lambda **how: loot(**how).take("Fling").field("A"), [BACK], [JACE]
    ),
    "condition-is-a-choice": Shown(
        lambda **how: loot(**how).take("Fling").field("A"), [BACK], [JACE]
    ),
    "deciding-player-sacrifices": Shown(
        lambda **how: upkeep(APPETITE, **how).options,
        [GORGER, "Hill Giant"],
        ["Bronze Sable"],
    ),
    "old-counters-are-paid": Shown(
        lambda **how: upkeep(GORGER, 1, **how).take("pay").options,
        [f"{GORGER}+Hill Giant"],
        [GORGER, "Hill Giant"],
    ),
    "one-payment-a-turn": Shown(
        lambda **how: upkeep(GORGER, 1, **how).take("pay").options,
        [f"{GORGER}+Hill Giant"],
        [GORGER, "Hill Giant"],
    ),
    "default-action-still-applies": Shown(
        remedy, "stack if chosen", "default unless declined"
    ),
    "default-action-must-happen": Shown(
        remedy, "stack if chosen", "default now or next phase"
    ),
    "default-action-never-applied": Shown(
        remedy, "default unless declined", "stack if chosen", "2018-10-03"
    ),
    "missed-means-gone": Shown(remedy, "stack if chosen", "play on"),
    "missed-goes-on-the-stack": Shown(remedy, "stack if chosen", "stack at once"),
    "triggers-controller-chooses": Shown(
        lambda **how: ruling("chooser", control=False, **how), "N", "A"
    ),
    "controlled-player-remembers": Shown(
        lambda **how: ruling("responsible", control=True, **how), "N", "A"
    ),
    "deciding-player-remembers": Shown(
        lambda **how: ruling("responsible", control=True, **how), "A", "N", "2016-07-22"
    ),
    "every-missed-trigger-is-a-warning": Shown(
        lambda **how: ruling("penalty", control=True, **how), "none", "warning"
    ),
    "missed-triggers-are-never-penalised": Shown(
        lambda **how: ruling("penalty", control=False, **how), "warning", "none"
    ),
    "control-follows-into-the-subgame": Shown(
        lambda **how: mulligan(**how).decision.decider, "A", "N"
    ),
    "a-subgame-ends-the-control": Shown(
        lambda **how: after_the_subgame(**how).decision.decider,
        "N",
        "A",
    ),
    "half-is-rounded-down": Shown(
        lambda **how: after_the_subgame(**how).life("A"), 7, 8
    ),
    "any-mana-pays-for-the-forced-card": Shown(
        lambda **how: word_of_command("Shock", **how).take("Shock").stack(),
        [],
        ["Shock", "Word of Command"],
    ),
    "a-forced-land-is-always-played": Shown(
        lambda **how: word_of_command("Forest", **how).take("Forest").field("N"),
        [],
        ["Forest"],
    ),
    "a-commander-always-returns": Shown(
        lambda **how: commander_dies(**how).asks[0], "may", "priority"
    ),
    "late-trigger-may-use-anything": Shown(
        late_choices, ["Hill Giant"], ["Hill Giant", "Grizzly Bears"]
    ),
    **{id_: Shown(*situation) for id_, situation in COMBAT.items()},
    **{id_: Shown(*situation) for id_, situation in INFORMATION.items()},
    **{id_: Shown(*situation) for id_, situation in POLICY.items()},
    **{id_: Shown(*situation) for id_, situation in SEARCHING.items()},
    **{id_: Shown(*situation) for id_, situation in TURNS.items()},
    **{id_: Shown(*situation) for id_, situation in TEAMS.items()},
    **{id_: Shown(*situation) for id_, situation in MANA.items()},
    **{id_: Shown(*situation) for id_, situation in VOTES.items()},
}


@pytest.mark.parametrize("belief", MISCONCEPTIONS, ids=lambda each: each.id)
def test_a_misconception_gives_a_wrong_answer_where_it_shows(belief: Misconception):
    shown = SHOWN[belief.id]

    assert shown.ask(day=shown.day) == shown.right
    assert shown.ask(day=shown.day, belief=belief) == shown.wrong


def test_every_misconception_has_an_id_of_its_own():
    assert len({each.id for each in MISCONCEPTIONS}) == len(MISCONCEPTIONS)


def test_every_situation_belongs_to_a_misconception():
    assert set(SHOWN) == {each.id for each in MISCONCEPTIONS}


def believing(id_: str) -> Misconception:
    return next(each for each in MISCONCEPTIONS if each.id == id_)


def test_whoever_takes_instructions_for_optional_may_leave_one_out():
    play = loot(belief=believing("instructions-are-optional"))
    draws = play.options == ["draw", "draw"]
    play.take("leave out").take("do")

    assert draws
    assert play.options == ["Fling"]


def test_whoever_believes_in_partial_payment_pays_with_what_is_there():
    play = upkeep(GORGER, 2, belief=believing("partial-payment-is-enough"))

    play.take("pay")

    assert play.options == [f"{GORGER}+Hill Giant"]


def test_whoever_believes_in_a_response_goes_on_after_it():
    belief = believing("response-during-resolution")
    play = word_of_command("Shock", "Mountain", belief=belief).take("Shock")
    assert play.decision.cause == "Word of Command"

    assert play.pass_priority().asks == ("target", "N", "A")


def test_whoever_pays_old_counters_pays_nothing_in_the_first_upkeep():
    play = upkeep(GORGER, belief=believing("old-counters-are-paid")).take("pay")

    assert GORGER in play.field("A")


def test_a_step_of_a_misconception_names_the_same_rule():
    belief = believing("any-search-may-fail")
    play = use_under_control("Demonic Tutor", belief=belief).resolve()

    points = {step.point for step in play.steps}
    assert "search_minimum" in points
