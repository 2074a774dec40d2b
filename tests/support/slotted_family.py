"""A question file with a slot of every kind."""

from __future__ import annotations

TEXT = """\
topics: [searching]
level: 2
complexity: 1
rel: $rel
scenario:
  players: [A, N]
  turn: {of: $who, step: $step}
  A: {life: $life, ready: [$tool], library: {$other: $count, others: 20}}
  N: {battlefield: [{card: Hill Giant, count: $count}]}
  given: [{control_player: {who: A, by: N, source: Mindslaver, during: this_turn}}]
happens:
  - {use: $tool, by: A}
ask: {form: can, who: N, statement: {found: {by: A, cards: none}}}
vary:
  tool: {class: search_without_stated_quality}
  other: {cards: [Grizzly Bears, Hill Giant]}
  count: {numbers: [2, 3]}
  life: {numbers: [1]}
  rel: {words: [competitive, professional]}
  step: {words: [precombat main, postcombat main]}
  who: {seats: [A, N]}
"""
