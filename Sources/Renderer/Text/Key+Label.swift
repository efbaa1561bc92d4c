import Simulator

extension Key {
  /// The key as it is printed on a keyboard.
  func label(_ glyphs: Glyphs) -> String {
    switch self {
    case .up: glyphs.upArrow
    case .down: glyphs.downArrow
    case .left: glyphs.leftArrow
    case .right: glyphs.rightArrow
    case .shiftUp: "Shift-" + glyphs.upArrow
    case .shiftDown: "Shift-" + glyphs.downArrow
    case .shiftLeft: "Shift-" + glyphs.leftArrow
    case .shiftRight: "Shift-" + glyphs.rightArrow
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .enter: glyphs.enter
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .character(" "): "Space"
    case .character(let character): character.displaySafe
    case .control(let character): "Ctrl-" + character.displaySafe.uppercased()
    }
  }
}
