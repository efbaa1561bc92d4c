import Foundation

extension UIView {
  /// The first view with a tag among this view and its descendants, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether the view is the other or is in it at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviews.count)
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Inserts a view directly in front of another.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, beside: sibling, offset: 1)
  }

  /// Inserts a view directly behind another.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, beside: sibling, offset: 0)
  }

  private func insertSubview(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }
    insertSubview(view, at: index.map { $0 + offset } ?? others.count)
  }

  /// Removes several views at once.
  ///
  /// - Complexity: O(subviews), however many leave.
  func removeSubviews(_ views: [UIView]) {
    guard !views.isEmpty else { return }
    let isInWindow = isWindow || containingWindow != nil
    let oldTint = chosenTint
    for view in views {
      if isInWindow { view.viewOwner?.ownedView(willEnterWindow: false) }
      view.willMove(toSuperview: nil)
      if isInWindow { view.willMoveAll(toWindow: nil) }
      willRemoveSubview(view)
    }
    let leaving = Set(views.map { ObjectIdentifier($0) })
    subviews.removeAll { leaving.contains(ObjectIdentifier($0)) }
    for view in views {
      view.superview = nil
      view.follow(tintFrom: oldTint)
      if isInWindow { view.moveAll(toWindow: nil) }
      view.didMoveToSuperview()
      if isInWindow { view.viewOwner?.ownedView(didEnterWindow: false) }
    }
  }
}
