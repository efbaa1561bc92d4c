import Foundation

/// Lays out rows as UIKit's table view does: a list whose heights are requested when a table view requests them.
///
/// A row has its section's `estimatedHeight` until it is about to enter the screen; then the height comes from the cell or,
/// without `isSelfSizing`, from the delegate, and replaces the estimate before anything is shown. An `estimatedHeight` of 0
/// turns that off for a section: every height is requested on load and the content size is exact. The delegate is a
/// `UICollectionViewDelegateFlowLayout`; only the height of its sizes is used.
///
/// A row measured above the screen moves the content offset as `Behavior.compensation` defines. An update requests every
/// height again; a reload requests those of elements on the screen or entering it.
@preconcurrency @MainActor
open class TableLayout: ListLayout {
  /// How headers and footers behave.
  public enum Style: Sendable {
    /// They stay in the visible bounds while their section is there.
    case plain
    /// They scroll with their rows.
    case grouped
  }

  /// Whether the next `prepare()` requests every height again, because of an update.
  private var requestsAgain = false
  /// The elements whose height was requested since a reload; nil if all heights are up to date.
  private var requestedSinceReload: Set<ElementKey>?

  /// A table of a style.
  public init(style: Style = .plain) {
    super.init()
    sectionHeadersPinToVisibleBounds = style == .plain
    sectionFootersPinToVisibleBounds = style == .plain
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything, installation?.behavior.sizeCache.key == .byID {
      requestedSinceReload = []
      forgetEarlierWidths()
    }
    super.invalidateLayout(with: context)
  }

  // A table asks again when it is updated or reloaded.
  override func wasInvalidatedByCode() {}

  open override func prepare() {
    super.prepare()
    guard requestsAgain else { return }
    requestsAgain = false
    requestHeightsAgain()
  }

  // MARK: Where heights come from

  override var mayMeasure: Bool { section.estimatedHeight > 0 || sectionProvider != nil }

  override func isEstimated(section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].metrics.estimatedHeight > 0
  }

  override func areEdgesEstimated(inSection section: Int) -> Bool { isEstimated(section: section) }

  override func nextElementToMeasure(in rect: CGRect, from anchor: IndexPath?) -> ElementKey? {
    unmeasuredElement(in: rect, nearestTo: anchor ?? anchorItem)
  }

  override func sizeFromDelegate(of attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    guard !isSelfSizing else { return nil }
    requestedSinceReload?.insert(attributes.key)
    guard let height = delegateHeight(of: attributes) else { return nil }
    return CGSize(width: attributes.size.width, height: height)
  }

  /// Whether the height of an element was requested only before the last reload.
  func isOutdated(_ key: ElementKey) -> Bool {
    guard !isSelfSizing, let requestedSinceReload else { return false }
    return !requestedSinceReload.contains(key)
  }

  override func loadDelegateHeights(ofSection index: Int, asking queries: inout FlowDelegateQueries)
  {
    loadAllHeights(ofSection: index, asking: &queries)
  }

  /// Cells are not measured if the delegate gives the heights.
  override var takesPreferredSizes: Bool { isSelfSizing && mayMeasure }

  // MARK: Updates

  override func willUpdate(_ update: ItemUpdate) {
    super.willUpdate(update)
    requestsAgain = true
    requestedSinceReload = nil
    forgetEarlierWidths()
  }

  /// Heights from the delegate at earlier widths may be outdated, and would not be requested again when their width returns.
  private func forgetEarlierWidths() {
    guard !isSelfSizing else { return }
    for index in sections.indices { sections[index].forgetEarlierWidths() }
  }

  // MARK: Scrolling to a row

  override func extentCoveredAtStart(above indexPath: IndexPath) -> CGFloat {
    guard sectionHeadersPinToVisibleBounds, sections.indices.contains(indexPath.section) else {
      return 0
    }
    return sections[indexPath.section].headerExtent
  }
}
