import Renderer

/// The bytes of what was written before, since most characters of a picture were: to spell one takes longer than to send it.
struct KnownGlyphs {
  private let characters: CharacterSet
  /// Each has its place by its number, and gives way to the next one that has the same.
  private var known = [Known](repeating: Known(), count: 1 << Self.knownBits)
  private static let knownBits = 10

  /// A character of up to four bytes.
  private struct Known {
    /// Its number, with its width in a bit that none uses; no cell has the greatest one.
    var name = UInt32.max
    var count: UInt32 = 0
    /// The first one lowest.
    var bytes: UInt32 = 0
  }

  init(_ characters: CharacterSet) {
    self.characters = characters
  }

  /// Puts the bytes of a glyph behind what is sent already.
  ///
  /// - Parameters:
  ///   - cell: The cell it stands in, or begins in.
  ///   - width: How many columns it has.
  ///   - grid: The picture, which knows the texts of several characters.
  ///   - output: What is sent already.
  mutating func append(
    _ cell: PackedCell, width: Int, of grid: CellGrid, to output: OutputBuffer
  ) {
    if cell.isASCII, width == 1 {
      output.append(UInt8(truncatingIfNeeded: cell.glyph))
      return
    }
    guard !cell.isCluster else {
      output.append(spelled(grid.text(of: cell), width: width))
      return
    }
    let name = cell.glyph | (width == 2 ? 1 << 30 : 0)
    let place = Int((name &* 0x9E37_79B1) >> (32 - UInt32(Self.knownBits)))
    if known[place].name != name {
      let spelled = spelled(grid.text(of: cell), width: width)
      guard spelled.count <= 4 else {
        output.append(spelled)
        return
      }
      let number = spelled.reversed().reduce(0) { $0 << 8 | UInt32($1) }
      known[place] = Known(name: name, count: UInt32(spelled.count), bytes: number)
    }
    var rest = known[place].bytes
    for _ in 0..<known[place].count {
      output.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  private func spelled(_ text: String, width: Int) -> [UInt8] {
    Spelling.glyphs(of: text, width: width, systemWidth: characters.width).flatMap { glyph in
      // The base and as many marks as terminals keep with it.
      let bytes = glyph.prefix(5).flatMap(characters.encode)
      return bytes.isEmpty ? [UInt8(ascii: "?")] : bytes
    }
  }
}
