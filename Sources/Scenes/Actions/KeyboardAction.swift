/// An event of a key that scrolls smoothly.
///
/// A `key` step of a scene scrolls at once instead.
public enum KeyboardAction: Sendable, Equatable {
  /// The two ends of a document.
  public enum End: String, Sendable, Equatable, CaseIterable {
    case start
    case end
  }

  /// One press of a key that scrolls by steps.
  public struct Step: Sendable, Equatable {
    /// How far a step goes.
    public enum Length: String, Sendable, Equatable, CaseIterable {
      /// One row of character cells.
      case line
      case halfPage
      /// One viewport, or the layout's own page.
      case page
    }

    public var length: Length
    public var direction: Action.Direction

    public init(_ length: Length, _ direction: Action.Direction) {
      self.length = length
      self.direction = direction
    }
  }

  /// The key is pressed a number of times: the target of the scroll moves by as many steps.
  case tap(Step, times: Int)
  /// The key is held and repeats `rate` times a second: the content moves as many steps a second.
  ///
  /// `presses` is the number of presses since the last report.
  case hold(Step, rate: Double, presses: Int)
  /// The key is released: the content decelerates to rest.
  case release
  /// The key is pressed once: the content scrolls to an end.
  case jump(End)
}
