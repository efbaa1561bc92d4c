/// A character cell as two numbers.
public struct PackedCell: Sendable, Equatable, BitwiseCopyable {
  /// The character's Unicode scalar, the index of a longer text with `cluster`, or `continuation`.
  public internal(set) var glyph: UInt32
  /// The style's code.
  public internal(set) var look: UInt32

  /// The second half of a wide character.
  static let continuation: UInt32 = 0
  /// The mark of texts that are more than one scalar.
  static let cluster: UInt32 = 1 << 31
  public static let blank = PackedCell(glyph: 0x20, look: Style.plain.code)

  /// Whether it has a text of several characters, which only its grid knows.
  public var isCluster: Bool { glyph >= Self.cluster }
  /// Whether it is the second half of a wide character.
  public var isContinuation: Bool { glyph == Self.continuation }
  /// Whether it has no character to see, whatever its look.
  public var isBlank: Bool { glyph == Self.blank.glyph }
  /// Whether it has a printable character of ASCII, a blank among them.
  public var isASCII: Bool { glyph >= 0x20 && glyph < 0x7F }
  /// What shows of a blank cell, as the code of a style: its background alone; nil where something else shows.
  public var shownBackground: UInt32? {
    isBlank ? Style.background(ofBlank: look) : nil
  }
  /// Both numbers as one.
  var number: UInt64 { unsafeBitCast(self, to: UInt64.self) }
}
