extension Behavior {
  /// What a layout keeps measured sizes by, and when it forgets them; the layout's duty.
  public struct SizeCache: Sendable, Equatable {
    /// What a measured size belongs to.
    public enum Key: String, Sendable, CaseIterable {
      /// To its item: it follows the item through updates.
      case byID
      /// To its index path, whatever item stands there after an update; a size that is known is never asked for again.
      ///
      /// Documented of lists whose sizes an app keeps by index path (bvaughn/react-window, issue 199).
      case byIndex
      /// To its index path, for good: no update, reload or other width makes the layout count its items or forget a size.
      ///
      /// Documented of flow layouts with estimates until iOS 12, which are asked for items that are gone
      /// (Instagram/IGListKit, issue 452).
      case neverDropped
    }

    public var key = Key.byID
    /// `reloadData()` forgets every size.
    public var isDroppedOnReload = false
    /// A change of width forgets the sizes measured at the old one; otherwise they come back with their width.
    ///
    /// A waterfall forgets them either way: which columns items went into comes with their heights, and holds for one
    /// width only.
    public var isDroppedOnWidthChange = false
    /// Coming back to the screen forgets every size, as documented of table views of iOS 8 (openradar 19988438).
    public var isDroppedOnReappear = false

    /// Kept by item, unless said otherwise.
    public init(
      key: Key = .byID, isDroppedOnReload: Bool = false, isDroppedOnWidthChange: Bool = false,
      isDroppedOnReappear: Bool = false
    ) {
      self.key = key
      self.isDroppedOnReload = isDroppedOnReload
      self.isDroppedOnWidthChange = isDroppedOnWidthChange
      self.isDroppedOnReappear = isDroppedOnReappear
    }
  }
}
