import Foundation

/// What has been invalidated and not yet prepared.
struct Invalidation {
  var areCountsInvalid = false
  var offsetAdjustment = CGPoint.zero
  var sizeAdjustment = CGSize.zero
  /// Who is told to have changed the content size when the layout gives another one.
  var author = Author.code
  /// The element whose size caused it; nil for anything else.
  var cause: SizeChange?

  /// Adds what a context says.
  @MainActor
  mutating func take(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      areCountsInvalid = true
    }
    let offset = context.contentOffsetAdjustment
    offsetAdjustment.x += offset.x
    offsetAdjustment.y += offset.y
    let size = context.contentSizeAdjustment
    sizeAdjustment.width += size.width
    sizeAdjustment.height += size.height
  }

  /// Whether the layout is out of date and nothing more is known: no counts, no adjustments.
  var saysNothingElse: Bool {
    !areCountsInvalid && offsetAdjustment == .zero && sizeAdjustment == .zero
  }
}
