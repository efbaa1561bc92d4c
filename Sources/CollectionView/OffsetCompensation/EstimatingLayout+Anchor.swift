import Foundation

// The anchor is chosen once, when the first size or item changes, and kept until the layout pass ends. An item that
// appeared above and was just measured does not become the anchor while the next one is measured.

extension EstimatingLayout {
  /// The anchor's item, or the item that would be chosen if a size changed now; nil if there is none.
  var anchorItem: IndexPath? {
    if let anchor = readingPosition.anchor, has(anchor.item) { return anchor.item }
    return outermostStayingItem(where: \.isMeasured)
  }

  /// Whether the anchor is the end of the last item on the screen.
  var anchorsEnd: Bool { installation?.holdsEnd ?? false }

  /// Chooses the anchor before an element changes its size: the first measured item that stays on the screen, or else the
  /// first measured one there; the last one and its end if the end is anchored.
  ///
  /// - Parameters:
  ///   - item: The item about to change its size, or nil for a header or footer. A measured item can be its own anchor, so
  ///     that it grows away from the anchored edge, unless that would move it off the screen.
  ///   - extent: Its new size along the scroll axis, in points.
  ///   - compensation: The rule; some rules choose another anchor.
  func chooseAnchor(
    whileMeasuring item: IndexPath?, _ extent: CGFloat, for compensation: Behavior.Compensation
  ) {
    if let anchor = readingPosition.anchor, has(anchor.item) { return }
    let start = screen.lowerBound
    switch compensation {
    case .unsized:
      return readingPosition.anchor = firstVisibleItem { _ in true }.map {
        ReadingPosition.Anchor(item: $0)
      }
    case .nearestEdge:
      return readingPosition.anchor = firstVisibleItem { _ in true }.map { first in
        let span = span(of: first)
        let isEndNearer = span.upperBound - start < start - span.lowerBound
        return ReadingPosition.Anchor(item: first, fraction: isEndNearer ? 1 : 0)
      }
    default: break
    }
    func isSuitable(_ candidate: VisibleItem) -> Bool {
      guard candidate.isMeasured, candidate.path == item else { return candidate.isMeasured }
      return anchorsEnd
        ? candidate.span.upperBound - extent < screen.upperBound
        : candidate.span.lowerBound + extent > start
    }
    readingPosition.anchor = outermostStayingItem(where: isSuitable).map(anchorAtEdge)
  }

  /// Chooses the anchor before an update: the first item on the screen that is neither moved nor reloaded, or else the point
  /// of a reloaded one at the start of the screen.
  ///
  /// In a subclass that may make items as long as their neighbours, an item that would be visible at its own length is
  /// preferred: the update may remove those neighbours.
  func chooseAnchor(through update: ItemUpdate) {
    let remains: (VisibleItem) -> Bool = {
      update.place(of: $0.path) != nil && !update.isMoved($0.path)
    }
    let stays: (VisibleItem) -> Bool = { remains($0) && !update.isReloaded($0.path) }
    let start = screen.lowerBound
    func isLongEnough(_ item: VisibleItem) -> Bool {
      shownSpan(of: item.path).lowerBound + item.span.upperBound - item.span.lowerBound > start
    }
    let lasting =
      isSubclassed
      ? outermostVisibleItem { stays($0) && $0.isMeasured && isLongEnough($0) } : nil
    let staying =
      lasting ?? outermostVisibleItem { stays($0) && $0.isMeasured }
      ?? outermostVisibleItem(where: stays)
    readingPosition.anchor =
      staying.map(anchorAtEdge) ?? firstVisibleItem(where: remains).map(anchorAtStartOfScreen)
  }

  /// Chooses the anchor before a resize: the first leading edge on the screen, or if one item fills it, the point of that
  /// item at the start of the screen; the last trailing edge, or the point at the end, if the end is anchored.
  ///
  /// Sizes measured at one width do not apply at another, so the item need not be measured.
  ///
  /// - Parameter length: The new length of the screen along the scroll axis, in points.
  func chooseAnchor(whileResizingTo length: CGFloat) {
    if anchorsEnd { return chooseEndAnchor(whileResizingTo: length) }
    let start = screen.lowerBound
    let end = min(screen.upperBound, start + max(0, length))
    let edges = start - halfPixel..<end - halfPixel
    if let item = firstVisibleItem(where: { edges.contains(shownSpan(of: $0.path).lowerBound) }) {
      readingPosition.anchor = ReadingPosition.Anchor(item: item)
      return
    }
    readingPosition.anchor = firstVisibleItem { _ in true }.map(anchorAtStartOfScreen)
  }

  private func chooseEndAnchor(whileResizingTo length: CGFloat) {
    let end = screen.upperBound
    let start = max(screen.lowerBound, end - max(0, length))
    let edges = start + halfPixel..<end + 2 * halfPixel
    if let item = outermostVisibleItem(where: { edges.contains(shownSpan(of: $0.path).upperBound) })
    {
      readingPosition.anchor = anchorAtEdge(of: item)
      return
    }
    readingPosition.anchor = outermostVisibleItem { _ in true }.map { item in
      let span = shownSpan(of: item)
      let extent = span.upperBound - span.lowerBound
      return ReadingPosition.Anchor(
        item: item, fraction: extent > 0 ? min(1, (end - span.lowerBound) / extent) : 1)
    }
  }

  /// How far a change moves the anchor, in points along the scroll axis; 0 without an anchor.
  ///
  /// Both places are rounded to the device's pixel grid, so that many small moves add up without an error.
  func anchorMove(following update: ItemUpdate? = nil, through change: () -> Void) -> CGFloat {
    guard let anchor = readingPosition.anchor, has(anchor.item) else {
      change()
      return 0
    }
    let before = point(of: anchor)
    change()
    var moved = anchor
    if let update { moved.item = update.place(of: anchor.item) ?? anchor.item }
    readingPosition.anchor = moved
    return has(moved.item) ? point(of: moved) - before : 0
  }

  /// Ends the layout pass: the next change chooses a new anchor.
  func releaseAnchor() {
    readingPosition = ReadingPosition(
      lastScreen: visibleToReader, deferredAdjustment: readingPosition.deferredAdjustment)
    askedSupplementaries.passDidEnd()
  }

  /// The outermost item that satisfies a condition and was on the screen when the last pass ended, or else the outermost
  /// item that satisfies it.
  ///
  /// If all measured sizes are empty, no item can satisfy a condition on measured items, and the search ends early: with a
  /// tiny estimate, very many unmeasured items fit on a screen.
  private func outermostStayingItem(where isSuitable: (VisibleItem) -> Bool) -> IndexPath? {
    let (last, anchorsEnd, seen) = (readingPosition.lastScreen, anchorsEnd, visibleToReader)
    var examined = 0
    var isFutile = false
    var newcomer: IndexPath?
    let staying = outermostVisibleItem { item in
      examined += 1
      if examined == 1_000, !anchorsEnd { isFutile = isEverythingMeasuredEmpty }
      guard !isFutile else { return true }
      guard isSuitable(item) else { return false }
      guard let last, !item.span.overlaps(last) else { return true }
      if anchorsEnd ? item.span.overlaps(seen) : newcomer == nil { newcomer = item.path }
      return false
    }
    return isFutile ? newcomer : staying ?? newcomer
  }

  private var isEverythingMeasuredEmpty: Bool {
    meanMeasuredSize.map { span(of: CGRect(origin: .zero, size: $0)).isEmpty } ?? true
  }

  /// The first item on the screen that satisfies a condition, or the last one if the end is anchored.
  private func outermostVisibleItem(where matches: (VisibleItem) -> Bool) -> IndexPath? {
    guard anchorsEnd else { return firstVisibleItem(where: matches) }
    let seen = visibleToReader
    var last: IndexPath?
    _ = firstVisibleItem { item in
      if matches(item), item.span.overlaps(seen) { last = item.path }
      return false
    }
    return last
  }

  private func anchorAtEdge(of item: IndexPath) -> ReadingPosition.Anchor {
    ReadingPosition.Anchor(item: item, fraction: anchorsEnd ? 1 : 0)
  }

  /// The point of an item at the start of the screen, or its leading edge if that is on the screen.
  private func anchorAtStartOfScreen(_ item: IndexPath) -> ReadingPosition.Anchor {
    let span = shownSpan(of: item)
    let hidden = screen.lowerBound - span.lowerBound
    let extent = span.upperBound - span.lowerBound
    return ReadingPosition.Anchor(item: item, fraction: extent > 0 ? max(0, hidden / extent) : 0)
  }

  private func point(of anchor: ReadingPosition.Anchor) -> CGFloat {
    let span = shownSpan(of: anchor.item)
    return (span.lowerBound + anchor.fraction * (span.upperBound - span.lowerBound))
      .rounded(toPixelsOf: installedIn?.traitCollection.displayScale ?? 1)
  }
}
