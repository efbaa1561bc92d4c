import Foundation

/// Lays out items with their true sizes by the plainest possible code, and so says what the screen should show.
///
/// It shares nothing with the engine, so that what both agree on was computed twice. Pinned headers are where they would be
/// without pinning.
struct Oracle: Sendable, Equatable {
  /// The layouts with known rules.
  enum Arrangement: Sendable, Equatable {
    /// One item per line, as wide as the content.
    case list
    /// `UICollectionViewFlowLayout`; its spacings may swap in horizontal sections with several item sizes.
    case flow(horizontal: Bool, swapsSpacings: Bool = false)
    /// Columns of equal width.
    case waterfall(columns: Int, order: WaterfallOrder)
  }

  /// Which column of a waterfall takes the next item.
  enum WaterfallOrder: String, Sendable, Equatable {
    /// The one that ends first; of equal ones, the leftmost.
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

  /// The true layout of the whole content or, for too many items, of a window.
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

  /// The true layout of the whole content, for any number of items.
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

/// What the oracle can say.
enum Truth: Sendable, Equatable {
  case whole(TrueLayout)
  /// Only the requested part, because the whole is too much to lay out.
  case window(TrueLayout)
  /// Why nothing can be said.
  case unavailable(reason: String)

  /// What was laid out; nil if nothing was.
  var layout: TrueLayout? {
    switch self {
    case .whole(let layout), .window(let layout): layout
    case .unavailable: nil
    }
  }
}
