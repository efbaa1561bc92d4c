extension Character {
  /// The terminal columns this character takes.
  ///
  /// Wide East Asian characters and emoji take two, controls and lone combining marks none, and characters of ambiguous
  /// width one. In a narrow character of several scalars every letter, and every spacing mark as in Indic scripts and
  /// Thai, takes one column.
  public var columnWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return ColumnWidths.width(of: first)
    }
    var sum = 0
    for scalar in scalars {
      let width = ColumnWidths.width(of: scalar)
      if width == 2 || Self.widens(scalar) { return 2 }
      sum += width
    }
    return sum
  }

  /// The parts of a character of several narrow letters and marks, each of one column; nil for any other character.
  public var columnParts: [String]? {
    var parts: [String] = []
    for scalar in unicodeScalars {
      let width = ColumnWidths.width(of: scalar)
      if width == 2 || Self.widens(scalar) { return nil }
      if parts.isEmpty || width == 1 { parts.append("") }
      parts[parts.count - 1].unicodeScalars.append(scalar)
    }
    return parts.count > 1 ? parts : nil
  }

  /// The emoji variation selector or the enclosing keycap, which make the preceding character wide.
  private static func widens(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || scalar.value == 0x20E3
  }
}

extension StringProtocol {
  /// The terminal columns this text takes on one line.
  ///
  /// - Complexity: O(*n*) in its length.
  public var columnWidth: Int {
    utf8.isPlainASCII ? utf8.count : String(self).reduce(0) { $0 + $1.columnWidth }
  }

  /// Whether every character is a printable ASCII one, so that bytes, characters and columns are the same.
  ///
  /// - Complexity: O(*n*) in its length.
  public var isPlainASCII: Bool { utf8.isPlainASCII }
}

extension Sequence<UInt8> {
  /// Whether every byte is a printable ASCII character.
  public var isPlainASCII: Bool { allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
}
