import Foundation

/// The geometry of one section of a flow layout, from its own start.
struct FlowSection: Sendable {
  var metrics: FlowMetrics
  var lines: FlowLines

  init(_ metrics: FlowMetrics, _ sizes: FlowSizes, dimension: CGFloat) {
    self.metrics = metrics
    lines = FlowLines(
      sizes, available: dimension - metrics.insets.crossBefore - metrics.insets.crossAfter,
      itemSpacing: metrics.itemSpacing, lineSpacing: metrics.lineSpacing)
  }

  var itemCount: Int { lines.sizes.count }
  /// From the start of the section to its first line.
  var linesStart: CGFloat { metrics.header + metrics.insets.mainBefore }
  /// From the start of the section to its footer.
  var footerStart: CGFloat {
    linesStart + lines.extents.totalExtent + metrics.insets.mainAfter
  }
  var extent: CGFloat { footerStart + metrics.footer }

  /// From the start of the section to the leading edge of an item.
  func leadingEdge(of item: Int) -> CGFloat {
    let line = lines.line(of: item)
    let extent = lines.extents.extent(at: line)
    return linesStart + lines.extents.offset(of: line)
      + (extent - lines.sizes.size(at: item).main) / 2
  }
}
