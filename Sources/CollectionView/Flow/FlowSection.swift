import Foundation

/// The geometry of one section of a flow layout, relative to its start.
struct FlowSection: Sendable {
  let metrics: FlowMetrics
  let breadth: FlowBreadth
  /// The section's insets from the content insets.
  let insets: FlowInsets
  /// The measured length of the header along the axis; nil while it has its reference length.
  var measuredHeader: CGFloat?
  /// The measured length of the footer along the axis; nil while it has its reference length.
  var measuredFooter: CGFloat?
  private(set) var lines: FlowLines
  /// The sizes measured in earlier breadths, by their dimension; used again when their breadth returns.
  private var earlierBreadths: [CGFloat: Measures] = [:]
  /// Whether the two spacings are exchanged.
  private var isSwapped: Bool
  /// The space after an empty first line, which UIKit is reported to make if the first item does not fit.
  private var emptyFirstLine: CGFloat = 0

  /// The sizes measured in a breadth.
  private struct Measures {
    var sizes: FlowSizes
    var header: CGFloat?
    var footer: CGFloat?
  }

  /// The number of earlier breadths whose sizes are remembered.
  private static let earlierBreadthLimit = 3

  init(_ metrics: FlowMetrics, _ sizes: FlowSizes, breadth: FlowBreadth) {
    self.metrics = metrics
    self.breadth = breadth
    insets = breadth.resolved(metrics.insets)
    isSwapped = metrics.swapsSpacings && sizes.isVariable
    lines = FlowSection.lines(
      sizes, metrics, available: breadth.dimension - insets.crossBefore - insets.crossAfter,
      isSwapped: isSwapped)
    updateEmptyFirstLine()
  }

  var itemCount: Int { lines.sizes.count }

  /// The header's length along the axis; a header of no reference length does not exist.
  var header: CGFloat { length(metrics.header, measuredHeader) }

  /// The footer's length along the axis; a footer of no reference length does not exist.
  var footer: CGFloat { length(metrics.footer, measuredFooter) }

  private func length(_ reference: CGFloat, _ measured: CGFloat?) -> CGFloat {
    guard reference > 0, metrics.measuresEdges else { return max(0, reference) }
    return measured ?? reference
  }

  /// From the start of the section to its first line.
  var linesStart: CGFloat { metrics.freezesSuccessors ? asEstimated.ownLinesStart : ownLinesStart }

  /// From the start of the section to its footer.
  var footerStart: CGFloat {
    metrics.freezesSuccessors ? asEstimated.ownFooterStart : ownFooterStart
  }

  var extent: CGFloat {
    metrics.freezesSuccessors ? asEstimated.ownExtent : ownExtent
  }

  // The three lengths above by the measured sizes.

  private var ownLinesStart: CGFloat { header + insets.mainBefore + emptyFirstLine }
  private var ownFooterStart: CGFloat { ownLinesStart + lines.totalExtent + insets.mainAfter }
  private var ownExtent: CGFloat { ownFooterStart + footer }

  /// The section if nothing had been measured.
  var asEstimated: FlowSection {
    var metrics = metrics
    metrics.freezesSuccessors = false
    return FlowSection(
      metrics, FlowSizes(count: itemCount, common: lines.sizes.common), breadth: breadth)
  }

  /// The lines by which items are placed.
  var placingLines: FlowLines { metrics.freezesSuccessors ? asEstimated.lines : lines }

  /// How far an item may extend beyond the place it has by the common size, along the axis.
  ///
  /// - Complexity: O(given).
  var overhang: CGFloat {
    guard metrics.freezesSuccessors else { return 0 }
    return max(0, (lines.sizes.mains.measuredExtents.max() ?? 0) - lines.sizes.common.main)
  }

  /// The length of the section if its items were broken into lines by the common size.
  ///
  /// - Complexity: O(given sizes · log given sizes).
  var extentByEstimatedLines: CGFloat {
    FlowSection(metrics, lines.sizes.ofCommonCross, breadth: breadth).extent
      - max(0, metrics.header) + header - max(0, metrics.footer) + footer
  }

  /// The length of the section with another line spacing, in points.
  func extent(withLineSpacing spacing: CGFloat) -> CGFloat {
    var extents = lines.extents
    extents.spacing = spacing
    return extent - lines.totalExtent + extents.totalExtent
  }

  /// Whether header and footer are measured, if they exist and are to be measured.
  var areEdgesMeasured: Bool {
    !metrics.measuresEdges
      || (metrics.header <= 0 || measuredHeader != nil)
        && (metrics.footer <= 0 || measuredFooter != nil)
  }

  /// From the start of the section to the leading edge of an item.
  func leadingEdge(of item: Int) -> CGFloat {
    if metrics.freezesSuccessors { return asEstimated.leadingEdge(of: item) }
    let line = lines.line(of: item)
    let extent = lines.extents.extent(at: line)
    return linesStart + lines.extents.offset(of: line)
      + (extent - lines.sizes.size(at: item).main) / 2
  }

  /// The same items with their measured sizes, under other metrics and in another breadth; a `common` of nil keeps the size of
  /// unmeasured items.
  ///
  /// - Complexity: O(1) if nothing of this differs, else the cost of breaking all lines.
  func with(_ metrics: FlowMetrics, _ common: FlowSize?, _ breadth: FlowBreadth) -> FlowSection {
    let common = common ?? lines.sizes.common
    if metrics == self.metrics, common == lines.sizes.common, breadth == self.breadth {
      return self
    }
    let sizes = common == lines.sizes.common ? lines.sizes : lines.sizes.sharing(common)
    var section = FlowSection(metrics, sizes, breadth: breadth)
    section.measuredHeader = measuredHeader
    section.measuredFooter = measuredFooter
    section.earlierBreadths = earlierBreadths
    return section
  }

  /// The same items along the other axis; header and footer have their reference lengths.
  var turned: FlowSection { FlowSection(metrics, lines.sizes.turned, breadth: breadth) }

  /// The same items in another breadth, with the sizes that were measured there before.
  ///
  /// If `forgets`, the sizes of the current breadth are dropped; otherwise they are used again when it returns.
  func moved(to breadth: FlowBreadth, _ common: FlowSize, forgets: Bool) -> FlowSection {
    var earlierBreadths = earlierBreadths
    let known = earlierBreadths.removeValue(forKey: breadth.dimension)
    if !forgets {
      if earlierBreadths.count >= Self.earlierBreadthLimit { earlierBreadths.removeAll() }
      earlierBreadths[self.breadth.dimension] = Measures(
        sizes: lines.sizes, header: measuredHeader, footer: measuredFooter)
    }
    var section = FlowSection(
      metrics, known?.sizes.sharing(common) ?? FlowSizes(count: itemCount, common: common),
      breadth: breadth)
    section.measuredHeader = known?.header
    section.measuredFooter = known?.footer
    section.earlierBreadths = earlierBreadths
    return section
  }

  /// Changes sizes or items.
  ///
  /// If a uniform section becomes variable, or the reverse, its lines may be broken again.
  mutating func edit<Answer>(_ change: (inout FlowLines) -> Answer) -> Answer {
    let count = itemCount
    let answer = change(&lines)
    // The sizes of earlier breadths belong to other items now.
    if itemCount != count { earlierBreadths = [:] }
    guard metrics.swapsSpacings else { return answer }
    if isSwapped != lines.sizes.isVariable {
      isSwapped.toggle()
      lines = FlowSection.lines(
        lines.sizes, metrics, available: lines.available, isSwapped: isSwapped)
    }
    updateEmptyFirstLine()
    return answer
  }

  private mutating func updateEmptyFirstLine() {
    let isEmpty = isSwapped && lines.sizes.size(at: 0).cross > lines.available
    emptyFirstLine = isEmpty ? metrics.itemSpacing : 0
  }

  private static func lines(
    _ sizes: FlowSizes, _ metrics: FlowMetrics, available: CGFloat, isSwapped: Bool
  ) -> FlowLines {
    FlowLines(
      sizes, available: available,
      itemSpacing: isSwapped ? metrics.lineSpacing : metrics.itemSpacing,
      lineSpacing: isSwapped ? metrics.itemSpacing : metrics.lineSpacing)
  }
}
