"""The version of the rules engine: it changes when any key might change."""

from __future__ import annotations

ENGINE_VERSION = "1"
