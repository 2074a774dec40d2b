"""Variants: which of several sentences about one rule fits what the rule said."""

from __future__ import annotations

from collections.abc import Callable, Mapping

Says = Mapping[str, str]
"""What a step says, every value as text."""

Variants = Mapping[str, Callable[[Says], str]]
"""By key of a rule: names the sentence "rule/variant", or "" for the plain one."""
