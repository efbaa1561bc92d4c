/// The axes of the plane.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both = UIAxis(rawValue: 3)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
