"""A told question: one variant with its key and reasons in words, ready to be written."""

from __future__ import annotations

from msgspec import Struct

from quizapp.bank.posed import ExplainedOption, PosedQuestion, QuestionSource
from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.judging.lettering import letters_of
from quizapp.presenters.words.exports import export_word


class ToldOption(Struct, frozen=True):
    """One option, and why it is right or wrong."""

    letter: str
    option_id: str
    text: str
    right: bool
    because: str
    """One sentence with the number of its rule."""
    as_if: str
    """What stands behind it, said to the learner who chose it, or empty."""
    chosen_as_if: str
    """The same, said to somebody else."""


class ToldStep(Struct, frozen=True):
    """One step of the derivation."""

    text: str
    cite: str


class ToldQuestion(Struct, frozen=True, kw_only=True):
    """One variant of a question family with everything that an export says."""

    question_id: str
    seed: int
    as_of: str
    is_newest: bool
    """Whether it was asked for under the newest documents known."""
    engine: str
    language: str
    topics: tuple[str, ...]
    """Keys, the main one first."""
    topic_names: tuple[str, ...]
    level: int
    complexity: int
    select_all: bool
    note: str
    stem: tuple[str, ...]
    question: str
    options: tuple[ToldOption, ...]
    steps: tuple[ToldStep, ...]
    editions: tuple[tuple[str, str], ...]
    """Document and effective date."""
    board: tuple[str, ...]
    """The board as text, one statement a line."""

    @property
    def identity(self) -> str:
        """Name the variant for ever: by its question and not by what that says today.

        Under the newest documents it stays the same when newer ones come.
        """
        parts = [self.question_id, str(self.seed), self.language]
        if not self.is_newest:
            parts.append(self.as_of)
        return "/".join(parts)

    @property
    def right(self) -> tuple[ToldOption, ...]:
        """List the options that are right."""
        return tuple(option for option in self.options if option.right)

    @property
    def key_words(self) -> str:
        """Say which letters are right."""
        letters = ", ".join(option.letter for option in self.right)
        return export_word(self.language, "export.right", letters=letters)

    @property
    def rules(self) -> tuple[str, ...]:
        """List the rules that the derivation cites, each once, in its order."""
        return tuple(dict.fromkeys(step.cite for step in self.steps))

    @property
    def origin(self) -> str:
        """Say by what the question can be made again."""
        return export_word(
            self.language,
            "export.made",
            question=self.question_id,
            seed=self.seed,
            engine=self.engine,
        )

    @property
    def editions_words(self) -> str:
        """Say which editions the key holds under."""
        said = (
            export_word(
                self.language,
                "export.edition",
                document=document,
                date=date_words(day, self.language),
            )
            for document, day in self.editions
        )
        return export_word(
            self.language, "export.editions", editions=", ".join(sorted(said))
        )


def tell_question(
    source: QuestionSource, question_id: str, seed: int, as_of: str, language: str
) -> ToldQuestion:
    """Pose and explain one variant.

    :raises RefusalError: if the engine cannot answer under the documents of that day.
    """
    asked = (question_id, seed, as_of)
    posed = source.pose(*asked, language)
    key = source.answer_key(*asked)
    explanation = source.explain(*asked, language)
    return ToldQuestion(
        question_id=question_id,
        seed=seed,
        as_of=as_of,
        is_newest=as_of == source.newest_date(),
        engine=key.engine,
        language=language,
        topics=posed.topics,
        topic_names=tuple(source.topic_name(t, language) for t in posed.topics),
        level=posed.level,
        complexity=posed.complexity,
        select_all=posed.select_all,
        note=posed.note,
        stem=posed.stem,
        question=posed.question,
        options=_options(posed, explanation.options, language),
        steps=tuple(ToldStep(step.text, step.cite) for step in explanation.steps),
        editions=explanation.editions,
        board=posed.board.lines,
    )


def _options(
    posed: PosedQuestion, explained: tuple[ExplainedOption, ...], language: str
) -> tuple[ToldOption, ...]:
    letters = letters_of(posed)
    by_id = {option.option_id: option for option in explained}
    return tuple(
        ToldOption(
            letter=letters[option.option_id],
            option_id=option.option_id,
            text=option.text,
            right=by_id[option.option_id].correct,
            because=by_id[option.option_id].because,
            as_if=_as_if(by_id[option.option_id], "export.as-if", language),
            chosen_as_if=_as_if(by_id[option.option_id], "export.chosen", language),
        )
        for option in posed.options
    )


def _as_if(option: ExplainedOption, key: str, language: str) -> str:
    """Say what stands behind a wrong option; French drops the i of "si" before "il"."""
    belief = option.belief.strip().rstrip(".")
    if option.correct or not belief:
        return ""
    elided = belief.startswith(("il ", "ils "))
    return export_word(language, f"{key}-il" if elided else key, belief=belief)
