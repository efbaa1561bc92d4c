import CollectionView
import Foundation
import Scenes

/// Scrolling by keys: steps that add up, a key that is held, and a jump to an end of the content.
@MainActor
final class KeyMotion {
  private enum Activity {
    case steps(KeyboardScroll)
    case jump(KeyboardJump)
  }

  private let view: UIScrollView
  private var activity: Activity?
  /// Points of one line step.
  var rowHeight: CGFloat

  init(_ view: UIScrollView, rowHeight: CGFloat) {
    self.view = view
    self.rowHeight = rowHeight
  }

  private var range: ScrollLimits { ScrollLimits(view) }

  var isActive: Bool { activity != nil }

  /// Whether a key is held.
  var isHeld: Bool {
    if case .steps(let scroll)? = activity { scroll.isHeld } else { false }
  }

  /// The end of the content that is being scrolled to; nil for none.
  var jumpEnd: KeyboardAction.End? {
    if case .jump(let jump)? = activity { jump.end } else { nil }
  }

  /// The velocity in points per second; nil while no key moves the content.
  func velocity(at time: Double) -> CGPoint? {
    switch activity {
    case nil: nil
    case .steps(let scroll): scroll.velocity
    case .jump(let jump): jump.velocity(at: time, towards: view.contentOffset(at: jump.end))
    }
  }

  // MARK: Presses

  /// Scrolls by single presses.
  ///
  /// - Parameters:
  ///   - step: The step of one press.
  ///   - times: The number of presses.
  ///   - time: Virtual seconds.
  ///   - takeOver: Stops any other motion and returns its velocity, in points per second.
  ///   - stop: Returns the offset to scroll to from another one; nil for as far as the step goes.
  func tap(
    _ step: KeyboardAction.Step, times: Int, at time: Double, takeOver: () -> CGPoint,
    restingAt stop: ((CGPoint) -> CGPoint?)? = nil
  ) {
    let direction = view.scrollDirection(for: step.direction)
    var scroll = steps(direction, at: time, takeOver)
    let start = view.scrollRange.clamp(
      CGPoint(x: scroll.horizontal.rest, y: scroll.vertical.rest))
    let way = plainWay(of: step.length, direction)
    let presses = min(CGFloat(times), pressesToEnd(way, from: start))
    scroll.author = step.author
    var rest = CGPoint(x: start.x + way.x * presses, y: start.y + way.y * presses)
    if let stop = stop?(start) {
      rest = stop
      scroll.author = .page
    } else if let pages = step.length.pages {
      rest = view.restingOffset(afterPages: pages * CGFloat(times), direction, from: start)
    }
    scroll.horizontal.tap(by: rest.x - start.x, in: range.horizontal)
    scroll.vertical.tap(by: rest.y - start.y, in: range.vertical)
    activity = scroll.isIdle ? nil : .steps(scroll)
  }

  /// Scrolls while a key is held: continuously, or page by page if the layout determines its own resting offsets.
  ///
  /// - Parameters:
  ///   - step: The step of one press.
  ///   - rate: Presses per second.
  ///   - presses: The number of presses since the last call.
  ///   - time: Virtual seconds.
  ///   - takeOver: Stops any other motion and returns its velocity, in points per second.
  func hold(
    _ step: KeyboardAction.Step, rate: Double, presses: Int, at time: Double,
    takeOver: () -> CGPoint
  ) {
    let direction = view.scrollDirection(for: step.direction)
    let way = plainWay(of: step.length, direction)
    if let pages = step.length.pages {
      let offset = view.contentOffset
      let plain = view.scrollRange.clamp(CGPoint(x: offset.x + way.x, y: offset.y + way.y))
      guard view.restingOffset(afterPages: pages, direction, from: offset) == plain else {
        return tap(step, times: presses, at: time, takeOver: takeOver)
      }
    }
    var scroll = steps(direction, at: time, takeOver)
    scroll.author = step.author
    let count = CGFloat(presses)
    scroll.horizontal.hold(speed: way.x * rate, by: way.x * count, in: range.horizontal)
    scroll.vertical.hold(speed: way.y * rate, by: way.y * count, in: range.vertical)
    activity = scroll.isIdle ? nil : .steps(scroll)
  }

  /// Releases the key that is held.
  func release() {
    guard case .steps(var scroll)? = activity else { return }
    scroll.release(row: rowHeight)
    activity = .steps(scroll)
  }

  /// Begins a jump to an end of the content.
  func jump(to end: KeyboardAction.End, at time: Double) {
    activity = .jump(KeyboardJump(to: end, from: view.contentOffset, at: time))
  }

  /// The steps under way, or new steps that start with the velocity of the motion they replace.
  ///
  /// A velocity against their own direction is dropped.
  private func steps(
    _ direction: Action.Direction, at time: Double, _ takeOver: () -> CGPoint
  ) -> KeyboardScroll {
    if case .steps(let scroll)? = activity { return scroll }
    var velocity = takeOver()
    if velocity.x * direction.unit.x < 0 { velocity.x = 0 }
    if velocity.y * direction.unit.y < 0 { velocity.y = 0 }
    let range = range
    var scroll = KeyboardScroll(offset: view.contentOffset, velocity: velocity, at: time)
    scroll.horizontal.glide(in: range.horizontal)
    scroll.vertical.glide(in: range.vertical)
    return scroll
  }

  /// The number of presses that bring the content to its end, at least one; more presses would only make it faster.
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

  /// One step in points, before the layout or the ends of the content change it.
  private func plainWay(
    of length: KeyboardAction.Step.Length, _ direction: Action.Direction
  ) -> CGPoint {
    let unit = direction.unit
    guard let pages = length.pages else {
      return CGPoint(x: unit.x * rowHeight, y: unit.y * rowHeight)
    }
    return CGPoint(
      x: unit.x * (view.bounds.width * pages), y: unit.y * (view.bounds.height * pages))
  }

  // MARK: On the way

  /// Moves the content to the offset of the key motion at this time.
  ///
  /// - Parameters:
  ///   - time: Virtual seconds.
  ///   - grid: The device's pixels.
  /// - Returns: The end of the content that was reached, which may still move as it is measured; nil before.
  func moveContent(at time: Double, grid: PixelGrid) -> KeyboardAction.End? {
    switch activity {
    case nil: return nil
    case .steps(var scroll):
      scroll.advance(to: time, in: range)
      activity = scroll.isIdle ? nil : .steps(scroll)
      view.scroll(to: grid.rounded(scroll.offset(in: range)), as: scroll.author)
      return nil
    case .jump(let jump):
      let place = view.contentOffset(at: jump.end)
      let offset = grid.rounded(jump.offset(at: time, towards: place))
      // The remaining distance is less than a pixel, and sizes measured at the end have not moved it.
      let hasArrived = offset == place && view.contentOffset == place
      guard !hasArrived, !jump.isFinished(at: time) else { return jump.end }
      view.scroll(to: offset, as: .page)
      return nil
    }
  }

  /// Shifts the motion with content that the layout moved.
  func shift(by way: CGPoint) {
    switch activity {
    case nil: break
    case .steps(var scroll):
      scroll.shift(by: way)
      activity = .steps(scroll)
    case .jump(var jump):
      jump.shift(by: way)
      activity = .jump(jump)
    }
  }

  /// Continues from an offset to which the content was set.
  func resume(from offset: CGPoint, at time: Double) {
    switch activity {
    case nil: break
    case .steps(var scroll):
      scroll.resume(from: offset)
      activity = .steps(scroll)
    case .jump(var jump):
      jump.resume(from: offset, at: time, towards: view.contentOffset(at: jump.end))
      activity = .jump(jump)
    }
  }

  /// Ends the motion; the content rests at its current offset.
  func stop() {
    activity = nil
  }
}

extension KeyboardAction.Step {
  /// The author of the scroll: a finger for lines, a page for pages and parts of them.
  fileprivate var author: Author { length == .line ? .finger : .page }
}

extension KeyboardAction.Step.Length {
  /// The step in pages; nil for a line.
  fileprivate var pages: CGFloat? {
    switch self {
    case .line: nil
    case .halfPage: 0.5
    case .page: 1
    }
  }
}

extension UIScrollView {
  /// The content offset of an end of the content: for the scroller of a section, of its first or last group.
  func contentOffset(at end: KeyboardAction.End) -> CGPoint {
    if let view = self as? UICollectionView {
      return end == .start ? view.startOffset : view.endOffset
    }
    let isMirrored = semanticContentAttribute == .forceRightToLeft
    return (end == .start) == isMirrored ? scrollRange.maximum : scrollRange.minimum
  }

  /// The direction, or the corresponding one along the other axis if only that axis can scroll.
  func scrollDirection(for direction: Action.Direction) -> Action.Direction {
    let range = ScrollLimits(self)
    switch direction {
    case .up where !range.vertical.canScroll && range.horizontal.canScroll: return .left
    case .down where !range.vertical.canScroll && range.horizontal.canScroll: return .right
    case .left where !range.horizontal.canScroll && range.vertical.canScroll: return .up
    case .right where !range.horizontal.canScroll && range.vertical.canScroll: return .down
    default: return direction
    }
  }

  /// Finds the offset at which a scroll by pages comes to rest.
  ///
  /// - Parameters:
  ///   - pages: The number of pages, more than 0; with paging at least one.
  ///   - direction: The direction.
  ///   - offset: The content offset at the start, in points.
  /// - Returns: The content offset, within the range, that the layout prefers.
  func restingOffset(
    afterPages pages: CGFloat, _ direction: Action.Direction, from offset: CGPoint
  ) -> CGPoint {
    let unit = direction.unit
    var proposed = CGPoint(
      x: offset.x + unit.x * bounds.width * pages, y: offset.y + unit.y * bounds.height * pages)
    if isPagingEnabled {
      func page(_ offset: CGFloat, _ pages: CGFloat, _ length: CGFloat) -> CGFloat {
        guard pages != 0, length > 0 else { return offset }
        let place = offset / length
        return ((pages > 0 ? place.rounded(.down) : place.rounded(.up)) + pages) * length
      }
      let pages = max(1, pages.rounded())
      proposed.x = page(offset.x, unit.x * pages, bounds.width)
      proposed.y = page(offset.y, unit.y * pages, bounds.height)
    }
    return scrollRange.clamp(restingOffset(near: scrollRange.clamp(proposed), velocity: unit))
  }
}

extension Action.Direction {
  /// One point in this direction, in content coordinates.
  var unit: CGPoint {
    switch self {
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    }
  }
}
