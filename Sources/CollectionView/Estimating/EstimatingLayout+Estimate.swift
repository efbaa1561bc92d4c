import Foundation

// How a layout finds its estimate. Another estimate moves every unmeasured item, and the anchor with them.

/// The mean of sizes, in points.
struct SizeMean {
  private var width: CGFloat = 0
  private var height: CGFloat = 0
  private var count = 0

  /// Nil before anything was added.
  var mean: CGSize? {
    count > 0 ? CGSize(width: width / CGFloat(count), height: height / CGFloat(count)) : nil
  }

  mutating func add(_ size: CGSize) {
    width += size.width
    height += size.height
    count += 1
  }
}

extension EstimatingLayout {
  var estimateKnob: Behavior.Estimate { installation?.behavior.estimate ?? .constant }

  /// Updates the estimate to the mean that the behavior selects.
  ///
  /// - Parameter rect: The part of the content on the screen, in content points.
  func reestimate(seeing rect: CGRect) {
    let mean: CGSize?
    switch estimateKnob {
    case .constant: mean = nil
    case .runningMean: mean = meanMeasuredSize
    case .visibleMean: mean = meanSize(in: rect)
    case .batchMean: mean = readingPosition.measuredInPass.mean
    }
    if let mean { share(mean) }
  }

  /// Makes the mean of the measured sizes the estimate, until the layout is loaded again or is given another estimate.
  func adoptMeanAsEstimate() {
    guard mayMeasure, let mean = meanMeasuredSize else { return }
    share(mean)
    let context = makeInvalidationContext()
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    invalidateLayout(using: context)
  }

  /// Whether an item would be on the screen if no size were known, by the mean of the estimates.
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

  private func meanSize(in rect: CGRect) -> CGSize? {
    var mean = SizeMean()
    for attributes in layoutAttributesForElements(in: rect) ?? []
    where attributes.representedElementCategory == .cell && isMeasured(attributes.indexPath) {
      mean.add(attributes.size)
    }
    return mean.mean
  }
}
