import Foundation

// The ways to find an estimate. What changes with it moves everything that was not measured, and what is held for the
// reader with it.

extension EstimatingLayout {
  /// Whether an item would be on the screen if no size were known, as far as the mean of the estimates tells.
  ///
  /// - Complexity: O(sections).
  func isOnScreenByEstimate(_ path: IndexPath) -> Bool {
    guard let collectionView = installedIn else { return true }
    let counts = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems)
    let count = counts.reduce(0, +)
    guard count > 0 else { return true }
    let number = counts.prefix(path.section).reduce(path.item, +)
    let extent = extentByEstimates / CGFloat(count)
    let start = CGFloat(number) * extent
    return start < screen.upperBound && start + extent > screen.lowerBound
  }

  var estimateKnob: Behavior.Estimate { installation?.behavior.estimate ?? .constant }

  /// Gives every item that was not measured the mean that the behavior takes it to measure.
  ///
  /// - Parameter rect: What is on the screen, in content points.
  func reestimate(seeing rect: CGRect) {
    let mean: CGSize?
    switch estimateKnob {
    case .constant: mean = nil
    case .runningMean: mean = meanMeasuredSize
    case .visibleMean: mean = meanSize(in: rect)
    case .batchMean: mean = reader.batch.mean
    }
    if let mean { share(mean) }
  }

  /// Gives every item that was not measured the mean of those that were, and keeps what else is known.
  ///
  /// It is their estimate until the layout is loaded anew or is given another.
  func takeMeanAsEstimate() {
    guard mayMeasure, let mean = meanMeasuredSize else { return }
    share(mean)
    let context = makeInvalidationContext()
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    invalidateLayout(using: context)
  }

  /// Estimates by what new bounds show, and notes in a context how the reader's item moves.
  func noteEstimate(
    for newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext
  ) {
    noteOffset(in: context, measuring: nil, .zero, isAbove: true) { reestimate(seeing: newBounds) }
  }

  private func meanSize(in rect: CGRect) -> CGSize? {
    var mean = SizeMean()
    for attributes in layoutAttributesForElements(in: rect) ?? []
    where attributes.representedElementCategory == .cell && isMeasured(attributes.indexPath) {
      mean.add(attributes.size)
    }
    return mean.mean
  }
}
