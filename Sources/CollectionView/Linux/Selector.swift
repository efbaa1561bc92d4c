#if !canImport(Darwin)
  /// The name of a method.
  ///
  /// Without Objective-C a name calls nothing by itself; see `SelectorPerforming`.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as it was given.
    public let description: String

    /// A selector from a name.
    public init(_ name: String) {
      description = name
    }

    /// A selector from a name.
    public init(stringLiteral name: String) {
      description = name
    }
  }
#endif
