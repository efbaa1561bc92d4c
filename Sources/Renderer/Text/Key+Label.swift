import Simulator

extension Key {
  /// The key as it is printed on a keyboard, in ASCII.
  public var name: String { label(.ascii) }

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
    case .shiftHome: "Shift-Home"
    case .shiftEnd: "Shift-End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .enter: glyphs.enter
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .character(" "): "Space"
    case .character(let character): character.displaySafe
    case .control(let character): "Ctrl-" + character.displaySafe.uppercased()
    }
  }

  /// Whether a text is this key as somebody writes it: `^d`, `ctrl-d`, `Esc`, `zt`, `space`.
  func isSpelled(_ text: String) -> Bool {
    if case .character(let characters) = self, characters == text { return true }
    guard text.count > 1 else { return label(.unicode) == text }
    let text = text.lowercased()
    if case .control(let character) = self, text == "^\(character)" || text == "c-\(character)" {
      return true
    }
    return [Glyphs.unicode, .ascii].contains { label($0).lowercased() == text }
  }
}
