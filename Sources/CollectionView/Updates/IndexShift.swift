/// How indices shift when some are removed and others inserted.
///
/// Removals are by old indices and insertions by new ones, whatever the order of the calls.
struct IndexShift: Sendable {
  /// Old indices that are removed, ascending and distinct.
  var removed: [Int] = []
  /// New indices that are inserted, ascending and distinct.
  var added: [Int] = []

  /// The new index of an old one; nil if it is removed.
  ///
  /// - Complexity: O(log changes).
  func destination(of old: Int) -> Int? {
    Self.shift(old, from: removed, to: added)
  }

  /// The old index of a new one; nil if it is inserted.
  ///
  /// - Complexity: O(log changes).
  func origin(of new: Int) -> Int? {
    Self.shift(new, from: added, to: removed)
  }

  private static func shift(_ place: Int, from: [Int], to: [Int]) -> Int? {
    let before = from.firstPosition { $0 >= place }
    if before < from.count, from[before] == place { return nil }
    let rank = place - before
    // The index with `rank` others before it that are not in `to`, plus those of `to` before it.
    var low = 0
    var high = to.count
    while low < high {
      let middle = (low + high) / 2
      if to[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

extension [Int] {
  /// The first position of a condition that holds for all positions after it, too.
  ///
  /// - Complexity: O(log count).
  fileprivate func firstPosition(where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
