import Foundation

/// What a layout does that lays out every row before it shows the first: an array of all frames.
struct PlainList {
  private let rows: [CGRect]

  init(rows count: Int) {
    var y: CGFloat = 0
    rows = (0..<count).map { _ in
      defer { y += 44 }
      return CGRect(x: 0, y: y, width: 320, height: 44)
    }
  }

  func frames(from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    rows.filter { $0.maxY > top && $0.minY < bottom }
  }
}
