"""What `make` is told: each target once, and nothing that it would warn of."""

from __future__ import annotations

import re
import subprocess
from collections import Counter

import pytest

from tests.support.house import ROOT

TEXT = (ROOT / "Makefile").read_text("utf-8")
TOLD = re.findall(
    r"`make ([a-z][a-z-]*)", (ROOT / "CONTRIBUTING.md").read_text("utf-8")
)
PHONY = re.findall(r"^\.PHONY: (.+)$", TEXT, re.MULTILINE)[0].split()
RULES = Counter(re.findall(r"^([a-z][a-z-]*):(?! *[A-Z]+ *:=)", TEXT, re.MULTILINE))


def test_make_finds_nothing_to_warn_of():
    run = subprocess.run(
        ["make", "--dry-run", "help"],
        cwd=ROOT, capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip

    assert run.stderr == ""


@pytest.mark.parametrize("target", sorted({*PHONY, *TOLD}))
def test_every_target_that_is_told_has_one_rule(target):
    assert RULES[target] == 1
