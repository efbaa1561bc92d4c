import CollectionView
import Foundation

extension Audit {
  /// The difference between two measurements of the same content that the layouts ignore, in points.
  private static let tolerance: CGFloat = 0.5 + 1e-6

  /// Every element on the screen has the size that its content needs.
  func sizeFidelity(_ painted: JudgedFrame) -> Violation? {
    let tolerance = max(Self.tolerance, pixel)
    var worst: (element: ElementFrame, excess: CGFloat, isAcross: Bool)?
    var count = 0
    for element in painted.elements where !element.isTrueToSize {
      let along = element.excess(along: painted.axis)
      let across = element.excess(along: painted.cross)
      let excess = abs(along) >= abs(across) ? along : across
      guard abs(excess) > tolerance else { continue }
      count += 1
      if abs(excess) > abs(worst?.excess ?? 0) {
        worst = (element, excess, abs(across) > abs(along))
      }
    }
    guard let worst, let size = worst.element.requiredSize else { return nil }
    let axis = worst.isAcross ? painted.cross : painted.axis
    let drawn = axis.length(worst.element.untransformed.size)
    let truth = axis.length(size)
    let name = worst.element.identity.summary
    let dimension = axis.isHorizontal ? "wide" : "high"
    let others = count > 1 ? " (and \(count - 1) more)" : ""
    let message: String
    if worst.element.isOutdated {
      let reason =
        painted.content.hasDelegateSizes
        ? "the delegate was not asked again"
        : "its \(worst.element.category == .cell ? "cell" : "view") was not asked again"
      message =
        "\(name) now needs \(truth.short) pt and is still drawn \(drawn.short) pt \(dimension)\(others): \(reason)"
    } else if worst.element.sizeState == .estimated {
      message =
        "\(name) is drawn at its estimate, \(drawn.short) pt \(dimension), and needs \(truth.short)\(others)"
    } else {
      message = "\(name) is drawn \(drawn.short) pt \(dimension) and needs \(truth.short)\(others)"
    }
    return Violation(
      invariant: .sizeFidelity, amount: worst.excess, unit: .points,
      culprit: Finding.Culprit(
        category: worst.element.category, kind: worst.element.kind,
        indexPath: worst.element.indexPath,
        estimated: Double(drawn),
        measured: Double(truth), call: "preferredLayoutAttributesFitting(_:)", moved: nil),
      message: message)
  }
}
