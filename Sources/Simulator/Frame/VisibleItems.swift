import Foundation

/// The items that the view reports as visible: those of live cells that are in the viewport at the end of any
/// animation.
public struct VisibleItems: Sendable, Equatable, Codable {
  /// Index paths of the first and the last one in data order.
  public var first: [Int]
  public var last: [Int]
  public var count: Int

  public init(first: [Int], last: [Int], count: Int) {
    self.first = first
    self.last = last
    self.count = count
  }

  /// - Returns: Nil if none of the elements is a cell in the viewport.
  init?(_ elements: [ElementFrame], in bounds: CGRect) {
    let cells = elements.filter { $0.category == .cell && $0.box.sharesArea(with: bounds) }
    guard let first = cells.min(by: { $0.precedes($1) }),
      let last = cells.max(by: { $0.precedes($1) })
    else { return nil }
    self.init(first: first.indexPath, last: last.indexPath, count: cells.count)
  }
}
