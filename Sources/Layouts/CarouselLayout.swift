import UIKit

/// Cards in a row, the middle one largest; the row always comes to rest with a card in the middle.
open class CarouselLayout: UICollectionViewFlowLayout {
  /// The size of a card one card away from the middle, relative to the middle one.
  open var scale: CGFloat = 0.85 {
    didSet { if scale != oldValue { invalidateLayout() } }
  }

  public override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 240)
    minimumLineSpacing = 20
  }

  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Room for the first and last card to reach the middle

  open override func prepare() {
    if let collectionView {
      let side = (collectionView.bounds.width - itemSize.width) / 2
      let inset = collectionView.adjustedContentInset
      let room = collectionView.bounds.height - inset.top - inset.bottom
      let edge = (room - itemSize.height) / 2
      sectionInset = UIEdgeInsets(top: edge, left: side, bottom: edge, right: side)
    }
    super.prepare()
  }

  // MARK: Cards shrink as they leave the middle

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    true
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    // With a `scale` above 1, cards extend beyond their frames in the row.
    let wide = rect.insetBy(dx: -itemSize.width, dy: -itemSize.height)
    return super.layoutAttributesForElements(in: wide)?
      .map(scaled)
      .filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    super.layoutAttributesForItem(at: indexPath).map(scaled)
  }

  private func scaled(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let collectionView,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let distance = min(1, abs(attributes.center.x - collectionView.bounds.midX) / pitch)
    let factor = 1 - (1 - scale) * distance
    copy.transform = CGAffineTransform(scaleX: factor, y: factor)
    copy.zIndex = distance < 0.5 ? 1 : 0
    return copy
  }

  /// The distance from the middle of one card to the middle of the next.
  private var pitch: CGFloat {
    max(1, itemSize.width + minimumLineSpacing)
  }

  // MARK: Resting with a card in the middle

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let half = collectionView.bounds.width / 2
    let proposed = CGRect(
      x: proposedContentOffset.x, y: 0, width: collectionView.bounds.width,
      height: collectionView.bounds.height)
    let centers = (super.layoutAttributesForElements(in: proposed) ?? [])
      .filter { $0.representedElementCategory == .cell }
      .map(\.center.x)

    // A flick that would end near the current card still moves to the next one.
    let present = collectionView.contentOffset.x + half
    let ahead = centers.filter { center in
      velocity.x > 0.2 ? center > present : velocity.x < -0.2 ? center < present : true
    }
    let wanted = proposedContentOffset.x + half
    let nearest = (ahead.isEmpty ? centers : ahead).min { abs($0 - wanted) < abs($1 - wanted) }
    guard let nearest else { return proposedContentOffset }
    return CGPoint(x: nearest - half, y: proposedContentOffset.y)
  }
}
