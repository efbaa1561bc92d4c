import CollectionView
import Foundation

extension PaneRun {
  /// Σ|true − estimate| over all items that are not measured, in points, along both axes: widths that are guessed have lines
  /// break elsewhere; nil without an oracle that knows the whole.
  ///
  /// Items side by side in a list are all of a size that is given, and owe nothing.
  ///
  /// - Complexity: O(items · log measured), remembered until something is measured, the data change or what an item shows.
  func estimateDebt() -> Double? {
    guard isSelfSizing, truth.layout(for: view) != nil else { return isSelfSizing ? nil : 0 }
    let state = DebtState(self)
    if let debt, debt.state == state { return debt.amount }
    var amount = 0.0
    for section in 0..<content.model.sectionCount
    where truth.section(section, in: view).sidewaysItemSize == nil {
      for item in 0..<content.model.count(inSection: section)
      where measuredItemCount(inSection: section, item..<item + 1) == 0 {
        let path = IndexPath(item: item, section: section)
        guard let entry = content.model.entry(at: path),
          let attributes = view.collectionViewLayout.layoutAttributesForItem(at: path)
        else { continue }
        let size = content.trueSize(of: entry, offered: attributes.size.width)
        amount += Double(
          abs(size.width - attributes.size.width) + abs(size.height - attributes.size.height))
      }
    }
    debt = (state, amount)
    return amount
  }

  /// What the estimate debt depends on.
  struct DebtState: Equatable {
    var measured: Int
    var measurements: Int
    var contentSize: CGSize
    /// The versions of the data, and of what its items are truly like.
    var data: Int
    var sizes: Int

    @MainActor
    init(_ run: PaneRun) {
      measured = run.measuredItemCount
      measurements = run.counters.measured
      contentSize = run.view.contentSize
      data = run.content.model.version
      sizes = run.content.sizeVersion
    }
  }
}
