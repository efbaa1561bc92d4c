import ArgumentParser
import Renderer
import Simulator

/// The options of every command that draws.
struct LookOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Use colors: auto, always or never.", valueName: "when"))
  var color = ColorChoice.auto

  @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
  var withoutMouse = false

  @Flag(help: "Draw for an audience, without instruments; F on a terminal.")
  var stage = false

  @Option(
    help: ArgumentHelp(
      "Use these colors: terminal (its own), dark, light, high-contrast or mono.",
      valueName: "name"))
  var theme = ThemeName.terminal

  @Flag(
    name: .customLong("reduced-motion"), help: "Scroll without animation, and flash nothing.")
  var reducesMotion = false

  @Flag(help: "Print one frame as text, even on a terminal.")
  var headless = false

  /// The options as plain values.
  var values: ScreenLook {
    ScreenLook(stage: stage, theme: theme, reducesMotion: reducesMotion)
  }
}

extension ThemeName: ExpressibleByArgument {}

/// `LookOptions` of a command that does not draw, which accepts and ignores them.
struct UnusedLookOptions: ParsableArguments {
  @Option(help: .hidden) var color = ColorChoice.auto

  @Flag(name: .customLong("no-mouse"), help: .hidden) var withoutMouse = false

  @Flag(help: .hidden) var stage = false

  @Option(help: .hidden) var theme = ThemeName.terminal

  @Flag(name: .customLong("reduced-motion"), help: .hidden) var reducesMotion = false

  @Flag(help: .hidden) var headless = false
}

/// The values of `LookOptions` that apply to a screen; initially their defaults.
struct ScreenLook {
  var stage = false
  var theme = ThemeName.terminal
  var reducesMotion = false

  /// The options as words of a command line.
  var words: [String] {
    var words: [String] = []
    if stage { words.append("--stage") }
    if theme != .terminal { words += ["--theme", theme.rawValue] }
    if reducesMotion { words.append("--reduced-motion") }
    return words
  }

  /// Applies the options to a screen.
  func apply(to state: inout ScreenState) {
    state.isOnStage = stage
    state.theme = theme
    state.reducesMotion = reducesMotion
  }
}

/// When to use colors.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  /// On a terminal, unless `NO_COLOR` is set.
  case auto
  case always
  case never

  /// - Parameters:
  ///   - isTerminal: Whether the output goes to a terminal.
  ///   - wantsColor: Whether the environment allows colors.
  /// - Returns: Whether to use colors.
  func usesColor(isTerminal: Bool, wantsColor: Bool) -> Bool {
    switch self {
    case .auto: isTerminal && wantsColor
    case .always: true
    case .never: false
    }
  }
}
