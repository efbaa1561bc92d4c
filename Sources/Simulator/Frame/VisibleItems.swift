/// Which items the view calls visible: those of the live cells that have their place in the viewport when nothing moves any
/// more, wherever an animation shows them on their way.
public struct VisibleItems: Sendable, Equatable, Codable {
  /// Index paths of the first and the last one in the order of the data.
  public var first: [Int]
  public var last: [Int]
  public var count: Int

  public init(first: [Int], last: [Int], count: Int) {
    self.first = first
    self.last = last
    self.count = count
  }
}
