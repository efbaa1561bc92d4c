import Foundation

/// The recent places of the reader's item, by the position to which the content was scrolled.
struct OffsetHistory {
  /// Number of remembered places.
  private static let length = 128

  private struct Place {
    /// The sum of all commands until then, in points.
    var way: CGFloat
    /// The reader's item and its place, relative to the viewport's start.
    var item: Int
    var position: CGFloat
  }

  private var places: [Place] = []
  private var way: CGFloat = 0

  /// The oldest item recorded where another command would scroll the content, with its place.
  ///
  /// - Returns: Nil if the content was not scrolled there before, or was nowhere else since.
  func former(at command: CGFloat, tolerance: CGFloat) -> (item: Int, position: CGFloat)? {
    guard command != 0 else { return nil }
    let way = way + command
    let place = places.first { abs($0.way - way) <= tolerance / 2 }
    return place.map { ($0.item, $0.position + $0.way - way) }
  }

  /// Adds a command, with the reader's item after it and its place; both are nil if nothing is visible.
  mutating func add(_ command: CGFloat, reading item: Int?, at position: CGFloat?) {
    way += command
    guard let item, let position else { return }
    if places.count >= Self.length { places.removeFirst(Self.length / 2) }
    places.append(Place(way: way, item: item, position: position))
  }

  /// Forgets all places, because the content or its position has changed.
  mutating func forget() {
    places.removeAll(keepingCapacity: true)
  }
}
