extension UICollectionView {
  /// The kind of a section's header in flow and list layouts.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer in flow and list layouts.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Called at the end of an interactive transition: whether it was completed, and whether it finished at the new layout.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The axis a layout scrolls along.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// The category of an element, which decides who supplies its view.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// Whether cells may ask to be measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never after the first time.
    case disabled = 0
    /// When a cell invalidates its intrinsic content size.
    case enabled = 1
    /// As `enabled`, since there are no constraints here.
    case enabledIncludingConstraints = 2
  }

  /// The position of an item after a scroll to it: at most one per axis; without one, the shortest scroll that shows the
  /// item.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
