import Foundation

extension Audit {
  /// Nothing of the viewport is empty that the truth would fill.
  func coverage(_ painted: PaintedFrame) -> Violation? {
    guard painted.hasTruth, painted.viewportExtent > 0 else { return nil }
    let excess = painted.uncovered - painted.trulyUncovered
    guard excess > pixel else { return nil }
    let missing = painted.missing
    let names = missing.prefix(3).map(\.short).joined(separator: ", ")
    let culprit = missing.first.map {
      Finding.Culprit(
        category: .cell, indexPath: Array($0), estimated: painted.missingExtent.map(Double.init),
        measured: nil, call: "layoutAttributesForElements(in:)", moved: nil)
    }
    let message =
      missing.isEmpty
      ? "\(excess.short) pt of the screen are beyond the content"
      : "\(names)\(missing.count > 3 ? " …" : "") should be here: " + painted.whyMissing
    return Violation(
      invariant: .coverage, amount: excess / painted.viewportExtent, unit: .fraction,
      culprit: culprit, message: message)
  }
}
