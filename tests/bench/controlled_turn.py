"""The controlled turn in both engines, in one run and in turn."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

from msgspec import Struct

from tests.bench import own_engine, peer_phase
from tests.bench.search_offer import SearchOffer

NORMAL_PLAY = peer_phase.Play()
FASTEST_PLAY = peer_phase.Play(deck_size=40, list_every_decision=False)
"""The smallest deck that the peer takes, and every act known without asking."""

Run = Callable[[], SearchOffer]


class ControlledTurn(Struct, frozen=True):
    """Milliseconds from set-up to the list of options, and what was listed."""

    own_ms: float | None = None
    peer_ms: float | None = None
    peer_fastest_ms: float | None = None
    own_offer: SearchOffer | None = None
    peer_offer: SearchOffer | None = None
    own_reason: str | None = None
    peer_reason: str | None = None


def measure_controlled_turn(rounds: int) -> ControlledTurn:
    """Run whatever engine is there; a slow moment of the machine hits all alike."""
    runs: dict[str, Run] = {}
    own_reason = _add_own(runs)
    peer_reason = _add_peer(runs)
    offers = {name: run() for name, run in runs.items()}  # once untimed
    times: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            times[name].append(_milliseconds(run))
    medians = {name: median(each) for name, each in times.items()}
    return ControlledTurn(
        own_ms=medians.get("own"),
        peer_ms=medians.get("peer"),
        peer_fastest_ms=medians.get("peer fastest"),
        own_offer=offers.get("own"),
        peer_offer=offers.get("peer"),
        own_reason=own_reason,
        peer_reason=peer_reason,
    )


def _add_own(runs: dict[str, Run]) -> str | None:
    try:
        runs["own"] = own_engine.find_controlled_turn()
    except own_engine.NotAvailableError as error:
        return str(error)
    return None


def _add_peer(runs: dict[str, Run]) -> str | None:
    if reason := peer_phase.why_absent():
        return reason
    engine = peer_phase.open_engine(peer_phase.build_cards())
    runs["peer"] = lambda: peer_phase.run(engine, NORMAL_PLAY)
    runs["peer fastest"] = lambda: peer_phase.run(engine, FASTEST_PLAY)
    return None


def _milliseconds(run: Run) -> float:
    started_ns = time.perf_counter_ns()
    run()
    return (time.perf_counter_ns() - started_ns) / 1e6
