/// How the places of a row shift when some are taken out and others put in.
///
/// Places are taken out by their old number and put in by their new one, whatever the order of the calls.
struct IndexShift: Sendable {
  /// Old places that are taken out, ascending and distinct.
  var removed: [Int] = []
  /// New places that are put in, ascending and distinct.
  var added: [Int] = []

  /// Where an old place goes; nil when it is taken out.
  ///
  /// - Complexity: O(log changes).
  func destination(of old: Int) -> Int? {
    Self.shift(old, from: removed, to: added)
  }

  /// Where a new place comes from; nil when it is put in.
  ///
  /// - Complexity: O(log changes).
  func origin(of new: Int) -> Int? {
    Self.shift(new, from: added, to: removed)
  }

  private static func shift(_ place: Int, from: [Int], to: [Int]) -> Int? {
    let before = from.firstPosition { $0 >= place }
    if before < from.count, from[before] == place { return nil }
    let rank = place - before
    // The place with `rank` others in front that are not in `to`: those of `to` in front of it come on top.
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
  /// The first position whose number satisfies a condition that holds for all after it, too.
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
