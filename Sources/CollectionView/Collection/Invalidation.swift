import Foundation

/// What has been invalidated and not yet prepared.
struct Invalidation {
  var areCountsInvalid = false
  /// Whether it is about more than some elements that were named, or on account of a size.
  var concernsEverything = false
  var offsetAdjustment = CGPoint.zero
  var sizeAdjustment = CGSize.zero
  /// Who is told to have changed the content size when the layout gives another one.
  var author = Author.code
  /// The element whose size caused it; nil for anything else.
  var cause: SizeChange?

  /// Adds what a context says.
  mutating func add(areCountsInvalid: Bool, offset: CGPoint, size: CGSize) {
    if areCountsInvalid { self.areCountsInvalid = true }
    offsetAdjustment.x += offset.x
    offsetAdjustment.y += offset.y
    sizeAdjustment.width += size.width
    sizeAdjustment.height += size.height
  }

  /// Whether the layout is out of date and nothing more is known: no counts, no adjustments.
  var saysNothingElse: Bool {
    !areCountsInvalid && offsetAdjustment == .zero && sizeAdjustment == .zero
  }
}
