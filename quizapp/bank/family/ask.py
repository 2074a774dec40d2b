"""What a question asks for, and in which form it is answered."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from quizapp.rules.nouns.objects import Player
from quizapp.rules.proof.aspects.amounts import Amount
from quizapp.rules.proof.aspects.aspect import Aspect
from quizapp.rules.proof.aspects.powers import Can
from quizapp.rules.proof.aspects.seeing import Sees
from quizapp.rules.proof.aspects.turns import OrderOfTurns
from quizapp.rules.proof.statements.statement import Statement


class Form(StrEnum):
    """How a question is answered."""

    CAN = "can"
    """Yes or no, with the reason: select one."""
    SINGLE = "single"
    """What is so: select one."""
    ALL = "all"
    """Which statements hold: select all that apply."""
    AMOUNT = "amount"
    """How many: select one number."""
    ORDER = "order"
    """Which turns come next, and who decides in each: in study an order to put together."""
    SEES = "sees"
    """What a player may look at: select all that apply."""
    LEGAL = "legal"
    """What a player can bring about: select all that apply."""


_SELECT_ALL = frozenset({Form.ALL, Form.SEES, Form.LEGAL})
_NEEDED = {
    Form.CAN: {"who", "statement"},
    Form.SINGLE: {"about"},
    Form.ALL: {"claims"},
    Form.AMOUNT: {"about"},
    Form.ORDER: {"about"},
    Form.SEES: {"who", "claims"},
    Form.LEGAL: {"who", "claims"},
}
_ASKS: dict[Form, type[Aspect]] = {
    Form.AMOUNT: Amount,
    Form.ORDER: OrderOfTurns,
    Form.SEES: Sees,
    Form.LEGAL: Can,
}
"""What the question must be about, for forms that are about one thing alone."""


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
        needed = _NEEDED[self.form]
        if {name for name, there in given.items() if there} != needed:
            fields = " and ".join(f"{name}:" for name in sorted(needed))
            raise ValueError(f"the form {self.form} needs {fields} and nothing else")
        if self.form in _ASKS:
            self._check_aspects(_ASKS[self.form])

    def _check_aspects(self, kind: type[Aspect]) -> None:
        """Refuse what a form cannot ask for."""
        if not all(isinstance(each, kind) for each in self.aspects):
            raise ValueError(f"the form {self.form} cannot ask for this")
        if self.about and len(self.about) > 1:
            raise ValueError(f"the form {self.form} asks for one thing")
        players = {getattr(each, "who", self.who) for each in self.claims}
        if self.claims and players != {self.who}:
            raise ValueError(f"who: and the claims of the form {self.form} differ")

    @property
    def with_reasons(self) -> bool:
        """Say whether an option consists of an answer and a reason."""
        return self.reasons or self.form is Form.CAN

    @property
    def select_all(self) -> bool:
        """Say whether every right option has to be selected."""
        return self.form in _SELECT_ALL

    @property
    def aspects(self) -> tuple[Aspect, ...]:
        """List what has to be found out."""
        if self.who is not None and self.statement is not None:
            return (Can(who=self.who, statement=self.statement),)
        return self.about or self.claims
