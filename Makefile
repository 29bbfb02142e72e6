# make run     sets everything up in .venv and opens the lobby on http://localhost:8000
#              (OPEN= opens no browser)
# make test    sets everything up and runs every check and the tests, on the installed package; of
#              what is alike, and of what takes long, it plays a part
# make long    the same with all tests: every lesson, language, theme, size and print in the browser
# make fuzz    random games of every kind, as long as SECONDS says, with all checks of the contract;
#              then German Railways beside a second implementation (docs/reliability.md), as long;
#              then GAMES of each title, compiled, each as long as SECONDS says, on all cores (RAY=
#              on a cluster), with its money and pieces counted after each action; it goes on where
#              it stopped: make fuzz GAMES=1000000 SECONDS=3600
# make corpus  replays the complete games in tests/corpus, shows which differ and at which action,
#              and plays those and missing ones anew, up to GAMES of each title
# make bots    GAMES of each title and count of seats between bots of LEVEL: none may take an
#              illegal action or leave a game without an end
# make probes  strangers with one idea each among bots of LEVEL, GAMES for each (docs/bots.md): no
#              bot of ours may lose its share to one of them
# make bench   speed of the compiled engines; against OpenSpiel's chess; then other people's engines
# make load    many players at once against a server of its own; then faults on purpose (killed
#              processes, a full disk, a database away, cut lines, clocks that jump: nothing that
#              was acknowledged is lost); then TABLES tables of all titles whose players leave, run
#              out of time, come back and are replaced: each reaches its end
# make speed   the figures, tables and plots of docs/speed.md anew, on a quiet machine
# make docs    the documentation as a site, in build/site
# make lint    ruff and mypy; Prettier, ESLint, svelte-check and vitest for the pages
# make coverage  which lines the tests reach, without the browser
# make rules   which rules and examples have a test
# make boards  boards from recipes and geography: make boards GEO=folder
# make screens pictures of the pages, at two widths, light and dark
# make clean   takes away what was built; make distclean takes .venv away, too
#
# What is done is stamped in build/stamps and not done again until its sources change.
# As root, python3-venv, chromium and valgrind are added by apt-get if they are missing, and each is
# named before; APT=no refuses.
# ARGS goes to the program that is called: make test ARGS="-k auction", make run ARGS="--port 9000".

PYTHON ?= python3
SECONDS ?= 120
GAMES ?= 500
SEED ?= 1
RAY ?=
TABLES ?= 1000
LEVEL ?= easy
GEO ?= ../shared/boards/geo
# A browser is opened where there is a screen; on a terminal alone it would be in the way.
OPEN ?= $(if $(DISPLAY)$(WAYLAND_DISPLAY),--open)
BIN := .venv/bin
STAMPS := build/stamps
WHEEL := build/wheel
export PIP_DISABLE_PIP_VERSION_CHECK := 1
PIP := $(BIN)/python -m pip install --quiet -c constraints.txt
# Root's make adds a missing package of the system, and says so first; APT=no refuses.
APT ?= yes
APT_GET = test "$(APT)" != no && test "$$(id -u)" = 0 && command -v apt-get > /dev/null \
	&& echo "make: adding to this system by apt-get: $(filter-out --%,$(1)); make APT=no refuses" \
	&& apt-get update -qq && apt-get install -y -qq $(1)
# A sign of life every 20 seconds while pip works, and one sentence when it fails.
TICKING := n=0; (while sleep 20 > /dev/null 2>&1; do n=$$((n + 20)); echo "      still at work ($$n s)"; done) & tick=$$!;
TICKED := ; code=$$?; kill $$tick; test $$code = 0 || { echo "make: the package could not be built;" \
	"is there a network for pip? What failed stands above; make run goes on from there." >&2; exit 1; }
PACKAGE := $(shell find src locales client schemas hatch_build.py pyproject.toml README.md LICENSE -type f \
	-not -path '*/node_modules/*' -not -path '*/__pycache__/*' -not -name openapi.d.ts 2>/dev/null)

.PHONY: run test long coverage fuzz corpus bots probes bench speed docs load lint rules boards screens clean distclean
.PHONY: checks lint-python lint-pages

run: $(STAMPS)/package
	@echo "[3/3] Starting the server."
	@$(BIN)/trackside serve $(OPEN) $(ARGS)

test: PART = -m "not long"
test long: checks
	$(BIN)/python -m pytest -n 2 --dist worksteal -rs -o pythonpath="tests ." $(PART) $(ARGS)

# Two at a time, where one alone would leave a core idle; never two that install into .venv.
checks: $(STAMPS)/pip
	@$(MAKE) --no-print-directory -j2 $(STAMPS)/wheel $(STAMPS)/tools
	@$(MAKE) --no-print-directory -j2 $(STAMPS)/package $(STAMPS)/browser $(STAMPS)/valgrind
	@$(MAKE) --no-print-directory -j2 lint

coverage: $(STAMPS)/package $(STAMPS)/tools
	$(BIN)/python -m pytest -n 2 --dist worksteal --ignore tests/e2e --cov trackside \
		--cov-report term:skip-covered $(ARGS)

lint: lint-python lint-pages

lint-python: $(STAMPS)/package $(STAMPS)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-pages: $(STAMPS)/package $(STAMPS)/tools client/node_modules/.package-lock.json
	$(BIN)/python tools/make/npm.py run --silent lint
	$(BIN)/python tools/make/npm.py run --silent check
	NO_COLOR=1 $(BIN)/python tools/make/npm.py test --silent

# The build of the package has put them there, if it was done in this folder.
client/node_modules/.package-lock.json: client/package-lock.json | $(STAMPS)/package $(STAMPS)/tools
	@test $@ -nt $< || $(BIN)/python tools/make/npm.py ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

rules: $(STAMPS)/package
	@PYTHONPATH=src $(BIN)/python -m trackside rules

fuzz: $(STAMPS)/package $(STAMPS)/tools
	PYTHONPATH=src:tests $(BIN)/python -m tools.measure.fuzz --seconds $(SECONDS) $(ARGS)
	PYTHONPATH=tests $(BIN)/python tests/reference/alongside.py --seconds $(SECONDS) --seed $(SEED)
	PYTHONPATH=tests $(BIN)/python -m tools.measure.many_games --games $(GAMES) --seconds $(SECONDS) \
		--seed $(SEED) --ray "$(RAY)"

corpus: $(STAMPS)/package
	PYTHONPATH=tests $(BIN)/python -m tools.measure.make_corpus --games $(GAMES) $(ARGS)

bots: $(STAMPS)/package
	$(BIN)/python -m tools.measure.every_table | while read table; do $(BIN)/trackside \
		simulate $$table --bot $(LEVEL) --games $(GAMES) --seed $(SEED) --must-end --jobs 0 \
		|| exit 1; done

probes: LEVEL = normal
probes: GAMES = 400
probes: $(STAMPS)/package $(STAMPS)/tools
	$(BIN)/python -m tools.measure.probes --level $(LEVEL) --games $(GAMES) $(ARGS)

bench: $(STAMPS)/package $(STAMPS)/bench
	$(BIN)/trackside bench $(ARGS)
	$(BIN)/python -m tools.measure.peers

speed: $(STAMPS)/package $(STAMPS)/bench
	$(BIN)/python -m tools.measure.speed_report $(ARGS)

docs: $(STAMPS)/tools
	$(BIN)/mkdocs build --strict --quiet $(ARGS)
	@echo "The site is in build/site; open build/site/index.html"

load: $(STAMPS)/package $(STAMPS)/tools
	$(BIN)/python -m tools.load $(ARGS)
	$(BIN)/python -m tools.load.chaos
	$(BIN)/python -m tools.load.leavers --tables $(TABLES) --seed $(SEED)

boards: $(STAMPS)/package $(STAMPS)/tools
	PYTHONPATH=src $(BIN)/python -m tools.boards $(GEO) $(ARGS)

screens: $(STAMPS)/package $(STAMPS)/tools $(STAMPS)/browser
	PYTHONPATH=src:tests $(BIN)/python -m tools.screens $(ARGS)

# Debian's python3 comes without venv; root can add it.
$(BIN)/python:
	@command -v $(PYTHON) > /dev/null || { echo "make: $(PYTHON) was not found;" \
		"install Python 3.11 or newer, or name one: make run PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) tools/make/first_run.py
	@echo "[1/3] Making a Python environment in .venv."
	@$(PYTHON) -m venv .venv || { rm -rf .venv; $(call APT_GET,python3-venv python3-dev) \
		&& $(PYTHON) -m venv .venv; } \
		|| { echo "make: Python's venv is missing; please install python3-venv" >&2; exit 1; }

# Built in a place of its own, so .venv can be filled at the same time.
$(STAMPS)/wheel: $(PACKAGE) constraints.txt | $(BIN)/python
	@echo "[2/3] Building the package with its engines and pages; some minutes the first time."
	@$(BIN)/python tools/make/first_run.py --notes
	@rm -rf $(WHEEL)
	@$(TICKING) $(BIN)/python -m pip wheel --quiet --no-deps -c constraints.txt -w $(WHEEL) . $(TICKED)
	@mkdir -p $(STAMPS) && touch $@

# pip takes a wheel of the version that is there already only when it is told to.
$(STAMPS)/package: $(STAMPS)/wheel
	@$(TICKING) $(PIP) --no-deps --force-reinstall $(WHEEL)/*.whl \
		&& $(PIP) "$$(echo $(WHEEL)/*.whl)[server]" $(TICKED)
	@$(BIN)/trackside --version
	@touch $@

# Dependency groups need pip 25.1; the pip that Python brings along may be older.
$(STAMPS)/pip: | $(BIN)/python
	@$(TICKING) $(PIP) "pip>=25.1" $(TICKED)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/tools: pyproject.toml constraints.txt | $(STAMPS)/pip
	$(PIP) --group test
	@mkdir -p $(STAMPS) && touch $@

# Pgx needs JAX, which is large and not there for every machine; without it the others are measured.
$(STAMPS)/bench: pyproject.toml constraints.txt | $(STAMPS)/pip
	$(PIP) --group peers
	@$(PIP) --group pgx || echo "make: Pgx could not be installed, so it is not measured"
	@mkdir -p $(STAMPS) && touch $@

# A browser from the system; else from Debian, for root; else Playwright's own.
$(STAMPS)/browser: | $(STAMPS)/tools
	@command -v chromium || command -v chromium-browser || command -v google-chrome \
		|| { $(call APT_GET,--no-install-recommends chromium); } \
		|| $(BIN)/python -m playwright install chromium
	@mkdir -p $(STAMPS) && touch $@

# Counts instructions for tests/test_speed.py; from Debian, for root, else that test says that it is
# skipped. Nothing else needs it, so its absence is no failure.
$(STAMPS)/valgrind: | $(STAMPS)/browser
	@command -v valgrind > /dev/null || { $(call APT_GET,--no-install-recommends valgrind); } \
		|| echo "make: valgrind is not here, so instructions are not counted"
	@mkdir -p $(STAMPS) && touch $@

clean:
	rm -rf build dist client/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +

distclean: clean
	rm -rf .venv
