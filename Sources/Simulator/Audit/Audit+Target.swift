import Foundation

extension Audit {
  /// A scroll to an item brings it to its place, or as near to it as scrolling can.
  func target(_ completion: ScrollCompletion) -> Violation? {
    guard abs(completion.distance) > max(1, pixel) else { return nil }
    let distance = abs(completion.distance).short
    let passes = "\(completion.passes) \(completion.passes == 1 ? "pass" : "passes")"
    let (item, place) = (completion.path.short, completion.place)
    let miss = "\(distance) pt \(completion.direction) it"
    let message: String
    if let cover = completion.cover {
      message =
        "\(item) came to rest under what covers the \(cover.edge) \(cover.extent.short) pt of the view: \(cover.hidden.short) pt of it do not show, and \(distance) pt \(completion.distance > 0 ? "more" : "less") would show them"
    } else if completion.wasThere {
      message = "\(item) was at \(place) and is \(miss) since the view changed its size"
    } else {
      message = "\(item) should be at \(place) and is \(miss), after \(passes)"
    }
    return Violation(
      invariant: .target, amount: completion.distance, unit: .points,
      culprit: Finding.Culprit(
        category: .cell, indexPath: Array(completion.path), estimated: nil, measured: nil,
        call: "scrollToItem(at:at:animated:)", moved: Double(completion.distance)),
      cause: completion.cover != nil ? .covered : completion.wasThere ? .resize : .missedScroll,
      message: message
    )
  }
}
