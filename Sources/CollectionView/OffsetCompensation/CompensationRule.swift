import Foundation

// The rule that decides how far the content offset moves when a size above the reader changes.

extension Behavior {
  /// How a layout moves the content offset when a size above the reader changes; applied by the layout.
  public enum Compensation: String, Sendable, CaseIterable {
    /// By the movement of the first visible item that was already measured.
    case firstSized
    case none
    /// By the change of the content size.
    case contentDelta
    /// By the change of the content size in an update, like an app that adds it to the offset after an insertion; sizes
    /// measured later do not move the offset.
    case contentDeltaOfUpdate
    /// By twice the movement, as when two parts of an app compensate for the same change.
    case double
    /// By the movement of that edge of the first visible item that is nearer to the start of the screen.
    ///
    /// Documented of MagazineLayout before its pull requests 129 and 137.
    case nearestEdge
    /// By the whole growth of an item that starts before the screen, even if it reaches into the screen.
    ///
    /// Documented of TanStack Virtual, issue 1218.
    case spanning
    /// By the movement of the first visible item, which may be the one being measured.
    ///
    /// Documented of MagazineLayout before its pull request 137.
    case unsized
    /// As `firstSized`, but not while the content offset decreases; documented of TanStack Virtual, issue 1227.
    case downOnly
    /// As `firstSized`, but all at once when the content has come to rest; documented of libraries whose host drops offsets
    /// written while a finger or a fling moves the content (virtua and TanStack Virtual on WebKit).
    case deferred
    /// As `firstSized`, but lost while a finger or a motion moves the content, the target offset of an update included;
    /// documented of iOS 15.1 (FB9727104).
    case swallowed
    /// As `firstSized`, but written as a new offset, which ends a fling; documented of WebKit, where writing `scrollTop`
    /// ends the momentum.
    case endsFling
    /// By a page whenever sizes are measured while the content is not at its very start.
    ///
    /// A model of code that loads the next page at each change and mistakes its own correction for a change. A list that
    /// runs to its end by itself is documented of infinite scrollers (react-infinite-scroller, issue 70).
    case byPage
  }
}

extension Behavior.Compensation {
  /// Whether the rule uses the anchor.
  var usesAnchor: Bool {
    switch self {
    case .none, .contentDeltaOfUpdate, .byPage: false
    default: true
    }
  }

  /// Whether the rule depends on the changed element being above the screen.
  var dependsOnPosition: Bool { self == .contentDelta || self == .spanning }

  /// How far the content offset moves because an element was measured, in points along the scroll axis.
  ///
  /// - Parameters:
  ///   - anchorMove: How far the anchor moved; 0 without an anchor.
  ///   - contentDelta: The change of the content size.
  ///   - isAbove: Whether the changed element starts before the screen; used only if `dependsOnPosition`.
  ///   - isScrollingBack: Whether the content offset has decreased since the last layout pass.
  /// - Returns: Points to add to the content offset.
  func adjustment(
    anchorMove: CGFloat, contentDelta: CGFloat, isAbove: Bool,
    isScrollingBack: @autoclosure () -> Bool
  ) -> CGFloat {
    switch self {
    case .none, .contentDeltaOfUpdate, .byPage: 0
    case .contentDelta, .spanning: isAbove ? contentDelta : 0
    case .double: 2 * anchorMove
    case .downOnly: isScrollingBack() ? 0 : anchorMove
    case .firstSized, .nearestEdge, .unsized, .deferred, .swallowed, .endsFling: anchorMove
    }
  }

  /// How far the content offset moves because of an update, in points along the scroll axis.
  func adjustment(ofUpdate anchorMove: CGFloat, contentDelta: CGFloat) -> CGFloat {
    switch self {
    case .none, .byPage: 0
    case .contentDelta, .contentDeltaOfUpdate: contentDelta
    case .double: 2 * anchorMove
    default: anchorMove
    }
  }
}
