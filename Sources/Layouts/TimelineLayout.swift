import UIKit

/// Entries beside a line, with a dot for each: a header opens a section, and a line connects its dots.
///
/// Line and dots are decoration views: their class is registered with the layout, and the data source is not asked for them.
open class TimelineLayout: UICollectionViewLayout {
  /// The kind of the line that connects the entries of a section.
  public static let lineKind = "TimelineLine"
  /// The kind of the dot beside an entry.
  public static let dotKind = "TimelineDot"

  public weak var delegate: (any TimelineLayoutDelegate)?

  /// The height of the header of a section, in points; 0 for none.
  open var headerHeight: CGFloat = 40 {
    didSet { if headerHeight != oldValue { invalidateLayout() } }
  }

  /// The space between entries, in points.
  open var spacing: CGFloat = 20 {
    didSet { if spacing != oldValue { invalidateLayout() } }
  }

  /// The width of the strip on the left that holds line and dots, in points.
  open var railWidth: CGFloat = 40 {
    didSet { if railWidth != oldValue { invalidateLayout() } }
  }

  private static let dotSize = CGSize(width: 20, height: 20)
  private static let lineWidth: CGFloat = 10

  /// All elements in the order of their sections; the dictionaries hold the same attributes by kind, for queries of one
  /// element.
  private var all: [UICollectionViewLayoutAttributes] = []
  private var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var entries: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var lines: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var dots: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var isOutOfDate = true
  private var contentHeight: CGFloat = 0

  public override init() {
    super.init()
    register(TimelineMarkView.self, forDecorationViewOfKind: Self.lineKind)
    register(TimelineMarkView.self, forDecorationViewOfKind: Self.dotKind)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  /// The width of the content as of the last preparation.
  private var contentWidth: CGFloat = 0

  /// The width between the insets of the collection view with these bounds.
  private func availableWidth(in bounds: CGRect) -> CGFloat {
    let insets = collectionView?.adjustedContentInset ?? .zero
    return max(0, bounds.width - insets.left - insets.right)
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isOutOfDate = true
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    availableWidth(in: newBounds) != contentWidth
  }

  // MARK: Placing all elements

  open override func prepare() {
    super.prepare()
    guard isOutOfDate, let collectionView else { return }
    isOutOfDate = false
    all = []
    headers = [:]
    entries = [:]
    lines = [:]
    dots = [:]
    contentHeight = 0
    contentWidth = availableWidth(in: collectionView.bounds)
    for section in 0..<collectionView.numberOfSections
    where collectionView.continuesLayout(after: all.count) {
      place(section, of: collectionView)
    }
  }

  private func place(_ section: Int, of collectionView: UICollectionView) {
    let first = IndexPath(item: 0, section: section)
    if headerHeight > 0 {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: first)
      header.frame = CGRect(x: 0, y: contentHeight, width: contentWidth, height: headerHeight)
      headers[first] = header
      all.append(header)
      contentHeight += headerHeight
    }
    let start = contentHeight
    let width = max(0, contentWidth - railWidth)
    for item in 0..<collectionView.numberOfItems(inSection: section) {
      guard collectionView.continuesLayout(after: entries.count) else { return }
      let indexPath = IndexPath(item: item, section: section)
      let height =
        delegate?.collectionView(collectionView, heightForEntryAt: indexPath, width: width) ?? 60
      let entry = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      entry.frame = CGRect(x: railWidth, y: contentHeight, width: width, height: height)
      entries[indexPath] = entry

      let dot = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: Self.dotKind, with: indexPath)
      dot.size = Self.dotSize
      dot.center = CGPoint(x: railWidth / 2, y: contentHeight + height / 2)
      dot.zIndex = 1
      dots[indexPath] = dot
      all += [entry, dot]
      contentHeight += height + spacing
    }
    let line = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: Self.lineKind, with: first)
    line.frame = CGRect(
      x: (railWidth - Self.lineWidth) / 2, y: start, width: Self.lineWidth,
      height: contentHeight - start)
    guard line.frame.height > 0 else { return }
    lines[first] = line
    all.append(line)
  }

  // MARK: Queries

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    all.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    entries[indexPath]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == UICollectionView.elementKindSectionHeader ? headers[indexPath] : nil
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Self.lineKind ? lines[indexPath] : dots[indexPath]
  }
}

/// Supplies the heights of the entries to a `TimelineLayout`.
@MainActor
public protocol TimelineLayoutDelegate: AnyObject {
  /// The height of an entry that is `width` points wide, in points.
  func collectionView(
    _ collectionView: UICollectionView, heightForEntryAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat
}

/// The view of a section's line, or of an entry's dot.
open class TimelineMarkView: UICollectionReusableView {}
