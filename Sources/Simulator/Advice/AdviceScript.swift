import Foundation
import Scenes

/// What is done to find out what an estimate costs: at four places of the content two pages down, then two screens up
/// into what nobody has measured, thirty points at a time.
struct AdviceScript {
  let steps: [Step]

  /// - Parameters:
  ///   - data: The items.
  ///   - pane: The pane they stand in.
  ///   - isHorizontal: Whether it scrolls sideways.
  init(_ data: DataSet, in pane: Pane, isHorizontal: Bool) {
    let paths = data.sections.enumerated().flatMap { section, items in
      (0..<items.items.count).map { IndexPath(item: $0, section: section) }
    }
    let extent = isHorizontal ? pane.viewport.width : pane.viewport.height
    let ticks = Int((2 * extent / 30).rounded(.up))
    let back = isHorizontal ? CGPoint(x: -30, y: 0) : CGPoint(x: 0, y: -30)
    let places = (1...4).compactMap { part in
      paths.isEmpty ? nil : paths[max(0, paths.count * part / 4 - 1)]
    }
    steps = places.flatMap { path -> [Step.Kind] in
      let arrival = Step.Kind.scrollTo(
        ScrollTarget(item: path, position: isHorizontal ? .left : .top))
      let page = Step.Kind.page(isHorizontal ? .right : .down)
      let tick = Step(line: 1, kind: .scrollBy(back))
      return [arrival, page, page, arrival, .repeated(times: ticks, steps: [tick])]
    }.map { Step(line: 1, kind: $0) }
  }
}
