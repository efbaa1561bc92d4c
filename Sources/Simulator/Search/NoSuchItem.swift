/// There is no item where one was to be gone to.
public struct NoSuchItem: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong, for the person who typed it.
  public let description: String
}
