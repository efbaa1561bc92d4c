import CollectionView
import Foundation

/// The parts of the viewport that show nothing, and the items that belong there; in content points along the scroll axis.
struct EmptyPlaces {
  /// Why the missing items are not shown.
  enum Cause {
    /// The layout was not queried, or left them out.
    case unknown
    /// They have cells, which the layout placed elsewhere.
    case misplaced
    /// The layout's frames for them are not where the true sizes put them.
    case displaced
  }

  /// The empty parts.
  var intervals: [Range<CGFloat>] = []
  /// The length that the true layout leaves empty at its nearest legal offset.
  var trueExtent: CGFloat = 0
  /// Items that belong in the viewport and are not shown, in data order.
  var missing: [IndexPath] = []
  /// The layout's length for the first of them.
  var missingExtent: CGFloat?
  var cause = Cause.unknown

  /// The summed length of the empty parts.
  var extent: CGFloat { intervals.reduce(0) { $0 + $1.length } }
}

extension JudgedFrame {
  /// The parts of the viewport that show nothing, and the items that belong there.
  ///
  /// Nothing is missing beyond the content while a finger, a bounce or code holds the offset there.
  ///
  /// - Complexity: O(elements), and one more query of the layout if part of the viewport is empty.
  @MainActor
  func emptyPlaces(among painted: [ElementFrame], in run: PaneRun) -> EmptyPlaces {
    guard !isEmpty else { return EmptyPlaces() }
    let viewport = axis.start(pane.bounds)..<axis.start(pane.bounds) + scroll.viewport
    let contentEnd = content.modelExtent ?? content.extent
    let isInside = viewport.lowerBound >= 0 && viewport.upperBound <= contentEnd
    let intervals = painted.map { axis.interval($0.box) }
    let shown = Intervals(intervals, in: viewport)
    guard shown.length < scroll.viewport else { return EmptyPlaces() }
    // The layout is queried only for gaps that are wider than the spacing between two lines.
    let spacing = truth.spacings?.lowerBound ?? 0
    if isInside, shown.widestGap(in: viewport) <= spacing + pixel { return EmptyPlaces() }
    var empty = EmptyPlaces()
    var gaps = nameMissing(in: &empty, painted, intervals, shown, run)
    if !run.motion.mayOverscroll, !run.motion.isReturning,
      !run.motion.isProgrammaticallyOverscrolled
    {
      gaps += gapsBeyondContent(to: contentEnd, in: viewport)
    }
    let insets = mirror(run.view.adjustedContentInset)
    let (start, end) = isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let held = intervals + [-max(0, start)..<0, contentEnd..<contentEnd + max(0, end)]
    empty.intervals = Intervals(gaps, in: viewport).subtracting(Intervals(held, in: viewport))
    return empty
  }

  /// Names the items that belong in the viewport and are not shown.
  ///
  /// - Returns: The intervals where they belong.
  @MainActor
  private func nameMissing(
    in empty: inout EmptyPlaces, _ painted: [ElementFrame], _ intervals: [Range<CGFloat>],
    _ shown: Intervals, _ run: PaneRun
  ) -> [Range<CGFloat>] {
    let live = Dictionary(zip(painted.map(\.path), intervals)) { first, _ in first }
    // A cell that was placed elsewhere does not fill its place; attributes for an item that does not exist have no
    // place.
    let absent = run.view.elementsWanted(in: run.view.bounds).filter {
      $0.representedElementCategory == .cell && run.content.model.entry(at: $0.indexPath) != nil
        && !(live[$0.indexPath]?.overlaps(axis.interval(mirror($0.frame))) ?? false)
    }
    if absent.isEmpty {
      let displaced = displaced(shown, run)
      empty.missing = displaced.map(\.path)
      empty.missingExtent = displaced.first?.place.length
      if !displaced.isEmpty { empty.cause = .displaced }
      return displaced.map(\.place)
    }
    empty.missing = absent.map(\.indexPath).sorted()
    empty.missingExtent = absent.min { $0.indexPath < $1.indexPath }.map { axis.length($0.size) }
    if let first = empty.missing.first, live[first] != nil { empty.cause = .misplaced }
    return absent.map { axis.interval(mirror($0.frame)) }
  }

  /// The parts of the viewport beyond the legal offsets; the rest below content shorter than the viewport is rightly
  /// empty.
  private func gapsBeyondContent(
    to end: CGFloat, in viewport: Range<CGFloat>
  ) -> [Range<CGFloat>] {
    let start = viewport.lowerBound
    var gaps: [Range<CGFloat>] = []
    let trueLast = min(scroll.last, max(scroll.first, end - scroll.viewport))
    if start > trueLast, viewport.upperBound > end {
      let first = max(end, start, viewport.upperBound - (start - trueLast))
      gaps.append(first..<viewport.upperBound)
    }
    if start < min(0, scroll.first) { gaps.append(start..<min(0, viewport.upperBound)) }
    return gaps
  }

  /// Replaces the missing items by those that belong there at their true sizes: at an estimated place for two rows,
  /// nine may be missing.
  ///
  /// The true layout is aligned with the first cell in view. Nothing changes without a cell, or without a true layout of
  /// the whole content.
  ///
  /// - Complexity: O(items) for content that the oracle lays out whole, and only while part of the viewport is empty.
  @MainActor
  func nameTrulyMissing(
    in empty: inout EmptyPlaces, _ painted: [ElementFrame], _ run: PaneRun
  ) {
    guard empty.extent > 0, !empty.missing.isEmpty, empty.cause == .unknown,
      let truth = run.truth.givenLayout(for: run.view)
    else { return }
    let bounds = pane.bounds
    let shown = painted.filter { $0.category == .cell && $0.box.sharesArea(with: bounds) }
    guard let first = shown.min(by: { axis.start($0.box) < axis.start($1.box) }),
      let place = truth.frame(section: first.section, item: first.index)
    else { return }
    let way = axis.start(place) - axis.start(first.box)
    let live = Set(shown.map(\.path))
    let absent = truth.elements(
      in: isHorizontal ? bounds.offsetBy(dx: way, dy: 0) : bounds.offsetBy(dx: 0, dy: way)
    ).filter { $0.identity.kind == .item }
      .map { IndexPath(item: $0.identity.item, section: $0.identity.section) }
      .filter { !live.contains($0) }
    guard let foremost = absent.min() else { return }
    if foremost != empty.missing.first {
      empty.missingExtent =
        run.view.layoutAttributesForItem(at: foremost).map { axis.length($0.size) }
    }
    empty.missing = absent.sorted()
  }

  /// The rows of a list whose true places are empty because the layout has them elsewhere, in order.
  ///
  /// The true layout is aligned with the first row on the screen.
  ///
  /// - Complexity: O(sections + rows that fit the screen).
  @MainActor
  private func displaced(
    _ shown: Intervals, _ run: PaneRun
  ) -> [(path: IndexPath, place: Range<CGFloat>)] {
    let bounds = pane.bounds
    guard truth.isKnown, isOneALine, run.truth.hasTrueSizes, let window = trueWindow(run) else {
      return []
    }
    let live = Set(elements.filter { $0.rank == 1 }.map(\.path))
    return window.elements.compactMap { element in
      let path = IndexPath(item: element.identity.item, section: element.identity.section)
      // Only the layout knows how far a row is scrolled sideways.
      guard element.identity.kind == .item, !live.contains(path),
        let own = frame(ofItemAt: path, in: run),
        axis.interval(element.frame).overlaps(axis.interval(bounds)),
        cross.interval(own).overlaps(cross.interval(bounds))
      else { return nil }
      let place = axis.interval(element.frame).clamped(to: axis.interval(bounds))
      let isFree = shown.parts.allSatisfy { $0.clamped(to: place).length <= pixel }
      return isFree && place.length > pixel ? (path, place) : nil
    }
  }

  /// The true layout of a list from the first row on the screen to the end of the viewport; nil without one.
  @MainActor
  func trueWindow(_ run: PaneRun) -> TrueLayout? {
    guard let first = elements.first(where: { $0.rank == 1 && !$0.isPinned }) else { return nil }
    return run.truth.window(
      from: Oracle.Anchor(
        section: first.section, item: first.index, origin: axis.start(first.untransformed),
        end: axis.end(pane.bounds)), in: run.view)
  }
}
