import ArgumentParser
import Renderer
import Simulator

/// The options of the look for a command that draws nothing: every command takes them, so that one set of them fits all.
struct UnusedLookOptions: ParsableArguments {
  @Option(help: .hidden) var color = ColorChoice.auto

  @Flag(name: .customLong("no-mouse"), help: .hidden) var withoutMouse = false

  @Flag(help: .hidden) var stage = false

  @Option(help: .hidden) var theme = ThemeName.terminal

  @Flag(name: .customLong("reduced-motion"), help: .hidden) var reducesMotion = false

  @Flag(help: .hidden) var headless = false
}
