import ArgumentParser
import Renderer
import Simulator

/// The options of every command that draws: what a screen looks like at first.
struct LookOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Use colours: auto, always or never.", valueName: "when"))
  var color = ColorChoice.auto

  @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
  var withoutMouse = false

  @Flag(help: "Draw for an audience: large, and nothing else; F on a terminal.")
  var stage = false

  @Option(
    help: ArgumentHelp(
      "Draw in these colours: terminal (its own), dark, light, high-contrast or mono.",
      valueName: "name"))
  var theme = ThemeName.terminal

  @Flag(
    name: .customLong("reduced-motion"), help: "Let keys scroll without motion, and nothing flash.")
  var reducesMotion = false

  @Flag(help: "Print a frame as text and end, on a terminal too.")
  var headless = false

  /// The same as plain values.
  var values: ScreenLook {
    ScreenLook(stage: stage, theme: theme, reducesMotion: reducesMotion)
  }
}

extension ThemeName: ExpressibleByArgument {}
