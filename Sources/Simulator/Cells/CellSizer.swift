import Foundation
import Scenes

/// Tells how large a cell finds itself to be when it is asked: its true size, in points.
///
/// A pure function of its arguments; it remembers nothing. An object, since a copy costs as much as most answers.
final class CellSizer: Sendable {
  /// Where sizes come from.
  let sizing: CellSizing
  /// Points a column and a line of text.
  let font: CGSize
  /// Where every random number of the scene comes from.
  let seed: UInt64

  init(sizing: CellSizing, font: CGSize, seed: UInt64) {
    self.sizing = sizing
    self.font = font
    self.seed = seed
  }

  /// The sizer of a pane.
  convenience init(_ pane: Pane) {
    self.init(sizing: pane.cell, font: pane.font, seed: pane.seed)
  }

  /// The true size of an item.
  ///
  /// A size that the item carries itself wins over the scene's; late content and alternates come on top of either.
  ///
  /// - Parameters:
  ///   - item: What the cell shows.
  ///   - position: The item's place in the data set as the scene began, over all sections, from 0.
  ///   - offered: The width that the layout imposes, in points; nil for none.
  ///   - added: What late content has added so far.
  ///   - asked: How often this item's cell has been asked before.
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
      // A row without a number is as high as a line of text, so that it can be seen.
      CGSize(
        width: width, height: item.measure.flatMap { $0.isFinite ? $0 : nil } ?? font.height)
    case .text(let text):
      size(of: item.text, sizing: text, offered: offered)
    }
  }

  /// The size at a position of a list that repeats; nothing for an empty list.
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

  /// The height named for the width, else for the nearest smaller one, else for the smallest of all.
  private static func size(offered: CGFloat?, heights: [CGFloat: CGFloat]) -> CGSize {
    guard let smallest = heights.keys.min() else { return .zero }
    let named = offered.flatMap { offered in heights.keys.filter { $0 <= offered }.max() }
    return CGSize(
      width: offered ?? smallest, height: heights[named ?? smallest] ?? 0)
  }

  /// Text as wide as offered, or as its longest line where nothing is offered.
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
