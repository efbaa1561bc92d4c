extension StringProtocol {
  /// The terminal columns this text takes on one line.
  ///
  /// - Complexity: O(*n*) in its length; one pass over the bytes for plain ASCII.
  public var columnWidth: Int {
    isPlainASCII ? utf8.count : String(self).reduce(0) { $0 + $1.columnWidth }
  }

  /// Whether every character is a printable ASCII one, so that bytes, characters and columns are the same.
  ///
  /// - Complexity: O(*n*) in its length.
  public var isPlainASCII: Bool {
    let isPlain = { (byte: UInt8) in byte >= 0x20 && byte < 0x7F }
    return utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isPlain) }
      ?? utf8.allSatisfy(isPlain)
  }
}
