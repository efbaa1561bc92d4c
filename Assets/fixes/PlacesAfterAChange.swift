// Keeps the places of rows: a measured height moves every row after it, and fractions are kept.
// Spacing is part of the distance from one row to the next.
import UIKit

struct PlacesAfterAChange {
  private(set) var starts: [CGFloat]
  private var heights: [CGFloat]
  private let spacing: CGFloat

  init(count: Int, estimate: CGFloat, spacing: CGFloat = 0) {
    heights = Array(repeating: estimate, count: count)
    starts = (0..<count).map { CGFloat($0) * (estimate + spacing) }
    self.spacing = spacing
  }

  mutating func setHeight(_ height: CGFloat, at row: Int) {
    heights[row] = height
    for next in starts.indices.dropFirst(row + 1) {
      starts[next] = starts[next - 1] + heights[next - 1] + spacing
    }
  }

  var contentLength: CGFloat { (starts.last ?? 0) + (heights.last ?? 0) }
}
