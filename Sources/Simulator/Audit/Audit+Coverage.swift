import Foundation

extension Audit {
  /// Nothing of the viewport is empty that the truth would fill.
  func coverage(_ painted: PaintedFrame) -> Violation? {
    guard painted.hasTruth, painted.viewportExtent > 0 else { return nil }
    let excess = painted.uncovered - painted.trulyUncovered
    guard excess > pixel else { return lost(in: painted) ?? popped(in: painted) }
    let missing = painted.missing
    let names = missing.prefix(3).map(\.short).joined(separator: ", ")
    let culprit = missing.first.map {
      Finding.Culprit(
        category: .cell, indexPath: Array($0), estimated: painted.missingExtent.map(Double.init),
        measured: nil, call: "layoutAttributesForElements(in:)", moved: nil)
    }
    let message =
      missing.isEmpty
      ? "the screen shows \(excess.short) pt beyond the content"
      : "\(names)\(missing.count > 3 ? " …" : "") should be here: " + painted.whyMissing
    return Violation(
      invariant: .coverage, amount: excess / painted.viewportExtent, unit: .fraction,
      culprit: culprit, message: message)
  }

  /// The call that is to blame for what cells left empty in an update.
  static let updateCall = "performBatchUpdates(_:completion:)"

  /// What cells left empty that are in their new places at once, while an update still moves the others.
  private func popped(in painted: PaintedFrame) -> Violation? {
    guard let first = painted.pops.cells.first else { return nil }
    let empty = painted.pops.extent
    guard empty > pixel else { return nil }
    let paths = painted.pops.cells.map(\.path)
    let names = paths.prefix(3).map(\.short).joined(separator: ", ")
    return Violation(
      invariant: .coverage, amount: empty / painted.viewportExtent, unit: .fraction,
      culprit: Finding.Culprit(
        category: .cell, indexPath: Array(first.path), estimated: nil, measured: nil,
        call: Self.updateCall, moved: nil),
      message:
        "\(names)\(paths.count > 3 ? " …" : "") \(paths.count == 1 ? "is in its place" : "are in their places") at once while the update moves the others, and \(empty.short) pt are empty meanwhile"
    )
  }

  /// What is empty beside other items, as a part of the screen, or would be taken by items for which others are too long.
  private func lost(in painted: PaintedFrame) -> Violation? {
    let paths = painted.lost.paths
    guard let first = paths.first else { return nil }
    let names = paths.prefix(3).map(\.short).joined(separator: ", ")
    let isOne = paths.count == 1
    let forgotten = painted.lost.forgotten
    let more = paths.count > 3 ? " …" : ""
    let why =
      forgotten != nil
      ? "there is room for \(isOne ? "it" : "them"), and the update went by the estimate"
      : "\(isOne ? "its place is" : "their places are") on the screen, and the layout left \(isOne ? "it" : "them") out"
    return Violation(
      invariant: .coverage, amount: painted.lost.fraction, unit: .fraction,
      culprit: Finding.Culprit(
        category: .cell, indexPath: Array(first),
        estimated: forgotten.map { Double($0.estimated) },
        measured: forgotten.map { Double($0.measured) },
        call: forgotten == nil ? "layoutAttributesForElements(in:)" : Self.updateCall, moved: nil),
      message: "\(names)\(more) should be here: \(why)")
  }
}
