import CollectionView
import Foundation

extension PaneRun {
  /// Which element an identity means now.
  func track(_ identity: ElementFrame.Identity) -> ElementTrack {
    guard identity.category == .cell else { return .view(identity) }
    return ElementTrack(identity, item: content.model.position(at: identity.indexPath))
  }

  /// Which element is meant now by a kind, nil for a cell, and an index path.
  private func track(_ kind: String?, _ path: IndexPath) -> ElementTrack {
    if kind == nil, let item = content.model.position(at: path) { return .item(item) }
    return .view(ElementFrame.Identity(kind: kind, path))
  }

  /// Takes note of a call for the marks and the sizes of elements.
  func mark(_ call: Call) {
    switch call {
    case .preferredLayoutAttributesFitting(let kind, let path, let original, let preferred):
      let track = track(kind, path)
      markings.note(.asked, of: track)
      if original == preferred, isGuessed(kind, path) { sizes.note(guessed: original, of: track) }
    case .cellForItem(let path, reused: true): markings.noteDequeued(track(nil, path))
    case .viewForSupplementaryElement(let kind, let path, reused: true):
      markings.noteDequeued(track(kind, path))
    case .willDisplay(let kind, let path): markings.noteDisplayed(track(kind, path))
    case .reloadData:
      sizes.forget()
      reloadedItems = []
    default: break
    }
  }

  /// Takes note of a size that an element took for its marks and sizes.
  func mark(_ change: SizeChange) {
    let track = track(ElementFrame.Identity(change))
    markings.note(.measured, of: track)
    let breadth = truth.breadth(of: view)
    let isKnown = sizes.isKnown(change.preferred, of: track, at: breadth)
    if isKnown, !reloadedItems.contains(track) { happenings.effort.repeated += 1 }
    reloadedItems.remove(track)
    sizes.note(change, of: track, at: breadth)
  }

  /// Takes note of what a context concerned.
  func mark(_ elements: InvalidatedElements) {
    switch elements {
    case .all: markings.noteAllInvalidated()
    case .named(let names):
      for name in names { markings.note(.invalidated, of: track(ElementFrame.Identity(name))) }
    }
  }

  /// Whether the layout guesses the size of an element until now.
  private func isGuessed(_ kind: String?, _ path: IndexPath) -> Bool {
    guard tellsMeasured else {
      return isSelfSizing && kind == nil
        && measuredItemCount(inSection: path.section, path.item..<path.item + 1) == 0
    }
    if let kind {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: path)
      return view.sizeState(of: attributes) == .estimated
    }
    askedCell.indexPath = path
    return view.sizeState(of: askedCell) == .estimated
  }

  /// Whether elements stand elsewhere only because the layout wants them there at this offset.
  ///
  /// A list whose rows depend on what is on the screen is none that wants to.
  var isDesigned: Bool {
    happenings.areDesigned && view.behavior.margins == .counted
      && view.behavior.estimate != .visibleMean
  }

  /// Finds what stands elsewhere on the screen than in the last painted frame, by other than the scroll.
  ///
  /// An element that keeps an edge or its middle along an axis has grown or shrunk there, not moved.
  func noteMoves(to picture: Picture) {
    guard let last = lastPicture else {
      markings.paint(moved: [:], known: EmptyCollection(), isHeld: step != nil)
      for element in picture.elements { noteShown(element.track) }
      return
    }
    var places = LastPlaces(last.elements)
    var moved: [ElementTrack: CGPoint] = [:]
    let shift = CGPoint(
      x: picture.offset.x - last.offset.x, y: picture.offset.y - last.offset.y)
    let commanded = happenings.commanded
    let isByOffset = happenings.wasLaidOutByOffset
    var animated: Set<ElementTrack> = []
    for element in last.elements where element.shownFrame != element.frame {
      animated.insert(element.track)
    }
    for element in picture.elements {
      guard let before = places.frame(of: element) else {
        noteShown(element.track)
        continue
      }
      let after = element.shownFrame
      // The parts of an animation add up, the least of them too.
      let isPart = after != element.frame || animated.contains(element.track)
      let tolerance = isPart ? 1e-6 : tolerance
      let horizontal = Way(
        (before.minX, before.midX, before.maxX), (after.minX, after.midX, after.maxX),
        shift: shift.x, commanded: commanded.x, tolerance: tolerance)
      let vertical = Way(
        (before.minY, before.midY, before.maxY), (after.minY, after.midY, after.maxY),
        shift: shift.y, commanded: commanded.y, tolerance: tolerance)
      if isByOffset { note(element.track, horizontal, vertical) }
      let isScrolled =
        (horizontal.scrolled || isByOffset && horizontal.stayed)
        && (vertical.scrolled || isByOffset && vertical.stayed)
      if !isScrolled, !isDesigned {
        moved[element.track] = CGPoint(x: horizontal.amount, y: vertical.amount)
      }
    }
    markings.paint(
      moved: moved, known: last.elements.lazy.map(\.track),
      continuing: animated, isHeld: step != nil)
  }

  /// Counts an item that has come to the screen.
  private func noteShown(_ track: ElementTrack) {
    if case .item = track { counters.shown += 1 }
  }

  /// Takes note whether an element stays in its place on the screen while the content scrolls.
  private func note(_ track: ElementTrack, _ horizontal: Way, _ vertical: Way) {
    let ways = [horizontal, vertical].filter(\.isCommanded)
    guard !ways.isEmpty else { return }
    if ways.contains(where: { $0.stayed && !$0.scrolled }) {
      held.insert(track)
    } else {
      held.remove(track)
    }
  }

  /// What rounding to the device's pixels may move, in points.
  private var tolerance: CGFloat { 1 / pane.displayScale + 1e-6 }
}

/// How an element went along one axis of the screen, from one painted frame to the next.
private struct Way {
  /// Whether it went as far as the scroll took it.
  let scrolled: Bool
  /// Whether it stayed where it was on the screen.
  let stayed: Bool
  /// Whether there was a scroll along this axis.
  let isCommanded: Bool
  /// How far it went by other than the scroll: by the edge, or the middle, that went least; 0 where that is none.
  let amount: CGFloat

  typealias Places = (start: CGFloat, middle: CGFloat, end: CGFloat)

  init(
    _ before: Places, _ after: Places, shift: CGFloat, commanded: CGFloat, tolerance: CGFloat
  ) {
    let start = after.start - before.start - shift
    let middle = after.middle - before.middle - shift
    let end = after.end - before.end - shift
    stayed = min(abs(start), abs(middle), abs(end)) <= tolerance
    isCommanded = abs(commanded) > 2 * tolerance
    var least = start + commanded
    if abs(middle + commanded) < abs(least) { least = middle + commanded }
    if abs(end + commanded) < abs(least) { least = end + commanded }
    scrolled = abs(least) <= tolerance
    amount = scrolled ? 0 : least
  }
}

/// Where elements were seen in the last painted frame.
private struct LastPlaces {
  private let elements: [PaneRun.Picture.Element]
  /// What scrolls keeps its order: an element is looked for behind the one before it, then from the start.
  private var next = 0

  init(_ elements: [PaneRun.Picture.Element]) {
    self.elements = elements
  }

  /// The place of an element; nil when it was not there.
  mutating func frame(of element: PaneRun.Picture.Element) -> CGRect? {
    let found =
      elements[next...].firstIndex { $0.isSame(as: element) }
      ?? elements[..<next].firstIndex { $0.isSame(as: element) }
    guard let found else { return nil }
    next = found + 1
    return elements[found].shownFrame
  }
}
