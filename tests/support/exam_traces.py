"""Traces: whatever of an exam's secrets stands in a file for candidates."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from quizapp.bank.question_bank import QuestionBank
from quizapp.training.exam.form import Form


def secrets_of(forms: Sequence[Form], bank: QuestionBank, as_of: str) -> set[str]:
    """Collect ids, seeds, options by id, misconceptions and their words, files.

    The id of an option that is a number is that number: it is shown, as it must be.
    """
    found: set[str] = set()
    for form in forms:
        for item in form.items:
            at = (item.question_id, item.seed)
            key = bank.answer_key(*at, as_of)
            explained = bank.explain(*at, as_of, "en")
            source = bank.source_of(item.question_id)
            found |= {item.question_id, str(item.seed), *_named(key.right)}
            found |= {each for pair in key.misconceptions for each in _named(pair)}
            found |= {each.because for each in explained.options}
            found |= {each.belief for each in explained.options}
            found |= {line.strip() for line in source.splitlines() if "{" in line}
            found |= {each.cite for each in explained.steps}
    return found - {""}


def _named(option_ids: Sequence[str]) -> Iterator[str]:
    return (each for each in option_ids if not each.isdecimal())


def find_traces(text: str, secrets: set[str]) -> set[str]:
    """List the secrets that are a value or a name in a file, or that stand in its text.

    A short word of the language is a secret only as a whole value.
    """
    values = set(_values(json.loads(text)))
    return {
        secret
        for secret in secrets
        if secret in values or (_is_telling(secret) and secret in text)
    }


def _is_telling(secret: str) -> bool:
    return not secret.isalpha()


def _values(found: object) -> Iterator[str]:
    if isinstance(found, dict):
        for name, value in found.items():
            yield name
            yield from _values(value)
    elif isinstance(found, list):
        for value in found:
            yield from _values(value)
    else:
        yield str(found)
