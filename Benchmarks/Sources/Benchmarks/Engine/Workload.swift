/// The work of every anchor: items that turn out to be something else than they were taken for, looked at through a
/// window of 800 points.
enum Workload {
  static let estimate = 44.0
  static let viewport = 800.0
  static let width = 320.0
  /// A scroll ends when so many items from the first on are measured.
  static let scrolled = 2_000
  static let jumps = 50

  /// The true size of an item in points, from 20 to 200.
  static func size(of item: Int) -> Double {
    20 + Double(scrambled(UInt32(truncatingIfNeeded: item)) % 181)
  }

  /// Items all over the content, the same for everybody.
  static func targets(_ number: Int = jumps, among count: Int) -> [Int] {
    (1...number).map { Int((UInt64(scrambled(UInt32($0))) * UInt64(count)) >> 32) }
  }

  /// The finaliser of MurmurHash3.
  private static func scrambled(_ value: UInt32) -> UInt32 {
    var bits = value
    bits = (bits ^ bits >> 16) &* 0x85eb_ca6b
    bits = (bits ^ bits >> 13) &* 0xc2b2_ae35
    return bits ^ bits >> 16
  }
}
