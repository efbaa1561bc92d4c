import CollectionView
import Foundation

extension Audit {
  /// The layout settles in each frame: no element gets a third size or returns to a former one, and nothing alternates.
  func convergence(
    _ painted: JudgedFrame, _ move: ReaderMove?
  ) -> Violation? {
    let isGivenUp = painted.isGivenUp
    let (indecision, cycle) = (painted.indecision, painted.cycle)
    guard isGivenUp || indecision != nil || cycle != nil else {
      return runningAway(painted, move)
    }
    let rounds = "after \(painted.rounds) rounds"
    if let indecision {
      return undecided(indecision, painted, isGivenUp ? ": the layout was given up \(rounds)" : "")
    }
    var message = "the layout was given up \(rounds) and still changes"
    if let cycle {
      message = "\(text(cycle, painted)): \(isGivenUp ? "given up \(rounds)" : rounds)"
    }
    return Violation(
      invariant: .convergence, amount: CGFloat(painted.rounds), unit: .count,
      period: cycle?.count, cause: isOfInset(cycle) ? .alternatingInset : .alternatingSize,
      message: message)
  }

  private func undecided(
    _ indecision: Indecision, _ painted: JudgedFrame, _ end: String
  ) -> Violation {
    let sizes = indecision.alternating
    let widths = Set(sizes.map(\.width))
    let heights = Set(sizes.map(\.height))
    func text(_ size: CGSize) -> String {
      widths.count == 1 ? size.height.short : heights.count == 1 ? size.width.short : size.short
    }
    let dimension = widths.count == 1 ? " high" : heights.count == 1 ? " wide" : ""
    let more = sizes.count > 4 ? " …" : ""
    let name = indecision.element.summary
    let values = sizes.prefix(4).map { text($0) }
    let others = sizes.filter { $0 != indecision.answer }.prefix(3).map { text($0) }
    let message: String
    if let answer = indecision.answer, !others.isEmpty {
      message =
        "\(name) returns \(text(answer)) pt\(dimension) each time, but the layout makes it \(others.joined(separator: " or "))\(end)"
    } else if indecision.period == nil {
      message =
        "\(name) took \(indecision.sizes.count) sizes in one frame, \(values.joined(separator: " → "))\(more)\(end)"
    } else {
      message =
        "\(name) cannot decide whether it is \(values.joined(separator: " or "))\(more) pt\(dimension)\(end)"
    }
    let lengths = sizes.map { painted.axis.length($0) }
    return Violation(
      invariant: .convergence, amount: CGFloat(painted.rounds), unit: .count,
      period: indecision.period,
      culprit: Finding.Culprit(
        category: indecision.element.category,
        indexPath: Array(indecision.element.indexPath),
        estimated: lengths.first.map(Double.init), measured: lengths.last.map(Double.init),
        call: "preferredLayoutAttributesFitting(_:)", moved: nil),
      cause: !painted.mistakes.isEmpty
        ? .wrongAttributes
        : (painted.isHorizontal ? heights : widths).count > 1 ? .preferredWidth : .alternatingSize,
      message: message)
  }

  /// Whether an inset, or the content size that an inset may depend on, alternates.
  private func isOfInset(_ cycle: [PassState]?) -> Bool {
    guard let cycle, let first = cycle.first else { return false }
    return cycle.contains { $0.insets != first.insets || $0.contentSize != first.contentSize }
  }

  /// What alternates, as a sentence begins.
  private func text(_ cycle: [PassState], _ painted: JudgedFrame) -> String {
    func list(_ name: String, _ value: (PassState) -> CGFloat) -> String? {
      var values: [CGFloat] = []
      for state in cycle where !values.contains(value(state)) { values.append(value(state)) }
      guard values.count > 1 else { return nil }
      return "\(name) between \(values.prefix(4).map(\.short).joined(separator: " and "))"
    }
    let parts = [
      list("the content size alternates") { painted.axis.length($0.contentSize) },
      list("the inset alternates") { state in
        painted.isHorizontal
          ? state.insets.left + state.insets.right : state.insets.top + state.insets.bottom
      },
      list("the content offset alternates") { painted.axis.position($0.contentOffset) },
    ].compactMap { $0 }
    return parts.isEmpty ? "the layout repeats the same states" : parts.joined(separator: ", ")
  }
}
