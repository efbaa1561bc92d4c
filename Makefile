PREFIX ?= /usr/local
ARGS ?=
# With every library inside it, at a fixed address, the program needs a fifth less CPU to its first screen than with Swift's alone
# and 3 MB less. With generic types made by code it needs a sixth less than that. With its code arranged by what keys run, a line
# of a text takes a fifth less CPU than as it was linked (304 µs instead of 388), a page a seventh (620 and 734). `make bench`
# measures it; pages of a file just written lie otherwise, for some MB more or less.
PROGRAM = $$(swift build -c release --show-bin-path)/cellophane
LINK = swift build -c release --product cellophane $$(Scripts/link-flags)
SOURCES = Sources Tests Package.swift Benchmarks/Package.swift Benchmarks/Sources \
  Frameworks/Package.swift Frameworks/Sources Frameworks/Tests

.PHONY: help run test build install fuzz bench lint format api-table clean

help: ## Print this list
	@echo 'Cellophane: see through your collection view.'
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## /{ printf "  make %-9s %s\n", $$1, $$2 }' Makefile

run: ## Install what is missing, build and open the first scene (ARGS="gallery" and the like)
	@Scripts/setup
	$(LINK)
	@"$(PROGRAM)" $(ARGS)

test: ## Install what is missing, lint, build with warnings as errors and run every test
	@Scripts/setup test
	@$(MAKE) --no-print-directory lint
	@if command -v python3 >/dev/null; then Scripts/check-assets; fi
	swift build --build-tests
	swift test --skip-build

build: ## Build for release, its code arranged by what keys run
	@Scripts/setup build
	$(LINK)
	@if Scripts/arrange --tools 2>/dev/null; then Scripts/arrange "$(PROGRAM)"; fi

install: build ## Install the program, its scenes, manual page and completions below PREFIX (/usr/local)
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install "$(PROGRAM)"

fuzz: ## Play 100,000 operations by chance on each layout against the oracle (ARGS="COUNT SEED LAYOUT...")
	swift run -c release fuzz $(ARGS)

bench: build ## Measure, for release: growth with the number of rows, and ratios within one run
	swift run -c release --package-path Benchmarks Benchmarks "$(PROGRAM)"

lint: ## Check the format of every file, and that the table of UIKit's members is true
	swift format lint --strict -r $(SOURCES)
	@if command -v python3 >/dev/null; then Scripts/api-table --check; fi

format: ## Put every file into its format
	swift format --in-place -r $(SOURCES)

api-table: ## Write Docs/API.md: which members of UIKit exist here
	Scripts/api-table

clean: ## Remove what was built
	swift package clean
	swift package --package-path Benchmarks clean
