/// Chance that repeats: a xorshift generator.
struct UpdateDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// A number from 0 up to, but not including, `sides`.
  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }
}
