import Foundation

/// What a list knows of the heights in one section.
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
  /// How far a scroller of items side by side was scrolled, in points.
  var sidewaysOffset: CGFloat = 0
  /// The items' heights at the width of now.
  var items: ExtentTree
  /// Whether heights, be it those of header and footer alone, are guesses until something is asked; otherwise the estimate
  /// says nothing.
  var hasEstimates = true
  /// Whether what follows a new size stays in its place.
  var freezesSuccessors = false
  /// The items' heights at widths the view had before, so that they come back with their width.
  private var kept: [CGFloat: ExtentTree] = [:]

  /// Widths remembered besides the one of now.
  private static let keptWidths = 3

  init(_ metrics: ListSection, count: Int) {
    self.metrics = metrics
    header = metrics.estimatedHeaderHeight.map { Edge(extent: $0) }
    footer = metrics.estimatedFooterHeight.map { Edge(extent: $0) }
    items = ExtentTree(
      count: count, estimate: metrics.estimatedHeight, spacing: metrics.spacing)
  }

  /// From the first item's leading edge to the last one's trailing edge.
  var itemsExtent: CGFloat { metrics.sidewaysItemSize?.height ?? items.totalExtent }
  /// Whether everything stands where the estimates have it, whatever it was measured to be.
  var isFrozen: Bool { freezesSuccessors && hasEstimates }
  var headerExtent: CGFloat { header?.extent ?? 0 }
  var footerExtent: CGFloat { footer?.extent ?? 0 }
  /// From the start of the section to its first item.
  @inline(__always)
  var itemsStart: CGFloat { isFrozen ? estimated.ownItemsStart : ownItemsStart }
  /// From the start of the section to its footer.
  @inline(__always)
  var footerStart: CGFloat { isFrozen ? estimated.ownFooterStart : ownFooterStart }
  /// The whole section.
  @inline(__always)
  var extent: CGFloat { isFrozen ? estimated.ownExtent : ownExtent }

  // The same by what was measured.

  private var ownItemsStart: CGFloat { headerExtent + metrics.inset.top }
  private var ownFooterStart: CGFloat { ownItemsStart + itemsExtent + metrics.inset.bottom }
  private var ownExtent: CGFloat { ownFooterStart + footerExtent }

  /// The section if nothing had been measured.
  var asEstimated: ListSectionExtents { hasEstimates ? estimated : self }

  /// It is made of numbers alone, so that nobody who may need it holds a copy of the whole section for that.
  @inline(__always)
  private var estimated: ListSectionExtents {
    ListSectionExtents.unmeasured(metrics, count: items.count)
  }

  @inline(never)
  private static func unmeasured(_ metrics: ListSection, count: Int) -> ListSectionExtents {
    ListSectionExtents(metrics, count: count)
  }

  /// The whole section if its items stood so many points apart.
  func extent(withSpacing spacing: CGFloat) -> CGFloat {
    guard metrics.sidewaysItemSize == nil else { return extent }
    var others = items
    others.spacing = spacing
    return extent - items.totalExtent + others.totalExtent
  }

  /// Takes other knobs; measured heights stay.
  mutating func take(_ metrics: ListSection) {
    self.metrics = metrics
    items.estimate = metrics.estimatedHeight
    items.spacing = metrics.spacing
    header = Self.edge(header, estimate: metrics.estimatedHeaderHeight)
    footer = Self.edge(footer, estimate: metrics.estimatedFooterHeight)
  }

  /// Goes from one width to another: heights measured at the old width wait for it to come back, or are forgotten.
  ///
  /// The estimate and the spacing are those of now at every width.
  mutating func changeWidth(from old: CGFloat, to new: CGFloat, forgets: Bool) {
    let atNew = kept.removeValue(forKey: new)
    if !forgets, items.measuredCount > 0 {
      if kept.count >= Self.keptWidths { kept.removeAll() }
      kept[old] = items
    }
    let (estimate, spacing) = (items.estimate, items.spacing)
    items = atNew ?? ExtentTree(count: items.count, estimate: estimate, spacing: spacing)
    items.estimate = estimate
    items.spacing = spacing
    header = metrics.estimatedHeaderHeight.map { Edge(extent: $0) }
    footer = metrics.estimatedFooterHeight.map { Edge(extent: $0) }
  }

  /// Forgets the heights that wait for another width to come back.
  mutating func forgetOtherWidths() { kept = [:] }

  /// From the first item to the leading edge of another.
  func offset(of item: Int) -> CGFloat {
    guard metrics.sidewaysItemSize == nil else { return 0 }
    return isFrozen ? estimated.items.offset(of: item) : items.offset(of: item)
  }

  /// The items whose places meet a stretch, both from the first item; of items side by side the first.
  @inline(__always)
  func indices(from: CGFloat, to: CGFloat) -> Range<Int> {
    if let size = metrics.sidewaysItemSize {
      return 0..<(from < size.height && to > 0 ? min(1, items.count) : 0)
    }
    return isFrozen
      ? estimated.items.indices(from: from, to: to) : items.indices(from: from, to: to)
  }

  /// How far an item may reach beyond the place its estimate gives it.
  ///
  /// - Complexity: O(measured).
  var overhang: CGFloat {
    isFrozen ? max(0, (items.measuredExtents.max() ?? 0) - metrics.estimatedHeight) : 0
  }

  /// Hands out the items that meet a stretch, both from the first item, in order, where all stand at their estimates.
  func visitFrozenItems(from: CGFloat, to: CGFloat, _ body: (ExtentSpan) -> Void) {
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
    for width in kept.keys {
      guard var tree = kept[width] else { continue }
      change(&tree)
      kept[width] = tree
    }
  }

  private static func edge(_ edge: Edge?, estimate: CGFloat?) -> Edge? {
    guard let estimate else { return nil }
    if let edge, edge.isMeasured { return edge }
    return Edge(extent: estimate)
  }
}
