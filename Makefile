# Everything runs in .venv, which `make setup` builds from pyproject.toml and constraints.txt.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
WORKERS ?= 2

# The browser client is built as the package is installed; again when its sources have changed.
CLIENT := src/madhouse/server/web/index.html
SOURCES := $(shell find web/src web/public web/index.html web/package.json web/*.ts web/*.js -type f 2>/dev/null)
# npm is that of .venv, where one needs no Node; what it installs is there when it has written its list.
NPM := $(BIN)/python web/npm.py
MODULES := web/node_modules/.package-lock.json

.PHONY: help setup client browser servers cluster play site test check soak mutants bench audit balance balance-second balance-levels pictures screenshots golden clean

help:
	@echo "make setup   build the environment in .venv"
	@echo "make play    play in the browser"
	@echo "make site    the whole game as static files, in build/site"
	@echo "make test    every check that a change must pass"
	@echo "make check   the quick ones of them: style, types, imports, the client"
	@echo "make soak    the long tests, and make mutants"
	@echo "make mutants break the rules one by one, to see that a test notices"
	@echo "make bench   measure the engine"
	@echo "make audit   say how old each pin is, and what is known against it"
	@echo "make balance play the games of docs/balance; EACH=500 of each sort"
	@echo "make golden  play the golden evenings anew; git diff shows what is told otherwise"
	@echo "make pictures     draw the maps of docs/pictures again"
	@echo "make screenshots  take a picture of every screen, into build/screenshots"

setup: $(READY)

# The stamp is written last, so that an install cut short is begun again.
$(READY): pyproject.toml constraints.txt hashes.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes --no-deps --requirement hashes.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
		--constraint constraints.txt --editable '.[dev]'
	touch $@

client: $(CLIENT)

$(CLIENT): $(SOURCES) | $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

$(MODULES): web/package.json web/package-lock.json | $(READY)
	$(NPM) install --no-save
	touch $@

play: setup client
	$(BIN)/madhouse play

# What a page needs of Python is fetched by name and hash, once.
site: setup $(MODULES)
	$(BIN)/madhouse site build/site

check: setup $(MODULES)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src tests
	$(BIN)/lint-imports
	$(NPM) run --silent check

# The browser's driver keeps an event loop running, so its tests have processes of their own.
test: check client browser servers cluster
	$(NPM) test --silent
	$(BIN)/python -m pytest -n $(WORKERS) -rs --ignore=tests/browser
	$(BIN)/python -m pytest -n $(WORKERS) -rs tests/browser

browser:
	@.ci/chromium

servers:
	@.ci/servers

cluster: setup
	@.ci/cluster $(BIN)/python

# MADHOUSE_SOAK says how many times as long as its shortest run a soak test goes on.
soak: setup client browser servers
	MADHOUSE_SOAK=$${MADHOUSE_SOAK:-10} $(BIN)/python -m pytest -n $(WORKERS) -m soak --ignore=tests/browser
	MADHOUSE_SOAK=$${MADHOUSE_SOAK:-10} $(BIN)/python -m pytest -n $(WORKERS) -m soak -rs tests/browser
	$(MAKE) mutants

# MUTANTS takes other options, such as --minutes 60 or --only movement.
mutants: setup
	for edition in first second; do \
		$(BIN)/python -m tests.mutants --edition $$edition --jobs $(WORKERS) $(MUTANTS) || exit 1; \
	done

bench: setup
	$(BIN)/madhouse bench

# It asks the index that pip uses; nothing but this needs a network once all is set up.
audit: setup
	$(BIN)/python -m tests.audit

# What was played before it was cut short is kept, until a line of the program or the content changes.
EACH ?= 500
BASE_SET = $(addprefix --story ,dead-letter-office first-cold-night ninety-barrels salt-wedding)
SIMULATE = $(BIN)/madhouse simulate --edition second $(BASE_SET) --players investigators=heuristic --seed afresh --jobs $(WORKERS) --each $(EACH) --resume
balance: balance-second balance-levels

balance-second: setup
	$(SIMULATE) --investigators 2-5 --report build/balance/second --markdown docs/balance/second.md

balance-levels: setup
	$(SIMULATE) --investigators 3 --level kind,plain,grim --report build/balance/levels --markdown docs/balance/levels.md

golden: setup
	$(BIN)/python -m tests.golden

pictures: setup
	$(BIN)/python -m tests.kit.pictures

screenshots: setup client
	$(BIN)/python -m tests.browser.screenshots

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
