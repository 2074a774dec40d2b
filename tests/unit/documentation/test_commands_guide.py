"""The reference of commands lists every command and option, as they are now."""

from __future__ import annotations

import pytest

from quizapp.cli.main import main
from tools.commands_guide import GUIDE, list_commands, list_options, reference

TEXT = GUIDE.read_text("utf-8")
COMMANDS = dict(list_commands(main, "quizapp"))


def test_the_reference_is_what_the_commands_say():
    assert reference() == TEXT, "run: make commands-guide"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_every_option_says_what_it_does(name):
    command = COMMANDS[name]

    assert (command.help or "").split("\n\n")[0].rstrip().endswith((".", ":"))
    assert [form for form, said in list_options(command) if not said] == []


def test_a_hidden_option_is_not_told():
    assert "--beside" not in TEXT
    assert any(each.name == "beside" for each in COMMANDS["quizapp check"].params)


def test_what_the_reference_lists_is_what_help_prints(capsys):
    with pytest.raises(SystemExit) as end:
        main(["export", "--help"], prog_name="quizapp")

    assert end.value.code == 0
    printed = capsys.readouterr().out
    for form, _ in list_options(COMMANDS["quizapp export"]):
        assert form.split(",")[0].split()[0] in printed, form
