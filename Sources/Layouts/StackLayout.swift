import UIKit

/// A stack of cards: each moves up from below and covers the one before, whose edge stays visible above it.
///
/// Scrolling comes to rest with one card on top.
open class StackLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 280, height: 200) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The space between a card and the next one below, in points.
  open var spacing: CGFloat = 20 {
    didSet { if spacing != oldValue { invalidateLayout() } }
  }

  /// The visible height of a covered card above the one that covers it, in points.
  open var peek: CGFloat = 20 {
    didSet { if peek != oldValue { invalidateLayout() } }
  }

  /// The number of covered cards that stay visible.
  open var depth = 3 {
    didSet { if depth != oldValue { invalidateLayout() } }
  }

  /// The width of a covered card, relative to the one that covers it.
  open var scale: CGFloat = 0.9 {
    didSet { if scale != oldValue { invalidateLayout() } }
  }

  /// The number of cards before each section, and the number of all cards last; nil until counted.
  private var firstCards: [Int]?

  private var cardCount: Int { firstCards?.last ?? 0 }

  /// The distance from the top of one card to the top of the next, if neither is covered.
  private var pitch: CGFloat { max(1, itemSize.height + spacing) }

  /// The height above the top card, where covered ones are visible.
  private var room: CGFloat { CGFloat(depth) * peek }

  open override var collectionViewContentSize: CGSize {
    guard let bounds = collectionView?.bounds, cardCount > 0 else { return .zero }
    // One view height below the last stop, so that the last card can reach the top.
    return CGSize(
      width: bounds.width, height: CGFloat(cardCount - 1) * pitch + bounds.height)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView, firstCards == nil else { return }
    firstCards = (0..<collectionView.numberOfSections).reduce(into: [0]) { counts, section in
      counts.append(counts[section] + collectionView.numberOfItems(inSection: section))
    }
  }

  /// Scrolling moves the cards, but not their number: only the data or an interactive move changes that.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || context.previousIndexPathsForInteractivelyMovingItems != nil
    {
      firstCards = nil
    }
    super.invalidateLayout(with: context)
  }

  // MARK: Cards stay at the top, one behind the other

  /// The place of every card depends on the offset.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    true
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let collectionView, cardCount > 0 else { return [] }
    // Any rectangle may be queried, also an infinite one.
    func card(at edge: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max(-1, edge / pitch), CGFloat(cardCount)).rounded(rule))
    }
    let top = card(at: collectionView.bounds.minY, .down)
    let last = card(at: rect.maxY - room, .up)
    let cards = max(0, top - depth - 1)..<max(0, min(cardCount, last + 1))
    guard !cards.isEmpty else { return [] }
    return cards.map(attributes).filter { !$0.isHidden && $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let firstCards, firstCards.dropLast().indices.contains(indexPath.section) else {
      return nil
    }
    let card = firstCards[indexPath.section] + indexPath.item
    return card < firstCards[indexPath.section + 1] ? attributes(ofCard: card) : nil
  }

  private func indexPath(ofCard card: Int) -> IndexPath {
    let firstCards = firstCards ?? []
    // The last section that starts at the card or before it, by binary search.
    var sections = 0..<max(1, firstCards.count - 1)
    while sections.count > 1 {
      let middle = (sections.lowerBound + sections.upperBound) / 2
      sections =
        firstCards[middle] <= card
        ? middle..<sections.upperBound : sections.lowerBound..<middle
    }
    let section = sections.lowerBound
    return IndexPath(item: card - firstCards[section], section: section)
  }

  private func attributes(ofCard card: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath(ofCard: card))
    let offset = collectionView?.bounds.minY ?? 0
    // The number of cards that cover this one; zero or less while it moves up.
    let covered = offset / pitch - CGFloat(card)
    let level = min(max(0, covered), CGFloat(depth))
    let factor = pow(scale, level)
    let top = covered > 0 ? offset + room - level * peek : room + CGFloat(card) * pitch
    attributes.size = itemSize
    attributes.center = CGPoint(
      x: collectionViewContentSize.width / 2, y: top + itemSize.height * factor / 2)
    if factor != 1 { attributes.transform = CGAffineTransform(scaleX: factor, y: factor) }
    attributes.zIndex = card
    // The last visible one fades behind the others.
    attributes.alpha = min(1, max(0, CGFloat(depth) + 1 - covered))
    attributes.isHidden = attributes.alpha == 0
    return attributes
  }

  // MARK: Resting with one card on top

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView, cardCount > 0 else { return proposedContentOffset }
    var card = (proposedContentOffset.y / pitch).rounded()
    // A flick that would end near the current card still moves to the next one.
    let present = collectionView.contentOffset.y / pitch
    if velocity.y > 0.2 { card = max(card, present.rounded(.down) + 1) }
    if velocity.y < -0.2 { card = min(card, present.rounded(.up) - 1) }
    card = min(max(0, card), CGFloat(cardCount - 1))
    return CGPoint(x: proposedContentOffset.x, y: card * pitch)
  }
}
