import Foundation
import Scenes

extension Oracle {
  /// `UICollectionViewFlowLayout`, as measured on real UIKit where measurements exist.
  ///
  /// A section is uniform when all its items have one size. Uniform lines are spread as if each were
  /// full, a lone column is centred. In other sections full lines are justified, or centred with a
  /// single item, and the last line keeps the minimum spacing. Items are centred across their line.
  func flow(horizontal: Bool, swapsSpacings: Bool = false, itemSize: ItemSize) -> TrueLayout {
    var elements: [TrueElement] = []
    var position: CGFloat = 0
    for (index, given) in sections.enumerated() {
      var section = given
      addFlowEdge(.header, of: index, horizontal: horizontal, at: &position, to: &elements)
      let inset = section.inset
      position += horizontal ? inset.left : inset.top
      let start = horizontal ? inset.top : inset.left
      let available = breadth - start - (horizontal ? inset.bottom : inset.right)
      let sizes = (0..<section.itemCount).map { item in
        let size = itemSize(index, item, nil)
        return horizontal ? CGSize(width: size.height, height: size.width) : size
      }
      if swapsSpacings, let first = sizes.first, sizes.contains(where: { $0 != first }) {
        section.lineSpacing = given.interitemSpacing
        section.interitemSpacing = given.lineSpacing
        // An item too wide for any line leaves an empty line before it.
        if first.width > available { position += section.lineSpacing }
      }
      let lines = FlowLine.breaking(
        sizes, available: available, spacing: section.interitemSpacing)
      let uniform = uniformSpread(of: sizes, available: available, section: section)
      var item = 0
      for (number, line) in lines.enumerated() {
        if number > 0 { position += section.lineSpacing }
        let spread = uniform ?? spread(of: line, available: available, section: section)
        var along = start + spread.lead
        for size in line.sizes {
          let across = position + (line.height - size.height) / 2
          elements.append(
            TrueElement(
              identity: TrueElement.Identity(kind: .item, section: index, item: item),
              frame: flowFrame(
                along: along, across: across, length: size.width, height: size.height,
                horizontal: horizontal)))
          along += size.width + spread.gap
          item += 1
        }
        position += line.height
      }
      position += horizontal ? inset.right : inset.bottom
      addFlowEdge(.footer, of: index, horizontal: horizontal, at: &position, to: &elements)
    }
    let size =
      horizontal
      ? CGSize(width: position, height: breadth) : CGSize(width: breadth, height: position)
    return TrueLayout(
      elements: elements, contentSize: size, scrollsHorizontally: horizontal,
      extent: 0...max(0, position))
  }

  /// The distance before the first item of a line, and between two items.
  private struct Spread {
    var lead: CGFloat = 0
    var gap: CGFloat
  }

  /// The spread of every line of a section whose items have one size; nil for other sections.
  private func uniformSpread(
    of sizes: [CGSize], available: CGFloat, section: TrueSection
  ) -> Spread? {
    guard let first = sizes.first, sizes.allSatisfy({ $0 == first }) else { return nil }
    let count = FlowLine.capacity(
      of: first.width, available: available, spacing: section.interitemSpacing,
      itemCount: sizes.count)
    guard count > 1 else { return Spread(lead: (available - first.width) / 2, gap: 0) }
    return Spread(gap: (available - CGFloat(count) * first.width) / CGFloat(count - 1))
  }

  /// The spread of one line of a section with several sizes.
  private func spread(of line: FlowLine, available: CGFloat, section: TrueSection) -> Spread {
    guard line.isFull else { return Spread(gap: section.interitemSpacing) }
    let left = available - line.sizes.reduce(0) { $0 + $1.width }
    guard line.sizes.count > 1 else { return Spread(lead: left / 2, gap: 0) }
    return Spread(gap: left / CGFloat(line.sizes.count - 1))
  }

  private func addFlowEdge(
    _ kind: TrueElement.Kind, of section: Int, horizontal: Bool, at position: inout CGFloat,
    to elements: inout [TrueElement]
  ) {
    let length = kind == .header ? sections[section].header : sections[section].footer
    guard length > 0 else { return }
    elements.append(
      TrueElement(
        identity: TrueElement.Identity(kind: kind, section: section, item: 0),
        frame: flowFrame(
          along: 0, across: position, length: breadth, height: length, horizontal: horizontal)))
    position += length
  }

  /// A frame measured along and across the lines; only its origin is rounded to the pixel grid.
  private func flowFrame(
    along: CGFloat, across: CGFloat, length: CGFloat, height: CGFloat, horizontal: Bool
  ) -> CGRect {
    horizontal
      ? CGRect(x: grid.rounded(across), y: grid.rounded(along), width: height, height: length)
      : CGRect(x: grid.rounded(along), y: grid.rounded(across), width: length, height: height)
  }
}

/// One line of a flow layout, measured along its own axis ("length") and across it ("height").
struct FlowLine: Sendable, Equatable {
  /// The sizes of the items, the length in `width`.
  var sizes: [CGSize]
  /// Whether an item follows in the section that did not fit.
  var isFull: Bool

  /// The height of the tallest item.
  var height: CGFloat {
    sizes.map(\.height).max() ?? 0
  }

  /// Breaks a section's items into lines: an item is added to a line if it fits, compared without rounding.
  static func breaking(
    _ sizes: [CGSize], available: CGFloat, spacing: CGFloat
  ) -> [FlowLine] {
    var lines: [FlowLine] = []
    var line: [CGSize] = []
    var used: CGFloat = 0
    for size in sizes {
      if line.isEmpty {
        used = size.width
      } else if used + spacing + size.width <= available {
        used += spacing + size.width
      } else {
        lines.append(FlowLine(sizes: line, isFull: true))
        line = []
        used = size.width
      }
      line.append(size)
    }
    if !line.isEmpty { lines.append(FlowLine(sizes: line, isFull: false)) }
    return lines
  }

  /// Number of items of one length in a line, at least one.
  static func capacity(
    of length: CGFloat, available: CGFloat, spacing: CGFloat, itemCount: Int
  ) -> Int {
    // Without length and spacing, any number of items fits.
    guard available < (length + spacing) * 1_000_000 else { return max(itemCount, 1) }
    var count = 1
    var used = length
    while used + spacing + length <= available {
      used += spacing + length
      count += 1
    }
    return count
  }
}
