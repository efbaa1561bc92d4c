/// Events of an element, as the engine reports them and painted frames show them.
public struct ElementMarks: OptionSet, Sendable, Hashable, Codable {
  public let rawValue: UInt8

  /// It took its preferred size.
  public static let measured = ElementMarks(rawValue: 1 << 0)
  /// It was asked for its preferred size.
  public static let asked = ElementMarks(rawValue: 1 << 1)
  /// Its view came from the reuse queue.
  public static let reused = ElementMarks(rawValue: 1 << 2)
  /// It moved on the screen apart from the scroll.
  ///
  /// Elements that the layout places by the content offset, such as a card of a carousel or a pinned header, do not count.
  public static let moved = ElementMarks(rawValue: 1 << 3)
  /// An invalidation context named it, or invalidated everything while it was on the screen.
  public static let invalidated = ElementMarks(rawValue: 1 << 4)

  /// Every mark, in the order in which they are listed.
  public static let each: [ElementMarks] = [.measured, .asked, .reused, .moved, .invalidated]

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}
