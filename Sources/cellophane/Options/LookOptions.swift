import ArgumentParser
import Renderer
import Simulator

/// The options of every command that draws: what a screen looks like at first.
struct LookOptions: ParsableArguments {
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

  /// The same as words of a command line.
  var words: [String] {
    var words: [String] = []
    if stage { words.append("--stage") }
    if theme != .terminal { words += ["--theme", theme.rawValue] }
    if reducesMotion { words.append("--reduced-motion") }
    return words
  }

  /// Lets a screen look as these options say.
  func apply(to state: inout ScreenState) {
    state.isOnStage = stage
    state.theme = theme
    state.reducesMotion = reducesMotion
  }
}

extension ThemeName: ExpressibleByArgument {}
