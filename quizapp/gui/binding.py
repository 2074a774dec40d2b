"""The binding of Qt to Python: spared what it does for a switch that nobody turns."""

from __future__ import annotations

import linecache
import sys

# Not used here: what is spared belongs to the binding, which is there once this is.
import PySide6.QtCore  # noqa: F401

_PART, _READS = "shibokensupport.feature", "_mod_uses_pyside"


def spare_sources() -> None:
    """Let the binding no longer read the source text of each module that is imported.

    It would look there for its own name, to know where names may be written otherwise
    (`__feature__`), which the program does nowhere. That took a tenth of a millisecond a
    module, and every text stayed in memory.
    """
    # WORKAROUND: PySide6 6.11 offers no setting for it; where it works otherwise, nothing
    # is changed. Every module counts as one that uses Qt under its usual names.
    part = sys.modules.get(_PART)
    if part is not None and hasattr(part, _READS):
        setattr(part, _READS, _uses_usual_names)
    linecache.clearcache()


def _uses_usual_names(_module: object) -> bool:
    return True
