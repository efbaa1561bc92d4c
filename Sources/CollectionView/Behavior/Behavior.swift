import Foundation

/// Which of the known ways of UIKit's collection view is in force: every duty and every documented bug is a field here.
///
/// The first case of each field's type is the value of `correct`. Fields that a layout owns act on the layouts of this
/// module alone: the engine never repairs a layout that was pasted in.
public struct Behavior: Sendable, Equatable {
  /// When the visible rect is asked again after cells have changed their size; the view's duty.
  public enum Requery: String, Sendable, CaseIterable {
    /// Until nothing changes.
    case fixpoint
    /// Only at the next bounds change.
    case once
    /// Only after a reload.
    case never
    /// Until nothing changes, but only while the content is narrower than the bounds.
    case narrowOnly
  }

  /// What the layout reports as its content size; the layout's duty.
  public enum ContentSize: String, Sendable, CaseIterable {
    /// The extent of its frames.
    case live
    /// The first value, for good: no reload, update or other width makes it another, only a new layout object does.
    case frozen
  }

  /// Whether content that fits at first may scroll later; the view's duty.
  public enum ScrollRange: String, Sendable, CaseIterable {
    case live
    /// Content that fits at first never scrolls.
    case judgedOnce
  }

  /// How a layout moves the content offset when a size above the reader changes; the layout's duty.
  public enum Compensation: String, Sendable, CaseIterable {
    /// By as much as the first visible item that was already sized has moved.
    case firstSized
    case none
    /// By the change of the content size.
    case contentDelta
    /// Twice, as when two authorities correct the same change.
    case double
  }

  /// When a layout forgets measured sizes; the layout's duty.
  ///
  /// Sizes follow their items through updates in any case.
  public struct SizeCache: Sendable, Equatable {
    /// `reloadData()` forgets every size.
    public var isDroppedOnReload = false
    /// A change of width forgets the sizes measured at the old one; otherwise they come back with their width.
    public var isDroppedOnWidthChange = false

    /// Kept.
    public init(isDroppedOnReload: Bool = false, isDroppedOnWidthChange: Bool = false) {
      self.isDroppedOnReload = isDroppedOnReload
      self.isDroppedOnWidthChange = isDroppedOnWidthChange
    }
  }

  /// How `scrollToItem(at:at:animated:)` finds its offset; the view's duty.
  public enum ScrollTo: String, Sendable, CaseIterable {
    /// Again with every measured size, until it stands.
    case converge
    /// From the sizes known at the call.
    case oneShot
  }

  /// When a preferred size counts as a change; the layout's duty.
  public enum SizeGate: String, Sendable, CaseIterable {
    /// More than half a point off the last preferred size.
    case epsilon
    /// Any difference from the last preferred size.
    case exact
    /// Always.
    case none
  }

  /// Whether an offset outside the legal range is brought back when the content changes; the view's duty.
  public enum Clamp: String, Sendable, CaseIterable {
    case always
    case never
  }

  /// Which of a flow layout's two spacings stands between the lines of a section; the layout's duty.
  public enum FlowSpacing: String, Sendable, CaseIterable {
    /// As documented: `minimumLineSpacing` between lines, `minimumInteritemSpacing` between the items of a line.
    case documented
    /// As reported of horizontal sections whose items differ in size: the two change roles, and a first item too tall
    /// for the view leaves an empty line before it (rdar 47732322, iOS 12.1; Apple developer forum 766161, 2024).
    case swapped
  }

  public var requery = Requery.fixpoint
  public var contentSize = ContentSize.live
  public var scrollRange = ScrollRange.live
  public var compensation = Compensation.firstSized
  public var sizeCache = SizeCache()
  public var scrollTo = ScrollTo.converge
  public var sizeGate = SizeGate.epsilon
  public var clamp = Clamp.always
  public var flowSpacing = FlowSpacing.documented

  /// What a reader would wish.
  public init() {}

  /// What a reader would wish.
  public static let correct = Behavior()

  /// What UIKit is documented to do with a layout that compensates for itself.
  public static let uikit: Behavior = {
    var behavior = Behavior()
    behavior.scrollTo = .oneShot
    return behavior
  }()

  /// What UIKit is documented to do with its flow layout, which does not compensate and forgets sizes.
  public static let uikitFlow: Behavior = {
    var behavior = uikit
    behavior.compensation = .none
    behavior.sizeCache = SizeCache(isDroppedOnReload: true, isDroppedOnWidthChange: true)
    return behavior
  }()

  /// What a table view of iOS 8 is documented to do.
  public static let tableViewIOS8: Behavior = {
    var behavior = uikit
    behavior.compensation = .none
    return behavior
  }()
}
