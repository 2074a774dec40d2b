"""Files full of rubbish are taken whole or refused in one sentence, and change nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizapp.interchange.exams.entered import blank_table, read_entered
from quizapp.interchange.exams.files import ExamFileError
from quizapp.interchange.history.importing import import_history
from quizapp.interchange.history.lines import write_history
from quizapp.interchange.history.reading import HistoryFileError, read_history
from quizapp.interchange.rules_text import decode_rules_text, parse_rules_text
from quizapp.storage.file.names import REGISTER_NAME
from quizapp.storage.learners.learners import Learners
from quizapp.storage.learners.register_file import LearnersUnreadableError
from quizapp.storage.stores import Stores, open_stores
from quizapp.training.history.history import History
from quizapp.training.rules_texts import NotARulesTextError
from tests.faults.fuzz.rubbish import check_sentence, cpu_seconds, fuzzed, spoilt, torn
from tests.support.histories import Learner
from tests.support.rules_text import make_rules_text
from tests.support.sealing import sample_paper


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("rubbish")


@pytest.fixture(scope="module")
def learner(folder) -> Learner:
    learner = Learner(folder / "source")
    learner.study("first", "rrw")
    learner.study("second", "rw", day=2, count=4)
    learner.suspend("q2")
    learner.mark("q1", "A note.\nOf two lines.")
    learner.make_set("again", "q0", "q1")
    learner.set(language="fr", study_retention="0.85")
    return learner


@pytest.fixture(scope="module")
def lines(learner) -> list[dict[str, object]]:
    return [json.loads(each) for each in write_history(learner.history()).splitlines()]


@pytest.fixture(scope="module")
def stores(folder) -> Stores:
    stores = open_stores(folder / "target")
    yield stores
    stores.close()


def _import(path: Path, stores: Stores) -> None:
    """Import a file; refused, it has changed nothing, and taken, all of it is sound."""
    before = stores.history.read()
    try:
        with cpu_seconds(5):
            import_history(path, stores.history, 0.9)
    except HistoryFileError as error:
        check_sentence(str(error))
        assert stores.history.read() == before
        return
    stores.read_through()
    assert stores.reviews.find_wrong_days() == []
    again = path.with_suffix(".again")
    again.write_text(write_history(stores.history.read()), "utf-8", newline="")
    assert import_history(again, stores.history, 0.9).added == 0
    stores.history.replace(History())


@fuzzed
@given(data=st.data())
def test_a_history_with_rubbish_in_its_values(data, lines, folder, stores):
    path = folder / "spoilt.jsonl"
    content = "\n".join(json.dumps(each) for each in data.draw(spoilt(lines)))
    path.write_text(content + "\n", "utf-8")

    _import(path, stores)


@pytest.mark.parametrize("number", [2**49, 2**63 - 1, 2**64])
def test_a_time_that_nobody_took_is_refused_with_its_line(number, lines, folder):
    changed = json.loads(json.dumps(lines))
    place, review = next(
        (n, each) for n, each in enumerate(changed, 1) if each.get("type") == "review"
    )
    review["review"]["duration_ms"] = number
    path = folder / "long.jsonl"
    path.write_text("\n".join(map(json.dumps, changed)) + "\n", "utf-8")

    with pytest.raises(HistoryFileError, match=f"line {place}: .*duration_ms") as said:
        read_history(path)
    check_sentence(str(said.value))


@fuzzed
@given(data=st.data())
def test_a_history_that_was_torn(data, lines, folder, stores):
    path = folder / "torn.jsonl"
    content = "\n".join(json.dumps(each) for each in lines).encode() + b"\n"
    path.write_bytes(data.draw(torn(content)))

    _import(path, stores)


PAPERS = {"A": sample_paper()}
TABLE = (blank_table(PAPERS) + "Kim,A,a,bc,d\r\nNoor,a,B,,\r\n").encode()


@fuzzed
@given(data=st.data())
def test_a_table_of_answers_with_rubbish_in_it(data, folder):
    path = folder / "answers.csv"
    path.write_bytes(data.draw(torn(TABLE)))

    try:
        with cpu_seconds(5):
            sheets = read_entered(path, PAPERS)
    except ExamFileError as error:
        check_sentence(str(error))
    else:
        assert all(sheet.form in PAPERS for sheet in sheets)


@fuzzed
@given(data=st.data())
def test_a_rules_text_with_rubbish_in_it(data):
    content = data.draw(torn(make_rules_text().encode()))

    try:
        with cpu_seconds(5):
            text = parse_rules_text(decode_rules_text(content))
    except NotARulesTextError as error:
        check_sentence(str(error))
    else:
        assert len(text.paragraphs) > 400


@pytest.fixture(scope="module")
def register(folder) -> bytes:
    learners = Learners(folder / "register")
    learners.add("Zoë")
    learners.add("Kim Q.")
    return (folder / "register" / REGISTER_NAME).read_bytes()


@fuzzed
@given(data=st.data())
def test_a_list_of_learners_with_rubbish_in_it(data, register, folder):
    path = folder / "register" / REGISTER_NAME
    document = json.loads(register)
    as_json = spoilt(document).map(lambda found: json.dumps(found).encode())
    content = data.draw(torn(register) | as_json)
    path.write_bytes(content)
    learners = Learners(folder / "register")

    try:
        folders = [learners.folder_of(each) for each in learners.list_all()]
        folders.append(learners.folder_of(learners.current()))
    except LearnersUnreadableError as error:
        check_sentence(str(error))
    else:
        assert all(each.is_relative_to(folder / "register") for each in folders)
    assert path.read_bytes() == content
