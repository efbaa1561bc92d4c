/// The random numbers of a scene: SplitMix64, the same on every machine.
struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a closed range by the remainder of one draw.
  ///
  /// The remainder favours low numbers by at most the range's length in 2⁶⁴, which no scene can tell.
  mutating func next(in range: ClosedRange<Int>) -> Int {
    let draw = next()
    let count = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
    guard count > 0 else { return Int(truncatingIfNeeded: draw) }
    return range.lowerBound &+ Int(truncatingIfNeeded: draw % count)
  }
}
