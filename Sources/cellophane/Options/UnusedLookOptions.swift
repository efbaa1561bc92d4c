import ArgumentParser

/// What every command takes, so that one set of options fits all: those of the look, for a command that draws nothing.
struct UnusedLookOptions: ParsableArguments {
  @Option(help: .hidden) var color = ColorChoice.auto

  @Flag(name: .customLong("no-mouse"), help: .hidden) var withoutMouse = false
}
