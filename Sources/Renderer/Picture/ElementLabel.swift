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

  /// Both as far as they fit; the size goes first.
  func line(columns: Int, styles: (identity: Style, size: Style)) -> StyledLine {
    var line = StyledLine(identity, styles.identity)
    if !size.isEmpty, identity.count + 1 + size.columnWidth <= columns {
      let roomy = identity.count + 2 + size.columnWidth <= columns
      line.add((roomy ? "  " : " ") + size, styles.size)
    }
    return line
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
