import Foundation

/// A size or a place that belongs to another element than the one it was used for.
struct Mistake: Equatable {
  var element: ElementFrame.Identity
  var sentence: String
  /// The length the element was given and the one it has itself, in points; nil where no size is meant.
  var given: CGSize?
  var own: CGSize?
}
