import Foundation

extension Behavior {
  /// What UIKit is documented to do with a layout of this class.
  @MainActor
  init(defaultFor layout: UICollectionViewLayout) {
    self = layout is UICollectionViewFlowLayout ? .uikitFlow : .uikit
  }
}

extension UICollectionView {
  /// Goes by the layout's default unless a behavior was assigned; on the way between two layouts the old one's stays.
  func takeBehavior(of layout: UICollectionViewLayout) {
    guard !isBehaviorAssigned, !(layout is UICollectionViewTransitionLayout) else { return }
    installation.behavior = Behavior(defaultFor: layout)
  }
}
