import Foundation

/// A rectangle of a view that other views are laid out by.
///
/// There are no constraints here, so only the guides that a view of this package offers have a frame.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The name of the guide.
  open var identifier = ""
  /// The view whose coordinates the guide is in.
  open internal(set) weak var owningView: UIView?
  /// The frame in the coordinates of the owning view, in points.
  open var layoutFrame: CGRect { frame }
  /// The value of `layoutFrame`, set when the owning view lays out its subviews.
  package final var frame = CGRect.zero

  /// A guide without a view.
  public nonisolated override init() {
    super.init()
  }
}

extension UIView {
  /// The guides of the view, in the order in which they were added.
  public var layoutGuides: [UILayoutGuide] { ownLayoutGuides }

  /// Adds a guide to the view, and removes it from the view that it was in.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ownLayoutGuides.append(layoutGuide)
  }

  /// Removes a guide from the view.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    ownLayoutGuides.removeAll { $0 === layoutGuide }
  }
}
