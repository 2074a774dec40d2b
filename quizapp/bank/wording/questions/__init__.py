"""Words for questions and answers, by what they are about; importing it registers them."""

from quizapp.bank.wording.questions import (
    card_clauses,
    combat_clauses,
    conduct_clauses,
    doing_clauses,
    mana_clauses,
    standing_clauses,
)

__all__ = (
    "card_clauses",
    "combat_clauses",
    "conduct_clauses",
    "doing_clauses",
    "mana_clauses",
    "standing_clauses",
)
