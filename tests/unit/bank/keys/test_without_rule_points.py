"""A question that no rule point is asked for: it has a key, as of the day of the key."""

from __future__ import annotations

from quizapp.bank.checking import check_files
from quizapp.bank.question_bank import QuestionBank

BANK = QuestionBank()
NOTHING_TO_DOUBT = """\
topics: [turns]
level: 1
complexity: 1
scenario:
  players: [A, N]
  turn: {of: A, step: precombat main}
  A: {ready: [Time Walk]}
happens:
  - {use: Time Walk, by: A}
  - {resolve: top}
ask:
  form: all
  claims:
    - next_turns: [A, N]
    - next_turns: [N, A]
horizon: {turns: 2}
"""


def test_what_no_edition_could_change_holds_on_the_day_of_the_key(tmp_path):
    path = tmp_path / "nothing-to-doubt.yaml"
    path.write_text(NOTHING_TO_DOUBT, "utf-8")

    (checked,) = check_files(BANK, [path])

    assert checked.faults == ()
    assert checked.variants == 1
