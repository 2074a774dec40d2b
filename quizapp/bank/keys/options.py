"""Options: the right ones, and wrong ones that each are proven wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from quizapp.bank.family.ask import Form
from quizapp.bank.family.family import Family
from quizapp.bank.keys.derived import DerivedOption
from quizapp.bank.keys.reasoning import Reasoning
from quizapp.bank.keys.worlds import Answers
from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects.aspect import YES
from quizapp.rules.refusal import RefusalError
from quizapp.rules.rulebook import Step

MOST_OPTIONS = 5
LEAST_WRONG = 3
LEAST_BELIEFS = 2


def option_id(answers: Iterable[str], reason: str = "") -> str:
    """Name an option by what it says, so that stored answers keep their meaning."""
    words = "+".join(answers).replace(" ", "-")
    return f"{words}:{reason}" if reason else words


def make_options(reasoning: Reasoning) -> tuple[DerivedOption, ...]:
    """Make the options of a question, the right ones first.

    :raises RefusalError: if they would not make a fair question.
    """
    ask = reasoning.family.ask
    if ask.select_all:
        return tuple(_claims(reasoning))
    decisive = reasoning.deciding_step(0)
    reason = decisive.rule if ask.with_reasons else ""
    right = DerivedOption(
        id=option_id(reasoning.answers, reason),
        answers=reasoning.answers,
        correct=True,
        reason=decisive if reason else None,
        because=decisive,
    )
    wrong = _wrong_options(reasoning, decisive)
    beliefs = sum(bool(option.misconception) for option in wrong)
    if len(wrong) < LEAST_WRONG or beliefs < LEAST_BELIEFS:
        raise RefusalError(
            f"only {len(wrong)} wrong options can be proven wrong, {beliefs} of them by "
            f"a misconception; {LEAST_WRONG} and {LEAST_BELIEFS} are needed"
        )
    return (right, *wrong)


def _wrong_options(reasoning: Reasoning, decisive: Step) -> list[DerivedOption]:
    with_reasons = reasoning.family.ask.with_reasons
    found: dict[str, DerivedOption] = {}
    for option in _believed(reasoning):
        found.setdefault(option.id, option)
    if not with_reasons:
        for near in _near_misses(reasoning.family, reasoning.answers):
            option = DerivedOption(
                id=option_id(near), answers=near, correct=False, because=decisive
            )
            found.setdefault(option.id, option)
    return list(found.values())[: MOST_OPTIONS - 1]


def _believed(reasoning: Reasoning) -> Iterator[DerivedOption]:
    """Yield what misconceptions lead to, several times if several lead to it."""
    with_reasons = reasoning.family.ask.with_reasons
    for each in reasoning.in_turns():
        if reasoning.makes_an_option(each):
            yield DerivedOption(
                id=option_id(each.answers, each.belief.id if with_reasons else ""),
                answers=each.answers,
                correct=False,
                misconception=each.belief.id,
                because=reasoning.truth_against(each, 0),
            )


def make_other_orders(
    reasoning: Reasoning, options: Iterable[DerivedOption]
) -> tuple[DerivedOption, ...]:
    """Make the orders that misconceptions lead to and no option says."""
    if reasoning.family.ask.form is not Form.ORDER:
        return ()
    known = {option.id for option in options}
    found: dict[str, DerivedOption] = {}
    for option in _believed(reasoning):
        if option.id not in known:
            found.setdefault(option.id, option)
    return tuple(found.values())


def _near_misses(family: Family, answers: Answers) -> Iterator[Answers]:
    """Yield thinkable answers that differ in one aspect, then in more."""
    roles: tuple[Player, ...] = family.scenario.players
    domains = [aspect.domain(roles) for aspect in family.ask.aspects]
    others = [each for each in product(*domains) if each != answers]
    yield from sorted(
        others,
        key=lambda each: sum(a != b for a, b in zip(each, answers, strict=True)),
    )


def _claims(reasoning: Reasoning) -> Iterator[DerivedOption]:
    """Yield one option for each claim, right or wrong as the engine found it."""
    answers = reasoning.answers
    if YES not in answers or set(answers) == {YES}:
        raise RefusalError("of the claims at least one must hold and one must not")
    if not any(map(reasoning.can_turn_as_wanted, range(len(answers)))):
        raise RefusalError(
            f"no claim turns on the rule point {reasoning.family.turns_on}"
        )
    ranked = sorted(enumerate(answers), key=lambda pair: pair[1] != YES)
    for position, answer in ranked:
        wrong = answer != YES
        tempting = reasoning.decisive(position)
        yield DerivedOption(
            id=f"claim-{position + 1}",
            answers=(answer,),
            claim=position,
            correct=not wrong,
            misconception=tempting.belief.id if tempting and wrong else "",
            because=reasoning.deciding_step(position),
        )
