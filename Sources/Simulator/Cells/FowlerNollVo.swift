/// FNV-1a with 64 bits, which tells the random sizes of items apart by their identity.
enum FowlerNollVo {
  /// The hash of a text's UTF-8 bytes.
  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
}
