import Foundation

extension Audit {
  /// Every item can be brought into the viewport.
  func reachability(_ painted: JudgedFrame) -> Violation? {
    guard painted.truth.isKnown else { return nil }
    return withoutPlace(painted) ?? beyondEnd(painted)
  }

  /// Items for which the layout has no frames.
  private func withoutPlace(_ painted: JudgedFrame) -> Violation? {
    guard let items = painted.content.unplaced else { return nil }
    return Violation(
      invariant: .reachability, amount: items.extent, unit: .points,
      culprit: Finding.Culprit(
        category: .cell, indexPath: Array(items.first), estimated: nil, measured: nil,
        call: "layoutAttributesForItem(at:)", moved: nil),
      message: items.count == 1
        ? "\(items.first.short) has no frame: the layout still uses the old item count"
        : "\(items.count) items from \(items.first.short) on have no frame: the layout still uses the old item count"
    )
  }

  /// Content beyond the last legal offset.
  private func beyondEnd(_ painted: JudgedFrame) -> Violation? {
    guard let extent = painted.content.modelExtent else { return nil }
    let missing = extent - painted.scroll.reachableEnd
    guard missing > pixel else { return nil }
    return Violation(
      invariant: .reachability, amount: missing, unit: .points,
      culprit: painted.culprit(moved: missing),
      message:
        "the last \(missing.short) pt of the content cannot be scrolled to: the offset ends at \(painted.scroll.last.short)"
    )
  }
}
