import Foundation

/// Where the reader's item stood at each place that the content was scrolled to of late.
struct Trail {
  /// Places that are remembered.
  private static let length = 128

  private struct Place {
    /// How far the content had been commanded until then, in points.
    var way: CGFloat
    /// The reader's item and where it stood, relative to the viewport.
    var item: Int
    var position: CGFloat
  }

  private var places: [Place] = []
  private var way: CGFloat = 0

  /// The oldest item that stood where the content would be again after another command, and where it stood; nil when it
  /// was never there and elsewhere since.
  func former(at command: CGFloat, tolerance: CGFloat) -> (item: Int, position: CGFloat)? {
    guard command != 0 else { return nil }
    let way = way + command
    let place = places.first { abs($0.way - way) <= tolerance / 2 }
    return place.map { ($0.item, $0.position + $0.way - way) }
  }

  /// Goes on by what was commanded, with the item the reader looks at then; nil when nothing is seen.
  mutating func go(_ command: CGFloat, reading item: Int?, at position: CGFloat?) {
    way += command
    guard let item, let position else { return }
    if places.count >= Self.length { places.removeFirst(Self.length / 2) }
    places.append(Place(way: way, item: item, position: position))
  }

  /// Forgets everything: the content is another, or its place is.
  mutating func forget() {
    places.removeAll(keepingCapacity: true)
  }
}
