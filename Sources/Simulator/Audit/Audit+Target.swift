import Foundation

extension Audit {
  /// An item that was scrolled to stands where it was to stand, or as near as scrolling can bring it.
  func target(_ arrival: Arrival) -> Violation? {
    guard abs(arrival.distance) > max(1, pixel) else { return nil }
    let way = arrival.distance > 0 ? arrival.beyond : arrival.short
    let passes = "\(arrival.passes) \(arrival.passes == 1 ? "pass" : "passes")"
    return Violation(
      invariant: .target, amount: arrival.distance, unit: .points,
      culprit: Finding.Culprit(
        category: .cell, indexPath: Array(arrival.path), estimated: nil, measured: nil,
        call: "scrollToItem(at:at:animated:)", moved: Double(arrival.distance)),
      message:
        "\(arrival.path.short) was to come to \(arrival.place) and stands \(abs(arrival.distance).short) pt \(way) it, after \(passes)"
    )
  }
}
