import CollectionView
import Foundation

final class OverridingAttributes: UICollectionViewLayoutAttributes {
  var note = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? OverridingAttributes)?.note = note
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && note == (object as? OverridingAttributes)?.note
  }
}

final class OverridingContext: UICollectionViewLayoutInvalidationContext {
  var asked: Set<String> = []
  var headers: [IndexPath]?

  override var invalidateEverything: Bool {
    asked.insert("everything")
    return super.invalidateEverything
  }

  override var invalidateDataSourceCounts: Bool {
    asked.insert("counts")
    return super.invalidateDataSourceCounts
  }

  override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    asked.insert("supplementary")
    guard let headers else { return super.invalidatedSupplementaryIndexPaths }
    return [UICollectionView.elementKindSectionHeader: headers]
  }
}

final class OverridingCell: UICollectionViewCell {
  var applied = 0
  var fitted = 0

  override func apply(_ attributes: UICollectionViewLayoutAttributes) {
    super.apply(attributes)
    applied = (attributes as? OverridingAttributes)?.note ?? -1
  }

  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    fitted += 1
    attributes.size.height = 36
    return attributes
  }
}

final class OverridingView: UICollectionView {
  var calls: [String] = []

  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    calls.append("frame")
  }

  required init?(coder: NSCoder) { nil }

  override var bounds: CGRect {
    didSet { calls.append("bounds") }
  }

  override var backgroundColor: UIColor? {
    didSet { calls.append("background") }
  }

  override func insertItems(at indexPaths: [IndexPath]) {
    calls.append("insert")
    super.insertItems(at: indexPaths)
  }

  override func deleteItems(at indexPaths: [IndexPath]) {
    calls.append("delete")
    super.deleteItems(at: indexPaths)
  }

  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    calls.append("gesture")
    super.addGestureRecognizer(gestureRecognizer)
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    calls.append("offset")
    super.setContentOffset(contentOffset, animated: animated)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    calls.append("begin?")
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    calls.append("hit")
    return super.hitTest(point, with: event)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    calls.append("awake")
  }

  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    calls.append("snapshot")
    return super.snapshotView(afterScreenUpdates: afterUpdates)
  }
}
