"""Guards against a PySide6 that loses one reference to None on each call."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject


def test_a_thousand_calls_lose_no_reference_to_none():
    named = QObject()
    before = sys.getrefcount(None)

    for _ in range(1000):
        named.setObjectName("named")

    assert before - sys.getrefcount(None) < 100
