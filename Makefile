# Big Smoke. `make` alone lists the targets.

PYTHON ?= python3
VENV := .venv
COMPILED := .venv-compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' 2>/dev/null)
PIP_INSTALL := -m pip install -qq --disable-pip-version-check

# Each stamp marks an install that is up to date.
DEV := $(VENV)/.dev
INSTALLED := $(VENV)/.installed
WHEEL := $(COMPILED)/.installed
BENCH := $(COMPILED)/.bench

# A developer's editable install can be played as it is.
PLAYABLE := $(if $(wildcard $(DEV)),$(DEV),$(INSTALLED))

.DEFAULT_GOAL := help
.PHONY: help play test test-pure test-compiled lint format bench soak clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: $(PLAYABLE) ## Install Big Smoke and play
	@$(VENV)/bin/bigsmoke play

test: lint test-pure test-compiled ## Run every check and test, pure and compiled

test-pure: $(DEV) ## Run the tests on the sources
	@echo "== tests, pure Python"
	@$(VENV)/bin/pytest -n auto

test-compiled: $(WHEEL) ## Check that the compiled wheel plays the recorded games alike
	@echo "== fingerprints, compiled"
	@$(COMPILED)/bin/pytest -n auto -m fingerprint tests
	@echo "== rules and errors, compiled"
	@$(COMPILED)/bin/pytest -n auto tests/conformance tests/kernel

lint: $(DEV) ## Check style, types, imports and that every rule has a test
	@echo "== lint"
	@$(VENV)/bin/ruff check
	@$(VENV)/bin/ruff format --check
	@$(VENV)/bin/mypy
	@$(VENV)/bin/lint-imports --no-logo
	@$(VENV)/bin/python tools/check_conformance.py

format: $(DEV) ## Format the code and fix what can be fixed
	@$(VENV)/bin/ruff check --fix-only
	@$(VENV)/bin/ruff format

bench: $(BENCH) ## Measure the compiled engine beside its peers
	@$(COMPILED)/bin/bigsmoke bench --peers

soak: $(DEV) ## Play at random for a long time
	@BIGSMOKE_TEST_PROFILE=soak $(VENV)/bin/pytest -n auto -m "soak or not soak" tests/properties tests/reachability

clean: ## Remove environments, caches and build outputs
	rm -rf $(VENV) $(COMPILED) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/bin/python $(COMPILED)/bin/python:
	@$(PYTHON) -m venv $(@D)/..

$(INSTALLED): pyproject.toml build_hook.py $(SOURCES) | $(VENV)/bin/python
	@echo "Installing Big Smoke into $(VENV), compiled where a C compiler is present (a minute or two)"
	@$(VENV)/bin/python $(PIP_INSTALL) .
	@touch $@

$(DEV): pyproject.toml | $(VENV)/bin/python
	@echo "Installing Big Smoke and its tools into $(VENV), editable"
	@$(VENV)/bin/python $(PIP_INSTALL) --editable '.[dev]'
	@touch $@

$(WHEEL): pyproject.toml build_hook.py $(SOURCES) | $(COMPILED)/bin/python
	@echo "Compiling Big Smoke into $(COMPILED) (a minute or two)"
	@BIGSMOKE_REQUIRE_COMPILED=1 $(COMPILED)/bin/python $(PIP_INSTALL) --force-reinstall --no-deps .
	@$(COMPILED)/bin/python $(PIP_INSTALL) 'bigsmoke[test]'
	@# An installed package without libraries would compare the sources with themselves.
	@ls $(COMPILED)/lib/python*/site-packages/bigsmoke/kernel/*.so > /dev/null
	@touch $@

$(BENCH): $(WHEEL)
	@$(COMPILED)/bin/python $(PIP_INSTALL) 'bigsmoke[bench]'
	@touch $@
