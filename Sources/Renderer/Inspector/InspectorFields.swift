import Foundation
import Simulator

/// The numbers of a pane, each with its name.
struct InspectorFields {
  var fields: [(name: String, value: String)]

  /// The most telling first, in pairs that belong side by side.
  init(_ pane: PaneFrame, glyphs: Glyphs) {
    let offset = pane.bounds.origin
    let range = pane.scrollRange
    let isScrollable = range.upperBound > range.lowerBound
    let dash = glyphs.dash
    fields = [
      ("offset", "\(offset.x.pointText) , \(offset.y.pointText)"),
      (
        "scrolls",
        isScrollable
          ? "\(range.lowerBound.pointText) \(dash) \(range.upperBound.pointText)" : "not at all"
      ),
      ("content", Self.size(pane.contentSize, glyphs)),
      ("true", pane.trueContentSize.map { Self.size($0, glyphs) } ?? "unknown"),
      ("measured", Self.measured(pane)),
      ("debt", pane.estimateDebt.map { "\($0.pointText) pt" } ?? "unknown"),
      ("visible", Self.visible(pane, dash)),
      ("velocity", Self.velocity(pane)),
    ]
  }

  private static func size(_ size: CGSize, _ glyphs: Glyphs) -> String {
    "\(size.width.pointText) \(glyphs.times) \(size.height.pointText)"
  }

  private static func measured(_ pane: PaneFrame) -> String {
    pane.isSelfSizing
      ? "\(pane.measured.groupedText) of \(pane.itemCount.groupedText)"
      : "none, \(pane.itemCount.groupedText) fixed"
  }

  /// The first and the last cell that meet the viewport, in the order of the data.
  private static func visible(_ pane: PaneFrame, _ dash: String) -> String {
    let paths = pane.visibleCells.map(\.indexPath)
    guard let first = paths.min(by: { $0.lexicographicallyPrecedes($1) }),
      let last = paths.max(by: { $0.lexicographicallyPrecedes($1) })
    else { return "nothing" }
    return first == last
      ? first.indexPathText : "\(first.indexPathText) \(dash) \(last.indexPathText)"
  }

  private static func velocity(_ pane: PaneFrame) -> String {
    let velocity = pane.scrollsHorizontally ? pane.velocity.x : pane.velocity.y
    return "\(velocity.rounded().pointText) pt/s"
  }
}
