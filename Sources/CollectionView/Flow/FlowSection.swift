import Foundation

/// The geometry of one section of a flow layout, from its own start.
struct FlowSection: Sendable {
  let metrics: FlowMetrics
  let breadth: FlowBreadth
  /// The section's insets from the content insets.
  let insets: FlowInsets
  /// What the header was measured to be along the axis; nil while it has its reference length.
  var measuredHeader: CGFloat?
  /// What the footer was measured to be along the axis; nil while it has its reference length.
  var measuredFooter: CGFloat?
  private(set) var lines: FlowLines
  /// What was measured in breadths the view had before, by their dimension, so that it comes back with them.
  private var kept: [CGFloat: Measures] = [:]
  /// Whether the two spacings have changed roles.
  private var isSwapped: Bool
  /// The space after a first line that UIKit is reported to close empty when its first item does not fit.
  private var emptyFirstLine: CGFloat = 0

  /// What was measured in a breadth.
  private struct Measures {
    var sizes: FlowSizes
    var header: CGFloat?
    var footer: CGFloat?
  }

  /// Breadths whose measures are remembered besides those of now.
  private static let keptBreadths = 3

  init(_ metrics: FlowMetrics, _ sizes: FlowSizes, breadth: FlowBreadth) {
    self.metrics = metrics
    self.breadth = breadth
    insets = breadth.resolved(metrics.insets)
    isSwapped = metrics.swapsSpacings && sizes.isVariable
    lines = FlowSection.lines(
      sizes, metrics, available: breadth.dimension - insets.crossBefore - insets.crossAfter,
      isSwapped: isSwapped)
    noteEmptyFirstLine()
  }

  var itemCount: Int { lines.sizes.count }

  /// The header's length along the axis; a header of no reference length does not exist.
  var header: CGFloat { metrics.header > 0 ? measuredHeader ?? metrics.header : 0 }

  /// The footer's length along the axis; a footer of no reference length does not exist.
  var footer: CGFloat { metrics.footer > 0 ? measuredFooter ?? metrics.footer : 0 }

  /// From the start of the section to its first line.
  @inline(__always)
  var linesStart: CGFloat { metrics.freezesSuccessors ? asEstimated.ownLinesStart : ownLinesStart }

  /// From the start of the section to its footer.
  @inline(__always)
  var footerStart: CGFloat {
    metrics.freezesSuccessors ? asEstimated.ownFooterStart : ownFooterStart
  }

  @inline(__always)
  var extent: CGFloat {
    metrics.freezesSuccessors ? asEstimated.ownExtent : ownExtent
  }

  // The same by what was measured.

  private var ownLinesStart: CGFloat { header + insets.mainBefore + emptyFirstLine }
  private var ownFooterStart: CGFloat { ownLinesStart + lines.totalExtent + insets.mainAfter }
  private var ownExtent: CGFloat { ownFooterStart + footer }

  /// The section if nothing had been measured.
  ///
  /// It is made of numbers alone, so that nobody who may need it holds a copy of the whole section for that.
  @inline(__always)
  var asEstimated: FlowSection {
    FlowSection.estimated(itemCount, lines.sizes.common, metrics, breadth)
  }

  @inline(never)
  private static func estimated(
    _ count: Int, _ common: FlowSize, _ metrics: FlowMetrics, _ breadth: FlowBreadth
  ) -> FlowSection {
    var metrics = metrics
    metrics.freezesSuccessors = false
    return FlowSection(metrics, FlowSizes(count: count, common: common), breadth: breadth)
  }

  /// The lines in which the items stand.
  @inline(__always)
  var standingLines: FlowLines { metrics.freezesSuccessors ? asEstimated.lines : lines }

  /// How far an item may reach beyond the place that the common size gives it, along the axis.
  ///
  /// - Complexity: O(given).
  var overhang: CGFloat {
    guard metrics.freezesSuccessors else { return 0 }
    return max(0, (lines.sizes.mains.measuredExtents.max() ?? 0) - lines.sizes.common.main)
  }

  /// The whole section if its items had gone into the lines that the common size makes.
  ///
  /// - Complexity: O(given sizes · log given sizes).
  var extentByEstimatedLines: CGFloat {
    FlowSection(metrics, lines.sizes.ofCommonCross, breadth: breadth).extent
      - max(0, metrics.header) + header - max(0, metrics.footer) + footer
  }

  /// The whole section if its lines stood so many points apart.
  func extent(withLineSpacing spacing: CGFloat) -> CGFloat {
    var extents = lines.extents
    extents.spacing = spacing
    return extent - lines.totalExtent + extents.totalExtent
  }

  /// Whether header and footer have been measured, as far as they exist.
  var areEdgesMeasured: Bool {
    (metrics.header <= 0 || measuredHeader != nil) && (metrics.footer <= 0 || measuredFooter != nil)
  }

  /// From the start of the section to the leading edge of an item.
  func leadingEdge(of item: Int) -> CGFloat {
    if metrics.freezesSuccessors { return asEstimated.leadingEdge(of: item) }
    let line = lines.line(of: item)
    let extent = lines.extents.extent(at: line)
    return linesStart + lines.extents.offset(of: line)
      + (extent - lines.sizes.size(at: item).main) / 2
  }

  /// The same items with their measures, under other metrics and in another breadth.
  ///
  /// Items that were not measured take another common size, unless that is nil.
  ///
  /// - Complexity: O(1) when nothing of this differs, else as breaking all lines.
  func taking(_ metrics: FlowMetrics, _ common: FlowSize?, _ breadth: FlowBreadth) -> FlowSection {
    let common = common ?? lines.sizes.common
    if metrics == self.metrics, common == lines.sizes.common, breadth == self.breadth {
      return self
    }
    let sizes = common == lines.sizes.common ? lines.sizes : lines.sizes.sharing(common)
    var section = FlowSection(metrics, sizes, breadth: breadth)
    section.measuredHeader = measuredHeader
    section.measuredFooter = measuredFooter
    section.kept = kept
    return section
  }

  /// The same items along the other axis, whose lines are still to be broken there; the edges have their reference lengths.
  var turned: FlowSection { FlowSection(metrics, lines.sizes.turned, breadth: breadth) }

  /// The same items in a breadth in which they may have other sizes: what was measured there before comes back.
  ///
  /// What was measured in the breadth of now waits for it to come back, too, or is forgotten.
  func moved(to breadth: FlowBreadth, _ common: FlowSize, forgets: Bool) -> FlowSection {
    var kept = kept
    let known = kept.removeValue(forKey: breadth.dimension)
    if !forgets {
      if kept.count >= Self.keptBreadths { kept.removeAll() }
      kept[self.breadth.dimension] = Measures(
        sizes: lines.sizes, header: measuredHeader, footer: measuredFooter)
    }
    var section = FlowSection(
      metrics, known?.sizes.sharing(common) ?? FlowSizes(count: itemCount, common: common),
      breadth: breadth)
    section.measuredHeader = known?.header
    section.measuredFooter = known?.footer
    section.kept = kept
    return section
  }

  /// Changes sizes or items; when that makes a uniform section variable or back, its lines may have to be broken anew.
  mutating func edit<Answer>(_ change: (inout FlowLines) -> Answer) -> Answer {
    let count = itemCount
    let answer = change(&lines)
    // What is remembered of other breadths is about other items now.
    if itemCount != count { kept = [:] }
    guard metrics.swapsSpacings else { return answer }
    if isSwapped != lines.sizes.isVariable {
      isSwapped.toggle()
      lines = FlowSection.lines(
        lines.sizes, metrics, available: lines.available, isSwapped: isSwapped)
    }
    noteEmptyFirstLine()
    return answer
  }

  private mutating func noteEmptyFirstLine() {
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
