import CollectionView
import Foundation

extension PaneRun {
  /// Which element an identity means now.
  func track(_ identity: ElementFrame.Identity) -> ElementTrack {
    guard identity.category == .cell else { return .view(identity) }
    return ElementTrack(identity, item: content.model.position(at: identity.indexPath))
  }

  /// Takes note of an event for the marks and the sizes of elements.
  func mark(_ event: CollectionViewEvent) {
    markings.note(event) { track($0) }
    switch event {
    case .measured(let change):
      let track = track(ElementFrame.Identity(change))
      let breadth = truth.breadth(of: view)
      let isKnown = sizes.isKnown(change.preferred, of: track, at: breadth)
      if isKnown, !reloadedItems.contains(track) { happenings.effort.repeated += 1 }
      reloadedItems.remove(track)
      sizes.note(change, of: track, at: breadth)
    case .call(.preferredLayoutAttributesFitting(let kind, let path, let original, let preferred))
    where original == preferred:
      if isGuessed(kind, path) {
        sizes.note(guessed: original, of: track(ElementFrame.Identity(kind: kind, path)))
      }
    case .call(.reloadData):
      sizes.forget()
      reloadedItems = []
    default: break
    }
  }

  /// Whether the layout guesses the size of an element until now.
  private func isGuessed(_ kind: String?, _ path: IndexPath) -> Bool {
    guard LayoutMaking.tellsMeasured(pane.layout.kind) else {
      return isSelfSizing && kind == nil
        && measuredItemCount(inSection: path.section, path.item..<path.item + 1) == 0
    }
    let attributes =
      kind.map { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path) }
      ?? UICollectionViewLayoutAttributes(forCellWith: path)
    return view.sizeState(of: attributes) == .estimated
  }

  /// The sizes a live element had before the one it has, oldest first.
  func formerSizes(
    of element: UICollectionView.LiveElement, _ track: ElementTrack
  ) -> ArraySlice<CGSize> {
    let known = sizes.sizes(of: track, before: element.modelAttributes.size)
    return known.isEmpty ? element.estimatedSize.map { [$0] } ?? [] : known
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
