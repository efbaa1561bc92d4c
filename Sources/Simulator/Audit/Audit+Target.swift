import Foundation

extension Audit {
  /// A scroll to an item brings it to its place, or as near to it as scrolling can.
  func target(_ completion: ScrollCompletion) -> Violation? {
    guard abs(completion.distance) > max(1, pixel) else { return nil }
    let distance = "\(abs(completion.distance).short) pt \(completion.direction) it"
    let passes = "\(completion.passes) \(completion.passes == 1 ? "pass" : "passes")"
    let message =
      completion.wasThere
      ? "\(completion.path.short) was at \(completion.place) and is \(distance) since the view changed its size"
      : "\(completion.path.short) should be at \(completion.place) and is \(distance), after \(passes)"
    return Violation(
      invariant: .target, amount: completion.distance, unit: .points,
      culprit: Finding.Culprit(
        category: .cell, indexPath: Array(completion.path), estimated: nil, measured: nil,
        call: "scrollToItem(at:at:animated:)", moved: Double(completion.distance)),
      message: message
    )
  }
}
