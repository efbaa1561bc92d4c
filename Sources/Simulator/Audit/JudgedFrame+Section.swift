import CollectionView
import Foundation
import Scenes

/// A section that scrolls across, as a scroll view of its own: the audit judges it by the same rules as the pane.
///
/// Places are in points from its first group on, along its own axis.
extension JudgedFrame {
  /// The largest number of items of a section among which lost ones are searched for.
  private static let searchLimit = 1_000

  /// Collects what the audit judges of one section of a painted frame; nil if it does not scroll across, or is not in view.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - painted: The frame of its pane.
  ///   - run: The running pane.
  ///   - offsets: The changes of the section's offset since the last painted frame.
  ///   - last: The frame of the section judged before; nil for the first one.
  /// - Complexity: O(live elements), and one query of the layout for each item beside those in view.
  @MainActor
  init?(
    section: Int, of painted: JudgedFrame, in run: PaneRun, offsets: FrameEvents,
    after last: JudgedFrame?
  ) {
    guard let state = run.view.orthogonalState(ofSection: section),
      let scroller = run.view.orthogonalScroller(ofSection: section)
    else { return nil }
    self.init()
    let place = SectionPlace(
      frame: painted.mirror(state.frame), offset: state.offset, isHorizontal: !painted.isHorizontal)
    guard place.frame.sharesArea(with: painted.pane.bounds) else { return nil }
    mirror = painted.mirror
    pixel = painted.pixel
    isAtRest = painted.isAtRest
    act = painted.act
    events = painted.events.ofSection(section, offsets: offsets.mirrored(by: mirror))
    pane.scrollsHorizontally = !painted.isHorizontal
    pane.bounds = place.bounds
    let members = painted.pane.staying.filter {
      $0.category == .cell && $0.section == section
        && painted.axis.meets(painted.axis.interval(painted.pane.bounds), $0.untransformed)
    }.map { place($0) }.sorted { $0.precedes($1) }
    pane.elements = members
    elements = members.filter { $0.untransformed.sharesArea(with: pane.bounds) }
    scroll = ScrollFacts(state, scroller, run, along: axis)
    content.extent = state.contentLength
    content.itemCount = state.itemCount
    truth.isKnown = painted.truth.isKnown
    // Where no member is measured, the places across do not depend on what is measured elsewhere.
    let isFixed = elements.allSatisfy { $0.sizeState == .fixed }
    let layout =
      isFixed && truth.isKnown && run.content.model.itemCount <= Self.searchLimit
      ? run.truth.givenLayout(for: run.view) : nil
    for element in elements {
      let found =
        painted.truth.places[element.identity]
        ?? layout?.frame(section: section, item: element.index)
      truth.places[element.identity] = found.map { place(true: $0) }
    }
    let anchor = Anchor(ofSectionIn: run.pane)
    places = ReaderPlaces(
      elements.compactMap {
        ReaderPlace($0, along: axis, from: axis.start(pane.bounds), anchor: anchor)
      })
    if let last {
      findHiddenReader(of: run, after: last, place, anchor)
      if !events.startsOver { survivors = Survivors(from: last, to: self, anchor: anchor) }
    }
    if truth.isKnown, events.upheaval == nil, !run.view.isAnimating {
      let seen = place(place.frame.intersection(painted.pane.bounds))
      lost = lostItems(of: section, in: run, place, seen: seen)
    }
  }

  /// Finds the item that the reader saw first if it now is beside the section.
  @MainActor
  private mutating func findHiddenReader(
    of run: PaneRun, after last: JudgedFrame, _ place: SectionPlace, _ anchor: Anchor
  ) {
    for former in last.places.inOrder where wasSeen(former, in: last) {
      guard let item = events.position(ofFormer: former.item), !events.moved.contains(item)
      else { continue }
      guard places[item] == nil else { return }
      guard let path = run.content.model.path(ofPosition: item),
        let frame = frame(ofItemAt: path, in: run)
      else { continue }
      hiddenReader = ReaderPlace(
        item: item, path: path, frame: place(frame), along: axis, from: axis.start(pane.bounds),
        anchor: anchor)
      return
    }
  }

  /// Items of the section whose frames are in view and that are not shown.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - run: The running pane.
  ///   - place: Where the section is.
  ///   - seen: The part of the section that the pane shows, from its first group on.
  /// - Returns: The items with their holes.
  @MainActor
  private func lostItems(
    of section: Int, in run: PaneRun, _ place: SectionPlace, seen: CGRect
  ) -> LostItems {
    var lost = LostItems()
    let devicePixel = 1 / run.view.traitCollection.displayScale
    guard content.itemCount <= Self.searchLimit, seen.width > 2 * devicePixel,
      seen.height > 2 * devicePixel
    else { return lost }
    let bounds = seen.insetBy(dx: devicePixel, dy: devicePixel)
    let shown = Set(pane.elements.map(\.index))
    func hole(at item: Int) -> CGRect? {
      guard let frame = frame(ofItemAt: [section, item], in: run).map({ place($0) }),
        frame.sharesArea(with: bounds)
      else { return nil }
      return frame.intersection(bounds)
    }
    func add(_ item: Int) -> Bool {
      guard let hole = hole(at: item) else { return false }
      lost.paths.append([section, item])
      lost.frames.append(hole)
      lost.fraction += hole.width * hole.height / (bounds.width * bounds.height)
      return true
    }
    let scroller = run.view.orthogonalScroller(ofSection: section)
    let resting = scroller.flatMap {
      run.view.item(inSection: section, restingAt: $0.contentOffset)?.item
    }
    let first = shown.min() ?? resting
    guard let first else { return lost }
    let end = (shown.max() ?? first - 1) + 1
    for item in first..<end where !shown.contains(item) { _ = add(item) }
    var next = end
    while next < content.itemCount, add(next) { next += 1 }
    var before = first - 1
    while before >= 0, add(before) { before -= 1 }
    return lost
  }
}

/// Where a section that scrolls across is, for converting from content points of the pane to points from its first group on.
private struct SectionPlace {
  /// The frame of its scroller, in content points of the layout; a part of it may be outside the pane.
  var frame: CGRect
  /// The offset from the first group on.
  var offset: CGFloat
  var isHorizontal: Bool

  /// The visible part, from the first group on.
  var bounds: CGRect {
    CGRect(
      x: isHorizontal ? offset : 0, y: isHorizontal ? 0 : offset, width: frame.width,
      height: frame.height)
  }

  func callAsFunction(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
  }

  /// Converts a frame of the true layout, which is at offset 0.
  func callAsFunction(true rect: CGRect) -> CGRect {
    rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// An element at its place in the section; its own size is judged with the pane.
  func callAsFunction(_ element: ElementFrame) -> ElementFrame {
    var moved = element
    moved.frame = self(element.frame)
    moved.layoutFrame = element.layoutFrame.map { self($0) }
    moved.settledFrame = element.settledFrame.map { self($0) }
    moved.requiredSize = nil
    return moved
  }
}

extension Anchor {
  /// What the reader follows in a section that scrolls across: the end of a chat is not that of its sections.
  init(ofSectionIn pane: Pane) {
    self = pane.anchor == .bottom ? .automatic : pane.anchor
  }
}

extension ScrollFacts {
  /// The facts about a section that scrolls across.
  @MainActor
  fileprivate init(
    _ state: OrthogonalState, _ scroller: UIScrollView, _ run: PaneRun, along axis: Axis
  ) {
    self.init()
    let mirror = LayoutMirror(run.view)
    viewport = axis.length(state.frame.size)
    insets = mirror(scroller.contentInset)
    first = state.range.lowerBound
    last = state.range.upperBound
    reachableEnd = last + viewport - axis.end(insets)
    offset = state.offset
    beyond = offset < first ? offset - first : max(0, offset - last)
    let motion = run.motion.frame(of: scroller)
    isStretched = run.motion.mayOverscroll(scroller)
    isHeld = isStretched || motion.activity == .animating
    if motion.activity == .decelerating, let target = motion.target {
      let left = CGPoint(
        x: target.x - scroller.contentOffset.x, y: target.y - scroller.contentOffset.y)
      fling = (
        axis.position(mirror(way: motion.velocity)), offset + axis.position(mirror(way: left))
      )
    }
  }
}

extension JudgedFrame {
  /// Members of a section that scrolls across are where the true sizes put them.
  ///
  /// - Complexity: O(elements).
  var memberSeams: [Seam] {
    elements.compactMap { element in
      truth.places[element.identity].flatMap { place in
        seam(
          element, element, .start, gap: axis.start(element.untransformed),
          wanted: axis.start(place))
      }
    }
  }
}
