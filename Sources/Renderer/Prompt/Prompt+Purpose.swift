import Simulator

extension Prompt.Purpose {
  /// What stands in front of the text.
  var label: String {
    switch self {
    case .filter, .search: "/"
    case .knobValue(let name): "\(name): "
    case .goTo: "item "
    case .palette: ":"
    }
  }

  /// What the text is for, shown while nothing is typed.
  var hint: String {
    switch self {
    case .filter(.help): "a key or a word"
    case .filter(.gallery): "words of a title, a group or a file's name"
    case .filter(.knobs): "a knob or a value"
    case .filter(.calls): "prepare, delegate, [0,3]"
    case .knobValue: "as a scene says it"
    case .search: "a text or an id"
    case .goTo: Destination.forms
    case .palette: "words of a command"
    }
  }

  /// Whether ↑ and ↓ bring back what was typed for it before; where lines are offered they choose among those.
  var bringsBack: Bool {
    switch self {
    case .knobValue, .search, .goTo: true
    case .filter, .palette: false
    }
  }

  /// The columns of the dock it offers lines in while it is open, whatever else would stand there; nil for none.
  var dockColumns: Int? {
    switch self {
    case .palette: 48
    case .filter, .knobValue, .search, .goTo: nil
    }
  }
}
