"""Editions: which text of each rules document is in force on a day."""

from __future__ import annotations

import re
from bisect import bisect_right
from enum import StrEnum

from msgspec import Struct

from quizapp.rules.refusal import RefusalError


class Document(StrEnum):
    """A document that judges work from."""

    CR = "CR"
    """Comprehensive Rules."""
    IPG = "IPG"
    """Infraction Procedure Guide."""
    MTR = "MTR"
    """Magic Tournament Rules."""
    JAR = "JAR"
    """Judging at Regular REL."""


TITLES = {
    Document.CR: "Comprehensive Rules",
    Document.IPG: "Infraction Procedure Guide",
    Document.MTR: "Magic Tournament Rules",
    Document.JAR: "Judging at Regular REL",
}


class EditionDate(Struct, frozen=True, gc=False, order=True):
    """A day, without clock or zone."""

    year: int
    month: int
    day: int

    def __str__(self) -> str:
        """Write the date as ISO 8601."""
        return f"{self.year:04}-{self.month:02}-{self.day:02}"


_DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def parse_edition_date(text: str) -> EditionDate:
    """Read an ISO date.

    :raises ValueError: if the text is no date.
    """
    found = re.fullmatch(r"(\d{4})-(\d{2})-(\d{2})", text)
    if found is not None:
        year, month, day = (int(part) for part in found.groups())
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        leap_day = (month, day) == (2, 29)
        if 1 <= month <= 12 and 1 <= day <= _DAYS[month - 1] and (leap or not leap_day):
            return EditionDate(year, month, day)
    raise ValueError(f'"{text}" is no date; write it like 2026-09-25')


def _dates(text: str) -> tuple[EditionDate, ...]:
    return tuple(parse_edition_date(word) for word in text.split())


EDITIONS: dict[Document, tuple[EditionDate, ...]] = {
    Document.CR: _dates(
        "2010-10-01 2011-02-04 2011-04-01 2011-05-01 2011-06-17 2011-07-15 2011-09-30 "
        "2012-02-01 2012-05-01 2012-06-01 2012-07-01 2012-10-01 2013-02-01 2013-04-29 "
        "2013-07-11 2013-09-27 2013-11-01 2014-02-01 2014-09-26 2015-01-23 2015-03-27 "
        "2015-07-17 2015-09-26 2015-11-13 2016-07-22 2016-08-26 2016-09-30 2016-11-11 "
        "2017-01-19 2017-04-28 2017-06-05 2017-07-07 2017-08-25 2017-09-25 2018-07-13 "
        "2018-08-10 2018-10-05 2019-01-25 2019-05-03 2019-06-12 2019-07-12 2019-08-23 "
        "2019-10-04 2020-01-22 2020-04-17 2020-06-01 2020-07-03 2020-08-07 2020-09-25 "
        "2020-11-20 2021-02-02 2021-02-24 2021-04-19 2021-06-09 2021-07-12 2021-11-15 "
        "2022-02-18 2022-04-29 2022-06-10 2022-07-08 2022-09-08 2022-10-07 2022-11-18 "
        "2023-04-14 2023-10-13 2023-11-17 2024-02-06 2024-03-08 2024-06-07 2024-08-02 "
        "2024-11-08 2025-02-07 2025-04-04 2025-06-06 2025-07-25 2025-09-19 2025-11-14 "
        "2026-01-16 2026-02-27 2026-09-25"
    ),
    Document.IPG: _dates(
        "2016-01-22 2016-07-22 2016-09-30 2017-04-28 2018-10-03 2019-01-21 2019-07-12 "
        "2024-09-23"
    ),
    Document.MTR: _dates(
        "2014-07-18 2016-07-22 2018-01-19 2018-04-27 2019-05-03 2021-07-23 2023-11-13 "
        "2025-11-10 2026-02-27"
    ),
    Document.JAR: _dates("2024-09-23"),
}
"""Effective dates of the editions that the engine knows, oldest first.

Other editions of a document lie between these; they are treated as equal to the one
before, which holds for every rule point modelled here.
"""

NEWEST = max(dates[-1] for dates in EDITIONS.values())
"""The default date of every question: never the wall clock."""


def edition_in_force(document: Document, as_of: EditionDate) -> EditionDate:
    """Return the edition of a document that is in force on a day.

    :raises RefusalError: if the day is before the first edition known.
    """
    dates = EDITIONS[document]
    position = bisect_right(dates, as_of)
    if position == 0:
        raise RefusalError(
            f"the {TITLES[document]} before {dates[0]} are not known to the engine, "
            f"and the date asked for is {as_of}"
        )
    return dates[position - 1]
