import Foundation

/// Which items each group of a section has.
///
/// Stretches of groups with equally many items are one entry, so that a million items of one template are one entry, too.
struct GroupMembership: Equatable {
  private struct Stretch: Equatable {
    var firstItem: Int
    var firstGroup: Int
    var period: Int
    var groupCount: Int

    var endItem: Int { firstItem + period * groupCount }
    var endGroup: Int { firstGroup + groupCount }
  }

  private var stretches: [Stretch] = []
  private(set) var itemCount = 0
  private(set) var groupCount = 0

  init() {}

  /// Groups of `period` items each; the last one may have fewer.
  init(itemCount: Int, period: Int) {
    append(itemCount: itemCount, period: period)
  }

  /// Appends groups of `period` items each; only the very last group may have fewer.
  mutating func append(itemCount count: Int, period: Int) {
    guard count > 0, period > 0 else { return }
    let groups = (count + period - 1) / period
    if let last = stretches.last, last.period == period, last.endItem == itemCount {
      stretches[stretches.count - 1].groupCount += groups
    } else {
      stretches.append(
        Stretch(
          firstItem: itemCount, firstGroup: groupCount, period: period, groupCount: groups))
    }
    itemCount += count
    groupCount += groups
  }

  /// The group of an item.
  ///
  /// - Complexity: O(log stretches).
  func group(ofItem item: Int) -> Int {
    let stretch = stretches[index { $0.firstItem <= item }]
    return stretch.firstGroup + (item - stretch.firstItem) / stretch.period
  }

  /// The items of a group.
  ///
  /// - Complexity: O(log stretches).
  func items(ofGroup group: Int) -> Range<Int> {
    let stretch = stretches[index { $0.firstGroup <= group }]
    let first = stretch.firstItem + (group - stretch.firstGroup) * stretch.period
    return first..<min(first + stretch.period, itemCount)
  }

  /// The last stretch that satisfies a condition, which holds for the first stretches only.
  private func index(where holds: (Stretch) -> Bool) -> Int {
    var (low, high) = (0, stretches.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if holds(stretches[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
