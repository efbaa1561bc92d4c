import CollectionView
import Foundation

extension PaneRun {
  /// Finds what stands elsewhere on the screen than in the last painted frame, by other than the scroll.
  ///
  /// An element that keeps an edge or its middle along an axis has grown or shrunk there, not moved.
  func noteMoves(to picture: Picture) {
    guard let last = lastPicture else {
      markings.paint(moved: [:], known: EmptyCollection(), isHeld: step != nil)
      for element in picture.elements { noteShown(element) }
      return
    }
    var places = LastPlaces(last)
    var moved: [ElementTrack: CGPoint] = [:]
    var setOff: [ElementTrack] = []
    let isByOffset = happenings.wasLaidOutByOffset
    var animated: Set<ElementTrack> = []
    if last.isAnimated {
      for element in last.elements where element.isAnimated { animated.insert(element.track) }
    }
    let scroll = Scroll(
      shift: CGPoint(x: picture.offset.x - last.offset.x, y: picture.offset.y - last.offset.y),
      commanded: happenings.commandedHere, whole: happenings.commanded, isByOffset: isByOffset)
    // What stands where it stood in the content goes one way.
    let kept = scroll.way(from: .zero, to: .zero, tolerance: tolerance)
    var areAllKept = true
    var arrived: [PaintedElement] = []
    func take(_ element: PaintedElement, _ way: ScreenWay) {
      if isByOffset { note(element, way, in: picture) }
      if !way.isScrolled, !isDesigned { moved[element.track] = way.amount }
    }
    // By index, since to hold an element costs more than to look at it.
    for index in picture.elements.indices {
      if places.goOn(with: picture.elements[index]) {
        if isByOffset || !kept.isScrolled { take(picture.elements[index], kept) }
        continue
      }
      let element = picture.elements[index]
      guard let before = places.place(of: element) else {
        noteShown(element)
        if isByOffset { arrived.append(element) }
        continue
      }
      if before.frame != element.frame { areAllKept = false }
      if element.isAnimated, !before.isAnimated { setOff.append(element.track) }
      // The parts of an animation add up, the least of them too; but where the pane is brought along to pixels.
      let isPart = (element.isAnimated || before.isAnimated) && happenings.broughtAlong == .zero
      take(
        element,
        scroll.way(
          from: before.shownBox, to: element.shownBox, tolerance: isPart ? 1e-6 : tolerance))
    }
    noteArrived(arrived, in: picture)
    happenings.wasOnlyScrolled =
      areAllKept && kept.wentAlong && happenings.broughtAlong == .zero
    markings.paint(
      moved: moved, known: last.elements.lazy.map(\.track),
      setOff: setOff, endsMoves: happenings.showsOtherwise, continuing: animated,
      isHeld: step != nil)
  }

  /// Counts an item that has come to the screen.
  private func noteShown(_ element: PaintedElement) {
    if element.item != nil { log.countShownItem() }
  }

  /// Takes note whether an element stays in its place on the screen while the content scrolls, along each axis by itself.
  private func note(_ element: PaintedElement, _ way: ScreenWay, in picture: Picture) {
    note(element, way.vertical, Axis(isHorizontal: false), in: picture, &heldDown)
    note(element, way.horizontal, Axis(isHorizontal: true), in: picture, &heldSideways)
  }

  private func note(
    _ element: PaintedElement, _ way: Way, _ axis: Axis, in picture: Picture,
    _ held: inout Set<ElementTrack>
  ) {
    guard way.isCommanded || !held.isEmpty else { return }
    let isHeld = way.isCommanded ? way.isHeld : held.contains(element.track)
    if isHeld, !isInOwnPlace(element, axis, picture) {
      held.insert(element.track)
    } else {
      held.remove(element.track)
    }
  }

  /// Takes note which elements that have come to the screen are held there, of which no scroll has told yet.
  private func noteArrived(_ arrived: [PaintedElement], in picture: Picture) {
    noteArrived(arrived, Axis(isHorizontal: false), in: picture, &heldDown)
    noteArrived(arrived, Axis(isHorizontal: true), in: picture, &heldSideways)
  }

  /// The same along an axis: those that take the stretch of it that one takes which is held, and stand above what scrolls.
  private func noteArrived(
    _ arrived: [PaintedElement], _ axis: Axis, in picture: Picture,
    _ held: inout Set<ElementTrack>
  ) {
    guard !held.isEmpty, !arrived.isEmpty else { return }
    held.subtract(arrived.map(\.track))
    let stretches = picture.elements.filter { held.contains($0.track) }.map(\.shownBox)
    let ground = picture.elements.compactMap(\.zIndex).min() ?? 0
    for element in arrived {
      guard let zIndex = element.zIndex, zIndex > ground else { continue }
      let (start, end) = (axis.start(element.shownBox), axis.end(element.shownBox))
      let isAligned = stretches.contains {
        abs(axis.start($0) - start) <= tolerance && abs(axis.end($0) - end) <= tolerance
      }
      if isAligned, !isInOwnPlace(element, axis, picture) { held.insert(element.track) }
    }
  }

  /// Whether an element that stays by an edge of the viewport stands where the content begins, or ends, at that edge: there
  /// nothing holds it.
  private func isInOwnPlace(_ element: PaintedElement, _ axis: Axis, _ picture: Picture) -> Bool {
    let range = view.scrollRange
    let offset = axis.position(picture.offset)
    let middle = (axis.start(element.shownBox) + axis.end(element.shownBox)) / 2
    let isInFront = middle - offset < axis.length(picture.size) / 2
    return isInFront
      ? offset <= axis.position(range.minimum) + tolerance
      : offset >= axis.position(range.maximum) - tolerance
  }

  /// What rounding to the device's pixels may move, in points.
  private var tolerance: CGFloat { 1 / pane.displayScale + 1e-6 }
}

/// How the content went from one painted frame to the next, in points.
private struct Scroll {
  var shift: CGPoint
  /// How much of it was wanted here.
  var commanded: CGPoint
  /// The same with what brought the pane along with another.
  var whole: CGPoint
  /// Whether the layout places its elements by the offset.
  var isByOffset: Bool

  /// How an element went on the screen.
  func way(from before: CGRect, to after: CGRect, tolerance: CGFloat) -> ScreenWay {
    ScreenWay(
      horizontal: Way(
        (before.minX, before.midX, before.maxX), (after.minX, after.midX, after.maxX),
        shift: shift.x, commanded: commanded.x, whole: whole.x, tolerance: tolerance),
      vertical: Way(
        (before.minY, before.midY, before.maxY), (after.minY, after.midY, after.maxY),
        shift: shift.y, commanded: commanded.y, whole: whole.y, tolerance: tolerance),
      isByOffset: isByOffset)
  }
}

/// How an element went on the screen, from one painted frame to the next.
private struct ScreenWay {
  var horizontal: Way
  var vertical: Way
  var isByOffset: Bool

  /// Whether it went as the scroll took it, or stayed where its layout holds it.
  var isScrolled: Bool { isAsMeant(horizontal) && isAsMeant(vertical) }
  /// Whether it went as the scroll took it.
  var wentAlong: Bool { horizontal.scrolled && vertical.scrolled }
  /// How far it went by other than the scroll.
  var amount: CGPoint { CGPoint(x: horizontal.amount, y: vertical.amount) }

  private func isAsMeant(_ way: Way) -> Bool { way.scrolled || isByOffset && way.stayed }
}

/// How an element went along one axis of the screen, from one painted frame to the next.
private struct Way {
  /// Whether it went as far as the scroll took it.
  let scrolled: Bool
  /// Whether it stayed where it was on the screen.
  let stayed: Bool
  /// Whether there was a scroll along this axis.
  let isCommanded: Bool
  /// Whether it stayed in its place along a scroll.
  var isHeld: Bool { isCommanded && stayed && !scrolled }
  /// How far it went by other than the scroll: by the edge, or the middle, that went least; 0 where that is none.
  let amount: CGFloat

  typealias Places = (start: CGFloat, middle: CGFloat, end: CGFloat)

  init(
    _ before: Places, _ after: Places, shift: CGFloat, commanded: CGFloat, whole: CGFloat,
    tolerance: CGFloat
  ) {
    let start = after.start - before.start - shift
    let middle = after.middle - before.middle - shift
    let end = after.end - before.end - shift
    stayed = min(abs(start), abs(middle), abs(end)) <= tolerance
    // What was taken back at once held nothing.
    isCommanded = abs(commanded) > 2 * tolerance && abs(whole) > 2 * tolerance
    var least = start + commanded
    if abs(middle + commanded) < abs(least) { least = middle + commanded }
    if abs(end + commanded) < abs(least) { least = end + commanded }
    scrolled = abs(least) <= tolerance
    amount = scrolled ? 0 : least
  }
}
