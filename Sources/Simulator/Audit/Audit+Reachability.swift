import Foundation

extension Audit {
  /// Every item can be brought into the viewport.
  func reachability(_ painted: PaintedFrame) -> Violation? {
    guard painted.hasTruth, let extent = painted.modelExtent else { return nil }
    let missing = extent - painted.reachableEnd
    guard missing > pixel else { return nil }
    return Violation(
      invariant: .reachability, amount: missing, unit: .points,
      culprit: painted.culprit(moved: missing),
      message:
        "the last \(missing.short) pt of the content cannot be scrolled to: the offset ends at \(painted.lastOffset.short)"
    )
  }
}
