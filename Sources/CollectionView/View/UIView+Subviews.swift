import Foundation

extension UIView {
  /// The view of a tag among this one and those it contains, nearest first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether the view is the other or stands in it at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Puts one subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviews.count)
  }

  /// Puts one subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Puts a view right in front of another.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling else { return }
    view.removeFromSuperview()
    let index = subviews.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSubview(view, at: index ?? subviews.count)
  }

  /// Puts a view right behind another.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling else { return }
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Takes several views out at once.
  ///
  /// - Complexity: O(subviews), however many leave.
  func removeSubviews(_ views: [UIView]) {
    guard !views.isEmpty else { return }
    for view in views {
      view.willMove(toSuperview: nil)
      willRemoveSubview(view)
    }
    forget(views)
    for view in views {
      view.superview = nil
      view.didMoveToSuperview()
    }
  }

  private func forget(_ views: [UIView]) {
    if views.count == 1 {
      if let place = place(of: views[0]) { subviews.remove(at: place) }
      return
    }
    for view in views { view.isLeaving = true }
    // Those that stay move up: to hold them in another list costs more.
    var staying = subviews
    subviews = []
    var count = 0
    for index in staying.indices where !staying[index].isLeaving {
      if count < index { staying.swapAt(count, index) }
      count += 1
    }
    staying.removeLast(staying.count - count)
    subviews = staying
    for view in views { view.isLeaving = false }
  }

  /// Where a view is among the subviews; nil for another's.
  private func place(of view: UIView) -> Int? {
    let views = subviews
    // A closure would ask for each view whether it runs on the main actor.
    for index in views.indices where views[index] === view { return index }
    return nil
  }
}
