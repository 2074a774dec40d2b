"""The port to the file of a pack: whoever keeps packs fulfils it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from quizapp.bank.pack.packed import Entry, Packed, PackedFamily, PackedTexts
from quizapp.bank.proving.proof import Proof
from quizapp.bank.survey.survey import Survey


class NewPack(Struct, frozen=True, kw_only=True):
    """What a pack is to hold from now on."""

    stamp: str
    """Hash of everything that it was compiled from."""
    compiled_at: dt.datetime
    kept: frozenset[str] = frozenset()
    """Ids of families that are taken over as they are."""
    families: tuple[PackedFamily, ...] = ()
    """Families compiled anew."""
    proofs: Mapping[str, Proof] = {}
    """All proofs, by id."""
    survey: Survey = Survey()
    """What all families are together."""


class PackStore(Protocol):
    """Keeps one pack; a pack that is missing or damaged holds nothing."""

    def stamp(self) -> str:
        """Return the hash of what the pack was compiled from, or "" if it is doubted."""

    def entries(self) -> tuple[Entry, ...]:
        """List the families, sorted by id."""

    def proofs(self) -> dict[str, Proof]:
        """Return the proofs, by id of the family."""

    def survey(self) -> Survey | None:
        """Return what the families are together; None if that is not there."""

    def answer_key(self, question_id: str, filling: str) -> Packed | None:
        """Return the key of a variant, an `AnswerKey`."""

    def texts(
        self, question_id: str, filling: str, language: str
    ) -> PackedTexts | None:
        """Return what is said about a variant."""

    def search(self, words: str, language: str) -> tuple[str, ...]:
        """List the ids of families in which all these words stand, sorted."""

    def find_damaged(self) -> frozenset[str]:
        """Look at everything that is packed; name the families that must be made again."""

    def distrust(self) -> None:
        """Remember that something in it is damaged, until it is written anew."""

    def rewrite(self, pack: NewPack) -> None:
        """Put a new pack in place of the old one, whole or not at all."""

    def close(self) -> None:
        """Close the file; it is opened again when something is asked for."""
