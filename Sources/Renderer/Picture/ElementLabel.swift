import Foundation
import Simulator

/// What stands on an element: which one it is, and how its size changed.
struct ElementLabel {
  /// `[0,3]`, `header [0]`.
  var identity: String
  /// `200 → 40`, or `~200` for an estimate; empty when there is nothing to tell.
  var size: String

  init(_ element: ElementFrame, scrollsHorizontally: Bool, glyphs: Glyphs) {
    identity = Self.identity(of: element)
    size = Self.size(of: element, scrollsHorizontally: scrollsHorizontally, glyphs: glyphs)
  }

  /// As much as fits: closer together first, then without the size, unless that is news.
  func line(columns: Int, isFresh: Bool, styles: (identity: Style, size: Style)) -> StyledLine {
    let compact = size.filter { $0 != " " }
    for (gap, size) in [("  ", size), (" ", size), (" ", compact)] where !size.isEmpty {
      var line = StyledLine(identity, styles.identity)
      line.add(gap + size, styles.size)
      if line.columns <= columns { return line }
    }
    if isFresh, !compact.isEmpty, compact.columnWidth <= columns {
      return StyledLine(compact, styles.size)
    }
    // At last the item alone: most scenes have one section.
    return StyledLine(identity.count <= columns ? identity : shortIdentity, styles.identity)
  }

  private var shortIdentity: String {
    guard identity.hasPrefix("["), let comma = identity.lastIndex(of: ",") else { return identity }
    return String(identity[identity.index(after: comma)...].dropLast())
  }

  private static func identity(of element: ElementFrame) -> String {
    guard element.category != .cell else { return element.indexPath.indexPathText }
    let kind = element.kind ?? ""
    let name =
      switch kind {
      case "UICollectionElementKindSectionHeader": "header"
      case "UICollectionElementKindSectionFooter": "footer"
      default: kind.displaySafe
      }
    // The first of a section is named by its section alone.
    let path = element.indexPath.last == 0 ? element.indexPath.dropLast() : element.indexPath[...]
    return path.isEmpty ? name : "\(name) \(Array(path).indexPathText)"
  }

  private static func size(
    of element: ElementFrame, scrollsHorizontally: Bool, glyphs: Glyphs
  ) -> String {
    let size = element.frame.size
    let extent = scrollsHorizontally ? size.width : size.height
    if element.sizeState == .estimated { return "~\(extent.pointText)" }
    guard let old = element.estimatedSize else { return "" }
    let widens = old.width.pointText != size.width.pointText
    let heightens = old.height.pointText != size.height.pointText
    let arrow = " \(glyphs.arrow) "
    switch (widens, heightens) {
    case (false, false): return ""
    case (true, false): return old.width.pointText + arrow + size.width.pointText
    case (false, true): return old.height.pointText + arrow + size.height.pointText
    case (true, true): return old.text(glyphs) + arrow + size.text(glyphs)
    }
  }
}

extension CGSize {
  fileprivate func text(_ glyphs: Glyphs) -> String {
    width.pointText + glyphs.times + height.pointText
  }
}
