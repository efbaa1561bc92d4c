PREFIX ?= /usr/local
ARGS ?=
# With every library inside it, at a fixed address, the program needs a fifth less CPU to its first screen than with Swift's alone
# (8.2 to 6.4 ms for a billion rows, less needs 1.3) and 3 MB less (22.7 to 19.9). With generic types made by code it needs a
# sixth less than that. With every function that a start and some keys touch in one place, the program's own, too, it needs 5.2
# ms instead of 6.3 to the first screen of a million rows, 0.70 ms instead of 0.83 for a line of a text, and 18 MB instead of 23
# after a hundred keys. `make bench` measures it; pages of a file just written lie otherwise, for 1 MB more or less. What was
# built without `-function-sections` is not compiled again for it: `make clean` first.
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
	@"$$(swift build -c release --show-bin-path)/cellophane" $(ARGS)

test: ## Install what is missing, lint, build with warnings as errors and run every test
	@Scripts/setup test
	@$(MAKE) --no-print-directory lint
	@if command -v python3 >/dev/null; then Scripts/check-assets; fi
	swift build --build-tests
	swift test --skip-build

build: ## Build for release
	@Scripts/setup
	$(LINK)

install: build ## Install the program, its scenes, manual page and completions below PREFIX (/usr/local)
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install "$$(swift build -c release --show-bin-path)/cellophane"

fuzz: ## Play 100,000 operations by chance on each layout against the oracle (ARGS="COUNT SEED LAYOUT...")
	swift run -c release fuzz $(ARGS)

bench: ## Measure, for release: growth with the number of rows, and ratios within one run
	@Scripts/setup
	$(LINK)
	swift run -c release --package-path Benchmarks Benchmarks \
	  "$$(swift build -c release --show-bin-path)/cellophane"
	@if Scripts/link-flags | grep -q link-order && command -v python3 >/dev/null; then \
	  Scripts/link-order --check "$$(swift build -c release --show-bin-path)/cellophane"; fi

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
