# Everything runs in .venv, which `make setup` builds from pyproject.toml and constraints.txt.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WORKERS ?= 2

.PHONY: help setup play test check soak mutants bench clean

help:
	@echo "make setup   build the environment in .venv"
	@echo "make play    play a game in the terminal"
	@echo "make test    every check that a change must pass"
	@echo "make check   the quick ones of them: style, types, imports"
	@echo "make soak    the long tests, and make mutants"
	@echo "make mutants break the rules one by one, to see that a test notices"
	@echo "make bench   measure the engine"

setup: $(READY)

# The stamp is written last, so that an install cut short is begun again.
$(READY): pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--constraint constraints.txt --editable '.[dev]'
	touch $@

play: setup
	$(BIN)/madhouse play --terminal

check: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src tests
	$(BIN)/lint-imports

test: check
	$(BIN)/python -m pytest -n $(WORKERS)

# MADHOUSE_SOAK says how many times as long as its shortest run a soak test goes on.
soak: setup
	MADHOUSE_SOAK=$${MADHOUSE_SOAK:-10} $(BIN)/python -m pytest -n $(WORKERS) -m soak
	$(MAKE) mutants

# MUTANTS takes other options, such as --minutes 60 or --only movement.
mutants: setup
	$(BIN)/python -m tests.mutants --jobs $(WORKERS) $(MUTANTS)

bench: setup
	$(BIN)/madhouse bench

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
