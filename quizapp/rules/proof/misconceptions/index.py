"""The index of misconceptions; its order decides which come first among wrong options."""

from __future__ import annotations

from quizapp.rules.proof.misconceptions.commanders import COMMANDERS
from quizapp.rules.proof.misconceptions.control import CONTROL
from quizapp.rules.proof.misconceptions.costs import COSTS
from quizapp.rules.proof.misconceptions.exiling import EXILING
from quizapp.rules.proof.misconceptions.forced_play import FORCED_PLAY
from quizapp.rules.proof.misconceptions.information import INFORMATION
from quizapp.rules.proof.misconceptions.missed_triggers import MISSED_TRIGGERS
from quizapp.rules.proof.misconceptions.playing.combat import COMBAT
from quizapp.rules.proof.misconceptions.playing.legality import LEGALITY
from quizapp.rules.proof.misconceptions.playing.mana import MANA
from quizapp.rules.proof.misconceptions.playing.voting import VOTING
from quizapp.rules.proof.misconceptions.resolving import RESOLVING
from quizapp.rules.proof.misconceptions.searching import SEARCHING
from quizapp.rules.proof.misconceptions.subgames import SUBGAMES
from quizapp.rules.proof.misconceptions.teams import TEAMS
from quizapp.rules.proof.misconceptions.tournament.conduct import CONDUCT
from quizapp.rules.proof.misconceptions.tournament.infractions import INFRACTIONS
from quizapp.rules.proof.misconceptions.turns import TURNS
from quizapp.rules.rulebook import Misconception

MISCONCEPTIONS: tuple[Misconception, ...] = (
    *CONTROL,
    *SEARCHING,
    *EXILING,
    *COSTS,
    *RESOLVING,
    *MISSED_TRIGGERS,
    *CONDUCT,
    *INFRACTIONS,
    *INFORMATION,
    *SUBGAMES,
    *TURNS,
    *TEAMS,
    *FORCED_PLAY,
    *COMMANDERS,
    *COMBAT,
    *LEGALITY,
    *MANA,
    *VOTING,
)

MISCONCEPTIONS_BY_POINT: dict[str, tuple[Misconception, ...]] = {
    key: tuple(each for each in MISCONCEPTIONS if each.point.key == key)
    for key in {each.point.key for each in MISCONCEPTIONS}
}
"""The same by the key of the rule point that they are about."""
