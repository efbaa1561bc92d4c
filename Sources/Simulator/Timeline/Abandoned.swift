/// A run that nobody wanted to wait for: see `Session.WhileAsking`.
public struct Abandoned: Error, Sendable, Equatable, CustomStringConvertible {
  public init() {}

  /// The sentence for the user.
  public var description: String { "nobody waited for its sizes" }
}
