/// A character cell as two numbers.
struct PackedCell: Sendable, Equatable, BitwiseCopyable {
  /// The character's Unicode scalar, the index of a longer text with `cluster`, or `continuation`.
  var glyph: UInt32
  /// The style's code.
  var look: UInt32

  /// The second half of a wide character.
  static let continuation: UInt32 = 0
  /// The mark of texts that are more than one scalar.
  static let cluster: UInt32 = 1 << 31
  static let blank = PackedCell(glyph: 0x20, look: Style.plain.code)

  var isCluster: Bool { glyph >= Self.cluster }
}
