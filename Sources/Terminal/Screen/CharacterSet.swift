import CNcurses

/// How a system's locale measures and writes characters.
struct CharacterSet: Sendable {
  /// The columns of a character by the system's tables; less than one for none.
  let width: @Sendable (Unicode.Scalar) -> Int
  /// The bytes of a character; none when the locale does not have it.
  let encode: @Sendable (Unicode.Scalar) -> [UInt8]

  /// The one of the locale that is set.
  static let system = CharacterSet { scalar in
    Int(wcwidth(wchar_t(truncatingIfNeeded: scalar.value)))
  } encode: { scalar in
    var bytes = [CChar](repeating: 0, count: 16)
    let count = ncurses_encode(&bytes, wchar_t(truncatingIfNeeded: scalar.value))
    return bytes.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }
  }
}
