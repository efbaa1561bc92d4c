import Foundation

/// How much of a flow layout the next `prepare()` has to work out, the least first.
enum FlowPreparation: Int, Comparable, Sendable {
  /// What is known is right.
  case nothing
  /// The lines, for the bounds of then.
  case lines
  /// Also sizes, insets and spacings: the delegate is asked again.
  case metrics
  /// All of it; nothing that was known counts any more.
  case reload

  /// What an invalidation asks for.
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
