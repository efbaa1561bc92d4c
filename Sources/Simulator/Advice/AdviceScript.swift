import Foundation
import Scenes

/// The scripted scrolls that measure the cost of an estimate.
///
/// They go up into unmeasured content, thirty points at a time, and down by pages; through all of the content, or at
/// some places of a long one.
struct AdviceScript {
  /// Points of one scroll on the way up.
  private static let tick = 30.0
  /// The most scrolls of `tick` points.
  static let tickLimit = 2_000
  /// The number of places in a long content.
  private static let placeCount = 8
  /// The number of pages down from each place.
  private static let pagesAtPlace = 4

  /// The scrolls from the end to the start, or up from each place.
  let up: [Step]
  /// The scrolls from the start to the end, or down from each place.
  let down: [Step]
  /// The number of places; nil for all of the content.
  let places: Int?

  /// - Parameters:
  ///   - data: The items.
  ///   - pane: The pane that shows them.
  ///   - isHorizontal: Whether it scrolls sideways.
  ///   - length: The larger of the estimated and true lengths of the content along the scroll axis, in points.
  ///   - limit: The most scrolls of `tick` points.
  init(
    _ data: DataSet, in pane: Pane, isHorizontal: Bool, length: Double, limit: Int = tickLimit
  ) {
    let paths = data.sections.enumerated().flatMap { section, items in
      (0..<items.items.count).map { IndexPath(item: $0, section: section) }
    }
    let extent = Double(isHorizontal ? pane.viewport.width : pane.viewport.height)
    let back = CGPoint(x: isHorizontal ? -Self.tick : 0, y: isHorizontal ? 0 : -Self.tick)
    func ups(_ times: Int) -> Step {
      Step(line: 1, kind: .repeated(times: times, steps: [Self.step(.scrollBy(back))]))
    }
    func downs(_ times: Int) -> Step {
      let page = Self.step(.page(isHorizontal ? .right : .down))
      return Step(line: 1, kind: .repeated(times: times, steps: [page]))
    }
    let ticks = Int((length / Self.tick).rounded(.up)) + 1
    if ticks <= limit, let last = paths.last {
      let end = ScrollTarget(item: last, position: isHorizontal ? .right : .bottom)
      up = [Self.step(.scrollTo(end)), ups(ticks)]
      down = [downs(Int((length / max(1, extent)).rounded(.up)) + 1)]
      places = nil
    } else {
      let arrivals = (1...Self.placeCount).map { part in
        let item = paths[max(0, paths.count * part / Self.placeCount - 1)]
        return Self.step(
          .scrollTo(ScrollTarget(item: item, position: isHorizontal ? .left : .top)))
      }
      up = arrivals.flatMap { [$0, ups(limit / Self.placeCount)] }
      down = arrivals.flatMap { [$0, downs(Self.pagesAtPlace)] }
      places = Self.placeCount
    }
  }

  private static func step(_ action: Action) -> Step { Step(line: 1, kind: .action(action)) }
}
