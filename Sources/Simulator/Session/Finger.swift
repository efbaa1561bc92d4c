import Foundation

/// A finger that is down and moves evenly.
struct Finger {
  let drag: Drag
  /// Virtual seconds at which it came down.
  let start: Double
  /// The content offset the finger would have without any drag, in points, edges not considered; follows adjustments.
  var origin: CGPoint

  /// The content offset the finger asks for, before the rubber band.
  func wanted(at time: Double) -> CGPoint {
    let way = drag.displacement(after: time - start)
    return CGPoint(x: origin.x + way.x, y: origin.y + way.y)
  }

  /// Follows content that was moved under the finger, so that the finger goes on where it is.
  mutating func shift(from old: CGPoint, to new: CGPoint) {
    origin.x += new.x - old.x
    origin.y += new.y - old.y
  }

  func isLifted(at time: Double) -> Bool {
    time >= start + drag.duration - 1e-9
  }
}
