import Foundation

/// Where the reader's item was at each place to which the content was scrolled lately.
struct OffsetHistory {
  /// Number of remembered places.
  private static let length = 128

  private struct Place {
    /// The sum of all commanded ways until then, in points.
    var way: CGFloat
    /// The reader's item and where it was, relative to the viewport.
    var item: Int
    var position: CGFloat
  }

  private var places: [Place] = []
  private var way: CGFloat = 0

  /// The oldest item that was where another command would bring the content, and where it was.
  ///
  /// - Returns: Nil if the content was not there, or has not been elsewhere since.
  func former(at command: CGFloat, tolerance: CGFloat) -> (item: Int, position: CGFloat)? {
    guard command != 0 else { return nil }
    let way = way + command
    let place = places.first { abs($0.way - way) <= tolerance / 2 }
    return place.map { ($0.item, $0.position + $0.way - way) }
  }

  /// Adds a commanded way, with the reader's item after it and where it is; nil if nothing is visible.
  mutating func add(_ command: CGFloat, reading item: Int?, at position: CGFloat?) {
    way += command
    guard let item, let position else { return }
    if places.count >= Self.length { places.removeFirst(Self.length / 2) }
    places.append(Place(way: way, item: item, position: position))
  }

  /// Forgets all places: the content, or where it is, has changed.
  mutating func forget() {
    places.removeAll(keepingCapacity: true)
  }
}
