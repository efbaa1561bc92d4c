import Foundation

extension WaterfallLanes {
  /// The items that a search finds which takes the columns for a list: each item begins and ends behind the one before.
  ///
  /// - Complexity: O(log items) places, and one for each item found.
  func placesAsInList(from: CGFloat, to: CGFloat) -> [WaterfallPlace] {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if place(of: middle).end > from { high = middle } else { low = middle + 1 }
    }
    return (low..<count).lazy.map(place).prefix { $0.offset < to }.filter { $0.end > from }
  }
}
