"""Names of copies: the learner's day, why it was made, and the moment in UTC."""

from __future__ import annotations

import datetime as dt
import re
from pathlib import Path

from quizapp.training.safekeeping.kept_copy import CopyKind, KeptCopy

FOLDER = "backups"

_NAME = re.compile(
    r"(?P<day>\d{4}-\d\d-\d\d)-(?P<kind>[a-z]+)-(?P<moment>\d{8}T\d{6}Z)(-\d+)?\.db"
)
_MOMENT = "%Y%m%dT%H%M%SZ"


def parse_copy(path: Path) -> KeptCopy | None:
    """Read a name; None for a file that is no copy of ours."""
    found = _NAME.fullmatch(path.name)
    if found is None:
        return None
    try:
        moment = dt.datetime.strptime(found["moment"], _MOMENT).replace(tzinfo=dt.UTC)
        day = dt.date.fromisoformat(found["day"])
        return KeptCopy(path, CopyKind(found["kind"]), day, moment)
    except ValueError:
        return None


def free_copy(folder: Path, kind: CopyKind, day: dt.date, now: dt.datetime) -> KeptCopy:
    """Name a new copy; one that was made in the same second keeps its name."""
    moment = now.astimezone(dt.UTC).replace(microsecond=0)
    stem = f"{day}-{kind.value}-{moment.strftime(_MOMENT)}"
    path, number = folder / f"{stem}.db", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.db"
    return KeptCopy(path, kind, day, moment)
