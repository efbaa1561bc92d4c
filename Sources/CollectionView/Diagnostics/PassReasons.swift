/// Why a round of the layout pass runs: what has happened since the one before it began.
public struct PassReasons: OptionSet, Sendable {
  public let rawValue: UInt8

  /// The content offset or the size of the view has changed.
  public static let boundsChange = PassReasons(rawValue: 1 << 0)
  /// An element took its preferred size.
  public static let preferredAttributes = PassReasons(rawValue: 1 << 1)
  /// A view asked to be measured again.
  public static let intrinsicContentSize = PassReasons(rawValue: 1 << 2)
  /// The data was reloaded or updated, so that counts are others.
  public static let dataSource = PassReasons(rawValue: 1 << 3)
  /// Another layout was installed.
  public static let layoutChange = PassReasons(rawValue: 1 << 4)
  /// Somebody's code invalidated the layout.
  public static let invalidation = PassReasons(rawValue: 1 << 5)

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}
