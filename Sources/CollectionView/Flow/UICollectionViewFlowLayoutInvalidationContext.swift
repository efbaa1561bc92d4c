import Foundation

/// The parts of a flow layout that an invalidation concerns.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes, insets and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the layout is recomputed; if not, the delegate is not asked either.
  open var invalidateFlowLayoutAttributes = true
}

/// How much of a flow layout the next `prepare()` recomputes, the least first.
enum FlowPreparation: Int, Comparable, Sendable {
  /// Nothing.
  case nothing
  /// The lines, for the current bounds.
  case lines
  /// Also sizes, insets and spacings: the delegate is asked again.
  case metrics
  /// Everything.
  case reload

  /// The part that an invalidation requires.
  @MainActor
  init(for context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      self = .reload
    } else if context.invalidateDataSourceCounts {
      self = .metrics
    } else if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      self =
        !context.invalidateFlowLayoutAttributes
        ? .nothing : context.invalidateFlowLayoutDelegateMetrics ? .metrics : .lines
    } else {
      self = .metrics
    }
  }

  static func < (left: FlowPreparation, right: FlowPreparation) -> Bool {
    left.rawValue < right.rawValue
  }
}
