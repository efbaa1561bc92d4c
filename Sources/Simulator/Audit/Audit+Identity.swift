import Foundation

extension Audit {
  /// What is known of an element was learned from that element, and only elements that exist are asked for.
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
      message: first.sentence + (count > 1 ? " (and \(count - 1) more)" : ""))
  }
}
