/// The views of one kind and identifier that wait to be used again, and the class that new ones are of.
@MainActor
final class ReuseQueue {
  let key: ReuseKey
  /// The class registered; nil for none.
  @exclusivity(unchecked) var registeredClass: AnyClass?
  /// The views, the one to be used next last.
  @exclusivity(unchecked) private(set) var views: [UICollectionReusableView] = []

  /// Views that have left in this round of a layout pass, and are not to be used before the next.
  @exclusivity(unchecked) var leavers: [UICollectionReusableView] = []

  init(_ key: ReuseKey) {
    self.key = key
  }

  func append(_ view: UICollectionReusableView) {
    views.append(view)
  }

  /// Has the views that have left wait with the others.
  func takeLeavers() {
    views += leavers
    leavers.removeAll(keepingCapacity: true)
  }

  /// The view that has joined last; nil when none waits.
  func next() -> UICollectionReusableView? {
    views.popLast()
  }

  /// Lets go of the views.
  func empty() {
    views = []
    leavers = []
  }
}
