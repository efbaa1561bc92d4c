extension Character {
  /// The terminal columns this character takes: 0, 1 or 2.
  ///
  /// Wide East Asian characters and emoji take two, controls and lone combining marks none, and characters of
  /// ambiguous width one.
  public var columnWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return ColumnWidths.width(of: first)
    }
    var sum = 0
    for scalar in scalars {
      // The emoji variation selector, the enclosing keycap: what stands before is drawn wide.
      if scalar.value == 0xFE0F || scalar.value == 0x20E3 { return 2 }
      sum += ColumnWidths.width(of: scalar)
    }
    return Swift.min(sum, 2)
  }
}
