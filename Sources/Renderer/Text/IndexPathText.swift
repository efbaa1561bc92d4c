extension [Int] {
  /// An index path as the scene format writes it: `[0,3]`.
  var indexPathText: String {
    // Digits come from behind, at most twenty and a sign for each.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 + 22 * count) { bytes in
      var start = bytes.count
      func put(_ character: Unicode.Scalar) {
        start -= 1
        bytes.initializeElement(at: start, to: UInt8(ascii: character))
      }
      put("]")
      for (place, index) in enumerated().reversed() {
        var rest = index.magnitude
        repeat {
          start -= 1
          bytes.initializeElement(at: start, to: UInt8(ascii: "0") + UInt8(rest % 10))
          rest /= 10
        } while rest > 0
        if index < 0 { put("-") }
        if place > 0 { put(",") }
      }
      put("[")
      return String(decoding: bytes[start...], as: UTF8.self)
    }
  }
}
