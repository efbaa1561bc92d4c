PREFIX ?= /usr/local
ARGS ?=
# The release build uses only documented flags of SwiftPM. On Linux, where the toolchain has static Swift libraries, it links them,
# so that the program also runs on machines without Swift.
STATIC = $$(Scripts/static-stdlib)
RELEASE = swift build -c release --product cellophane $(STATIC)
PROGRAM = $$(swift build -c release $(STATIC) --show-bin-path)/cellophane
# The end-to-end suites that `make test` runs on the release build; all others run on the debug build.
RELEASE_SUITES = TerminalLifecycleTests|TerminalScreenTests
FORMATTER = 6.3
SOURCES = Sources Tests Package.swift Benchmarks/Package.swift Benchmarks/Sources \
  Frameworks/Package.swift Frameworks/Sources Frameworks/Tests

.PHONY: help run test portable build install fuzz bench lint format api-table docs clean

help: ## Print this list
	@echo 'Cellophane: see through your collection view.'
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{ printf "  make %-9s %s\n", $$1, $$2 }' Makefile

run: build ## Install what is missing, build and open the first scene (ARGS="gallery" and the like)
	@"$(PROGRAM)" $(ARGS)

# Warnings are errors only here: see Package.swift.
test: export CELLOPHANE_STRICT = 1
test: ## Install what is missing, lint, build with warnings as errors and run every test
	@Scripts/setup test
	@$(MAKE) --no-print-directory lint
	@Scripts/check-assets
	swift build --build-tests --explicit-target-dependency-import-check error
	swift test --skip-build --skip '$(RELEASE_SUITES)'
	$(RELEASE)
	CELLOPHANE_BINARY="$(PROGRAM)" swift test --skip-build --filter '$(RELEASE_SUITES)'

portable: ## Check from Linux that macOS, musl and arm64 can compile this
	@Scripts/setup
	@Scripts/portable

build: ## Build the program for release
	@Scripts/setup
	$(RELEASE)

install: build ## Install the program, its scenes, manual page and completions below PREFIX (/usr/local)
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install "$(PROGRAM)"

fuzz: ## Run 100,000 random operations against each layout (ARGS="COUNT SEED LAYOUT..."), and random keys on every scene
	swift run -c release fuzz $(ARGS)
	$(RELEASE)
	swift build --build-tests
	CELLOPHANE_ENDURANCE=2000 CELLOPHANE_BINARY="$(PROGRAM)" swift test --skip-build --filter TerminalEnduranceTests

bench: build ## Measure the release build: the targets, ratios within one run, growth with the number of rows
	swift run -c release --package-path Benchmarks Benchmarks "$(PROGRAM)"

# Other versions of the formatter break lines differently.
lint: ## Check the format of every file, what sources may not use, and the table of UIKit's members
	@case $$(swift format --version) in \
	$(FORMATTER)*) swift format lint --strict -r $(SOURCES) ;; \
	*) echo 'The format is not checked: swift format is not of version $(FORMATTER).' ;; \
	esac
	@Scripts/check-sources
	@Scripts/api-table --check

format: ## Format every file
	swift format --in-place -r $(SOURCES)

api-table: ## Write Docs/API.md: which members of UIKit exist here
	Scripts/api-table

docs: ## Update the generated parts of README and Docs: keys, verdicts, settings, fixes, examples
	swift build --product cellophane
	"$$(swift build --show-bin-path)/cellophane" list --keys > Docs/Settings.md
	UPDATE_DOCS=1 swift test --filter 'KeysDocumentTests|FindingsDocumentTests|FixesDocumentTests|DocumentExampleTests'

clean: ## Remove what was built
	swift package clean
	swift package --package-path Benchmarks clean
