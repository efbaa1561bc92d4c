import Foundation

/// Whether a changing collection of sizes consists of one size only.
///
/// Counts the sizes that equal a reference size. If none does any more, all sizes are examined to find another reference: the
/// size of more than half of them. If there is none, at least half of them must change before all can be the same. In both
/// cases the next examination is due only after as many changes as half of the sizes.
struct FlowUniformity: Sendable {
  private var reference: FlowSize?
  /// The number of sizes that equal the reference.
  private var matching = 0
  private var count = 0
  /// Without a reference, the number of changes until all could be the same.
  private var changesLeft = 0

  /// - Complexity: O(sizes).
  init(of sizes: [FlowSize] = []) {
    count = sizes.count
    examine(sizes)
  }

  /// The size that all have, or nil if they differ or there are none.
  var shared: FlowSize? { matching == count ? reference : nil }

  /// Counts a change of one of the sizes.
  ///
  /// - Parameters:
  ///   - old: The size before; nil for an added one.
  ///   - new: The size after; nil for a removed one.
  /// - Returns: Whether all sizes must be examined.
  mutating func change(from old: FlowSize?, to new: FlowSize?) -> Bool {
    if old != nil { count -= 1 }
    if new != nil { count += 1 }
    guard let reference else {
      changesLeft -= 1
      return changesLeft <= 0
    }
    if old == reference { matching -= 1 }
    if new == reference { matching += 1 }
    return matching == 0
  }

  /// Examines all sizes, as many as were counted.
  ///
  /// - Complexity: O(sizes); O(1) a change, amortized.
  mutating func examine(_ all: [FlowSize]) {
    reference = Self.mostLikelyMajority(of: all)
    matching = all.count { $0 == reference }
    guard 2 * matching <= count else { return }
    reference = nil
    matching = 0
    changesLeft = (count + 1) / 2
  }

  /// The size of more than half of them, if there is one: the majority vote of Boyer and Moore.
  private static func mostLikelyMajority(of all: [FlowSize]) -> FlowSize? {
    var candidate: FlowSize?
    var lead = 0
    for size in all {
      if lead == 0 { candidate = size }
      lead += size == candidate ? 1 : -1
    }
    return candidate
  }
}
