import Foundation

/// One line of a flow layout, told along its own axis ("length") and across it ("height").
struct FlowLine: Sendable, Equatable {
  /// The sizes of the items, the length in `width`.
  var sizes: [CGSize]
  /// Whether an item follows in the section that did not fit.
  var isFull: Bool

  /// The tallest item.
  var height: CGFloat {
    sizes.map(\.height).max() ?? 0
  }

  /// Breaks a section's items into lines: an item joins while it fits, to the last bit.
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

  /// How many items of one length a line takes, at least one.
  static func capacity(
    of length: CGFloat, available: CGFloat, spacing: CGFloat, itemCount: Int
  ) -> Int {
    // Items without length and spacing would fit for ever, and next to nothing nearly so.
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
