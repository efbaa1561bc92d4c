import Foundation

extension Audit {
  /// A size is used for the element it was measured for, and attributes are returned only for elements that exist.
  func identity(_ painted: JudgedFrame) -> Violation? {
    guard let first = painted.mistakes.first else { return nil }
    let count = painted.mistakes.count
    return Violation(
      invariant: .identity, amount: CGFloat(count), unit: .count,
      culprit: Finding.Culprit(
        category: first.element.category,
        indexPath: Array(first.element.indexPath),
        estimated: first.given.map { Double(painted.axis.length($0)) },
        measured: first.own.map { Double(painted.axis.length($0)) },
        call: first.given == nil
          ? "layoutAttributesForElements(in:)"
          : "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
        moved: nil),
      cause: first.cause,
      message: first.sentence + (count > 1 ? " (and \(count - 1) more)" : ""))
  }
}
