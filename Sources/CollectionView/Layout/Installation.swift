/// The part of a collection view that its installed layout has access to.
@MainActor
final class Installation {
  /// The collection view; nil once it was released.
  weak var view: UICollectionView?
  /// The behavior in force.
  private(set) var behavior: Behavior
  /// Whether layouts keep the end of the last item on the screen in its place, instead of the beginning of the first.
  var holdsEnd = false
  /// Whether layouts keep the first item in its place also where the offset is at its start.
  var holdsPlaceAtStart = false
  private var isBehaviorAssigned = false

  init(_ behavior: Behavior) {
    self.behavior = behavior
  }

  /// Sets a behavior that is kept when another layout is installed.
  func assign(_ behavior: Behavior) {
    self.behavior = behavior
    isBehaviorAssigned = true
  }

  /// Sets the layout's default behavior unless one was assigned; during a transition the old layout's is kept.
  func followDefaultBehavior(of layout: UICollectionViewLayout) {
    guard !isBehaviorAssigned, !(layout is UICollectionViewTransitionLayout) else { return }
    behavior = Behavior(defaultFor: layout)
  }
}
