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
