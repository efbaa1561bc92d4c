import Foundation

extension Audit {
  /// An item that was scrolled to stands where it was to stand, or as near as scrolling can bring it.
  func target(_ arrival: Arrival) -> Violation? {
    guard abs(arrival.distance) > max(1, pixel) else { return nil }
    let way = arrival.distance > 0 ? arrival.beyond : arrival.short
    let distance = "\(abs(arrival.distance).short) pt \(way) it"
    let passes = "\(arrival.passes) \(arrival.passes == 1 ? "pass" : "passes")"
    let message =
      arrival.wasThere
      ? "\(arrival.path.short) was at \(arrival.place) and stands \(distance) now that the view has another size"
      : "\(arrival.path.short) was to come to \(arrival.place) and stands \(distance), after \(passes)"
    return Violation(
      invariant: .target, amount: arrival.distance, unit: .points,
      culprit: Finding.Culprit(
        category: .cell, indexPath: Array(arrival.path), estimated: nil, measured: nil,
        call: "scrollToItem(at:at:animated:)", moved: Double(arrival.distance)),
      message: message
    )
  }
}
