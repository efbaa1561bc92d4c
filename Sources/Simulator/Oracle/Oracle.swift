import Foundation

/// Lays out items with their true sizes by the plainest possible code, to determine the right frames.
///
/// It shares no code with the engine, so that a frame on which both agree was computed in two ways. Pinned headers are
/// at their places without pinning.
struct Oracle: Sendable, Equatable {
  /// The layouts with known rules.
  enum Arrangement: Sendable, Equatable {
    /// One item per line, as wide as the content.
    case list
    /// `UICollectionViewFlowLayout`; its spacings may swap in horizontal sections with several item sizes.
    case flow(horizontal: Bool, swapsSpacings: Bool = false)
    /// Columns of equal width.
    case waterfall(columns: Int, order: WaterfallOrder)
    /// `UICollectionViewCompositionalLayout`.
    case compositional(Composition)

    /// Whether every item has a line of its own.
    var isOneALine: Bool {
      switch self {
      case .list: true
      case .flow, .waterfall: false
      case .compositional(let composition): composition.isOneALine
      }
    }
  }

  /// The rule that chooses the column of the next item in a waterfall.
  enum WaterfallOrder: String, Sendable, Equatable {
    /// The column that ends first; of equal ones, the leftmost.
    case shortest
    case roundRobin
  }

  /// The item from which a window is laid out, with its known origin.
  struct Anchor: Sendable, Equatable {
    var section: Int
    var item: Int
    /// The item's leading edge on the scroll axis, in content points.
    var origin: CGFloat
    /// The end of the window on the scroll axis, in content points.
    var end: CGFloat
  }

  /// The true size of an item in points, for its section, its index there and the width offered to it.
  typealias ItemSize = (_ section: Int, _ item: Int, _ offered: CGFloat?) -> CGSize

  /// The largest number of items for which the whole content is laid out.
  static let wholeLimit = 20_000

  var arrangement: Arrangement
  var sections: [TrueSection]
  /// The bounds across the scroll axis minus the adjusted content inset, in points.
  var breadth: CGFloat
  /// The grid on which origins lie; sizes are not rounded.
  var grid: PixelGrid
  /// What a compositional layout knows of its view.
  var surroundings = Surroundings()

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
  ///   - anchor: The start of a window if there are too many items; nil if only the whole layout is wanted.
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
    case .compositional(let composition): compositional(composition, itemSize: itemSize)
    }
  }

  private func has(_ anchor: Anchor) -> Bool {
    sections.indices.contains(anchor.section) && anchor.item >= 0
      && anchor.item < sections[anchor.section].itemCount && anchor.origin.isFinite
  }
}

/// The result of the oracle.
enum Truth: Sendable, Equatable {
  case whole(TrueLayout)
  /// The requested part, because there are too many items to lay out the whole.
  case window(TrueLayout)
  /// The reason why there is no result.
  case unavailable(reason: String)

  /// The layout; nil if there is none.
  var layout: TrueLayout? {
    switch self {
    case .whole(let layout), .window(let layout): layout
    case .unavailable: nil
    }
  }
}
