# Big Smoke. `make` alone lists the targets.

PYTHON ?= python3
# Another Python has environments of its own: `make test PYTHON=python3.13`.
OTHER := $(addprefix -,$(filter-out python3,$(notdir $(PYTHON))))
VENV := .venv$(OTHER)
COMPILED := .venv-compiled$(OTHER)
PIP_INSTALL := -m pip install -qq --disable-pip-version-check

# Exact versions of all that is installed; empty for the newest. From pip 25.3 on, builds go by the second variable.
LOCK := constraints.txt
export PIP_CONSTRAINT := $(LOCK)
export PIP_BUILD_CONSTRAINT := $(LOCK)

# Stale bytecode is recognised, and every process would compile all sources anew without it.
unexport PYTHONDONTWRITEBYTECODE

# Each stamp marks an install that is up to date.
DEV := $(VENV)/.dev
INSTALLED := $(VENV)/.installed
WHEEL := $(COMPILED)/.installed
BENCH := $(COMPILED)/.bench
NODE_MODULES := web/node_modules/.installed
CLIENT := src/bigsmoke/server/static/index.html

# Tests are waited for now and then, so two parts of two processes keep two cores busy.
REPORTED = -n 2 --junitxml=build/reports/$@.xml -p randomly --randomly-seed=$(ORDER)

# Long play runs on the compiled wheel alone, in less than half of the time; rules and recorded games run on both builds.
PLAYED := $(addprefix tests/,adapters arena bots insight lessons properties puzzles reachability training)

# Tests run in an order drawn by this seed: the day's date, such as 20261119.
ORDER ?= $(shell date +%Y%m%d)

# The Node.js that comes with the developer's tools.
NPM := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm --prefix web

# A developer's editable install can be played as it is.
PLAYABLE := $(if $(wildcard $(DEV)),$(DEV) $(CLIENT),$(INSTALLED))

.DEFAULT_GOAL := help
.PHONY: help play terminal web install versions test test-quick test-pure test-client test-browser test-compiled test-research lint format screenshots bench soak mutants lock upgrade test-newest clean FORCE

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: $(PLAYABLE) ## Install Big Smoke and play in the browser
	@$(VENV)/bin/bigsmoke serve --open-browser

terminal: $(PLAYABLE) ## Play in the terminal
	@$(VENV)/bin/bigsmoke play

web: $(CLIENT) ## Build the browser's client for a checkout

install: $(DEV) $(NODE_MODULES) ## Install Big Smoke and its tools, editable

test: ## Run every check and test, pure and compiled
	@$(PYTHON) tools/parts.py --first install web -- test-browser test-pure lint test-compiled test-client

test-quick: $(DEV) $(CLIENT) ## Run the checks and tests that a change can break, in two minutes
	@$(VENV)/bin/python -m tools.quick $(if $(SINCE),--since $(SINCE))

versions: $(DEV) ## Print the versions of what the tests run on
	@$(VENV)/bin/python tools/browser.py
	@$(VENV)/bin/python tools/proxy.py
	@$(VENV)/bin/python tools/versions.py

test-pure: $(DEV) ## Run the tests on the sources
	@$(VENV)/bin/python tools/proxy.py
	@$(VENV)/bin/pytest $(REPORTED) $(addprefix --ignore=,tests/browser $(PLAYED))

test-client: $(CLIENT) ## Check and test the browser's client
	@$(NPM) run --silent check
	@$(NPM) test --silent

test-browser: $(CLIENT) ## Play in a real browser
	@$(VENV)/bin/python tools/browser.py
	@$(VENV)/bin/pytest $(REPORTED) --dist loadgroup tests/browser

test-compiled: $(WHEEL) ## Test the compiled wheel: rules, recorded games and long play
	@$(COMPILED)/bin/python -m pytest $(REPORTED) tests/archive tests/conformance tests/kernel $(PLAYED)

test-research: $(BENCH) ## Test what needs OpenSpiel and Ray, compiled
	@# Each starts processes of its own.
	@$(COMPILED)/bin/python -m pytest -n 0 -m "soak or not soak" tests/adapters tests/arena

lint: $(DEV) $(NODE_MODULES) ## Check style, types, imports and that every rule has a test
	@$(VENV)/bin/python -m tools.check_constraints
	@$(VENV)/bin/ruff check
	@$(VENV)/bin/ruff format --check
	@$(VENV)/bin/mypy
	@$(VENV)/bin/lint-imports --no-logo
	@$(VENV)/bin/python tools/check_conformance.py
	@$(VENV)/bin/python -m tools.check_prose
	@$(VENV)/bin/python tools/check_words.py
	@$(VENV)/bin/python tools/gen_types.py --check
	@$(VENV)/bin/python -m tools.gen_words --check
	@$(NPM) run --silent lint

format: $(DEV) $(NODE_MODULES) ## Format the code and fix what can be fixed
	@$(VENV)/bin/ruff check --fix-only
	@$(VENV)/bin/ruff format
	@-$(VENV)/bin/python -m tools.check_prose --record
	@$(NPM) run --silent format

screenshots: $(CLIENT) ## Draw every table and page into build/screens, and docs/screens anew
	@$(VENV)/bin/python tools/browser.py
	@$(VENV)/bin/python -m tools.screenshots

bench: $(BENCH) ## Measure the compiled engine beside its peers
	@$(COMPILED)/bin/bigsmoke bench --peers

soak: $(DEV) $(BENCH) $(CLIENT) ## Run the long tests, drawn by SEED (default: the day), and go on where they stopped
	@$(VENV)/bin/python tools/proxy.py
	@$(VENV)/bin/python tools/browser.py
	@$(VENV)/bin/python -m tools.soak --compiled $(COMPILED) $(if $(SEED),--seed $(SEED))

mutants: $(DEV) $(CLIENT) ## Plant sixty faults drawn by SEED, and list those that no test finds
	@$(VENV)/bin/python tools/browser.py
	@$(VENV)/bin/python -m tools.mutants --seed $(or $(SEED),1)

test-newest: ## Run every check and test with the newest version of every package
	@rm -rf .venv-newest .venv-newest-compiled
	@$(MAKE) --no-print-directory test VENV=.venv-newest COMPILED=.venv-newest-compiled LOCK=

lock: ## Lock versions for what has changed in pyproject.toml

upgrade: ## Lock the newest version of every package

lock upgrade: export PIP_CONSTRAINT :=
lock upgrade: .venv-uv/bin/python
	@$< $(PIP_INSTALL) --upgrade uv
	@.venv-uv/bin/uv pip compile --quiet --universal --fork-strategy fewest --python-version 3.11 --all-extras \
		$(if $(filter upgrade,$@),--upgrade) --no-annotate --custom-compile-command 'make lock' --output-file constraints.txt pyproject.toml

clean: ## Remove environments, caches and build outputs
	rm -rf .venv* build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	rm -rf web/node_modules benchmarks/peer/node_modules src/bigsmoke/server/static
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/bin/python $(COMPILED)/bin/python .venv-uv/bin/python:
	@$(PYTHON) -m venv $(@D)/..

# Each changes with the content of its sources alone: a checkout touches files, and builds take long.
build/hashes/pins: SOURCES := pyproject.toml $(wildcard $(LOCK))
build/hashes/node: SOURCES := web/package-lock.json
build/hashes/client: SOURCES := web src/bigsmoke/words $(wildcard docs/rulings-*.md)
build/hashes/package: SOURCES := pyproject.toml $(wildcard $(LOCK)) build_hook.py src web $(wildcard docs/rulings-*.md)
build/hashes/%: FORCE
	@$(PYTHON) tools/stamp.py $@ $(SOURCES)
FORCE:

$(NODE_MODULES): build/hashes/node $(DEV)
	@echo "Installing what the browser's client is built with"
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): build/hashes/client $(NODE_MODULES)
	@echo "Building the browser's client"
	@$(NPM) run --silent build
	@touch $@

$(INSTALLED): build/hashes/package | $(VENV)/bin/python
	@echo "Installing Big Smoke into $(VENV) (a minute or two)"
	@# Pure Python is quick enough to play, and compiling takes longer than all the rest.
	@BIGSMOKE_PURE=1 $(VENV)/bin/python $(PIP_INSTALL) .
	@touch $@

$(DEV): build/hashes/pins | $(VENV)/bin/python
	@echo "Installing Big Smoke and its tools into $(VENV), editable"
	@$(VENV)/bin/python $(PIP_INSTALL) --editable '.[dev]'
	@touch $@

$(WHEEL): build/hashes/package $(DEV) | $(COMPILED)/bin/python
	@echo "Compiling Big Smoke into $(COMPILED) (a minute or two)"
	@BIGSMOKE_REQUIRE_COMPILED=1 $(COMPILED)/bin/python $(PIP_INSTALL) --force-reinstall --no-deps .
	@# All else is borrowed from the developer's environment, which an editable install leaves without a bigsmoke of its own.
	@$(VENV)/bin/python -c 'import site; print(site.getsitepackages()[0])' > "$$($(COMPILED)/bin/python -c 'import site; print(site.getsitepackages()[0])')/borrowed.pth"
	@# An installed package without libraries would compare the sources with themselves.
	@ls $(COMPILED)/lib/python*/site-packages/bigsmoke/kernel/*.so > /dev/null
	@ls $(COMPILED)/lib/python*/site-packages/bigsmoke/server/static/index.html > /dev/null
	@touch $@

$(BENCH): $(WHEEL)
	@$(COMPILED)/bin/python $(PIP_INSTALL) 'bigsmoke[bench,ray]'
	@touch $@
