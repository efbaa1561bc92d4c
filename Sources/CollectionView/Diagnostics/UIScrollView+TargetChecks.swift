import Foundation

// Checks of the offsets that layouts and delegates return. UIKit checks none: a bounds origin that is no number ends an app
// with CALayerInvalidGeometry, and an offset far outside is clamped without a word.

extension UIScrollView {
  /// A target offset that can be scrolled to.
  ///
  /// - Parameters:
  ///   - target: The offset that was returned. A coordinate that is no number becomes the proposed one; one that lies more
  ///     than a screen outside the range becomes the nearest legal one.
  ///   - proposed: The offset that was proposed, which may lie outside the range itself.
  ///   - range: The legal offsets.
  /// - Returns: The offset to scroll to.
  func usableTarget(_ target: CGPoint, proposed: CGPoint, in range: ScrollRange) -> CGPoint {
    func usable(
      _ target: CGFloat, _ proposed: CGFloat, from low: CGFloat, to high: CGFloat, _ screen: CGFloat
    ) -> CGFloat {
      guard target.isFinite else { return proposed }
      let least = min(low, proposed) - screen
      let greatest = max(high, proposed) + screen
      return target < least || target > greatest ? min(max(target, low), high) : target
    }
    return CGPoint(
      x: usable(
        target.x, proposed.x, from: range.minimum.x, to: range.maximum.x, bounds.width),
      y: usable(
        target.y, proposed.y, from: range.minimum.y, to: range.maximum.y, bounds.height))
  }

  /// Returns a target offset that can be scrolled to, and reports one that cannot.
  ///
  /// - Parameters:
  ///   - target: The offset that was returned.
  ///   - proposed: The offset that was proposed.
  ///   - method: The method that returned it, with the class of its object.
  ///   - range: The legal offsets; nil for those of the current content.
  /// - Returns: The offset to scroll to.
  func judgeTarget(
    _ target: CGPoint, proposed: CGPoint, of method: String, in range: ScrollRange? = nil
  ) -> CGPoint {
    let usable = usableTarget(target, proposed: proposed, in: range ?? scrollRange)
    guard usable != target else { return target }
    let isFinite = target.x.isFinite && target.y.isFinite
    let mistake = isFinite ? "lies more than a screen outside the scroll range" : "is not finite"
    reportMistake(
      Diagnostic(
        isFinite ? .targetOutsideScrollRange : .nonFiniteGeometry,
        "\(method) returned \(target.brief), which \(mistake); the target is \(usable.brief)"),
      kind: method)
    return usable
  }
}

extension UICollectionView {
  /// Checks a layout's target offset after an update, a transition or a change of bounds.
  ///
  /// The target `kept`, by which a layout of this module keeps the reader's position, is not judged, because a behavior
  /// decides it.
  func judgeTarget(
    _ target: CGPoint, proposed: CGPoint, kept: CGPoint?, from layout: UICollectionViewLayout,
    in range: ScrollRange
  ) -> CGPoint {
    if target == kept { return target }
    return judgeTarget(
      target, proposed: proposed,
      of: "targetContentOffset(forProposedContentOffset:) of \(type(of: layout))", in: range)
  }

  /// Checks the delegate's target offset after an update, a transition or a change of bounds.
  func judgeDelegateTarget(_ target: CGPoint, proposed: CGPoint, in range: ScrollRange) -> CGPoint {
    guard let delegate else { return target }
    return judgeTarget(
      target, proposed: proposed,
      of: "collectionView(_:targetContentOffsetForProposedContentOffset:) of \(type(of: delegate))",
      in: range)
  }

  /// The offset adjustment of an invalidation context; a coordinate that is no number is diagnosed and taken as zero.
  func judgeOffsetAdjustment(of context: UICollectionViewLayoutInvalidationContext) -> CGPoint {
    let offset = context.contentOffsetAdjustment
    guard !offset.x.isFinite || !offset.y.isFinite else { return offset }
    let taken = CGPoint(x: offset.x.isFinite ? offset.x : 0, y: offset.y.isFinite ? offset.y : 0)
    diagnose(
      .nonFiniteGeometry, kind: "contentOffsetAdjustment",
      "contentOffsetAdjustment of an invalidation context of \(type(of: collectionViewLayout)) is \(offset.brief), which is not finite; it is taken as \(taken.brief)"
    )
    return taken
  }
}

extension CGPoint {
  /// The point as text, without fractional parts of zero.
  fileprivate var brief: String { "(\(x.brief), \(y.brief))" }
}
