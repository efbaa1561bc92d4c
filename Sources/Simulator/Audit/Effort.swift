import CollectionView
import Foundation

/// What a painted frame cost, counted.
struct Effort: Equatable {
  /// Attributes that `layoutAttributesForElements(in:)` returned.
  var attributes = 0
  /// Cells that were dequeued, and elements that took a size.
  var dequeued = 0
  var measured = 0
  /// Frames that `prepare()` worked out anew because one size had become another.
  var recomputed = 0
  /// Elements that were measured at the size they had been measured at before.
  var repeated = 0

  var sum: Int { attributes + dequeued + measured + recomputed }

  /// The greatest part of it, as a sentence names it.
  var summary: String {
    let parts = [
      (recomputed, "frames worked out anew"), (attributes, "attributes returned"),
      (dequeued, "cells dequeued"), (measured, "elements measured"),
    ]
    return parts.filter { $0.0 > 0 }.sorted { $0.0 > $1.0 }.map { "\($0.0) \($0.1)" }
      .joined(separator: ", ")
  }
}

extension Happenings {
  /// Takes note of what an event cost; `items` are all there are.
  mutating func noteEffort(_ event: CollectionViewEvent, items: () -> Int) {
    switch event {
    case .call(.layoutAttributesForElements(_, let count)), .wentThrough(let count):
      effort.attributes += count
    case .call(.cellForItem): effort.dequeued += 1
    case .measured:
      effort.measured += 1
      isMeasuring = true
    case .call(.invalidateLayout(let everything, _)):
      if everything, isMeasuring { isAllInvalid = true }
    case .call(.shouldInvalidateLayoutForPreferredAttributes(_, true)): isMeasuring = true
    case .call(.prepare):
      if isAllInvalid { effort.recomputed += items() }
      isAllInvalid = false
      isMeasuring = false
    default: break
    }
  }
}
