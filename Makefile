# The two commands a newcomer needs are `make run` and `make test`. `make` alone lists the others.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup run gallery test test-examples test-tsan benchmark docs format lint clean

# A compiler warning in this package is an error; see Package.swift.
export PANDO_STRICT := 1

# Where `make run` keeps its notes.
NOTES ?= data/notes.json
# Where `make gallery` writes its pages and pictures.
GALLERY ?= gallery
# More arguments for what is run: make run ARGS='add Water the aspen'
ARGS ?=
# The suites that keep the main actor busy for long run by themselves: others wait for it with limits.
LONG_SUITES := RandomEditTests|RandomTreeTests|GraphRaceTests|LiveDocumentTests|AttributeTests|ChromiumTests
# Which suites run under the thread sanitizer.
TSAN_FILTER ?= RaceTests
# The modules with a documentation catalogue.
MODULES := $(patsubst Sources/%/,%,$(dir $(wildcard Sources/*/*.docc)))

swift_files = find Package.swift Sources Tests Examples Benchmarks \
  -name .build -prune -o -name '*.swift' -print0

help: ## Lists these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Checks for Swift, and installs the Debian packages that are missing
	@scripts/setup

run: setup ## Runs the Notebook example
	@echo 'run: building Examples/Notebook and running it with the notes in $(NOTES)'
	@swift run --package-path Examples/Notebook Notebook --file '$(NOTES)' $(ARGS)

gallery: ## Renders every view on a page of its family, and takes pictures with Chromium
	@scripts/setup gallery
	@scripts/gallery '$(GALLERY)'

test: ## Runs all tests, some in Chromium; a compiler warning is an error
	@scripts/setup test
	@echo 'test: building the package and its tests'
	@swift build --build-tests
ifeq ($(strip $(ARGS)),)
	@echo 'test: running all but the long suites'
	@swift test --skip-build --skip '$(LONG_SUITES)'
	@echo 'test: running the long suites, which keep the main actor busy'
	@swift test --skip-build --filter '$(LONG_SUITES)'
else
	@swift test --skip-build $(ARGS)
endif

test-examples: setup ## Runs the tests of the examples
	@echo 'test-examples: building Examples/Notebook and running its tests'
	@swift test --package-path Examples/Notebook $(ARGS)

test-tsan: setup ## Runs the suites that match TSAN_FILTER under the thread sanitizer
	@echo "test-tsan: building into .build/tsan and running the suites that match '$(TSAN_FILTER)'"
	@swift build --build-tests --sanitize=thread --scratch-path .build/tsan
	@tests=$$(swift test list --skip-build --sanitize=thread --scratch-path .build/tsan); \
	  if ! grep -q '$(TSAN_FILTER)' <<<"$$tests"; then \
	    echo "test-tsan: no test matches '$(TSAN_FILTER)'" >&2; exit 1; \
	  fi
	@swift test --skip-build --sanitize=thread --scratch-path .build/tsan --filter '$(TSAN_FILTER)'

benchmark: setup ## Measures the package, built for release
	@echo 'benchmark: building Benchmarks for release and running them'
	@swift run --package-path Benchmarks -c release SharingBenchmarks $(ARGS)
	@echo
	@swift run --package-path Benchmarks -c release UIBenchmarks $(ARGS)

docs: setup ## Builds the documentation of the modules; a warning is an error
	@for module in $(MODULES); do \
	  echo "docs: $$module"; \
	  swift package generate-documentation --target "$$module" --warnings-as-errors; \
	done

format: setup ## Formats all Swift files
	@$(swift_files) | xargs -0 swift format --in-place --parallel

lint: setup ## Checks the format of all Swift files; a warning is an error
	@$(swift_files) | xargs -0 swift format lint --strict --parallel

clean: ## Removes everything that was built
	rm -rf .build Benchmarks/.build Examples/*/.build
