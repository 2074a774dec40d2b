"""What a question asks for, and in which form it is answered."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.proof.aspects.powers import Can
from quizapp.rules.proof.statements.statement import Statement


class Form(StrEnum):
    """How a question is answered."""

    CAN = "can"
    """Yes or no, with the reason: select one."""
    SINGLE = "single"
    """What is so: select one."""
    ALL = "all"
    """Which statements hold: select all that apply."""


class Ask(Struct, frozen=True, kw_only=True):
    """The question."""

    form: Form
    who: Player | None = None
    statement: Statement | None = None
    about: tuple[Aspect, ...] = ()
    claims: tuple[Aspect, ...] = ()
    reasons: bool = False
    """Options of the form "single" name their reason; the form "can" always does."""

    def __post_init__(self) -> None:
        """Refuse a form without what it needs."""
        given = {
            "who": self.who is not None,
            "statement": self.statement is not None,
            "about": bool(self.about),
            "claims": bool(self.claims),
        }
        needed = {
            Form.CAN: {"who", "statement"},
            Form.SINGLE: {"about"},
            Form.ALL: {"claims"},
        }[self.form]
        if {name for name, there in given.items() if there} != needed:
            fields = " and ".join(f"{name}:" for name in sorted(needed))
            raise ValueError(f"the form {self.form} needs {fields} and nothing else")

    @property
    def with_reasons(self) -> bool:
        """Say whether an option consists of an answer and a reason."""
        return self.reasons or self.form is Form.CAN

    @property
    def aspects(self) -> tuple[Aspect, ...]:
        """List what has to be found out."""
        if self.who is not None and self.statement is not None:
            return (Can(who=self.who, statement=self.statement),)
        return self.about or self.claims
