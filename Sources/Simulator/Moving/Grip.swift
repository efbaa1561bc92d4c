import Foundation

/// How a finger that drags holds the content.
struct Grip {
  /// Where on the glass the drag began: the finger's way counts from here, and the slop does not.
  let start: CGPoint
  /// The content offset that the finger asked for there, before the rubber band; follows adjustments.
  private(set) var origin: CGPoint
  /// The axes that the finger moves.
  private(set) var isFree: (x: Bool, y: Bool)
  /// Whether the drag is to be locked to the axis it sets out along, and has not set out yet.
  private var awaitsLock: Bool
  /// Where the content may rest, as far as the finger knows.
  private(set) var range: ScrollLimits

  /// - Parameters:
  ///   - offset: The content offset, stretched or not.
  ///   - start: Where on the glass the drag begins.
  ///   - range: Where the content may rest.
  ///   - isFree: The axes that the finger moves.
  ///   - awaitsLock: Whether the drag keeps to the axis it sets out along.
  init(
    offset: CGPoint, start: CGPoint, range: ScrollLimits,
    isFree: (x: Bool, y: Bool) = (true, true), awaitsLock: Bool = false
  ) {
    self.start = start
    self.range = range
    self.isFree = isFree
    self.awaitsLock = awaitsLock
    origin = range.unstretched(offset)
  }

  /// The content offset that the finger asks for at a point, before the rubber band.
  func wanted(at point: CGPoint) -> CGPoint {
    CGPoint(
      x: isFree.x ? origin.x - (point.x - start.x) : origin.x,
      y: isFree.y ? origin.y - (point.y - start.y) : origin.y)
  }

  /// The content offset that is shown for a finger at a point.
  func offset(at point: CGPoint) -> CGPoint {
    range.stretched(wanted(at: point))
  }

  /// Locks the drag, if it is to be, to the axis along which it goes at least twice as far as along the other.
  mutating func lock(along way: CGPoint) {
    guard awaitsLock, way != .zero else { return }
    awaitsLock = false
    isFree.x = isFree.x && abs(way.x) * 2 > abs(way.y)
    isFree.y = isFree.y && abs(way.y) * 2 > abs(way.x)
  }

  /// Follows content that was moved under the finger, and its edges with it.
  mutating func shift(by way: CGPoint) {
    origin.x += way.x
    origin.y += way.y
    range.horizontal = range.horizontal.shifted(by: way.x)
    range.vertical = range.vertical.shifted(by: way.y)
  }

  /// Goes on from an offset that the content was brought to under the finger.
  mutating func begin(at offset: CGPoint, for point: CGPoint) {
    let wanted = wanted(at: point)
    let unstretched = range.unstretched(offset)
    origin.x += unstretched.x - wanted.x
    origin.y += unstretched.y - wanted.y
  }

  /// Takes new edges without letting the content jump: the rubber band is measured anew from where it is.
  mutating func take(_ changed: ScrollLimits, at point: CGPoint) {
    guard changed != range else { return }
    let before = wanted(at: point)
    let after = changed.unstretched(range.stretched(before))
    origin.x += after.x - before.x
    origin.y += after.y - before.y
    range = changed
  }
}
