"""What is chosen for the whole exam: what is offered, and what a choice changes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from quizapp.presenters.instructing.blueprint.draft import Draft
from quizapp.presenters.instructing.blueprint.screen import Choices, Setting
from quizapp.presenters.wording import LANGUAGE_NAMES, LANGUAGES, word
from quizapp.training.exam.assembling import Kinship
from quizapp.training.exam.blueprint import Release, points_to_pass
from quizapp.training.exam.crediting import Credit, OrderCredit
from quizapp.training.exam.from_preset import SELECT_ALL_FORMS

MOST_FORMS_OFFERED = 8
OFF, ON = "off", "on"
_NONE = "none"
_MINUTES = (*range(5, 125, 5), *range(135, 241, 15))
_PERCENTS = tuple(range(50, 101, 5))
_COMPLEXITIES: Mapping[str, tuple[int, ...]] = {
    "any": (),
    "1": (1,),
    "1-2": (1, 2),
    "2-3": (2, 3),
    "3": (3,),
}
_ANY, _ONE, _ALL = "any", "one", "all"

SETTINGS = (
    "forms",
    "kinship",
    "minutes",
    "pass",
    "release",
    "language",
    "complexity",
    "answers",
    "select-all",
    "select-all-credit",
    "order-credit",
    "seen",
    "used",
)
"""In the order in which they stand on the page."""


class Around(Struct, frozen=True):
    """What settings depend on besides the draft."""

    answer_forms: Collection[str]
    """Every way to answer that the bank has."""
    seen: Sequence[str]
    used: Sequence[str]


def change(draft: Draft, name: str, value: str, around: Around) -> Draft:
    """Give the draft with one setting chosen otherwise."""
    return _CHANGES[name](draft, value, around).fitted()


def settings_of(draft: Draft, around: Around, language: str) -> tuple[Setting, ...]:
    """List the settings with what is chosen."""
    return tuple(
        Setting(
            name=name,
            title=word(language, f"blueprint.{name}"),
            line=_line(name, draft, around, language),
            choices=_choices(name, draft, language),
            chosen=_CHOSEN[name](draft),
        )
        for name in SETTINGS
    )


def _line(name: str, draft: Draft, around: Around, language: str) -> str:
    if name == "pass" and draft.pass_percent is not None and draft.length:
        needed = points_to_pass(draft.pass_percent, draft.length)
        return word(language, "blueprint.pass.needed", n=draft.length, points=needed)
    if name in ("seen", "used"):
        count = len(around.seen if name == "seen" else around.used)
        return word(language, f"blueprint.{name}.line", n=count)
    return word(language, f"blueprint.{name}.line")


def _choices(name: str, draft: Draft, language: str) -> Choices:
    if name in ("seen", "used"):
        return tuple((each, word(language, f"settings.{each}")) for each in (OFF, ON))
    if name == "language":
        return tuple((each, LANGUAGE_NAMES[each]) for each in LANGUAGES)
    return tuple(_numbers(name, draft, language)) or tuple(
        (each, word(language, f"blueprint.{name}.{each}")) for each in _WORDED[name]
    )


def _numbers(name: str, draft: Draft, language: str) -> Iterator[tuple[str, str]]:
    if name == "forms":
        for each in range(1, max(MOST_FORMS_OFFERED, draft.forms) + 1):
            yield str(each), str(each)
    elif name == "select-all":
        for each in range(draft.length + 1):
            yield str(each), str(each)
    elif name in ("minutes", "pass"):
        unit = "blueprint.minutes.unit" if name == "minutes" else "blueprint.pass.unit"
        known = _MINUTES if name == "minutes" else _PERCENTS
        own = draft.minutes if name == "minutes" else draft.pass_percent
        yield _NONE, word(language, "blueprint.none")
        for each in sorted({*known, *(() if own is None else (own,))}):
            yield str(each), word(language, unit, n=each)


_WORDED: Mapping[str, tuple[str, ...]] = {
    "kinship": tuple(each.value for each in Kinship),
    "release": tuple(each.value for each in Release),
    "complexity": tuple(_COMPLEXITIES),
    "answers": (_ANY, _ONE, _ALL),
    "select-all-credit": tuple(each.value for each in Credit),
    "order-credit": tuple(each.value for each in OrderCredit),
}

_CHOSEN: Mapping[str, Callable[[Draft], str]] = {
    "forms": lambda draft: str(draft.forms),
    "kinship": lambda draft: draft.kinship.value,
    "minutes": lambda draft: _said(draft.minutes),
    "pass": lambda draft: _said(draft.pass_percent),
    "release": lambda draft: draft.release.value,
    "language": lambda draft: draft.language,
    "complexity": lambda draft: next(
        key for key, value in _COMPLEXITIES.items() if value == draft.complexities
    ),
    "answers": lambda draft: _answers_of(draft.answer_forms),
    "select-all": lambda draft: str(draft.select_all),
    "select-all-credit": lambda draft: draft.select_all_credit.value,
    "order-credit": lambda draft: draft.order_credit.value,
    "seen": lambda draft: ON if draft.leave_out_seen else OFF,
    "used": lambda draft: ON if draft.leave_out_used else OFF,
}

_CHANGES: Mapping[str, Callable[[Draft, str, Around], Draft]] = {
    "forms": lambda draft, value, _: replace(draft, forms=int(value)),
    "kinship": lambda draft, value, _: replace(draft, kinship=Kinship(value)),
    "minutes": lambda draft, value, _: replace(draft, minutes=_read(value)),
    "pass": lambda draft, value, _: replace(draft, pass_percent=_read(value)),
    "release": lambda draft, value, _: replace(draft, release=Release(value)),
    "language": lambda draft, value, _: replace(draft, language=value),
    "complexity": lambda draft, value, _: replace(
        draft, complexities=_COMPLEXITIES[value]
    ),
    "answers": lambda draft, value, around: replace(
        draft, answer_forms=_forms_for(value, around.answer_forms)
    ),
    "select-all": lambda draft, value, _: replace(draft, select_all=int(value)),
    "select-all-credit": lambda draft, value, _: replace(
        draft, select_all_credit=Credit(value)
    ),
    "order-credit": lambda draft, value, _: replace(
        draft, order_credit=OrderCredit(value)
    ),
    "seen": lambda draft, value, _: replace(draft, leave_out_seen=value == ON),
    "used": lambda draft, value, _: replace(draft, leave_out_used=value == ON),
}


def _said(number: int | None) -> str:
    return _NONE if number is None else str(number)


def _read(value: str) -> int | None:
    return None if value == _NONE else int(value)


def _forms_for(value: str, known: Collection[str]) -> tuple[str, ...]:
    if value == _ANY:
        return ()
    if value == _ALL:
        return SELECT_ALL_FORMS
    return tuple(sorted(set(known) - {*SELECT_ALL_FORMS, ""})) or ("one",)


def _answers_of(forms: tuple[str, ...]) -> str:
    if not forms:
        return _ANY
    return _ALL if forms == SELECT_ALL_FORMS else _ONE
