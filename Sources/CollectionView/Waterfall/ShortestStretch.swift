import Foundation

/// A range of unmeasured items, each added to the column that ends first.
///
/// Since all of them have one height, the columns' ends grow by one step at a time, and the items are a merge of arithmetic
/// progressions, one a column. So the place of an item can be computed without placing those before it, and offsets never
/// decrease from item to item.
struct ShortestStretch: Sendable {
  /// The ends of the columns before the first item, including the space that follows.
  var ends: [CGFloat]
  /// A height and the space that follows, more than zero.
  let step: CGFloat

  /// The ends of the columns after a number of items.
  ///
  /// - Complexity: O(columns · log count + columns²).
  func ends(after count: Int) -> [CGFloat] {
    ends(after: counts(after: count))
  }

  /// The place of an item, by its position in the stretch.
  ///
  /// - Complexity: O(columns · log position + columns²).
  func place(of position: Int) -> (lane: Int, offset: CGFloat) {
    let ends = ends(after: counts(after: position))
    let lane = ShortestStretch.shortest(ends)
    return (lane, ends[lane])
  }

  /// Calls `body` with the places of the items from a position on, in order, until it returns false.
  func placeItems(
    from position: Int, to end: Int, _ body: (Int, (lane: Int, offset: CGFloat)) -> Bool
  ) {
    guard position < end else { return }
    var counts = counts(after: position)
    for position in position..<end {
      let ends = ends(after: counts)
      let lane = ShortestStretch.shortest(ends)
      guard body(position, (lane, ends[lane])) else { return }
      counts[lane] += 1
    }
  }

  /// The first of a number of items whose offset is beyond a limit.
  func firstPosition(beyond limit: CGFloat, of count: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if place(of: middle).offset > limit { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The column that ends first; the leftmost of equals.
  static func shortest(_ ends: [CGFloat]) -> Int {
    var shortest = 0
    for lane in ends.indices where ends[lane] < ends[shortest] { shortest = lane }
    return shortest
  }

  // MARK: Counting

  private func ends(after counts: [Int]) -> [CGFloat] {
    zip(ends, counts).map { $0 + CGFloat($1) * step }
  }

  /// The number of items of each column after a number of items.
  ///
  /// Most of them are counted in whole rounds, in which every column that is not ahead receives one item. The last few are
  /// placed one by one, because rounding may assign a tie to the wrong column, which evens out within two rounds.
  private func counts(after count: Int) -> [Int] {
    guard count > 0 else { return ends.map { _ in 0 } }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high + 1) / 2
      if counts(inRounds: middle, atMost: count).reduce(0, +) <= count - 2 * ends.count {
        low = middle
      } else {
        high = middle - 1
      }
    }
    var counts = counts(inRounds: low, atMost: count)
    for _ in counts.reduce(0, +)..<count {
      counts[ShortestStretch.shortest(ends(after: counts))] += 1
    }
    return counts
  }

  /// A lower bound of the number of items of each column after a number of rounds.
  private func counts(inRounds rounds: Int, atMost limit: Int) -> [Int] {
    let level = ends[ShortestStretch.shortest(ends)] + CGFloat(rounds) * step
    return ends.map { end in
      let fitting = ((level - end) / step).rounded(.down) - 1
      return fitting > 0 ? Int(min(fitting, CGFloat(limit))) : 0
    }
  }
}
