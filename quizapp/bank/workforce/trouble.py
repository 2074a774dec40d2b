"""What can be wrong with those who are to do the tasks."""

from __future__ import annotations


class WorkforceError(Exception):
    """The tasks cannot be done by whoever was asked; the sentence says why."""


class OtherProgramError(WorkforceError):
    """A worker has another version of the program, and might derive other keys."""
