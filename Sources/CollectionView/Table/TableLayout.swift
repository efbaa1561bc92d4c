import Foundation

/// Rows as a table view of UIKit lays them out: a list whose heights are asked for as late or as early as a table does it.
///
/// Every row stands at its section's `estimatedHeight` until it is about to enter the screen; then its height is asked,
/// of the cell or, without `isSelfSizing`, of the delegate, and replaces the estimate before anything is shown. An
/// `estimatedHeight` of 0 turns that off for a section: every height is asked for on load and the content size is exact.
/// The delegate is a `UICollectionViewDelegateFlowLayout`, of whose sizes the height counts.
///
/// A row measured above the reader moves the content offset by as much as it grew, as `Behavior.compensation` says; an
/// update asks every height again, a reload those of what is on the screen or comes there.
@preconcurrency @MainActor
open class TableLayout: ListLayout {
  /// How headers and footers behave.
  public enum Style: Sendable {
    /// They stay in the visible bounds while their section is there.
    case plain
    /// They scroll with their rows.
    case grouped
  }

  /// Whether an update came whose end asks for every height again.
  private var isAskingAgain = false
  /// What the delegate was asked about since a reload, which doubts every height that was kept; nil where none is in doubt.
  private var askedSinceReload: Set<ElementKey>?

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
      askedSinceReload = []
      forgetOtherWidths()
    }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard isAskingAgain else { return }
    isAskingAgain = false
    askAgain()
  }

  // MARK: Where heights come from

  override var mayMeasure: Bool { section.estimatedHeight > 0 || sectionProvider != nil }

  override func isEstimated(section: Int) -> Bool {
    sections.indices.contains(section) && sections[section].metrics.estimatedHeight > 0
  }

  override func areEdgesEstimated(inSection section: Int) -> Bool { isEstimated(section: section) }

  override func nextElementToMeasure(in rect: CGRect, from anchor: IndexPath?) -> ElementKey? {
    unmeasuredElement(in: rect, nearestTo: anchor ?? heldItem)
  }

  override func sizeFromDelegate(of attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    guard !isSelfSizing else { return nil }
    askedSinceReload?.insert(attributes.key)
    guard let height = delegateHeight(of: attributes) else { return nil }
    return CGSize(width: attributes.size.width, height: height)
  }

  /// Whether the delegate may have another height for an element than the one it gave before a reload.
  func isInDoubt(_ key: ElementKey) -> Bool {
    guard !isSelfSizing, let askedSinceReload else { return false }
    return !askedSinceReload.contains(key)
  }

  override func takeDelegateHeights(ofSection index: Int, asking questions: inout FlowQuestions) {
    takeAllHeights(ofSection: index, asking: &questions)
  }

  /// A table has nothing to ask its cells where its delegate gives the heights.
  override var takesPreferredSizes: Bool { isSelfSizing && mayMeasure }

  // MARK: Updates

  override func willUpdate(_ update: ItemUpdate) {
    super.willUpdate(update)
    isAskingAgain = true
    askedSinceReload = nil
    forgetOtherWidths()
  }

  /// What the delegate said at another width may be another height now, and would not be asked again when that comes back.
  private func forgetOtherWidths() {
    guard !isSelfSizing else { return }
    for index in sections.indices { sections[index].forgetOtherWidths() }
  }

  // MARK: Scrolling to a row

  override func extentCoveredAtStart(above indexPath: IndexPath) -> CGFloat {
    guard sectionHeadersPinToVisibleBounds, sections.indices.contains(indexPath.section) else {
      return 0
    }
    return sections[indexPath.section].headerExtent
  }
}
