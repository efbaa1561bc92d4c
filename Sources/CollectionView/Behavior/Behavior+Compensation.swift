extension Behavior {
  /// How a layout moves the content offset when a size above the reader changes; the layout's duty.
  public enum Compensation: String, Sendable, CaseIterable {
    /// By as much as the first visible item that was already sized has moved.
    case firstSized
    case none
    /// By the change of the content size.
    case contentDelta
    /// By the change of the content size in an update, as an app does that adds it to the offset after an insertion; what
    /// sizes that become known later move is let be.
    case contentDeltaOfUpdate
    /// Twice, as when two authorities correct the same change.
    case double
    /// By as much as the edge of the first visible item has moved that is nearer to the screen's start.
    ///
    /// Documented of MagazineLayout before its pull requests 129 and 137.
    case nearestEdge
    /// By all that an item grows which begins before the screen's start, also if it reaches into the screen.
    ///
    /// Documented of TanStack Virtual, issue 1218.
    case spanning
    /// By as much as the first visible item has moved, which may be the one that is being measured.
    ///
    /// Documented of MagazineLayout before its pull request 137.
    case unsized
    /// As `firstSized`, but not while the content offset decreases; documented of TanStack Virtual, issue 1227.
    case downOnly
    /// As `firstSized`, but all at once when the content has come to rest; documented of libraries whose host drops what
    /// is written while a finger or a fling moves the content (virtua and TanStack Virtual on WebKit).
    case deferred
    /// As `firstSized`, but lost while a finger or a motion moves the content; documented of iOS 15.1 (FB9727104).
    case swallowed
    /// As `firstSized`, but written as a new offset, which ends a fling; documented of WebKit, where what is written to
    /// `scrollTop` takes the momentum away.
    case endsFling
    /// By a page whenever sizes have become known away from the very start.
    ///
    /// A model of code that shows the next page at each change and takes its own correction for one: a list that runs to its
    /// end by itself is documented of scrollers that load what comes next (react-infinite-scroller, issue 70).
    case byPage
  }
}
