"""Taking the survey of a bank: all its families are looked at together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from quizapp.bank.checked import CheckedFamily
from quizapp.bank.family.ask import Form
from quizapp.bank.survey.contents import Contents
from quizapp.bank.survey.places import FAVOURED, add_places, judge_places
from quizapp.bank.survey.survey import Survey, Use
from quizapp.bank.wording.speaker import LANGUAGES
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS

GRADES = (1, 2, 3)
"""Of what a question asks for in knowledge, and of what there is to read."""


def take_survey(checked: Iterable[CheckedFamily]) -> Survey:
    """Survey families; those that could not be read at all are left out."""
    families = [(each.id, each.contents) for each in checked if each.contents]
    contents = [each for _, each in families]
    places = add_places(each.places for each in contents)
    points = {each.point.key for each in MISCONCEPTIONS}
    grades = Counter((each.level, each.complexity) for each in contents)
    forms = Counter(each.form for each in contents)
    return Survey(
        untranslated=tuple(_lacking(contents)),
        misconceptions=_use(
            {each.id for each in MISCONCEPTIONS}, (e.misconceptions for e in contents)
        ),
        rule_points=_use(points, (each.rule_points for each in contents)),
        places=places,
        balance=judge_places(places),
        favouring=tuple(_favouring(families)),
        forms=tuple((form.value, forms[form.value]) for form in Form),
        grades=tuple((a, b, grades[a, b]) for a in GRADES for b in GRADES),
    )


def _lacking(contents: Sequence[Contents]) -> Iterator[tuple[str, tuple[str, ...]]]:
    lacking = {text for each in contents for text in each.untranslated}
    for language in LANGUAGES:
        texts = {each.text for each in lacking if each.language == language}
        yield language, tuple(sorted(texts))


def _use(every: set[str], some: Iterable[Sequence[str]]) -> Use:
    used = every & {name for names in some for name in names}
    return Use(tuple(sorted(used)), tuple(sorted(every - used)))


def _favouring(families: Sequence[tuple[str, Contents]]) -> Iterator[str]:
    for name, contents in families:
        if judge_places(contents.places).p < FAVOURED:
            yield name
