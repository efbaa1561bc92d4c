import CollectionView

@testable import Simulator

extension PaneRun {
  /// Forgets all that is kept only to be had again: from here on everything is worked out anew.
  func forgetKept() {
    kept = KeptElements()
    paintedElements = nil
    debt = nil
    map = nil
    stretches = []
    truth.forget()
    for element in view.liveElements { element.view.forgetKept() }
  }
}

extension UICollectionReusableView {
  /// Forgets what it was painted as.
  func forgetKept() {
    (self as? SceneCell)?.painted = nil
    (self as? SceneSupplementaryView)?.painted = nil
  }
}
