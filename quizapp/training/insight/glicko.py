"""Glicko-2: how strong somebody is, and how sure that is, from wins and losses."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

TAU = 0.5
"""How much the volatility may change; Glickman advises 0.3 to 1.2."""

MOST_DEVIATION = 350.0
"""Nothing is known of somebody whose rating deviates by so much."""

_CENTRE, _SCALE = 1500.0, 173.7178
_CLOSE_ENOUGH = 1e-6


class Rating(Struct, frozen=True):
    """A strength on the scale on which 1500 is the middle."""

    rating: float = _CENTRE
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06

    def __post_init__(self) -> None:
        """Refuse a rating that nothing can be reckoned with."""
        if not (self.deviation > 0 and self.volatility > 0):
            raise ValueError("deviation and volatility are above 0")


class Game(Struct, frozen=True):
    """One result against an opponent, as that one was rated before it."""

    opponent: Rating
    score: float
    """1 is a win, 0 a loss."""


def rate(before: Rating, games: Sequence[Game]) -> Rating:
    """Rate somebody anew at the end of a rating period; without a game surety fades."""
    if not games:
        return wait(before, 1)
    mu, phi = _inner(before)
    weighed = [_weigh(mu, game) for game in games]
    variance = 1 / sum(g * g * expected * (1 - expected) for g, expected, _ in weighed)
    surprise = sum(g * (score - expected) for g, expected, score in weighed)
    volatility = _volatility(before, variance * surprise, variance)
    wider = phi * phi + volatility * volatility
    after = 1 / math.sqrt(1 / wider + 1 / variance)
    return Rating(
        rating=_CENTRE + _SCALE * (mu + after * after * surprise),
        deviation=min(MOST_DEVIATION, _SCALE * after),
        volatility=volatility,
    )


def wait(before: Rating, periods: int) -> Rating:
    """Let rating periods pass in which nothing is played."""
    _, phi = _inner(before)
    wider = math.sqrt(phi * phi + periods * before.volatility**2)
    return Rating(before.rating, min(MOST_DEVIATION, _SCALE * wider), before.volatility)


def expected_score(one: Rating, other: Rating) -> float:
    """Say how often the one should win, the doubt about both taken into account."""
    mu, phi = _inner(one)
    other_mu, other_phi = _inner(other)
    return _win(_damp(math.hypot(phi, other_phi)), mu - other_mu)


def slope(one: Rating, other: Rating) -> float:
    """Say by how much the expected score grows with each point of rating."""
    mu, phi = _inner(one)
    other_mu, other_phi = _inner(other)
    damp = _damp(math.hypot(phi, other_phi))
    expected = _win(damp, mu - other_mu)
    return damp * expected * (1 - expected) / _SCALE


def rating_for(share: float) -> float:
    """Give the rating of an opponent against whom 1500 wins this share."""
    if not 0 < share < 1:
        raise ValueError("a share lies between 0 and 1")
    return _CENTRE - _SCALE * math.log(share / (1 - share))


def rate_all(before: Rating, periods: Iterable[Sequence[Game]]) -> Rating:
    """Rate somebody over several periods, one after the other."""
    for games in periods:
        before = rate(before, games)
    return before


def _inner(rating: Rating) -> tuple[float, float]:
    return (rating.rating - _CENTRE) / _SCALE, rating.deviation / _SCALE


def _damp(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def _win(damp: float, ahead: float) -> float:
    return 1 / (1 + math.exp(-damp * ahead))


def _weigh(mu: float, game: Game) -> tuple[float, float, float]:
    opponent_mu, opponent_phi = _inner(game.opponent)
    damp = _damp(opponent_phi)
    return damp, _win(damp, mu - opponent_mu), game.score


def _volatility(before: Rating, delta: float, variance: float) -> float:
    """Find the new volatility: a zero, approached by the Illinois way."""
    _, phi = _inner(before)
    start = math.log(before.volatility**2)

    def off(x: float) -> float:
        grown = math.exp(x)
        spread = phi * phi + variance + grown
        fit = grown * (delta * delta - spread) / (2 * spread * spread)
        return fit - (x - start) / (TAU * TAU)

    if delta * delta > phi * phi + variance:
        far = math.log(delta * delta - phi * phi - variance)
    else:
        # One step is enough: fit is never below -1/2, and there the rest is 1 / TAU.
        far = start - TAU
    return math.exp(_zero(off, start, far) / 2)


def _zero(off: Callable[[float], float], near: float, far: float) -> float:
    off_near, off_far = off(near), off(far)
    while abs(far - near) > _CLOSE_ENOUGH:
        between = near + (near - far) * off_near / (off_far - off_near)
        off_between = off(between)
        if off_between * off_far <= 0:
            near, off_near = far, off_far
        else:
            off_near /= 2
        far, off_far = between, off_between
    return near
