/// A key of the keyboard, as `InputParser` reads it from the bytes of the terminal.
public enum Key: Sendable, Hashable, Codable {
  case up
  case down
  case left
  case right
  case shiftUp
  case shiftDown
  case shiftLeft
  case shiftRight
  case shiftHome
  case shiftEnd
  case pageUp
  case pageDown
  case home
  case end
  case enter
  case escape
  case tab
  case backspace
  case delete
  /// One character, or two typed one after the other; a string because `Character` is not `Codable`.
  case character(String)
  case control(String)

  /// The key with a name of the scene format; nil for any other name.
  ///
  /// The names are `Up Down Left Right PageUp PageDown Home End`, those like `Ctrl-d`, and single characters.
  public init?(name: String) {
    switch name {
    case "Up": self = .up
    case "Down": self = .down
    case "Left": self = .left
    case "Right": self = .right
    case "PageUp": self = .pageUp
    case "PageDown": self = .pageDown
    case "Home": self = .home
    case "End": self = .end
    case _ where name.count == 6 && name.hasPrefix("Ctrl-"): self = .control(String(name.suffix(1)))
    default:
      guard name.count == 1 else { return nil }
      self = .character(name)
    }
  }
}
