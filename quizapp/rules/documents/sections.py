"""Sections of the Comprehensive Rules that moved, with their number in each edition."""

from __future__ import annotations

from bisect import bisect_right

from quizapp.rules.documents.edition import EditionDate, parse_edition_date

_Row = tuple[tuple[EditionDate, str], ...]


def _row(text: str) -> _Row:
    words = text.split()
    return tuple(
        (parse_edition_date(day), number)
        for day, number in zip(words[::2], words[1::2], strict=True)
    )


SECTIONS: dict[str, _Row] = {
    "controlling": _row(
        "2010-10-01 711 2011-09-30 712 2016-07-22 714 2018-07-13 715 2019-10-04 716 "
        "2021-07-12 718 2022-10-07 719 2022-11-18 720 2023-04-14 719 2024-02-06 720 "
        "2025-04-04 721 2025-07-25 722 2026-09-25 723"
    ),
    "search": _row(
        "2010-10-01 701.14 2011-09-30 701.15 2016-09-30 701.17 2018-07-13 701.18 "
        "2020-07-03 701.19 2025-06-06 701.23"
    ),
    "subgames": _row(
        "2010-10-01 713 2011-05-01 714 2011-09-30 715 2016-07-22 717 2016-08-26 718 "
        "2018-07-13 719 2019-10-04 720 2021-07-12 722 2022-06-10 723 2022-10-07 724 "
        "2022-11-18 725 2023-04-14 724 2024-02-06 725 2024-03-08 726 2025-04-04 727 "
        "2025-07-25 728 2026-09-25 729"
    ),
    "shuffle": _row(
        "2010-10-01 701.15 2011-09-30 701.16 2016-09-30 701.18 2018-07-13 701.19 "
        "2020-07-03 701.20 2025-06-06 701.24"
    ),
    "face down": _row("2010-10-01 707 2021-07-12 708"),
    "priority": _row("2010-10-01 116 2019-07-12 117"),
    "cumulative upkeep": _row(
        "2010-10-01 702.21 2011-06-17 702.22 2013-07-11 702.23 2021-04-19 702.24"
    ),
}
"""For each section: the day of an edition and the number from then on (public facts)."""


def section_number(section: str, edition: EditionDate) -> str:
    """Return the number of a section in an edition of the Comprehensive Rules."""
    row = SECTIONS[section]
    position = bisect_right([day for day, _ in row], edition)
    return row[position - 1][1]
