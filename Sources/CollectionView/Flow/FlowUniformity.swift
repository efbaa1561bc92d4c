import Foundation

/// Whether some sizes are all the same, known while they come, change and go.
///
/// They are counted against one of them. When none is like that one any more, all have to be looked at to find another:
/// one that more than half of them are, or, where there is none, nothing, for then it takes as many changes as half of
/// them until all can be the same. Either way another look is due only after that many changes.
struct FlowUniformity: Sendable {
  private var reference: FlowSize?
  /// How many are the reference.
  private var matching = 0
  private var count = 0
  /// Without a reference, how many changes are left until all could be the same.
  private var changesLeft = 0

  /// - Complexity: O(sizes).
  init(of sizes: [FlowSize] = []) {
    count = sizes.count
    look(at: sizes)
  }

  /// The size that all have; nil when they differ or there are none.
  var shared: FlowSize? { matching == count ? reference : nil }

  /// Counts a change of one of the sizes.
  ///
  /// - Parameters:
  ///   - old: What it was; nil for one that comes.
  ///   - new: What it is; nil for one that goes.
  /// - Returns: Whether all have to be looked at.
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

  /// Looks at all sizes, of which there are as many as were counted.
  ///
  /// - Complexity: O(sizes); O(1) a change, taken over all of them.
  mutating func look(at all: [FlowSize]) {
    reference = Self.mostLikelyMajority(of: all)
    matching = all.count { $0 == reference }
    guard 2 * matching <= count else { return }
    reference = nil
    matching = 0
    changesLeft = (count + 1) / 2
  }

  /// What more than half of them are, if anything is: the vote of Boyer and Moore.
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
