import CollectionView
import Foundation

extension CallOrderRig {
  /// A cell that prefers the height it is told to.
  final class Cell: UICollectionViewCell {
    /// Where a cell made now writes.
    static var diary: Diary?

    private let diary: Diary?
    var preferred: CGFloat?
    private(set) var applied: [UICollectionViewLayoutAttributes] = []
    private(set) var reuses = 0

    override init(frame: CGRect) {
      diary = Self.diary
      super.init(frame: frame)
      diary?.note("init")
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
      diary?.note("prepareForReuse")
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applied.append(layoutAttributes)
      diary?.note("apply \(layoutAttributes.indexPath.item)")
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      diary?.note("preferred \(layoutAttributes.indexPath.item)")
      if let preferred { layoutAttributes.size.height = preferred }
      return layoutAttributes
    }

    override func willTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {
      super.willTransition(from: oldLayout, to: newLayout)
      diary?.note("willTransition")
    }

    override func didTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {
      super.didTransition(from: oldLayout, to: newLayout)
      diary?.note("didTransition")
    }
  }
}
