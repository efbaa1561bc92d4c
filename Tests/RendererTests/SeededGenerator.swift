/// The same numbers for the same seed.
struct SeededGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  /// A text of all sorts of scalars, dangerous ones more often than they deserve.
  mutating func text() -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<next(30) {
      let value =
        switch next(8) {
        case 0: next(0x20)
        case 1: 0x7F + next(0x21)
        case 2: 0x2000 + next(0x70)
        case 3: 0x300 + next(0x70)
        case 4: 0xAC00 + next(11172)
        case 5: 0x1F300 + next(0x700)
        case 6: next(0x11_0000)
        default: 0x20 + next(0x5F)
        }
      if let scalar = Unicode.Scalar(UInt32(value)) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
