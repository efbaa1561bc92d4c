import Foundation

/// Lays items out with their true sizes by the plainest possible code, and so says what the screen should show.
///
/// It shares nothing with the engine: what both agree on was worked out twice. Pinned headers stand
/// where they would without pinning.
struct Oracle: Sendable, Equatable {
  /// The layouts whose rules are known.
  enum Arrangement: Sendable, Equatable {
    /// One item a line, as wide as the content.
    case list
    /// `UICollectionViewFlowLayout`; its spacings may change roles in horizontal sections of several sizes.
    case flow(horizontal: Bool, swapsSpacings: Bool = false)
    /// Columns of equal width.
    case waterfall(columns: Int, order: WaterfallOrder)
  }

  /// Which column of a waterfall takes the next item.
  enum WaterfallOrder: String, Sendable, Equatable {
    /// The one that ends first, of equal ones the leftmost.
    case shortest
    case roundRobin
  }

  /// The known origin of a window.
  struct Anchor: Sendable, Equatable {
    var section: Int
    var item: Int
    /// The item's leading edge on the scroll axis, in content points.
    var origin: CGFloat
    /// How far on the scroll axis the window reaches, in content points.
    var end: CGFloat
  }

  /// The true size of an item in points, for its section, its index there and the width offered to it.
  typealias ItemSize = (_ section: Int, _ item: Int, _ offered: CGFloat?) -> CGSize

  /// Items up to which the whole content is laid out.
  static let wholeLimit = 20_000

  var arrangement: Arrangement
  var sections: [TrueSection]
  /// The bounds across the scroll axis less the adjusted content inset, in points.
  var breadth: CGFloat
  /// The grid on which origins lie; sizes are not rounded.
  var grid: PixelGrid

  init(
    arrangement: Arrangement, sections: [TrueSection], breadth: CGFloat,
    grid: PixelGrid = PixelGrid(scale: 2)
  ) {
    self.arrangement = arrangement
    self.sections = sections
    self.breadth = breadth
    self.grid = grid
  }

  /// Everything, or what the number of items allows.
  ///
  /// - Parameters:
  ///   - anchor: Where a window begins when there are too many items; nil asks for the whole alone.
  ///   - itemSize: The true sizes.
  /// - Complexity: O(items) for the whole, O(items of the window) for a window.
  /// - Returns: A window for a list of more than `wholeLimit` items.
  func truth(from anchor: Anchor? = nil, itemSize: ItemSize) -> Truth {
    let count = sections.reduce(0) { $0 + $1.itemCount }
    if count <= Self.wholeLimit {
      return .whole(whole(itemSize: itemSize))
    }
    guard arrangement == .list else {
      return .unavailable(
        reason: "\(count) items are too many to lay out whole, and only a list has windows")
    }
    guard let anchor, has(anchor) else {
      return .unavailable(
        reason: "\(count) items are too many to lay out whole, and no item's place is known")
    }
    return .window(listWindow(from: anchor, itemSize: itemSize))
  }

  /// The whole content, however many items there are.
  ///
  /// - Complexity: O(items).
  func whole(itemSize: ItemSize) -> TrueLayout {
    switch arrangement {
    case .list: list(itemSize: itemSize)
    case .flow(let horizontal, let swaps):
      flow(horizontal: horizontal, swapsSpacings: horizontal && swaps, itemSize: itemSize)
    case .waterfall(let columns, let order):
      waterfall(columns: max(columns, 1), order: order, itemSize: itemSize)
    }
  }

  private func has(_ anchor: Anchor) -> Bool {
    sections.indices.contains(anchor.section) && anchor.item >= 0
      && anchor.item < sections[anchor.section].itemCount && anchor.origin.isFinite
  }
}
