/// There is no item where one was to be gone to.
public struct NoSuchItem: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong, for the person who typed it.
  public let description: String

  init(description: String) {
    self.description = description
  }

  /// There are only so many, counted from 1.
  public init(beyond count: Int) {
    description = "the items are 1 to \(count)"
  }
}
