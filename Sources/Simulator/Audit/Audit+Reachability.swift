import Foundation

extension Audit {
  /// Every item can be brought into the viewport, and out from under what covers it.
  func reachability(_ painted: JudgedFrame) -> Violation? {
    guard painted.truth.isKnown else { return nil }
    return withoutPlace(painted) ?? beyondEnd(painted) ?? covered(painted)
  }

  /// Items for which the layout has no frames.
  private func withoutPlace(_ painted: JudgedFrame) -> Violation? {
    guard let items = painted.content.unplaced else { return nil }
    return Violation(
      invariant: .reachability, amount: items.extent, unit: .points,
      culprit: Finding.Culprit(
        category: .cell, indexPath: Array(items.first), estimated: nil, measured: nil,
        call: "layoutAttributesForItem(at:)", moved: nil),
      cause: .oldItemCount,
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
      culprit: painted.culprit(moved: missing), cause: .contentSizeBesideFrames,
      message:
        "the last \(missing.short) pt of the content cannot be scrolled to: the offset ends at \(painted.scroll.last.short)"
    )
  }

  /// An end of the content that stays under what covers the view while the pane shows that end.
  private func covered(_ painted: JudgedFrame) -> Violation? {
    let scroll = painted.scroll
    guard scroll.obscured != .zero, let extent = painted.content.modelExtent else { return nil }
    let axis = painted.axis
    let start = axis.start(scroll.obscured) - axis.start(scroll.insets)
    let end = extent - (scroll.last + scroll.viewport - axis.end(scroll.obscured))
    var (missing, isEnd): (CGFloat, Bool) = (0, false)
    if abs(scroll.offset - scroll.first) <= pixel, start > 0 { missing = start }
    if abs(scroll.offset - scroll.last) <= pixel, end > missing,
      axis.end(scroll.obscured) > axis.end(scroll.insets)
    {
      (missing, isEnd) = (end, true)
    }
    guard min(missing, extent) > pixel else { return nil }
    let edge = axis.edge(isEnd: isEnd, isMirrored: painted.mirror != nil)
    let cover = isEnd ? axis.end(scroll.obscured) : axis.start(scroll.obscured)
    let lacking = cover - (isEnd ? axis.end(scroll.insets) : axis.start(scroll.insets))
    let indicators = painted.isHorizontal ? "horizontal" : "vertical"
    let hidden = min(missing, extent)
    return Violation(
      invariant: .reachability, amount: hidden, unit: .points, cause: .covered,
      message:
        "the \(isEnd ? "last" : "first") \(hidden.short) pt of the content stay under what covers the \(edge) \(cover.short) pt of the view: contentInset.\(edge) and \(indicators)ScrollIndicatorInsets.\(edge) have to be \(lacking.short) larger"
    )
  }
}

extension Axis {
  /// The name of an edge of the view: that at the end of the content, or at its start.
  func edge(isEnd: Bool, isMirrored: Bool = false) -> String {
    guard isHorizontal else { return isEnd ? "bottom" : "top" }
    return isEnd != isMirrored ? "right" : "left"
  }
}
