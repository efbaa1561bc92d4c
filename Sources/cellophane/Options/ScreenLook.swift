import Renderer
import Simulator

/// What the options of every command that draws come to; at first what they are when none is given.
struct ScreenLook {
  var stage = false
  var theme = ThemeName.terminal
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
