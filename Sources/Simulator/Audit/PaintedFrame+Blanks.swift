import CollectionView
import Foundation

extension PaintedFrame {
  /// Finds the parts of the viewport that show nothing, and the items that belong there.
  ///
  /// Beyond the content nothing is missing while a hand, a bounce or somebody's code holds the offset there.
  @MainActor
  func fillBlanks(
    _ elements: [PaintedElement], _ view: UICollectionView, _ axis: Axis, _ run: PaneRun
  ) {
    // A view without extent has nothing to cover.
    guard view.bounds.width > 0, view.bounds.height > 0 else { return }
    let start = axis.position(view.contentOffset)
    let viewport = start..<start + viewportExtent
    let content = modelExtent ?? contentExtent
    let isInside = start >= 0 && viewport.upperBound <= content
    if isInside, areGapless(elements, viewport, axis) { return }
    var intervals: [Range<CGFloat>] = []
    intervals.reserveCapacity(elements.count + 2)
    for element in elements { intervals.append(axis.interval(element.box)) }
    let shown = Intervals(intervals, in: viewport)
    guard shown.length < viewportExtent else { return }
    if isInside {
      // The layout is asked about all that is wider than what belongs between two lines.
      guard shown.widestGap(in: viewport) > leastSpacing + pixel else { return }
    }
    var empty = nameAbsent(elements, intervals, view, axis, run, shown)
    if !run.motion.mayOverscroll, !run.motion.isReturning,
      !run.motion.isProgrammaticallyOverscrolled
    {
      empty += beyondContent(of: content, in: viewport)
    }
    let insets = view.adjustedContentInset
    intervals.append(-max(0, isHorizontal ? insets.left : insets.top)..<0)
    intervals.append(content..<content + max(0, isHorizontal ? insets.right : insets.bottom))
    let held = Intervals(intervals, in: viewport)
    blanks = Intervals(empty, in: viewport).subtracting(held)
    uncovered = blanks.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
  }

  /// Names the items that belong into the viewport and are not shown, and tells where their places are.
  @MainActor
  private func nameAbsent(
    _ elements: [PaintedElement], _ intervals: [Range<CGFloat>],
    _ view: UICollectionView, _ axis: Axis, _ run: PaneRun, _ shown: Intervals
  ) -> [Range<CGFloat>] {
    let live = Dictionary(
      zip(elements, intervals).map { ($0.identity.indexPath, $1) },
      uniquingKeysWith: { first, _ in first })
    let wanted = view.elementsWanted(in: view.bounds)
    // One that stands elsewhere than the layout has it does not fill its place, and one that is in no data belongs nowhere.
    let absent = wanted.filter {
      $0.representedElementCategory == .cell && run.content.model.entry(at: $0.indexPath) != nil
        && !(live[$0.indexPath]?.overlaps(axis.interval($0.frame)) ?? false)
    }
    missing = absent.map(\.indexPath).sorted()
    areMisplaced =
      missing.first.map { path in
        elements.contains { $0.identity.indexPath == path }
      } ?? false
    missingExtent = absent.min { $0.indexPath < $1.indexPath }.map { axis.length($0.size) }
    guard absent.isEmpty else { return absent.map { axis.interval($0.frame) } }
    let displaced = displaced(view, run, shown)
    missing = displaced.map(\.path)
    missingExtent = displaced.first?.place.length
    areDisplaced = !displaced.isEmpty
    return displaced.map(\.place)
  }

  /// What of the viewport lies past the legal offsets; content shorter than the view leaves the rest empty by right.
  private func beyondContent(
    of content: CGFloat, in viewport: Range<CGFloat>
  ) -> [Range<CGFloat>] {
    let start = viewport.lowerBound
    var empty: [Range<CGFloat>] = []
    let trueLast = min(lastOffset, max(firstOffset, content - viewportExtent))
    if start > trueLast, viewport.upperBound > content {
      let first = max(content, start, viewport.upperBound - (start - trueLast))
      empty.append(first..<viewport.upperBound)
    }
    if start < min(0, firstOffset) { empty.append(start..<min(0, viewport.upperBound)) }
    return empty
  }

  /// Whether elements in the order in which they mostly stand leave nothing of the viewport empty but the spacing between
  /// them; in another order that may be so, too.
  private func areGapless(
    _ elements: [PaintedElement], _ viewport: Range<CGFloat>, _ axis: Axis
  ) -> Bool {
    let spacing = leastSpacing + pixel
    var end = viewport.lowerBound
    for element in elements {
      let interval = axis.interval(element.box)
      if interval.lowerBound <= end + spacing { end = max(end, interval.upperBound) }
    }
    return end + spacing >= viewport.upperBound
  }

  /// What belongs between two lines takes at least this in each section on the screen; 0 where nobody knows.
  private var leastSpacing: CGFloat { spacings?.lowerBound ?? 0 }
}
