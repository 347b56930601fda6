# The two commands a newcomer needs are `make run` and `make test`. `make` alone lists the others.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup run notebook screenshots gallery test test-examples build-examples run-example-tests test-macros test-tsan attack benchmark build-benchmarks optimise benchmark-web docs format lint clean

# A compiler warning in this package is an error; see Package.swift.
export PANDO_STRICT := 1

# Macros are compiled with the swift-syntax that the toolchain has built, if it has; see Package.swift.
export PANDO_BUILT_SYNTAX := $(patsubst %/SwiftSyntax.swiftmodule,%,$(wildcard \
  $(shell swiftc -print-target-info 2>/dev/null | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host/SwiftSyntax.swiftmodule))

# The folder in which `make run` keeps notes and the settings of visitors, and the port of its server.
DATA ?= data
PORT ?= 8080
# The storage of notes and visitors for `make run`: empty for files, `sqlite`, or `postgres`. Without a DATABASE_URL,
# `make run` starts a PostgreSQL server.
DATABASE ?=
# The folder for the pages and pictures of `make gallery`.
GALLERY ?= gallery
# The peer that `make benchmark-web` measures beside Pando: `nicegui`, or empty.
PEER ?=
# The folder for the rows of `make benchmark` and `make benchmark-web` as data, unless ARGS selects some rows.
MEASUREMENTS := $(CURDIR)/.build/measurements
as_data = $(if $(strip $(ARGS)),,--json '$(MEASUREMENTS)/$(1)Benchmarks.jsonl')
# The server that `make attack` attacks; without it, a release build of Notes that is started for the attack.
URL ?=
# More arguments for the program: make run ARGS='--host 0.0.0.0'
ARGS ?=
# Suites that keep the main actor busy for long run in processes of their own, because other suites wait for it with limits.
# Forged events take half of the time. They run before the browsers, because one process of all these would be the last to end.
LONG_SUITES := RandomEditTests|RandomTreeTests|GraphRaceTests|LiveDocumentTests|AttributeTests|RandomSightTests|[.]LongListTests|RowSessionTests
FORGED_SUITES := ForgedEventTests
# Suites in a browser run in four processes that take equally long, because a browser alone keeps a core and a quarter
# busy. Suites that attack a server mostly wait, and have a process of their own too.
BROWSER_SUITES := ChromiumTests
SLOW_BROWSER_SUITES := ChromiumTests/(Typing|Injections|LiveInjections|Cuts|LiveLongLists|LiveStates)/
AUDIT_SUITES := ChromiumTests/(GalleryAudit|LiveAudit)/
LATER_BROWSER_SUITES := ChromiumTests/Live[L-Z]
ATTACK_SUITES := SurvivalTests
# Suites that start several processes over one database mostly wait for the disk, and have a process of their own too.
PROCESS_SUITES := SQLiteProcessTests|PandoPostgresTests[.]
# The suites that run under the thread sanitizer, and their targets.
TSAN_FILTER ?= RaceTests
TSAN_TARGETS ?= PandoRaceTests
# Whole modules without debug information take a quarter less of the processors. Frames of a crash have no lines then:
# `make test FAST=` builds with debug information. The index stays, because cases of XCTest are found by it on Linux, but it
# leaves out the system's modules. The frontend that compiles a module also writes the module file: SwiftPM waits for both,
# and a second frontend would check all types again.
WHOLE_MODULES := -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 \
  -Xswiftc -no-emit-module-separately-wmo
# LLVM's linker takes half the time of the system's.
FAST := -debug-info-format none -Xswiftc -index-ignore-system-modules -Xswiftc -use-ld=lld $(WHOLE_MODULES)
# SwiftPM passes the traits of a package in the order of a set, which differs between its processes. With another order, all
# of Pando's modules would be compiled again. With this variable the order is always the same.
SWIFT := env SWIFT_DETERMINISTIC_HASHING=1 swift
# All packages of this repository build into one folder: the examples and the benchmarks use what the tests have built.
BUILD := $(SWIFT) build --scratch-path .build $(FAST)
RELEASE := $(SWIFT) build --scratch-path .build -c release
TEST := $(SWIFT) test --scratch-path .build $(FAST)
# Builds a benchmark and runs it, by a command if one is given. The program runs without the variable above.
run_benchmark = $(RELEASE) --package-path Benchmarks --product $(1)Benchmarks && \
  $(2) "$$($(RELEASE) --package-path Benchmarks --show-bin-path)/$(1)Benchmarks" $(call as_data,$(1)) $(ARGS)
# Tests of macros have a folder of their own: they build macros in another way, and in a common folder all users of a macro
# would be built again after them.
TEST_OF_MACROS := $(SWIFT) test --scratch-path .build/macros $(FAST)
# This build has debug information, so that reports of races have lines.
TSAN := --sanitize=thread --scratch-path .build/tsan $(WHOLE_MODULES)
WITH_TSAN_TARGETS := PANDO_TEST_TARGETS='$(TSAN_TARGETS)'
# The number of tests of a process that run at once. Without a bound thousands begin together and wait for the main actor
# one after the other, so that the time limit of one test would have to be enough for all.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH := 8
# The built tests, and the built cases of XCTest. Several processes run at once, which `swift test` does not allow: it locks
# its database, and plans a build before it runs anything.
BUILT_TESTS := .build/debug/pandoPackageTests.xctest --testing-library swift-testing
BUILT_CASES := .build/debug/pandoPackageTests.xctest --testing-library xctest
# The build of `make run` has a folder of its own, so that the builds of tests do not change it.
# Without a database, the modules of databases are left out.
BUILD_TO_RUN = $(SWIFT) build --scratch-path .build/run $(FAST) --disable-index-store --package-path Examples/Notes \
  $(if $(DATABASE),,--disable-default-traits)
# The modules with a documentation catalogue.
MODULES := $(patsubst Sources/%/,%,$(dir $(wildcard Sources/*/*.docc)))

swift_files = find Package.swift Sources Plugins Tests Examples Benchmarks \
  -name .build -prune -o -type f -name '*.swift' -print0

help: ## Lists these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Checks for Swift, and installs the Debian packages that are missing
	@scripts/setup

run: ## Builds and serves the Notes example: open it in a browser
	@scripts/setup $(if $(filter postgres,$(DATABASE)),$(if $(DATABASE_URL),,postgres))
	@echo 'run: building Examples/Notes; the first time takes some minutes'
	@$(BUILD_TO_RUN) --product Notes
	@DATABASE='$(DATABASE)' DATABASE_PATH='$(DATA)/notes.sqlite' NOTES='$(DATA)/notes.json' \
	  $(if $(filter postgres,$(DATABASE)),scripts/with-postgres '$(DATA)/postgres') \
	  "$$($(BUILD_TO_RUN) --show-bin-path)/Notes" \
	  --port '$(PORT)' --data '$(DATA)' $(ARGS)

notebook: setup ## Runs the Notebook example: shared state in a terminal
	@echo 'notebook: building Examples/Notebook and running it with the notes in $(DATA)/notebook.json'
	@$(SWIFT) run --scratch-path .build $(FAST) --package-path Examples/Notebook Notebook --file '$(DATA)/notebook.json' $(ARGS)

screenshots: ## Takes the pictures of docs/PICTURES.md: serves Notes and opens it in Chromium
	@scripts/setup gallery
	@echo 'screenshots: building Examples/Notes'
	@$(BUILD) --package-path Examples/Notes --product Notes
	@scripts/notes-pictures \
	  "$$($(SWIFT) build --scratch-path .build --package-path Examples/Notes --show-bin-path)/Notes" \
	  "$$(command -v chromium || command -v chromium-browser || command -v google-chrome)" \
	  docs/images

gallery: ## Renders every view on a page of its family, and takes pictures with Chromium
	@scripts/setup gallery
	@scripts/gallery '$(GALLERY)' $(FAST)

test: ## Runs all tests, some in Chromium; a compiler warning is an error
	@scripts/setup test
	@echo 'test: building the package and its tests'
	@$(BUILD) --build-tests
ifeq ($(strip $(ARGS)),)
	@echo 'test: running all but the long suites, and beside them the processes over a database, forged events, and building and running the tests of what macros expand to'
	@scripts/run-together \
	  $(BUILT_TESTS) --skip '$(LONG_SUITES)|$(FORGED_SUITES)|$(BROWSER_SUITES)|$(ATTACK_SUITES)|$(PROCESS_SUITES)' -- \
	  $(BUILT_CASES) -- \
	  $(BUILT_TESTS) --filter '$(PROCESS_SUITES)' -- \
	  $(BUILT_TESTS) --filter '$(FORGED_SUITES)' -- \
	  env PANDO_TEST_TARGETS=PandoReducerMacrosTests $(TEST_OF_MACROS)
	@echo 'test: running the suites in a browser, and beside them the long ones and attacks'
	@scripts/run-together \
	  $(BUILT_TESTS) --filter '$(LONG_SUITES)' -- \
	  $(BUILT_TESTS) --filter '$(ATTACK_SUITES)' -- \
	  $(BUILT_TESTS) --filter '$(SLOW_BROWSER_SUITES)' -- \
	  $(BUILT_TESTS) --filter '$(AUDIT_SUITES)' -- \
	  $(BUILT_TESTS) --filter '$(LATER_BROWSER_SUITES)' --skip '$(SLOW_BROWSER_SUITES)|$(AUDIT_SUITES)' -- \
	  $(BUILT_TESTS) --filter '$(BROWSER_SUITES)' \
	    --skip '$(SLOW_BROWSER_SUITES)|$(AUDIT_SUITES)|$(LATER_BROWSER_SUITES)'
else
	@$(TEST) --skip-build $(ARGS)
endif

test-examples: build-examples run-example-tests ## Runs the tests of the examples, some in Chromium

build-examples:
	@scripts/setup test
	@for example in Notebook Notes; do \
	  echo "test-examples: building Examples/$$example and its tests"; \
	  $(BUILD) --build-tests --package-path "Examples/$$example"; \
	done

# The built tests: `swift test` would wait for a build that runs beside them.
run-example-tests:
	@for example in notebook notes; do \
	  echo "test-examples: running the tests of $$example"; \
	  for library in swift-testing xctest; do \
	    ".build/debug/pando-$${example}PackageTests.xctest" --testing-library "$$library" $(ARGS); \
	  done; \
	done

test-macros: setup ## Runs the tests of macros with swift-syntax compiled from its package, as applications compile it
	@echo 'test-macros: building swift-syntax and the macros into .build/package-syntax, and running their tests'
	@PANDO_BUILT_SYNTAX= PANDO_TEST_TARGETS='PandoReducerMacrosTests PandoMacros' \
	  $(SWIFT) test --scratch-path .build/package-syntax $(FAST)

test-tsan: setup ## Runs the suites that match TSAN_FILTER under the thread sanitizer
	@echo "test-tsan: building into .build/tsan and running the suites that match '$(TSAN_FILTER)'"
	@$(WITH_TSAN_TARGETS) $(SWIFT) build --build-tests $(TSAN)
	@tests=$$($(WITH_TSAN_TARGETS) $(SWIFT) test list --skip-build $(TSAN)); \
	  if ! grep -q '$(TSAN_FILTER)' <<<"$$tests"; then \
	    echo "test-tsan: no test matches '$(TSAN_FILTER)'" >&2; exit 1; \
	  fi
	@$(WITH_TSAN_TARGETS) $(SWIFT) test --skip-build $(TSAN) --filter '$(TSAN_FILTER)'

attack: setup ## Attacks the server at URL, or a release build of Notes, and prints how it held
ifeq ($(strip $(URL)),)
	@echo 'attack: building Examples/Notes for release, the application of the tests, and the attacks'
	@$(RELEASE) --package-path Examples/Notes --product Notes
	@$(BUILD) --product SurvivalApp
	@$(BUILD) --product Attack
	@"$$($(SWIFT) build --scratch-path .build --show-bin-path)/Attack" \
	  --program "$$($(SWIFT) build --scratch-path .build --package-path Examples/Notes -c release --show-bin-path)/Notes" \
	  --survival "$$($(SWIFT) build --scratch-path .build --show-bin-path)/SurvivalApp" \
	  --page /slices --click pour --route slices $(ARGS)
else
	@$(BUILD) --product Attack
	@"$$($(SWIFT) build --scratch-path .build --show-bin-path)/Attack" --url '$(URL)' $(ARGS)
endif

benchmark: ## Measures the package, built for release, and draws docs/pictures/performance.png of it
	@scripts/setup postgres
	@scripts/setup $(if $(strip $(ARGS)),,gallery)
	@echo 'benchmark: building Benchmarks for release and running them'
	@$(call run_benchmark,Sharing)
	@echo
	@$(call run_benchmark,UI)
	@echo
	@$(call run_benchmark,Component)
	@echo
	@$(call run_benchmark,Reducer)
	@echo
	@folder=$$(mktemp -d); trap 'rm -rf "$$folder"' EXIT; \
	  $(call run_benchmark,Database,scripts/with-postgres "$$folder")
ifeq ($(strip $(ARGS)),)
	@scripts/performance-picture '$(MEASUREMENTS)' docs/pictures/performance.png
endif

build-benchmarks: setup ## Builds the benchmarks for debugging, to see that they compile
	@$(BUILD) --package-path Benchmarks

optimise: ## Runs Swift's optimiser over what `make test` has built: it has crashed on code whose debug build was well
	@scripts/optimise

benchmark-web: setup ## Measures a server of live pages on one core, with a load on another
	@echo 'benchmark-web: building Benchmarks for release and running its server and its load'
	@$(call run_benchmark,Web,scripts/with-peer '$(PEER)' taskset -c 1)

# The members that each view inherits from `View` are left out. They are on the page of `View`. As symbols of each of 300
# types they would be a file of 300 MB, which takes longer to read than everything else together.
docs: setup ## Builds the documentation of the modules; a warning is an error
	@echo 'docs: building that of $(MODULES)'
	@PANDO_DOCS=1 $(SWIFT) package --scratch-path .build $(FAST) generate-documentation \
	  $(addprefix --target ,$(MODULES)) --experimental-skip-synthesized-symbols --warnings-as-errors

format: setup ## Formats all Swift files
	@$(swift_files) | xargs -0 swift format --in-place --parallel

lint: ## Checks format, layers, parameter documentation and the types of the client's script
	@scripts/setup lint
	@$(swift_files) | xargs -0 swift format lint --strict --parallel
	@scripts/layers
	@scripts/parameter-docs $(addprefix Sources/,PandoUI PandoWeb PandoSQLite PandoPostgres)
	@tsc --project Sources/PandoWeb/Client

clean: ## Removes everything that was built
	rm -rf .build Benchmarks/.build Examples/*/.build
