extension Behavior {
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
}
