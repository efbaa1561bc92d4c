/// The numbers of frames a second between which an animation may run.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least number of frames a second.
  public var minimum: Float
  /// The greatest number of frames a second.
  public var maximum: Float
  /// The wanted number of frames a second; nil, or 0, for none in particular.
  public var preferred: Float?

  /// The range of the system: every frame.
  public static let `default` = CAFrameRateRange()

  /// A range without limits.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// A range with its limits.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
