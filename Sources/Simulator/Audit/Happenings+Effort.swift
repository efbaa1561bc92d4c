import CollectionView

extension Happenings {
  /// Takes note of what an event cost; `items` are all there are.
  mutating func noteEffort(_ event: CollectionViewEvent, items: () -> Int) {
    switch event {
    case .call(.layoutAttributesForElements(_, let count)): effort.attributes += count
    case .wentThrough(let count): effort.visited += count
    case .call(.cellForItem): effort.dequeued += 1
    case .call(.preferredLayoutAttributesFitting): effort.asked += 1
    case .measured:
      effort.measured += 1
      isMeasuring = true
    case .call(.invalidateLayout(let context)):
      if context.invalidateEverything, isMeasuring { isAllInvalid = true }
    case .call(.shouldInvalidateLayoutForPreferredAttributes(_, _, _, _, true)): isMeasuring = true
    case .call(.prepare):
      if isAllInvalid { effort.recomputed += items() }
      isAllInvalid = false
      isMeasuring = false
    default: break
    }
  }
}
