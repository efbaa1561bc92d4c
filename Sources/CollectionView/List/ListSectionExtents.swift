import Foundation

/// What a list knows of the heights in one section.
struct ListSectionExtents {
  /// A header or footer: its height and whether it was measured.
  struct Edge {
    var extent: CGFloat
    var isMeasured = false
  }

  private(set) var metrics: ListSection
  var header: Edge?
  var footer: Edge?
  /// The items' heights at the width of now.
  var items: ExtentTree
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

  var headerExtent: CGFloat { header?.extent ?? 0 }
  var footerExtent: CGFloat { footer?.extent ?? 0 }
  /// From the start of the section to its first item.
  var itemsStart: CGFloat { headerExtent + metrics.inset.top }
  /// From the start of the section to its footer.
  var footerStart: CGFloat { itemsStart + items.totalExtent + metrics.inset.bottom }
  /// The whole section.
  var extent: CGFloat { footerStart + footerExtent }

  /// The whole section if its items stood so many points apart.
  func extent(withSpacing spacing: CGFloat) -> CGFloat {
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
  mutating func changeWidth(from old: CGFloat, to new: CGFloat, forgets: Bool) {
    let atNew = kept.removeValue(forKey: new)
    if !forgets, items.measuredCount > 0 {
      if kept.count >= Self.keptWidths { kept.removeAll() }
      kept[old] = items
    }
    items =
      atNew
      ?? ExtentTree(
        count: items.count, estimate: metrics.estimatedHeight, spacing: metrics.spacing)
    header = metrics.estimatedHeaderHeight.map { Edge(extent: $0) }
    footer = metrics.estimatedFooterHeight.map { Edge(extent: $0) }
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
