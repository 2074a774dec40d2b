"""Reviews: how the families that were checked stand with their reviewers."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from quizapp.bank.checked import CheckedFamily
from quizapp.bank.reading.fault import Fault, UnreadableError
from quizapp.bank.signing.sign_off import Endorsement, endorsement_of
from quizapp.bank.signing.sign_off_file import SUFFIX, read_sign_offs


class Reviews(Struct, frozen=True):
    """The endorsement of each family, by its id, and what is wrong with sign-off files."""

    endorsements: dict[str, Endorsement] = {}
    faults: tuple[Fault, ...] = ()

    def count(self, endorsement: Endorsement) -> int:
        """Count the families with one endorsement."""
        return sum(each is endorsement for each in self.endorsements.values())

    def with_others(self, other: Reviews) -> Reviews:
        """Return these and the reviews of other families."""
        both = {**self.endorsements, **other.endorsements}
        return Reviews(both, (*self.faults, *other.faults))


def look_up_reviews(checked: Iterable[tuple[CheckedFamily, Path]]) -> Reviews:
    """Look up who has signed families, each given with the path of its file.

    One with faults is left out: it is nothing that could be signed.
    """
    endorsements: dict[str, Endorsement] = {}
    faults: list[Fault] = []
    for each, path in checked:
        if each.faults:
            continue
        try:
            signed = read_sign_offs(path, each.file)
        except UnreadableError as error:
            faults.extend(error.faults)
            signed = ()
        endorsements[each.id] = endorsement_of(signed, each.read)
    return Reviews(endorsements, tuple(faults))


def endorsement_in(folder: Path, checked: CheckedFamily) -> Endorsement:
    """Say how a family stands whose file is named from a folder.

    A sign-off file that cannot be read has signed nothing; `quizapp check` tells of it.
    """
    reviews = look_up_reviews([(checked, folder / checked.file)])
    return reviews.endorsements.get(checked.id, Endorsement.UNREVIEWED)


def endorsements_in(
    folder: Path, checked: Iterable[CheckedFamily]
) -> dict[str, Endorsement]:
    """Say by id how families stand; each folder is looked through only once.

    Few families are signed, so that hardly a file is opened.
    """
    families = [(each, *_place_and_name(each.file)) for each in checked]
    signed = {
        place: _names_signed(folder / place)
        for place in {place for _each, place, _name in families}
    }
    return {
        each.id: endorsement_in(folder, each)
        if name in signed[place]
        else Endorsement.UNREVIEWED
        for each, place, name in families
    }


def _place_and_name(file: str) -> tuple[str, str]:
    """Give the folder of a file, and its name without the end."""
    place, _, name = file.rpartition("/")
    return place, name.rpartition(".")[0]


def _names_signed(place: Path) -> frozenset[str]:
    """Give the names, without their ends, of files in a folder that have a sign-off."""
    with suppress(OSError), os.scandir(place) as files:
        names = (each.name for each in files)
        return frozenset(n.removesuffix(SUFFIX) for n in names if n.endswith(SUFFIX))
    return frozenset()
