import Foundation
import Scenes

/// What is done to find out what an estimate costs: up into what nobody has measured, thirty points at a time, and down
/// by pages; through all of the content where that is not too long, else at some places.
struct AdviceScript {
  /// How many points go by at a time on the way up.
  private static let tick = 30.0
  /// How many ticks are taken at most.
  static let tickLimit = 2_000
  /// At how many places a longer content is looked at.
  private static let placeCount = 8
  /// How many pages go down from each.
  private static let pagesAtPlace = 4

  /// From the end to the start, or up from each place.
  let up: [Step]
  /// From the start to the end, or down from each place.
  let down: [Step]
  /// At how many places; nil for all of the content.
  let places: Int?

  /// - Parameters:
  ///   - data: The items.
  ///   - pane: The pane they stand in.
  ///   - isHorizontal: Whether it scrolls sideways.
  ///   - length: How long the content is along that way, thought or true, whichever is more, in points.
  ///   - limit: How many ticks are taken at most.
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
