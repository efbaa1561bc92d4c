import Foundation
import Scenes

/// Computes the true size of a cell, in points: the size it prefers when it is asked.
///
/// A pure function of its arguments.
struct CellSizer: Sendable {
  /// The source of the sizes.
  let sizing: CellSizing
  /// Points of a column and of a line of text.
  let font: CGSize
  /// The seed of the scene's random numbers.
  let seed: UInt64
  /// The sizes of UIKit's list cells; nil if the cells are others.
  private let list: ListViewSizes?

  init(sizing: CellSizing, font: CGSize, seed: UInt64, list: ListViewSizes? = nil) {
    self.sizing = sizing
    self.font = font
    self.seed = seed
    self.list = list
  }

  /// The sizer of a pane.
  init(_ pane: Pane) {
    var list: ListViewSizes?
    if case .listCell = pane.cell.source { list = ListViewSizes(pane) }
    self.init(sizing: pane.cell, font: pane.font, seed: pane.seed, list: list)
  }

  /// The true size of an item.
  ///
  /// The item's own size takes precedence over the scene's; late content and alternates are added to either.
  ///
  /// - Parameters:
  ///   - item: The item the cell shows.
  ///   - position: The item's position in the data set at the start of the scene, over all sections, from 0.
  ///   - offered: The width that the layout imposes, in points; nil for none.
  ///   - added: The size that late content has added so far.
  ///   - asked: The number of times this item's cell has been asked for its size before.
  /// - Returns: Points, never negative.
  func size(
    of item: Item, at position: Int, offered: CGFloat?, added: CGSize = .zero, asked: Int = 0
  ) -> CGSize {
    var size = item.size ?? sourceSize(of: item, at: position, offered: offered)
    if !sizing.alternates.isEmpty {
      size.height += sizing.alternates[max(asked, 0) % sizing.alternates.count]
    }
    return CGSize(
      width: max(0, size.width + added.width), height: max(0, size.height + added.height))
  }

  private func sourceSize(of item: Item, at position: Int, offered: CGFloat?) -> CGSize {
    switch sizing.source {
    case .fixed(let size):
      size
    case .list(let sizes):
      Self.element(position, of: sizes)
    case .cycle(let sizes, let run):
      Self.element(position / max(run, 1), of: sizes)
    case .random(let width, let height):
      randomSize(of: item, width: width, height: height)
    case .byWidth(let heights):
      Self.size(offered: offered, heights: heights)
    case .field(_, let width):
      // A row without a number is as high as a line of text, so that it is visible.
      CGSize(
        width: width, height: item.measure.flatMap { $0.isFinite ? $0 : nil } ?? font.height)
    case .text(let text):
      size(of: item.text, sizing: text, offered: offered)
    case .inner(let inner):
      Self.size(of: inner, at: position, offered: offered)
    case .listCell(let cell):
      size(of: item, in: cell, offered: offered)
    }
  }

  /// The size of a list cell that shows the text of an item.
  private func size(of item: Item, in cell: ListCellSizing, offered: CGFloat?) -> CGSize {
    guard let list else { return .zero }
    let accessories = cell.accessories.filter {
      $0 != .outlineDisclosure || !item.children.isEmpty
    }
    let text = TextSizing(
      padding: list.padding(
        accessories: accessories, indentation: CGFloat(item.level) * cell.indentationWidth))
    var size = size(of: item.text, sizing: text, offered: offered)
    size.height = max(list.rowFloor, size.height)
    return size
  }

  /// The size of a flow layout of equal items: lines of as many as fit, at least one.
  private static func size(
    of inner: InnerSizing, at position: Int, offered: CGFloat?
  ) -> CGSize {
    let width = offered ?? inner.width
    let count = inner.items.isEmpty ? 0 : inner.items[max(position, 0) % inner.items.count]
    guard count > 0 else { return CGSize(width: width, height: 0) }
    let (item, spacing) = (inner.itemSize, inner.spacing)
    let fitting = ((width + spacing) / (item.width + spacing)).rounded(.down)
    let lines = (CGFloat(count) / max(1, min(fitting, CGFloat(count)))).rounded(.up)
    return CGSize(width: width, height: lines * item.height + (lines - 1) * spacing)
  }

  /// The size at a position of a repeating list; zero for an empty list.
  private static func element(_ position: Int, of sizes: [CGSize]) -> CGSize {
    sizes.isEmpty ? .zero : sizes[max(position, 0) % sizes.count]
  }

  /// The width is drawn first, if it is a range, then the height.
  private func randomSize(
    of item: Item, width: ClosedRange<Int>, height: ClosedRange<Int>
  ) -> CGSize {
    var random = SplitMix64(seed: seed ^ FowlerNollVo.hash(item.id))
    func draw(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(range.lowerBound == range.upperBound ? range.lowerBound : random.next(in: range))
    }
    let drawnWidth = draw(width)
    return CGSize(width: drawnWidth, height: draw(height))
  }

  /// The height for the width, else for the nearest smaller width, else for the smallest width of all.
  private static func size(offered: CGFloat?, heights: [CGFloat: CGFloat]) -> CGSize {
    guard let smallest = heights.keys.min() else { return .zero }
    let named = offered.flatMap { offered in heights.keys.filter { $0 <= offered }.max() }
    return CGSize(
      width: offered ?? smallest, height: heights[named ?? smallest] ?? 0)
  }

  /// The size of a text as wide as offered, or as its longest line if no width is offered.
  private func size(of text: String, sizing: TextSizing, offered: CGFloat?) -> CGSize {
    let padding = sizing.padding
    func height(_ lines: Int) -> CGFloat {
      CGFloat(lines) * font.height + padding.top + padding.bottom
    }
    let limit = offered.map { min($0, sizing.maxWidth ?? $0) } ?? sizing.maxWidth
    let columns = limit.map { self.columns(in: $0 - padding.left - padding.right) }
    if let offered {
      return CGSize(width: offered, height: height(TextLines.count(in: text, columns: columns)))
    }
    let lines = TextLines(text, columns: columns)
    return CGSize(
      width: CGFloat(lines.columns) * font.width + padding.left + padding.right,
      height: height(lines.lines.count))
  }

  /// Whole columns in a width, at least one.
  private func columns(in width: CGFloat) -> Int {
    guard font.width > 0 else { return 1 }
    return Int(min(max((width / font.width).rounded(.down), 1), CGFloat(Int32.max)))
  }
}

/// The 64-bit FNV-1a hash, by which an item's id determines its random size.
enum FowlerNollVo {
  /// The hash of a text's UTF-8 bytes.
  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
}

/// The random numbers of a scene: SplitMix64, the same on every machine.
struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a closed range by the remainder of one draw.
  ///
  /// The remainder favours low numbers by at most the range's length in 2⁶⁴, which is negligible.
  mutating func next(in range: ClosedRange<Int>) -> Int {
    let draw = next()
    let count = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
    guard count > 0 else { return Int(truncatingIfNeeded: draw) }
    return range.lowerBound &+ Int(truncatingIfNeeded: draw % count)
  }
}
