/// The priority of a size in fitting a view; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority from its number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }
}
