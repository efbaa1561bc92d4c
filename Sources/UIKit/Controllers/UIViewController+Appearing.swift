import CollectionView
import Foundation

// A view that is added to a window or removed from it, by itself or as a child's view, informs its controller. Controllers of
// views inside of it are informed only as children of another controller, as in UIKit (from public reports).

extension UIViewController: ViewOwner {
  package var responder: UIResponder { self }

  package func ownedViewWillLayoutSubviews() {
    reportIsAppearing()
    viewWillLayoutSubviews()
  }

  package func ownedViewDidLayoutSubviews() {
    viewDidLayoutSubviews()
    // UIKit makes the call in the run loop, after the layout.
    if appearance.isAutomatic, appearance.isVisible { endAppearanceTransition() }
  }

  package func ownedView(willEnterWindow isEntering: Bool) {
    guard appearance.isVisible != isEntering,
      parent?.shouldAutomaticallyForwardAppearanceMethods != false
    else { return }
    beginAppearanceTransition(isEntering, animated: false)
    appearance.isAutomatic = true
  }

  package func ownedView(didEnterWindow isEntering: Bool) {
    if isEntering {
      reportIsAppearing()
      if appearance.isAutomatic { viewIfLoaded?.setNeedsLayout() }
    } else if appearance.isAutomatic, !appearance.isVisible {
      endAppearanceTransition()
    }
  }

  package func ownedViewTraitsDidChange(from old: UITraitCollection) {
    traitCollectionDidChange(old)
  }

  package func ownedViewSafeAreaInsetsDidChange() {
    viewSafeAreaInsetsDidChange()
  }

  package func ownedViewLayoutMarginsDidChange() {
    viewLayoutMarginsDidChange()
  }

  /// Calls `viewIsAppearing(_:)` once in each appearance: in the window, else before the first layout or at the end.
  func reportIsAppearing() {
    guard let animated = appearance.consumeIsAppearing() else { return }
    viewIsAppearing(animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.reportIsAppearing() }
  }
}
