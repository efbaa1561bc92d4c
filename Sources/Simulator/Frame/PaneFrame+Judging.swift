import Foundation

extension PaneFrame {
  /// The live cells that meet the viewport, in the order of the data.
  public var visibleCells: [ElementFrame] {
    drawnCells.sorted { $0.indexPath.lexicographicallyPrecedes($1.indexPath) }
  }

  /// The element of an item; nil for one that has none, or whose is on its way out.
  public func element(of item: ItemIdentity) -> ElementFrame? {
    self.elements.last { $0.detail.item == item && !$0.isDisappearing }
  }

  /// The visible cells in drawing order.
  @inlinable public var drawnCells: some Collection<ElementFrame> {
    self.elements.lazy.filter { [bounds = self.bounds] in
      $0.category == .cell && !$0.isDisappearing && $0.frame.sharesArea(with: bounds)
    }
  }

  /// Where nothing is shown and something should be, across the whole viewport or beside other elements.
  public var emptyPlaces: [CGRect] { self.blanks + self.holes }

  /// Whether scrolling can go anywhere.
  public var isScrollable: Bool {
    self.scrollRange.lowerBound < self.scrollRange.upperBound
  }

  /// The share of the viewport's length that shows nothing where something should be, 0…1.
  public var blankFraction: Double {
    let isHorizontal = self.scrollsHorizontally
    let extent = isHorizontal ? self.bounds.width : self.bounds.height
    guard extent > 0 else { return 0 }
    let blank = self.blanks.reduce(0) { $0 + (isHorizontal ? $1.width : $1.height) }
    return Double(blank / extent)
  }
}

extension CGRect {
  /// Whether rectangles share more than an edge; Foundation's own test on Linux says yes to touching ones.
  @inlinable public func sharesArea(with other: CGRect) -> Bool {
    guard min(size.width, size.height, other.size.width, other.size.height) >= 0 else {
      return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
    // What each edge would find out anew is known: that nothing has to be turned round.
    return origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}
