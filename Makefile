# Each target sets up what it needs; a second run finds everything in place.

SHELL := /usr/bin/env bash
MAKEFLAGS += --no-print-directory
BIN := .venv/bin
INSTALLED := .venv/.installed
COMPILED := .venv/.compiled
CATALOGUES := $(patsubst %.po,%.mo,$(wildcard quizapp/locale/*/LC_MESSAGES/*.po))
WORK := program
ARGS :=
FED :=

.PHONY: help rules-check authoring-guide run test test-long faults lint check catalogues commands-guide architecture-picture docs-pictures package bench load pictures peer format clean system-packages ready

help:
	@echo "make run        start quizapp (ARGS='...' are handed on)"
	@echo "make test       linters, types, import contracts and the short tests"
	@echo "make test-long  the same with every test"
	@echo "make faults     kill, fill disks and feed rubbish for minutes, and count what is lost (FED='--seconds 60')"
	@echo "make rules-check FILES=... check cited numbers against published rules texts"
	@echo "make check      load all questions and derive every key"
	@echo "make authoring-guide  write the reference part of docs/authoring.md anew"
	@echo "make commands-guide  write docs/commands.md anew from the help of the commands"
	@echo "make architecture-picture  draw the import floors anew"
	@echo "make docs-pictures  paint the pictures of README and docs anew"
	@echo "make package    wheel, packed folder and Debian package, in dist (ARGS='folder deb')"
	@echo "make catalogues compile the translations and name what they lack (ARGS=update)"
	@echo "make bench      measure, as JSON"
	@echo "make load       let candidates load an exam room, and compare with goals (ARGS=--help)"
	@echo "make pictures   paint every page in every look into build/pictures (ARGS=--help)"
	@echo "make peer       install the second engine that bench compares with"
	@echo "make format     format and sort imports"
	@echo "make clean      remove what tools left behind (.venv stays)"

run: ready
	@$(BIN)/python -m quizapp $(ARGS)

test: WORK := tests
test: ready lint
	$(BIN)/pytest -n auto --dist worksteal -m "not long" --cov --cov-report=term $(ARGS)

test-long: WORK := tests
test-long: ready lint
	$(BIN)/pytest -n auto --dist worksteal --hypothesis-profile long --cov --cov-report=term $(ARGS)

faults: WORK := tests
faults: ready
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[fuzz]'
	@$(BIN)/python -m tests.faults $(ARGS)
	@$(BIN)/python -m tests.faults.guided $(FED)
	$(BIN)/pytest -q -n auto --hypothesis-profile long tests/faults

lint: ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

authoring-guide: ready
	@$(BIN)/python -m tools.authoring_guide

commands-guide: ready
	@$(BIN)/python -m tools.commands_guide

architecture-picture: ready
	@$(BIN)/python -m tools.architecture_picture

docs-pictures: ready
	@$(BIN)/python -m tools.pictures.documented

load: WORK := tests
load: ready
	@$(BIN)/python -m tests.load $(ARGS)

package: ready
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[package]'
	@$(BIN)/python -m tools.package $(ARGS)

rules-check: ready
	@$(BIN)/python -m tools.rules_check $(FILES)

check: ready
	@$(BIN)/python -m quizapp check $(ARGS)

catalogues: ready
	@$(BIN)/python -m tools.catalogues $(ARGS)

bench: ready
	@$(BIN)/python -m tests.bench $(ARGS)

pictures: ready
	@$(BIN)/python -m tools.pictures $(ARGS)
	@$(BIN)/python -m tools.room_pictures

peer: ready
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[peer]'

format: ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf build dist .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .benchmarks .import_linter_cache
	find quizapp tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

ready: $(INSTALLED) $(CATALOGUES) $(COMPILED)

system-packages:
	@tools/system_packages.sh $(WORK)

$(INSTALLED): pyproject.toml | system-packages
	@tools/python_packages.sh

%.mo: %.po | $(INSTALLED)
	@$(BIN)/python tools/hatch_build.py

# Python writes no bytecode where its environment forbids that, and then every start compiles.
$(COMPILED): $(shell find quizapp -name '*.py') | $(INSTALLED)
	@$(BIN)/python -m compileall -q -j 0 quizapp
	@touch $@
