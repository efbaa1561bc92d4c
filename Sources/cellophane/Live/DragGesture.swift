import Foundation

/// A finger on the screen: where it is, and how fast it has been lately.
struct DragGesture {
  /// What counts as lately, in seconds: a finger that rested before it lifted does not fling.
  private static let memory = 0.1

  /// Points per character cell under the finger.
  private let scale: CGSize
  private var samples: [(time: Double, place: CGPoint)]

  /// A finger that goes down on a character cell.
  init(column: Int, row: Int, time: Double, scale: CGSize) {
    self.scale = scale
    samples = [(time, CGPoint(x: CGFloat(column) * scale.width, y: CGFloat(row) * scale.height))]
  }

  /// Moves the finger to another cell.
  ///
  /// - Parameters:
  ///   - column: The column from 0.
  ///   - row: The row from 0.
  ///   - time: Seconds of the same clock the gesture began by.
  /// - Returns: What the content offset moves by, in points: against the finger.
  mutating func move(column: Int, row: Int, time: Double) -> CGPoint {
    let place = CGPoint(x: CGFloat(column) * scale.width, y: CGFloat(row) * scale.height)
    let last = samples[samples.count - 1].place
    samples.append((time, place))
    samples.removeAll { $0.time < time - Self.memory }
    return CGPoint(x: last.x - place.x, y: last.y - place.y)
  }

  /// How fast the content offset moves when the finger lifts, in points per second.
  func velocity(time: Double) -> CGPoint {
    guard let first = samples.first(where: { $0.time >= time - Self.memory }),
      let last = samples.last, time > first.time
    else { return .zero }
    let elapsed = time - first.time
    return CGPoint(
      x: (first.place.x - last.place.x) / elapsed, y: (first.place.y - last.place.y) / elapsed)
  }
}
