"""Study settings: how much comes back, how soon, and when a day begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
from msgspec import Struct

_PREFIX = "study_"

LEAST_RETENTION, MOST_RETENTION = 0.80, 0.97


class StudySettings(Struct, frozen=True):
    """What the learner may set about studying."""

    retention: float = 0.9
    """Share of families that should still be known on the day they come back."""
    new_per_day: int = 10
    """At most so many families are asked for the first time in a day."""
    reviews_per_day: int = 100
    """At most so many families come back in a day."""
    day_starts_at: int = 4
    """Hour at which a new day begins for the learner."""
    leech_lapses: int = 6
    """Forgotten so many times, a family is a leech."""

    def __post_init__(self) -> None:
        """Refuse what cannot be meant."""
        _check("retention", self.retention, LEAST_RETENTION, MOST_RETENTION)
        _check("new_per_day", self.new_per_day, 0, 999)
        _check("reviews_per_day", self.reviews_per_day, 0, 9999)
        _check("day_starts_at", self.day_starts_at, 0, 23)
        _check("leech_lapses", self.leech_lapses, 2, 99)


def _check(name: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise ValueError(f"{name} must lie between {least} and {most}, not {value}")


def write_settings(settings: StudySettings) -> dict[str, str]:
    """Give the settings as texts by name, as they are kept."""
    return {
        f"{_PREFIX}{name}": str(value)
        for name, value in msgspec.structs.asdict(settings).items()
    }


def find_odd_settings(texts: Mapping[str, str]) -> Iterator[str]:
    """Yield the names of kept settings about studying that make no sense."""
    for field in msgspec.structs.fields(StudySettings):
        name = f"{_PREFIX}{field.name}"
        if texts.get(name):
            try:
                value = msgspec.convert(texts[name], field.type, strict=False)
                StudySettings(**{field.name: value})
            except ValueError:
                yield name


def read_settings(texts: Mapping[str, str]) -> StudySettings:
    """Read settings from texts; what was never kept, or makes no sense, is as usual."""
    settings = StudySettings()
    for field in msgspec.structs.fields(StudySettings):
        text = texts.get(f"{_PREFIX}{field.name}", "")
        try:
            value = msgspec.convert(text, field.type, strict=False)
            settings = msgspec.structs.replace(settings, **{field.name: value})
        except ValueError:
            continue
    return settings
