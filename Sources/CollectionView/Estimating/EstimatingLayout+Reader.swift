import Foundation

// What is held for the reader is chosen once, when the first size or item changes, and kept until the layout pass ends:
// an item that came in above and was measured a moment ago is no place to hold on to while the next one is measured.

extension EstimatingLayout {
  /// The part of the content on the screen along the scroll axis, in content points.
  ///
  /// Of a view without extent it is a pixel: what stands at its start is still being read.
  var screen: Range<CGFloat> {
    let span = span(of: ownBounds)
    return span.isEmpty ? span.lowerBound..<span.lowerBound + 2 * halfPixel : span
  }

  /// What is held, or what would be if a size changed now; nil for nothing.
  var heldItem: IndexPath? {
    if let place = reader.place, has(place.item) { return place.item }
    return firstToHold(where: \.isMeasured)
  }

  /// Holds the first item that is still on the screen, or else the first one there whose size is known already; the last
  /// one and its end where the end is held.
  ///
  /// - Parameters:
  ///   - item: The item about to change its size; nil for a header or footer. It holds itself when its size was known,
  ///     so that it grows away from the edge that is held, unless that would take it off the screen.
  ///   - extent: The size it takes along the scroll axis, in points.
  ///   - compensation: How what is held is chosen.
  func holdReader(
    whileMeasuring item: IndexPath?, _ extent: CGFloat, for compensation: Behavior.Compensation
  ) {
    if let place = reader.place, has(place.item) { return }
    let start = screen.lowerBound
    switch compensation {
    case .unsized:
      return reader.place = firstVisibleItem { _ in true }.map { Reader.Place(item: $0) }
    case .nearestEdge:
      return reader.place = firstVisibleItem { _ in true }.map { first in
        let span = span(of: first)
        let isEndNearer = span.upperBound - start < start - span.lowerBound
        return Reader.Place(item: first, fraction: isEndNearer ? 1 : 0)
      }
    default: break
    }
    func keeps(_ candidate: VisibleItem) -> Bool {
      guard candidate.isMeasured, candidate.path == item else { return candidate.isMeasured }
      return holdsEnd
        ? candidate.span.upperBound - extent < screen.upperBound
        : candidate.span.lowerBound + extent > start
    }
    reader.place = firstToHold(where: keeps).map(placeAtHeldEdge)
  }

  /// The outermost item that satisfies a condition and was on the screen when the last pass ended, or else the outermost
  /// one that satisfies it; found in one go.
  ///
  /// What is kept is measured. Where all that is measured is empty nothing is, and where the start is held that is seen
  /// before very many items that are not measured have been looked at: at a tiny estimate a screen has room for them.
  private func firstToHold(where keeps: (VisibleItem) -> Bool) -> IndexPath? {
    let (last, holdsEnd, seen) = (reader.lastScreen, holdsEnd, seen)
    var looked = 0
    var isInVain = false
    var newcomer: IndexPath?
    let stayer = outermostVisibleItem { item in
      looked += 1
      if looked == 1_000, !holdsEnd { isInVain = isAllMeasuredEmpty }
      guard !isInVain else { return true }
      guard keeps(item) else { return false }
      guard let last, !item.span.overlaps(last) else { return true }
      if holdsEnd ? item.span.overlaps(seen) : newcomer == nil { newcomer = item.path }
      return false
    }
    return isInVain ? newcomer : stayer ?? newcomer
  }

  private var isAllMeasuredEmpty: Bool {
    meanMeasuredSize.map { span(of: CGRect(origin: .zero, size: $0)).isEmpty } ?? true
  }

  /// Whether what is held is the end of the last item on the screen.
  var holdsEnd: Bool { installation?.holdsEnd ?? false }

  /// The first item on the screen that satisfies a condition, or the last one where the end is held.
  private func outermostVisibleItem(where matches: (VisibleItem) -> Bool) -> IndexPath? {
    guard holdsEnd else { return firstVisibleItem(where: matches) }
    let seen = seen
    var last: IndexPath?
    _ = firstVisibleItem { item in
      if matches(item), item.span.overlaps(seen) { last = item.path }
      return false
    }
    return last
  }

  private func placeAtHeldEdge(_ item: IndexPath) -> Reader.Place {
    Reader.Place(item: item, fraction: holdsEnd ? 1 : 0)
  }

  /// Holds the first item on the screen that stays what and where it is in an update, or else the point of a reloaded
  /// one at the screen's start.
  ///
  /// In a subclass, where an item may be as long as its neighbours, one that would still be seen at its own length comes
  /// first: it may lose those neighbours.
  func holdReader(through update: ItemUpdate) {
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
    reader.place =
      staying.map(placeAtHeldEdge)
      ?? firstVisibleItem(where: remains).map(placeAtStartOfScreen)
  }

  /// Holds the first leading edge on the screen; where one item fills it, the point of that item at the screen's start.
  ///
  /// Sizes have no meaning across widths, so what is held need not be measured.
  ///
  /// - Parameter length: The new length of the screen along the scroll axis, in points.
  func holdReader(whileResizingTo length: CGFloat) {
    let start = screen.lowerBound
    let end = min(screen.upperBound, start + max(0, length))
    let edges = start - halfPixel..<end - halfPixel
    if let item = firstVisibleItem(where: { edges.contains(shownSpan(of: $0.path).lowerBound) }) {
      reader.place = Reader.Place(item: item)
      return
    }
    reader.place = firstVisibleItem { _ in true }.map(placeAtStartOfScreen)
  }

  /// How far what is held moves, in points along the scroll axis; 0 when nothing is.
  ///
  /// Both ends are on the device's pixel grid, so that many small moves add up without an error.
  func moveOfReader(following update: ItemUpdate? = nil, through change: () -> Void) -> CGFloat {
    guard let place = reader.place, has(place.item) else {
      change()
      return 0
    }
    let before = point(of: place)
    change()
    var moved = place
    if let update { moved.item = update.place(of: place.item) ?? place.item }
    reader.place = moved
    return has(moved.item) ? point(of: moved) - before : 0
  }

  /// What was held goes on with the reader; the next change chooses anew.
  func releaseReader() {
    reader = Reader(lastScreen: seen, owed: reader.owed)
    askedEdges.passDidEnd()
  }

  /// The point of an item at the start of the screen, or its leading edge when that is on the screen.
  private func placeAtStartOfScreen(_ item: IndexPath) -> Reader.Place {
    let span = shownSpan(of: item)
    let hidden = screen.lowerBound - span.lowerBound
    let extent = span.upperBound - span.lowerBound
    return Reader.Place(item: item, fraction: extent > 0 ? max(0, hidden / extent) : 0)
  }

  private func point(of place: Reader.Place) -> CGFloat {
    let span = shownSpan(of: place.item)
    return (span.lowerBound + place.fraction * (span.upperBound - span.lowerBound))
      .rounded(toPixelsOf: installedIn?.traitCollection.displayScale ?? 1)
  }
}
