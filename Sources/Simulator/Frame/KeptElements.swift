import CollectionView

/// The live elements as the frame before told them, of which most are told again: an element that only scrolls stays where
/// it is in the content.
@MainActor
struct KeptElements {
  private var elements: [ToldElement] = []
  /// What the true sizes depend on beside the elements.
  private var truth: (version: Int, isSelfSizing: Bool)?

  /// What there is to tell of elements, in their order.
  ///
  /// - Complexity: O(live) for what scrolls; each that is new or stands elsewhere in the order is looked for among all.
  mutating func told(_ live: [UICollectionView.LiveElement], _ run: PaneRun) -> [ToldElement] {
    let truth = (version: run.content.sizeVersion, isSelfSizing: run.isSelfSizing)
    if self.truth.map({ $0 == truth }) != true { elements = [] }
    self.truth = truth
    let telling = Telling(run, .animations)
    var now: [ToldElement] = []
    now.reserveCapacity(live.count)
    // What scrolls keeps its order, so that it is found behind the one before it.
    var next = 0
    live.withUnsafeBufferPointer { live in
      guard let start = live.baseAddress else { return }
      for index in live.indices {
        var place = next
        while place < elements.count, elements[place].live.view !== live[index].view { place += 1 }
        if place < elements.count {
          next = place + 1
          if elements[place].isTold(of: start + index, telling) {
            now.append(elements[place])
            continue
          }
        }
        now.append(ToldElement(live[index], telling))
      }
    }
    elements = now
    return now
  }
}
