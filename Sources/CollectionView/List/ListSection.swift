import Foundation

/// The properties of one section of a list, in points.
public struct ListSection: Sendable, Equatable {
  /// The default height of an item, header or footer.
  public static let defaultHeight: CGFloat = 44

  /// The height of an unmeasured item; in a `TableLayout`, 0 asks for every height on load.
  public var estimatedHeight = defaultHeight
  /// The height of the header until it is measured; nil for no header.
  public var estimatedHeaderHeight: CGFloat?
  /// The height of the footer until it is measured; nil for no footer.
  public var estimatedFooterHeight: CGFloat?
  /// The space between items.
  public var spacing: CGFloat = 0
  /// The inset around the items; header and footer are outside.
  public var inset = UIEdgeInsets.zero
  /// The size of every item if the section's items are placed side by side, `spacing` apart, in an embedded scroller that
  /// scrolls sideways; nil for items below one another.
  ///
  /// As with an `orthogonalScrollingBehavior` of a compositional layout. `scrollToItem(at:at:animated:)` moves the scroller
  /// without animation; a drag does not move it.
  public var sidewaysItemSize: CGSize?

  /// A section without header and footer.
  public init() {}
}

/// The heights in one section of a list.
struct ListSectionExtents {
  /// A header or footer: its height and whether it was measured.
  struct Edge {
    var extent: CGFloat
    var isMeasured = false

    var measured: CGFloat? { isMeasured ? extent : nil }
  }

  private(set) var metrics: ListSection
  var header: Edge?
  var footer: Edge?
  /// The content offset of the embedded scroller, in points.
  var sidewaysOffset: CGFloat = 0
  /// The items' heights at the current width.
  var items: ExtentTree
  /// Whether any heights, including those of header and footer, are estimated until measured.
  var hasEstimates = true
  /// Whether the elements after one that changes its size stay in place.
  var freezesSuccessors = false
  /// The items' heights at earlier widths; used again when their width returns.
  private var earlierWidths: [CGFloat: ExtentTree] = [:]

  /// The number of earlier widths whose heights are remembered.
  private static let earlierWidthLimit = 3

  init(_ metrics: ListSection, count: Int) {
    self.metrics = metrics
    header = metrics.estimatedHeaderHeight.map { Edge(extent: $0) }
    footer = metrics.estimatedFooterHeight.map { Edge(extent: $0) }
    items = ExtentTree(
      count: count, estimate: metrics.estimatedHeight, spacing: metrics.spacing)
  }

  /// From the first item's leading edge to the last one's trailing edge.
  var itemsExtent: CGFloat { metrics.sidewaysItemSize?.height ?? items.totalExtent }
  /// Whether elements stay at the places of their estimates, regardless of their measured heights.
  var isFrozen: Bool { freezesSuccessors && hasEstimates }
  var headerExtent: CGFloat { header?.extent ?? 0 }
  var footerExtent: CGFloat { footer?.extent ?? 0 }
  /// From the start of the section to its first item.
  var itemsStart: CGFloat { isFrozen ? estimated.ownItemsStart : ownItemsStart }
  /// From the start of the section to its footer.
  var footerStart: CGFloat { isFrozen ? estimated.ownFooterStart : ownFooterStart }
  /// The length of the whole section.
  var extent: CGFloat { isFrozen ? estimated.ownExtent : ownExtent }

  // The three lengths above by the measured heights.

  private var ownItemsStart: CGFloat { headerExtent + metrics.inset.top }
  private var ownFooterStart: CGFloat { ownItemsStart + itemsExtent + metrics.inset.bottom }
  private var ownExtent: CGFloat { ownFooterStart + footerExtent }

  /// The section if nothing had been measured.
  var asEstimated: ListSectionExtents { hasEstimates ? estimated : self }

  private var estimated: ListSectionExtents {
    ListSectionExtents(metrics, count: items.count)
  }

  /// The length of the section with another spacing, in points.
  func extent(withSpacing spacing: CGFloat) -> CGFloat {
    guard metrics.sidewaysItemSize == nil else { return extent }
    var others = items
    others.spacing = spacing
    return extent - items.totalExtent + others.totalExtent
  }

  /// Changes the properties of the section; measured heights stay.
  mutating func setMetrics(_ metrics: ListSection) {
    self.metrics = metrics
    items.estimate = metrics.estimatedHeight
    items.spacing = metrics.spacing
    header = Self.edge(header, estimate: metrics.estimatedHeaderHeight)
    footer = Self.edge(footer, estimate: metrics.estimatedFooterHeight)
  }

  /// Changes the width: heights measured at the old width are remembered for its return, or forgotten.
  ///
  /// Estimate and spacing do not depend on the width.
  mutating func changeWidth(from old: CGFloat, to new: CGFloat, forgets: Bool) {
    let atNew = earlierWidths.removeValue(forKey: new)
    if !forgets, items.measuredCount > 0 {
      if earlierWidths.count >= Self.earlierWidthLimit { earlierWidths.removeAll() }
      earlierWidths[old] = items
    }
    let (estimate, spacing) = (items.estimate, items.spacing)
    items = atNew ?? ExtentTree(count: items.count, estimate: estimate, spacing: spacing)
    items.estimate = estimate
    items.spacing = spacing
    header = metrics.estimatedHeaderHeight.map { Edge(extent: $0) }
    footer = metrics.estimatedFooterHeight.map { Edge(extent: $0) }
  }

  /// Forgets the heights of earlier widths.
  mutating func forgetEarlierWidths() { earlierWidths = [:] }

  /// The leading edge of an item, relative to the first.
  func offset(of item: Int) -> CGFloat {
    guard metrics.sidewaysItemSize == nil else { return 0 }
    return isFrozen ? estimated.items.offset(of: item) : items.offset(of: item)
  }

  /// The items that overlap a range, both relative to the first item; for items side by side, the first of them.
  func indices(from: CGFloat, to: CGFloat) -> Range<Int> {
    if let size = metrics.sidewaysItemSize {
      return 0..<(from < size.height && to > 0 ? min(1, items.count) : 0)
    }
    return isFrozen
      ? estimated.items.indices(from: from, to: to) : items.indices(from: from, to: to)
  }

  /// How far an item may extend beyond the place it has by its estimate.
  ///
  /// - Complexity: O(measured).
  var overhang: CGFloat {
    isFrozen ? max(0, (items.measuredExtents.max() ?? 0) - metrics.estimatedHeight) : 0
  }

  /// Calls `body` with the items that overlap a range, both relative to the first item, in order.
  func visitItems(from: CGFloat, to: CGFloat, _ body: (ExtentSpan) -> Void) {
    guard isFrozen else { return items.visitItems(from: from, to: to, body) }
    let places = asEstimated.items
    places.visitItems(from: from - overhang, to: to) { place in
      let extent = items.extent(at: place.index)
      guard place.offset + extent > from else { return }
      body(
        ExtentSpan(
          index: place.index, offset: place.offset, extent: extent,
          isMeasured: items.isMeasured(at: place.index)))
    }
  }

  /// Applies the same change of items at every width.
  mutating func edit(_ change: (inout ExtentTree) -> Void) {
    change(&items)
    for width in earlierWidths.keys {
      guard var tree = earlierWidths[width] else { continue }
      change(&tree)
      earlierWidths[width] = tree
    }
  }

  private static func edge(_ edge: Edge?, estimate: CGFloat?) -> Edge? {
    guard let estimate else { return nil }
    if let edge, edge.isMeasured { return edge }
    return Edge(extent: estimate)
  }
}
