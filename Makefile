# `make play` and `make test` set everything up by themselves; they need Python 3.11 to 3.13 and make, no more.

PYTHON ?= python3
JOBS   ?= 2
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := -m pip --disable-pip-version-check --no-input -q

FAST   := build/compiled/kickdoor/.fast

MAKEFLAGS += --no-print-directory
# Tests start hundreds of servers and workers: what Python has compiled once is kept, whatever the environment says.
export PYTHONDONTWRITEBYTECODE :=
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web web-dev web-check test quick lint types pytest coverage compile-check bench together rays flame figures sitting load soak learn-check layout format lock \
        release clean distclean

help: ## show the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: web ## start a server on this machine and open it in the browser (ARGS="…" are handed on)
	@$(BIN)/kickdoor serve --open $(ARGS)

web: $(VENV)/.node ## build the browser client
	@$(BIN)/python tools/web.py build

web-dev: $(VENV)/.node ## serve the browser client from its sources, beside `kickdoor serve` on port 8000
	@$(BIN)/python tools/web.py dev

test: lint types web web-check pytest coverage compile-check ## run every check
	@echo "== all checks passed"

quick: lint types ## lint, types, the engine's tests and the clauses of every edition: under two minutes
	@echo "== pytest, the engine and the clause scenarios"
	@$(BIN)/pytest -n $(JOBS) tests/engine tests/house tests/scenarios -k "clauses or not test_scenarios" $(ARGS)

lint: $(VENV)/.dev
	@echo "== ruff"
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check . || { echo "make format puts this right"; exit 1; }

web-check: $(VENV)/.dev $(VENV)/.node
	@echo "== svelte-check, eslint, prettier and vitest"
	@$(BIN)/python tools/web.py check
	@$(BIN)/python tools/web.py lint
	@$(BIN)/python tools/web.py test

types: $(VENV)/.dev
	@echo "== mypy"
	@$(BIN)/mypy

pytest: $(VENV)/.dev
	@echo "== pytest, with the examples in docstrings"
	@$(BIN)/pytest -n $(JOBS) --doctest-modules src/kickdoor tests $(ARGS)

coverage: $(VENV)/.dev
	@echo "== every rule clause has its test"
	@$(BIN)/kickdoor rules --coverage

compile-check: $(VENV)/.dev ## compile engine and agents with mypyc in build/ and play with them there
	@echo "== mypyc"
	@$(BIN)/python tools/compile_engine.py

bench: $(FAST) bench/.venv/.peers ## measure Kickdoor, interpreted and compiled, and its peers beside it
	@$(BIN)/python bench/run.py $(ARGS)

together: $(FAST) ## measure what two processes of learners' games play, times one (ARGS="--seconds 5"; wants a quiet machine)
	@PYTHONPATH=build/compiled $(BIN)/python bench/learning.py --together $(ARGS)

rays: $(FAST) build/ray/.made ## measure actors of Ray beside plain processes (ARGS="--workers 2 --rounds 3"; wants a quiet machine)
	@PYTHONPATH=build/compiled:. build/ray/bin/python bench/rays.py $(ARGS)

flame: $(FAST) bench/.venv/.peers ## where the compiled engine spends its time in a six-player fight, or with ARGS=server the server under load: build/flame.svg
ifeq ($(ARGS),server)
	@PYTHONPATH=build/compiled:. $(BIN)/python -m tests.load.spied bench/.venv/bin/py-spy build/flame.txt
	@$(BIN)/python bench/flame.py build/flame.txt build/flame.svg --under uv_run --under SqliteFile.carry_out
else
	@PYTHONPATH=build/compiled bench/.venv/bin/py-spy record --native -r 250 -f raw -o build/flame.txt -- \
	  $(BIN)/python bench/ours.py --fights --seconds 10 >/dev/null
	@$(BIN)/python bench/flame.py build/flame.txt build/flame.svg
endif

figures: $(VENV)/.dev web ## measure the page: how soon an own action is shown, what an open page keeps (ARGS="10" games)
	@$(BIN)/python -m tests.web.figures $(ARGS)

sitting: $(VENV)/.dev web ## measure a whole game against bots at two seconds a decision (ARGS="classic legends": a game of each)
	@$(BIN)/python -m tests.web.sitting $(ARGS)

load: $(VENV)/.dev ## measure the server under a swarm of players (ARGS="paced --tables 100"); docs/load.md
	@$(BIN)/python -m tests.load.soak $(or $(ARGS),paced fast many)

soak: $(VENV)/.dev ## the long runs of the fault kit: crashes, restarts, frames… (ARGS="--long")
	@$(BIN)/python -m tests.load.soak $(ARGS)

learn-check: examples/.venv/.torch ## check the examples that learn, and batches as tensors, in an environment of their own with PyTorch
	@examples/.venv/bin/pytest -q examples

layout: $(VENV)/.dev ## write out what follows from the engine's declared layouts (src/kickdoor/engine/layout)
	@$(BIN)/python -m tools.layout

format: $(VENV)/.dev $(VENV)/.node ## put the code into the house format
	@$(BIN)/ruff check -q --fix .
	@$(BIN)/ruff format -q .
	@$(BIN)/python tools/web.py format

lock: ## compile the requirement files anew (needs uv; UPGRADE=1 takes newer versions)
	@for f in requirements/run requirements/dev requirements/web bench/requirements; do \
	  echo "== $$f.txt"; \
	  uv pip compile -q --no-config --universal --python-version 3.11 --generate-hashes --no-header \
	    --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade) $$f.in -o $$f.txt || exit 1; \
	done
	@! grep -nE '://|^ *--(index-url|extra-index-url|find-links)' requirements/*.txt bench/requirements.txt

release: $(VENV)/.dev ## say what a release would tag, and what it still wants (ARGS="--tag" tags it)
	@$(BIN)/python tools/release.py $(ARGS)

clean: ## remove what was built, and caches
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests bench tools -name .venv -prune -o -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

distclean: clean ## remove the virtual environments as well
	rm -rf $(VENV) bench/.venv examples/.venv web/node_modules src/kickdoor/web

# What is measured: compiled as a wheel is. Any other build in its place takes the stamp away.
$(FAST): tools/compile_engine.py $(shell find src/kickdoor -name '*.py') | $(VENV)/.dev
	@$(BIN)/python tools/compile_engine.py --opt 3 --profile
	@touch $@

# The environments. A stamp is newer than what it was made from, or it is made again.

define make_venv
@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))' \
  || { echo "Kickdoor needs Python 3.11 to 3.13; name one with: make PYTHON=python3.12 …"; exit 1; }
@test -x $(1)/bin/python || { echo "== making $(1)"; $(PYTHON) -m venv $(1); }
endef

$(VENV)/.run: requirements/run.txt pyproject.toml
	$(call make_venv,$(VENV))
	@echo "== installing what Kickdoor runs on"
	@$(BIN)/python $(PIP) install --require-hashes -r requirements/run.txt
	@$(BIN)/python $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.node: requirements/web.txt $(VENV)/.run
	@$(BIN)/python -c 'import sys; sys.path.insert(0, "tools"); import web; sys.exit(not web.system_node())' \
	  || { echo "== installing Node"; $(BIN)/python $(PIP) install --require-hashes -r requirements/web.txt; }
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.run
	@echo "== installing what the checks need"
	@$(BIN)/python $(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

bench/.venv/.peers: bench/requirements.txt
	$(call make_venv,bench/.venv)
	@echo "== installing the peers"
	@bench/.venv/bin/python $(PIP) install --require-hashes -r bench/requirements.txt
	@touch $@

build/ray/.made: pyproject.toml
	$(call make_venv,build/ray)
	@echo "== installing Ray"
	@build/ray/bin/python $(PIP) install -e '.[rl,ray]'
	@touch $@

examples/.venv/.torch: pyproject.toml
	$(call make_venv,examples/.venv)
	@echo "== installing PyTorch"
	@examples/.venv/bin/python $(PIP) install -e '.[torch]' pytest
	@touch $@
