# `make play` and `make test` are all you need; both set up what they use. `make help` lists the rest.
# ARGS goes to the command behind a target: make bench ARGS=--json

PYTHON ?= python3
JOBS ?= auto
BIN := .venv/bin
# Compiled modules have no docstrings, and coverage cannot look into them: these two run on the sources.
ON_SOURCES := PYTHONPATH=src STOCKPILE_INTERPRETED=1 PYTHONDONTWRITEBYTECODE=1

.PHONY: play test release game setup python checks web doctests tests bench soak hostile load fuzz ladder playthroughs figures rules actions fields look screenshots coverage \
	docs diagrams format lock clean help code-figures

play: game  ## open the table in the browser (in the terminal: .venv/bin/stockpile play)
	@$(BIN)/stockpile serve $(ARGS)

test: setup  ## every check of the project; about ten minutes on two processors
	@$(MAKE) -j2 checks doctests
	@$(MAKE) tests

game: python  ## .venv with what playing needs: locked libraries and the compiled package, renewed when sources change
	@$(PYTHON) tools/prepare.py

setup: python  ## that, and the locked libraries of checks and tests
	@$(PYTHON) tools/prepare.py tests

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Stockpile needs Python 3.11 or newer; name one: make setup PYTHON=python3.12'; exit 1; }

checks: setup web  ## format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

web: game  ## the browser's types, made from the server's document, and the check of its sources
	$(BIN)/python tools/web.py types
	$(BIN)/python tools/web.py check

# pytest ends with an error when it finds no test at all, so an empty doctest run is never green.
doctests: setup  ## the examples in the sources, then those in the documents
	$(ON_SOURCES) $(BIN)/pytest -q --doctest-modules src fuzz
	$(ON_SOURCES) $(BIN)/pytest -q --doctest-glob='*.md' README.md docs

# Whatever the environment says, tests are kept as bytecode: compiling them again takes every worker ten seconds.
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/pytest -q -n $(JOBS) --dist worksteal
tests: setup  ## the tests, against the installed, compiled package (ARGS=--long: also what only repeats a proof)
	$(PYTEST) $(ARGS)

release: setup  ## what a release needs besides make test: wheel, source archive, site, examples, Ray, load and kills
	$(PYTEST) --release $(ARGS)

bench: game  ## measure the engine
	@$(BIN)/stockpile bench $(ARGS)

ladder: game  ## play a short form of the ladder in docs/bots.md; the whole of it: make ladder ARGS='--long --jobs 2'
	@$(BIN)/python tools/ladder.py $(ARGS)

soak: setup  ## kill a server again and again and count what is lost (ARGS='--workers 3 --minutes 30'; hostile: make hostile)
	$(BIN)/python -m loadtest soak $(ARGS)

hostile: setup  ## the same with attackers of every kind at work (ARGS='--minutes 20')
	$(BIN)/python -m loadtest hostile $(ARGS)

load: setup  ## how many answers a second a server takes (ARGS='--tables 200 --find'; idle tables: python -m loadtest idle)
	$(BIN)/python -m loadtest load $(ARGS)

fuzz: setup  ## random games with every rule and secret checked (ARGS='--minutes 10 --jobs 2')
	$(BIN)/python -m fuzz $(ARGS)

playthroughs: game  ## write the recorded games in tests again; read the difference before you keep it
	$(BIN)/python tools/playthroughs.py

figures: game  ## keep the figures as they are now, under their version: after every change of them
	$(ON_SOURCES) $(BIN)/python tools/release_figures.py

look: setup  ## look at every question on eight screens, by day and by night (ARGS='--pictures FOLDER': and keep what is seen)
	$(BIN)/python tools/look.py $(ARGS)

rules: game  ## write docs/rules.md again from the texts of the rules and the figures
	$(ON_SOURCES) $(BIN)/python tools/write_rules.py

actions: game  ## write docs/actions.txt again: every answer with its number
	$(ON_SOURCES) $(BIN)/python tools/list_actions.py

fields: setup  ## write docs/research/observation.md again from the fields of the observation
	$(ON_SOURCES) $(BIN)/python tools/write_fields.py

screenshots: setup  ## take the pictures of the README again
	$(BIN)/python tools/screenshots.py

docs: setup  ## the site of documents, into build/site (ARGS=serve: on 127.0.0.1:8000, renewed while you write)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs $(or $(ARGS),build)

diagrams: setup  ## draw the diagrams of the documents again for the site, after a change of one
	$(BIN)/python tools/draw.py

coverage: setup  ## which lines of the sources the tests reach
	$(ON_SOURCES) $(BIN)/coverage run -m pytest -q $(ARGS)
	$(BIN)/coverage report --skip-covered --show-missing

format: setup  ## put the sources into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# What the second lock shares with the first it has in the same version. The extra `learn` is in neither: it brings torch.
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock' pyproject.toml --group setup
lock: game  ## renew the two lock files after a change of dependencies (ARGS=--upgrade: newest of all)
	$(BIN)/pip install --quiet --quiet uv
	$(COMPILE) --output-file requirements/play.lock $(ARGS)
	$(COMPILE) --group test --group docs $(addprefix --extra ,postgres research beside parquet ray) \
		--constraints requirements/play.lock --output-file requirements/test.lock $(ARGS)

code-figures: python  ## how large and how tangled the code is, beside what we want (ARGS=--names: where)
	@$(PYTHON) tools/code_figures.py $(ARGS)

clean:  ## remove everything that is made
	rm -rf web/node_modules web/src/lib/api.ts .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist
	find src tests tools examples fuzz loadtest -name __pycache__ -prune -exec rm -rf {} +

help:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
