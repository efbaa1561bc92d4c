import Foundation

/// Where an item came to stand that was scrolled to.
struct Arrival: Equatable {
  var path: IndexPath
  /// Where it was to stand, as a sentence says it.
  var place: String
  /// Points along the scroll axis from there to where it stands; positive when it is too far on.
  var distance: CGFloat
  /// Rounds of the layout pass it took.
  var passes: Int
  var isHorizontal = false
  /// Whether its leading edge is where the viewport begins, so that it is what a reader holds on to.
  var isFirst = false
  /// Whether it had come there before, and the view has another size now.
  var wasThere = false

  /// Where something too far on stands, and something not far enough.
  var beyond: String { isHorizontal ? "right of" : "below" }
  var short: String { isHorizontal ? "left of" : "above" }
}
