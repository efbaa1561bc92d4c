import CollectionView

@testable import Simulator

extension PaneRun {
  /// Forgets all that is kept only to be had again: from here on everything is worked out anew.
  func forgetKept() {
    forgetPainted()
    debt = nil
    map = nil
    stretches = []
    truth.forget()
  }

  /// Forgets what elements were painted as, and told as.
  func forgetPainted() {
    paintedElements = nil
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
