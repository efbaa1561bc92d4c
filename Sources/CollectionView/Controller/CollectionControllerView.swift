import Foundation

/// A collection view controller's view: holds the collection view and gives it its own size.
final class CollectionControllerView: UIView {
  var collectionView: UICollectionView {
    didSet {
      guard collectionView !== oldValue else { return }
      oldValue.removeFromSuperview()
      hold()
    }
  }

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init(frame: collectionView.frame)
    hold()
  }

  required init?(coder: NSCoder) { nil }

  override var bounds: CGRect {
    didSet {
      if bounds.size != oldValue.size { fit() }
    }
  }

  private func hold() {
    insertSubview(collectionView, at: 0)
    fit()
  }

  private func fit() {
    collectionView.frame = CGRect(origin: .zero, size: bounds.size)
  }
}
