import Foundation

/// Where two elements on the screen meet, or an element meets the place it belongs to.
struct Seam {
  /// What is wrong with it, if anything is.
  enum Kind {
    /// A distance along the scroll axis.
    case along
    /// A distance between neighbours of a line.
    case across
    /// The leading edge across the scroll axis, against the one it belongs at.
    case place
    /// The same against the one it had before.
    case lane
  }

  var before: ElementFrame.Identity
  var after: ElementFrame.Identity
  var kind = Kind.along
  /// Points there are, and points there should be.
  var gap: CGFloat
  var wanted: CGFloat
  /// Whether they do not lie on each other however negative the gap is: one stands far from its place.
  var isApart = false

  /// Signed, in points: positive for a gap, negative for an overlap.
  var excess: CGFloat { gap - wanted }
}
