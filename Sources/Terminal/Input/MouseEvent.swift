/// A mouse event; its position is in character cells, counted from the upper left corner.
public struct MouseEvent: Sendable, Equatable {
  /// The kinds of mouse events.
  public enum Kind: Sendable, Equatable {
    case press(Button)
    /// The mouse moved with a button held.
    case drag(Button)
    /// The left button, or one that the terminal does not identify, was released.
    case release
    case wheel(Wheel)
  }

  /// The buttons that are distinguished.
  public enum Button: Sendable, Equatable {
    case left, middle, right
  }

  /// The direction of the wheel: `down` reveals content further down.
  public enum Wheel: Sendable, Equatable {
    case up, down, left, right
  }

  /// The modifier keys held during the event.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// One bit for each modifier.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Option, labelled Alt on other keyboards.
    public static let option = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// The kind of event.
  public var kind: Kind
  /// The column, counted from 0.
  public var column: Int
  /// The row, counted from 0.
  public var row: Int
  /// The modifier keys held during the event.
  public var modifiers: Modifiers

  /// Makes an event.
  public init(kind: Kind, column: Int, row: Int, modifiers: Modifiers = []) {
    self.kind = kind
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}

extension MouseEvent {
  /// Reads xterm's button code: two bits of button, three of modifiers, 32 for motion, 64 for the wheel.
  ///
  /// Nil for a button beyond the third, for motion without a button, and for the release of the middle or right button,
  /// which no drag depends on.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    let kind: Kind
    switch (code & 0xC0, code & 3) {
    case (0x40, _) where isRelease: return nil
    case (0x40, 0): kind = .wheel(.up)
    case (0x40, 1): kind = .wheel(.down)
    case (0x40, 2): kind = .wheel(.left)
    case (0x40, _): kind = .wheel(.right)
    case (0, 1) where isRelease, (0, 2) where isRelease: return nil
    case (0, _) where isRelease: kind = .release
    case (0, 3): return nil
    case (0, let number):
      let button: Button = number == 0 ? .left : number == 1 ? .middle : .right
      kind = code & 0x20 == 0 ? .press(button) : .drag(button)
    default: return nil
    }
    var modifiers: Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.option) }
    if code & 16 != 0 { modifiers.insert(.control) }
    self.init(kind: kind, column: column, row: row, modifiers: modifiers)
  }
}
