extension Behavior {
  /// When a prefetching data source is told what is ahead; the view's duty.
  public enum Prefetching: String, Sendable, CaseIterable {
    /// Whatever the layout knows of its sizes.
    case always
    /// Not by a flow layout that has an estimate (rdar 47325370, iOS 12.1); the cause is not known.
    case withoutEstimates
  }
}
