# Every target prepares what it needs: Python 3.11 or newer with venv, and make, are enough.

# PYTHON=python3.13 tries another interpreter, in an environment of its own beside the usual one.
PYTHON ?= python3
ifeq ($(origin PYTHON),file)
VENV := .venv
else
VERSION := $(shell $(PYTHON) -c 'import platform; print(platform.python_version())')
VENV := .venv-$(or $(VERSION),$(error PYTHON=$(PYTHON) is no Python))
endif
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CODE := bot cogs renderers bench tests

.DEFAULT_GOAL := help
.PHONY: docs help play cosmic run test check format bench soak gallery words lock image-check

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST)

# Installed again whenever the lock changes; the bot itself runs from the tree and is not installed.
$(READY): requirements-dev.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -c 'import sys; assert sys.version_info >= (3, 11), "Python 3.11 or newer is needed"'
	$(BIN)/python -m pip install --disable-pip-version-check --quiet --require-hashes -r requirements-dev.lock
	touch $@

play: $(READY) ## try the bot in a browser, without a Discord token
	$(BIN)/python -m bot sandbox

cosmic: $(READY) ## watch computer players play Cosmic Encounter, told in words
	$(BIN)/python -m bot cosmic --players 5 --seed 7

run: $(READY) ## run the bot on Discord with the settings of the environment
	$(BIN)/python -m bot run

# Four at a time on two cores, for many wait for a bot; what is compiled is kept, for many start one.
test: $(READY) ## all tests but the long walks
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n 4 --dist worksteal -m "not soak"

check: $(READY) ## style, types (those of the tests as well), and who may import whom
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict $(CODE)
	$(BIN)/lint-imports

format: $(READY) ## put the code into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(READY) ## measure, and compare with the budgets; writes build/bench.json and docs/bench.md
	$(BIN)/python -m bench

soak: $(READY) ## the long walks
	$(BIN)/python -m pytest -m soak

docs: $(READY) ## write the pages that are made from the code: the map of the rooms
	$(BIN)/python -m tests.architecture

gallery: $(READY) ## draw every picture into docs/gallery
	$(BIN)/python -m renderers.gallery

image-check: $(READY) ## build the container image and play in it: one, then three processes (root, Linux, buildah, postgresql)
	$(BIN)/python -m tests.image

words: $(READY) ## what translations lack, and what is wrong with them
	$(BIN)/python -m bot.words

# Both files serve Python 3.11 to 3.13 on every system. The second may only add to the first.
lock: ## choose the versions anew
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --disable-pip-version-check --quiet uv
	$(BIN)/uv pip compile pyproject.toml --output-file requirements.lock $(LOCK)
	$(BIN)/uv pip compile pyproject.toml --extra dev --constraint requirements.lock \
		--output-file requirements-dev.lock $(LOCK)

LOCK := --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-config \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"
