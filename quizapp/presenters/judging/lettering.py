"""Letters of options, in the order in which they are posed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from string import ascii_uppercase

from quizapp.bank.posed import PosedQuestion
from quizapp.presenters.wording import join_words


def letters_of(posed: PosedQuestion) -> Mapping[str, str]:
    """Give every option id its letter."""
    return {
        option.option_id: letter
        for option, letter in zip(posed.options, ascii_uppercase, strict=False)
    }


def said_letters(
    language: str, letters: Mapping[str, str], option_ids: Iterable[str]
) -> str:
    """Say several letters as a sentence does: "A and C"."""
    return join_words(language, tuple(sorted(letters[i] for i in option_ids)))
