/// A collection view as the layouts in it know it: what a weak reference says, at the cost of a plain one.
///
/// A layout turns to its collection view several times in every question, and an object that was ever referred to weakly
/// pays at every retain, too. The view owns its installation, and takes itself out when it goes. What a layout reads most,
/// the behavior, it reads here, without holding the view meanwhile.
@MainActor
final class Installation {
  nonisolated(unsafe) unowned(unsafe) var view: UICollectionView?
  /// The behavior in force.
  @exclusivity(unchecked) var behavior: Behavior
  /// Whether the reader holds on to the end of what is on the screen.
  var holdsEnd = false

  init(_ behavior: Behavior) {
    self.behavior = behavior
  }
}
