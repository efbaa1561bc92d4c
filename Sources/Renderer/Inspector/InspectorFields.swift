import Foundation
import Simulator

/// The numbers of a pane, each with its name.
struct InspectorFields {
  var fields: [(name: String, value: String)]

  /// The most telling first, in pairs that belong side by side.
  init(_ pane: PaneFrame, glyphs: Glyphs) {
    let offset = pane.bounds.origin
    let dash = glyphs.dash
    fields = [
      ("offset", "\(offset.x.pointText) , \(offset.y.pointText)"),
      ("scrolls", Self.scrolls(pane, dash)),
      ("content", Self.size(pane.contentSize, glyphs)),
      ("true", pane.trueContentSize.map { Self.size($0, glyphs) } ?? "unknown"),
      ("measured", Self.measured(pane)),
      ("debt", pane.estimateDebt.map { "\($0.pointText) pt" } ?? "unknown"),
      ("visible", Self.visible(pane, dash)),
      ("velocity", Self.velocity(pane)),
    ]
  }

  /// The offsets to be reached along the scroll axis, and where it scrolls both ways x, then y.
  private static func scrolls(_ pane: PaneFrame, _ dash: String) -> String {
    let ranges =
      pane.scrollsBothWays
      ? pane.scrollsHorizontally
        ? [pane.scrollRange, pane.crossScrollRange] : [pane.crossScrollRange, pane.scrollRange]
      : [pane.scrollRange].filter { $0.lowerBound < $0.upperBound }
    guard !ranges.isEmpty else { return "not at all" }
    return ranges.map { "\($0.lowerBound.pointText) \(dash) \($0.upperBound.pointText)" }
      .joined(separator: " , ")
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
