/// A character cell as one number: its character in the lower bits, its style in the upper ones.
///
/// A screenful goes through the caches several times for each picture, so that its size is what drawing costs.
public struct PackedCell: Sendable, Equatable, BitwiseCopyable {
  /// Both parts.
  var number: UInt32

  init(glyph: UInt32, look: UInt32) {
    number = look << Self.glyphBits | glyph
  }

  /// The bits of a character: all that a style leaves.
  private static let glyphBits = 32 - Style.codeBits
  private static let glyphMask: UInt32 = 1 << glyphBits - 1

  /// The second half of a wide character.
  static let continuation: UInt32 = 0
  /// The first number of a text that no scalar below it is: of several scalars, or of one in the planes without characters.
  static let cluster: UInt32 = 0x3_8000
  /// How many texts have such a number.
  static let clusterCount = Int(glyphMask + 1 - cluster)
  public static let blank = PackedCell(glyph: 0x20, look: Style.plain.code)

  /// The character's Unicode scalar, the index of a longer text from `cluster` on, or `continuation`.
  public internal(set) var glyph: UInt32 {
    get { number & Self.glyphMask }
    set { number = number & ~Self.glyphMask | newValue }
  }

  /// The style's code.
  public internal(set) var look: UInt32 {
    get { number >> Self.glyphBits }
    set { number = number & Self.glyphMask | newValue << Self.glyphBits }
  }

  /// The number of the text at an index among those of a grid; of more than there are numbers, that of an unknown character.
  static func glyph(ofText index: Int) -> UInt32 {
    index < clusterCount ? cluster + UInt32(index) : 0xFFFD
  }

  /// Whether it has a text that only its grid knows.
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
}
