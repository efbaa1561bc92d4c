/// What a mouse did, in character cells counted from the upper left corner.
public struct MouseEvent: Sendable, Equatable {
  /// What happened.
  public enum Kind: Sendable, Equatable {
    case press(Button)
    /// Moved with a button held.
    case drag(Button)
    /// The left button was let go, or one that the terminal does not name.
    case release
    case wheel(Wheel)
  }

  /// The buttons that are told apart.
  public enum Button: Sendable, Equatable {
    case left, middle, right
  }

  /// The way the wheel turned: `down` shows what lies further down.
  public enum Wheel: Sendable, Equatable {
    case up, down, left, right
  }

  /// The keys held meanwhile.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// One bit a key.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Option, which other keyboards call Alt.
    public static let option = Modifiers(rawValue: 2)
    /// Control.
    public static let control = Modifiers(rawValue: 4)
  }

  /// What happened.
  public var kind: Kind
  /// The column from 0.
  public var column: Int
  /// The row from 0.
  public var row: Int
  /// The keys held meanwhile.
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
  /// Nil for buttons past the third, for motion with none held, and for the release of another button than the left,
  /// which ends no drag.
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
