extension StringProtocol {
  /// The terminal columns this text takes on one line.
  ///
  /// - Complexity: O(*n*) in its length; one pass over the bytes for plain ASCII.
  public var columnWidth: Int {
    var printable = 0
    for byte in utf8 {
      guard byte < 0x80 else { return reduce(0) { $0 + $1.columnWidth } }
      if byte >= 0x20, byte < 0x7F { printable += 1 }
    }
    return printable
  }
}
