"""Examining: one variant of a manuscript with everything that is said about it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from quizapp.bank.counter_lines import CounterLines, explain_counter_lines
from quizapp.bank.family.loading import LoadedFamily
from quizapp.bank.posed import DatedAnswer, Explanation, PosedQuestion
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading.fault import Fault, UnreadableError
from quizapp.bank.variants.drawing import draw_choice
from quizapp.bank.variants.variant import all_choices, slots_of
from quizapp.bank.wording.speaker import LANGUAGES, MissingTranslationError
from quizapp.bank.workbench.manuscript import Manuscript, read_manuscript
from quizapp.rules.refusal import RefusalError


class Told(Struct, frozen=True):
    """A variant in one language."""

    language: str
    posed: PosedQuestion
    explanation: Explanation
    lines: CounterLines
    dated: tuple[DatedAnswer, ...]
    """The answers through the editions; one if nothing ever changed."""


class Examined(Struct, frozen=True, kw_only=True):
    """What became of one variant."""

    manuscript: Manuscript
    seed: int
    faults: tuple[Fault, ...] = ()
    """Why nothing is told, each with its place."""
    variants: int = 0
    """Ways to fill the slots."""
    filling: tuple[tuple[str, str], ...] = ()
    """What the seed puts into each slot."""
    told: tuple[Told, ...] = ()
    """Empty where something is wrong."""

    def in_language(self, language: str) -> Told | None:
        """Return what is told in a language, if anything is."""
        return next((each for each in self.told if each.language == language), None)


def examine(manuscript: Manuscript, seed: int, bank: QuestionBank) -> Examined:
    """Derive the variant of a seed and say it in every language, or say what is wrong."""
    try:
        loaded = read_manuscript(manuscript, bank)
        slots = slots_of(loaded.family, bank.catalogue)
    except UnreadableError as error:
        return Examined(manuscript=manuscript, seed=seed, faults=error.faults)
    except RefusalError as error:
        fault = Fault(manuscript.file, 1, 1, f"refused: {error}")
        return Examined(manuscript=manuscript, seed=seed, faults=(fault,))
    chosen = draw_choice(loaded.id, slots, seed)
    told = _tell(loaded, chosen, seed, bank)
    return Examined(
        manuscript=manuscript,
        seed=seed,
        faults=(told,) if isinstance(told, Fault) else (),
        variants=sum(1 for _ in all_choices(slots)),
        filling=tuple(chosen.items()),
        told=() if isinstance(told, Fault) else told,
    )


def _tell(
    loaded: LoadedFamily, chosen: Mapping[str, str], seed: int, bank: QuestionBank
) -> tuple[Told, ...] | Fault:
    bank.put_in(loaded)
    try:
        return tuple(_in_language(loaded.id, seed, bank, each) for each in LANGUAGES)
    except RefusalError as error:
        if error.path:
            return loaded.fault(error, chosen)
        said = f"refused: {error}"
    except MissingTranslationError as error:
        said = str(error)
    except KeyError as error:
        said = f"there are no words for {error}"
    return Fault(loaded.file, 1, 1, said)


def _in_language(
    question_id: str, seed: int, bank: QuestionBank, language: str
) -> Told:
    day = bank.newest_date()
    asked = (question_id, seed, day, language)
    return Told(
        language,
        bank.pose(*asked),
        bank.explain(*asked),
        explain_counter_lines(bank, *asked),
        bank.through_the_editions(*asked),
    )
