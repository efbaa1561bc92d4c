/// The work measured for every anchor: items whose true sizes differ from the estimate, in a viewport 800 points high.
enum Workload {
  static let estimate = 44.0
  static let viewport = 800.0
  static let width = 320.0
  /// The number of measured items at which a scroll ends.
  static let scrolled = 2_000
  static let jumps = 50

  /// The true size of an item in points, from 20 to 200.
  static func size(of item: Int) -> Double {
    20 + Double(scrambled(UInt32(truncatingIfNeeded: item)) % 181)
  }

  /// Pseudo-random items, spread over the content and the same in every run.
  static func targets(_ number: Int = jumps, among count: Int) -> [Int] {
    (1...number).map { Int((UInt64(scrambled(UInt32($0))) * UInt64(count)) >> 32) }
  }

  /// The finalizer of MurmurHash3.
  private static func scrambled(_ value: UInt32) -> UInt32 {
    var bits = value
    bits = (bits ^ bits >> 16) &* 0x85eb_ca6b
    bits = (bits ^ bits >> 13) &* 0xc2b2_ae35
    return bits ^ bits >> 16
  }
}

/// Scrolls over an anchor and measures the items that enter the viewport, one by one.
@MainActor
struct Walk {
  private let anchor: any Anchor
  /// The first item that may be unmeasured; `measured` contains the measured items after it.
  private var frontier = 0
  private var measured: Set<Int> = []
  private(set) var reports = 0
  /// The sum of all values that the anchor returned; equal for all anchors.
  private(set) var checksum = 0.0
  private let start = ContinuousClock.now
  /// The time after which a walk ends early; the reports until then count.
  private static let limit: Duration = .milliseconds(400)

  init(over anchor: any Anchor) {
    self.anchor = anchor
  }

  private var isOver: Bool { ContinuousClock.now - start > Self.limit }

  /// Scrolls by 100 points at a time until the first items are measured.
  mutating func scroll() {
    var offset = 0.0
    while reports < Workload.scrolled, !isOver {
      settle(at: offset)
      offset += 100
    }
  }

  /// Jumps to each target in turn.
  mutating func jump(to targets: [Int]) {
    for target in targets where !isOver { settle(at: anchor.offset(of: target)) }
  }

  /// Requests the visible items and measures the first unmeasured one, until all visible items are measured.
  private mutating func settle(at offset: Double) {
    while true {
      var unmeasured: Int?
      anchor.visit(from: offset, to: offset + Workload.viewport) { item, end in
        checksum += Double(item) + end
        if unmeasured == nil, item >= frontier, !measured.contains(item) { unmeasured = item }
      }
      checksum += anchor.contentSize
      guard let unmeasured else { return }
      if unmeasured == frontier { frontier += 1 } else { measured.insert(unmeasured) }
      anchor.report(Workload.size(of: unmeasured), of: unmeasured)
      reports += 1
    }
  }
}
