/// One walk over an anchor, with everything it was told summed up, so that anchors can be held against each other.
@MainActor
struct Walk {
  private let anchor: any Anchor
  /// Items in front of this one are measured; of the others, those in the set.
  private var frontier = 0
  private var measured: Set<Int> = []
  private(set) var reports = 0
  private(set) var checksum = 0.0
  /// A walk that takes longer than this breaks off; what it did until then counts.
  private let limit: Duration
  private let clock = ContinuousClock()

  init(over anchor: any Anchor, limit: Duration = .milliseconds(400)) {
    self.anchor = anchor
    self.limit = limit
  }

  /// Scrolls by 100 points at a time until the first items are measured.
  mutating func scroll(until count: Int = Workload.scrolled) {
    let start = clock.now
    var offset = 0.0
    while reports < count, clock.now - start < limit {
      settle(at: offset)
      offset += 100
    }
  }

  /// Jumps to items all over the content.
  mutating func jump(to targets: [Int]) {
    let start = clock.now
    for target in targets where clock.now - start < limit {
      settle(at: anchor.offset(of: target))
    }
  }

  /// Looks, measures the first item that is not, and looks again, until all in the window are.
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
