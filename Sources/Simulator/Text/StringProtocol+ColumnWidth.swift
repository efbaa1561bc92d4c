extension StringProtocol {
  /// The terminal columns this text takes on one line.
  ///
  /// - Complexity: O(*n*) in its length; one pass over the bytes for plain ASCII.
  @inlinable public var columnWidth: Int {
    if isPlainASCII { return utf8.count }
    return narrowScalarCount ?? String(self).reduce(0) { $0 + $1.columnWidth }
  }

  /// How many scalars it has, where each is a character of one column by itself, as the lines, arrows and signs of a
  /// screen are; nil for any other text.
  ///
  /// - Complexity: O(*n*) in its length.
  @inlinable public var narrowScalarCount: Int? {
    var count = 0
    for scalar in unicodeScalars {
      guard scalar.isNarrowCharacter else { return nil }
      count += 1
    }
    return count
  }

  /// Whether every character is a printable ASCII one, so that bytes, characters and columns are the same.
  ///
  /// - Complexity: O(*n*) in its length.
  @inlinable public var isPlainASCII: Bool {
    utf8.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).isPlainASCII }
      ?? utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}

extension Unicode.Scalar {
  /// Whether it is a character of one column whatever stands around it, combining marks aside: some of those that are.
  @usableFromInline var isNarrowCharacter: Bool {
    switch value {
    case 0x20..<0x7F, 0xA1...0xAC, 0xAE...0xFF, 0x2010...0x2027, 0x2190...0x22FF, 0x23CE,
      0x2500...0x25FC, 0x2710...0x2720, 0x2758...0x2775:
      true
    default: false
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether every byte is a printable ASCII character, eight of them looked at together.
  @inlinable public var isPlainASCII: Bool {
    guard count >= 8 else { return allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = 0
    while true {
      let bytes = loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // One below 0x20 borrows its highest bit, 0x7F gains it, the others have it. What is carried on to the next byte
      // comes from such a one only.
      let odd = (bytes &- 32 &* ones) | (bytes &+ ones) | bytes
      guard odd & (0x80 &* ones) == 0 else { return false }
      guard index < count - 8 else { return true }
      // The last eight may be looked at with some of those before them.
      index = Swift.min(index + 8, count - 8)
    }
  }
}
