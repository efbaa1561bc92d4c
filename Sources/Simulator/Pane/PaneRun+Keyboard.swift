import CollectionView
import Foundation
import Scenes

extension PaneRun {
  /// Does what a hand does at a key that scrolls.
  func take(_ action: KeyboardAction) {
    switch action {
    case .tap(let step, let times):
      judge.beginKeyStep()
      tap(step, times: times)
    case .hold(let step, let rate, let presses): hold(step, rate: rate, presses: presses)
    case .release:
      guard case .steps(var scroll)? = keyboard else { return }
      scroll.release(row: row)
      keyboard = .steps(scroll)
    case .jump(let end):
      if case .jump(let jump)? = keyboard, jump.end == end { return }
      stopMoving()
      guard place(of: end) != view.contentOffset else { return }
      keyboard = .jump(KeyboardJump(to: end, from: view.contentOffset, at: time))
    }
  }

  /// Brings the content where the keys have it at this time.
  func followKeys() {
    switch keyboard {
    case nil: return
    case .steps(var scroll):
      scroll.advance(to: time, in: range)
      keyboard = scroll.isIdle ? nil : .steps(scroll)
      view.scroll(to: scroller.grid.rounded(scroll.offset(in: range)), as: scroll.author)
    case .jump(let jump):
      let place = place(of: jump.end)
      let offset = scroller.grid.rounded(jump.offset(at: time, towards: place))
      // Less than a pixel is left of the spring, and what came in at the end has not moved it.
      let hasArrived = offset == place && view.contentOffset == place
      guard !hasArrived, !jump.isFinished(at: time) else {
        goToEnd(jump.end)
        return
      }
      view.scroll(to: offset, as: .page)
    }
  }

  /// The content offset of an end.
  func place(of end: KeyboardAction.End) -> CGPoint {
    switch end {
    case .start: view.scrollRange.minimum
    case .end: view.scrollRange.maximum
    }
  }

  /// Where a key that goes by pages, or parts of one, has the content rest.
  ///
  /// - Parameters:
  ///   - pages: Pages, more than 0; with paging never less than one.
  ///   - direction: Which way.
  ///   - offset: From where, in content points.
  /// - Returns: A content offset the layout wants to rest at, within the range.
  func rest(afterPages pages: CGFloat, _ direction: Step.Direction, from offset: CGPoint) -> CGPoint
  {
    let unit = direction.unit
    let page = CGPoint(x: view.bounds.width, y: view.bounds.height)
    var proposed = CGPoint(
      x: offset.x + unit.x * page.x * pages, y: offset.y + unit.y * page.y * pages)
    if view.isPagingEnabled {
      proposed.x = Self.page(from: offset.x, unit.x * max(1, pages.rounded()), page.x)
      proposed.y = Self.page(from: offset.y, unit.y * max(1, pages.rounded()), page.y)
    }
    let range = view.scrollRange
    return range.clamp(view.restingOffset(near: range.clamp(proposed), velocity: unit))
  }

  /// What `scrollToItem(at:at:animated:)` is to bring to a place of the viewport; nil where there is no such item.
  func target(
    for item: PlacedItem, at position: ScrollTarget.Position, animated: Bool
  ) -> ScrollTarget? {
    path(of: item).map { ScrollTarget(item: $0, position: along(position), animated: animated) }
  }

  // MARK: - Steps

  private func tap(_ step: KeyboardAction.Step, times: Int) {
    let direction = along(step.direction)
    var scroll = keyScroll(direction)
    let start = view.scrollRange.clamp(
      CGPoint(x: scroll.horizontal.rest, y: scroll.vertical.rest))
    let way = plainWay(of: step.length, direction)
    let presses = min(CGFloat(times), pressesToEnd(way, from: start))
    var rest = CGPoint(x: start.x + way.x * presses, y: start.y + way.y * presses)
    if step.length != .line {
      rest = self.rest(
        afterPages: share(of: step.length) * CGFloat(times), direction, from: start)
    }
    scroll.author = author(of: step)
    scroll.horizontal.tap(by: rest.x - start.x, in: range.horizontal)
    scroll.vertical.tap(by: rest.y - start.y, in: range.vertical)
    take(scroll)
  }

  /// Pushes; where the layout has places of its own to rest at, turns page after page instead.
  private func hold(_ step: KeyboardAction.Step, rate: Double, presses: Int) {
    let direction = along(step.direction)
    let way = plainWay(of: step.length, direction)
    if step.length != .line {
      let offset = view.contentOffset
      let plain = view.scrollRange.clamp(CGPoint(x: offset.x + way.x, y: offset.y + way.y))
      guard rest(afterPages: share(of: step.length), direction, from: offset) == plain else {
        return tap(step, times: presses)
      }
    }
    var scroll = keyScroll(direction)
    scroll.author = author(of: step)
    let count = CGFloat(presses)
    scroll.horizontal.hold(speed: way.x * rate, by: way.x * count, in: range.horizontal)
    scroll.vertical.hold(speed: way.y * rate, by: way.y * count, in: range.vertical)
    take(scroll)
  }

  /// So many presses bring the content to its end, at least one: what is counted beyond would only throw it farther.
  private func pressesToEnd(_ way: CGPoint, from offset: CGPoint) -> CGFloat {
    func presses(_ way: CGFloat, _ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      guard way != 0 else { return 1 }
      return ((way > 0 ? high - offset : offset - low) / abs(way)).rounded(.up)
    }
    let range = view.scrollRange
    return max(
      1, presses(way.x, offset.x, range.minimum.x, range.maximum.x),
      presses(way.y, offset.y, range.minimum.y, range.maximum.y))
  }

  /// One step in points, whatever the layout and the edges make of it.
  private func plainWay(
    of length: KeyboardAction.Step.Length, _ direction: Step.Direction
  ) -> CGPoint {
    let unit = direction.unit
    let size =
      length == .line
      ? CGSize(width: row, height: row)
      : CGSize(
        width: view.bounds.width * share(of: length),
        height: view.bounds.height * share(of: length))
    return CGPoint(x: unit.x * size.width, y: unit.y * size.height)
  }

  /// Who moves the content by a key, whether time passes meanwhile or not: a hand by lines, a page by pages and parts of
  /// them.
  private func author(of step: KeyboardAction.Step) -> Author {
    step.length == .line ? .finger : .page
  }

  /// Pages of a step that goes by pages.
  private func share(of length: KeyboardAction.Step.Length) -> CGFloat {
    length == .halfPage ? 0.5 : 1
  }

  /// The scroll that keys have under way, or one that takes over from what else moves.
  ///
  /// It has the speed of a fling that it takes over, but for the axis along which the key goes against it: what comes
  /// counts from where the content is there, and not from where it would have glided to.
  private func keyScroll(_ direction: Step.Direction) -> KeyboardScroll {
    if case .steps(let scroll)? = keyboard { return scroll }
    var velocity = motion == .decelerating ? scroller.velocity(at: time) : .zero
    if velocity.x * direction.unit.x < 0 { velocity.x = 0 }
    if velocity.y * direction.unit.y < 0 { velocity.y = 0 }
    stopMoving()
    let range = range
    var scroll = KeyboardScroll(offset: view.contentOffset, velocity: velocity, at: time)
    scroll.horizontal.glide(in: range.horizontal)
    scroll.vertical.glide(in: range.vertical)
    return scroll
  }

  /// Ends a way to an end of the content, or to an item, where it leads: keys typed ahead count from there.
  func arrive() {
    if case .jump(let jump)? = keyboard { return goToEnd(jump.end) }
    guard motion == .animating, let awaited = judge.awaitedScroll else { return }
    scroll(to: ScrollTarget(item: awaited.path, position: awaited.position, animated: false))
  }

  private func take(_ scroll: KeyboardScroll) {
    keyboard = scroll.isIdle ? nil : .steps(scroll)
  }

  private static func page(from offset: CGFloat, _ pages: CGFloat, _ length: CGFloat) -> CGFloat {
    guard pages != 0, length > 0 else { return offset }
    let place = offset / length
    return ((pages > 0 ? place.rounded(.down) : place.rounded(.up)) + pages) * length
  }

  // MARK: - Items

  /// Where an item is that is meant to be placed; nil when there is none.
  func path(of item: PlacedItem) -> IndexPath? {
    switch item {
    case .current:
      return view.indexPathsForSelectedItems?.last
        ?? view.indexPathsForVisibleItems.filter { path in
          view.layoutAttributesForItem(at: path)?.frame.sharesArea(with: view.bounds) == true
        }.min()
    case .number(let number):
      return content.model.path(ofItem: max(0, number - 1))
    }
  }

  /// A place told for a list, turned for what scrolls sideways alone.
  private func along(_ position: ScrollTarget.Position) -> ScrollTarget.Position {
    guard view.scrollsHorizontally else { return position }
    return switch position {
    case .top: .left
    case .centeredVertically: .centeredHorizontally
    case .bottom: .right
    default: position
    }
  }
}
