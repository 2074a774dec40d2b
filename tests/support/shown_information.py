"""Situations in which misconceptions about hidden information show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quizapp.rules.cards.abilities import Ability, Activation
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.instructions.hidden.exiling import ShufflePile
from quizapp.rules.instructions.hidden.looking import LookAtExiled
from quizapp.rules.instructions.vocabulary import COSTS
from tests.support.playing import Play
from tests.support.seeing import viewers
from tests.support.tables import On, Side, controlled, table

CONTROL = [controlled("A", by="N")]
BROKER, LOXODON = "Bane Alley Broker", "Woolly Loxodon"

Situation = tuple[Callable[..., Any], Any, Any, str]
"""Plays it with or without the belief; the right answer, the wrong one, and the day."""


def under_control(**how: Any) -> Play:
    side = Side(
        hand=["Shock", "Demonic Tutor"],
        field=[BROKER, On(LOXODON, face_down=True)],
        outside={"Demonic Tutor": 1},
        exiled=[("Hill Giant", BROKER)],
        library={"Plains": 9},
    )
    return Play(table(A=side, controls=CONTROL), **how)


def exile_of_an_egg(**how: Any) -> list[str]:
    side = Side(field=["Summoner's Egg"], exiled=[("Hill Giant", "Summoner's Egg")])
    play = Play(table(A=side, controls=CONTROL), **how)
    return viewers(play, "face-down exile", card="Hill Giant")


def a_turn_later(**how: Any) -> Play:
    return under_control(**how).to("upkeep", of="N")


def card_exiled_later(**how: Any) -> list[str]:
    play = a_turn_later(**how).use(BROKER, by="A").resolve().take("Shock")
    return viewers(play, "face-down exile", card="Shock")


def wish(**how: Any) -> list[str]:
    side = Side(hand=["Burning Wish"], outside={"Demonic Tutor": 1})
    play = Play(table(A=side, controls=CONTROL), **how)
    return play.use("Burning Wish").resolve().keys


def shuffled_box(*others: str, **how: Any) -> Play:
    shuffles = Ability(
        activated=Activation(cost=(COSTS["tap"](),)), do=(ShufflePile(),)
    )
    looks = Ability(static=LookAtExiled())
    box = Card(name="Box", types=(CardType.ARTIFACT,), abilities=(shuffles, looks))
    exiled = [(name, "Box") for name in ("Hill Giant", *others)]
    side = Side(field=[box], exiled=exiled)
    play = Play(table(A=side, controls=CONTROL), **how)
    return play.to("upkeep", of="N").use("Box", by="A").resolve()


def after_shuffling(**how: Any) -> list[str]:
    return viewers(shuffled_box(**how), "face-down exile", card="Hill Giant")


NONE, TUTOR = ["bring:none"], ["bring:none", "bring:Demonic Tutor"]

INFORMATION: dict[str, Situation] = {
    "control-shows-nothing": (
        lambda **how: viewers(under_control(**how), "hand"),
        ["A", "N"],
        ["A"],
        "",
    ),
    "only-the-hand-is-shown": (
        lambda **how: viewers(
            under_control(**how), "face-down permanent", card=LOXODON
        ),
        ["A", "N"],
        ["A"],
        "",
    ),
    "owner-may-look-in-exile": (exile_of_an_egg, [], ["A", "N"], ""),
    "own-library-is-open": (
        lambda **how: viewers(under_control(**how), "library top"),
        [],
        ["A", "N"],
        "",
    ),
    "control-blinds-the-player": (
        lambda **how: viewers(under_control(**how), "hand"),
        ["A", "N"],
        ["N"],
        "",
    ),
    "control-opens-the-sideboard": (wish, NONE, TUTOR, ""),
    "control-closes-the-sideboard": (wish, TUTOR, NONE, "2016-07-21"),
    "exile-right-ends-with-control": (
        lambda **how: viewers(
            a_turn_later(**how), "face-down exile", card="Hill Giant"
        ),
        ["A", "N"],
        ["A"],
        "",
    ),
    "right-covers-the-source": (card_exiled_later, ["A"], ["A", "N"], ""),
    "seen-once-seen-for-ever": (
        lambda **how: viewers(a_turn_later(**how), "face-down permanent", card=LOXODON),
        ["A"],
        ["A", "N"],
        "",
    ),
    "shuffling-changes-nothing": (after_shuffling, ["A"], ["A", "N"], ""),
    "exile-piles-may-be-shuffled": (
        lambda **how: viewers(under_control(**how), "exile order"),
        ["A", "N"],
        [],
        "",
    ),
    "control-shows-notes": (
        lambda **how: viewers(under_control(**how), "notes"),
        ["A"],
        ["A", "N"],
        "",
    ),
}
"""By the id of the misconception."""
