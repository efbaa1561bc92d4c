import CollectionView
import Foundation
import Scenes

/// The measured items of a pane, with the estimate debt and the map of the content that follow from them.
@MainActor
final class MeasuredContent {
  /// The state on which the estimate debt and the map depend.
  private struct State: Equatable {
    var measured: Int
    var measurements: Int
    var contentSize: CGSize
    /// The versions of the data, and of the true sizes of its items.
    var data: Int
    var sizes: Int
    /// Number of calls of `prepare()`, as after a change of the data.
    var preparations: Int
    /// Number of calls of `layoutAttributesForElements(in:)`, in which a layout may arrange items in new rows.
    var queries: Int
  }

  /// Positions of items whose cells were asked for their size, for a layout that does not report which items are
  /// measured.
  private var asked: Set<Int> = []
  /// The last estimate debt and map.
  ///
  /// Both are computed again only after a measurement or a change of the data: for a layout that does not report which
  /// items are measured, they visit all items.
  private var debt: (state: State, amount: Double)?
  private var map: (state: State, map: ContentMap)?

  // MARK: Asked cells

  /// Records that the cell of an item was asked for its size, for a layout that does not report which items are
  /// measured.
  func recordAsked(_ path: IndexPath, in run: PaneRun) {
    guard run.isSelfSizing, !run.reportsMeasuredCells, let entry = run.content.model.entry(at: path)
    else { return }
    asked.insert(entry.position)
  }

  /// Whether an item counts as measured because its cell was asked.
  func isAsked(_ item: Int) -> Bool { asked.contains(item) }

  /// Forgets which cells were asked, because everything is measured again.
  func forgetAsked() { asked = [] }

  /// Forgets deleted items, by position.
  func forget(_ items: [Int]) { asked.subtract(items) }

  /// The asked items that changes delete, by position.
  func items(deletedBy changes: [Change], in model: Model) -> [Int] {
    guard !asked.isEmpty else { return [] }
    return changes.flatMap { change -> [Int] in
      switch change {
      case .delete(let paths): paths.compactMap { model.position(at: $0) }
      case .deleteSections(let sections):
        sections.filter { (0..<model.sectionCount).contains($0) }.flatMap { section in
          (0..<model.count(inSection: section)).compactMap { model.position(at: [section, $0]) }
        }
      default: []
      }
    }
  }

  /// Forgets the estimate debt and the map: a layout may have other estimates and the same content size.
  func forgetResults() { (debt, map) = (nil, nil) }

  // MARK: Counting

  /// Number of items with a measured size.
  ///
  /// A layout written for UIKit does not report which items are measured; its items count as measured once their cells
  /// were asked. A layout that never drops sizes may have sizes of deleted items, which do not count.
  func count(in run: PaneRun) -> Int {
    guard run.reportsMeasuredCells else { return asked.count }
    let count = run.view.measuredItemCount
    guard count > 0, run.view.behavior.sizeCache.key == .neverDropped else { return count }
    let model = run.content.model
    return (0..<model.sectionCount).reduce(0) { sum, section in
      sum + run.view.measuredItemCount(inSection: section, 0..<model.count(inSection: section))
    }
  }

  /// Number of items with a measured size among those of a range in a section.
  ///
  /// - Complexity: O(log measured), or O(items) if the layout does not report them.
  func count(in run: PaneRun, section: Int, _ items: Range<Int>) -> Int {
    guard !run.reportsMeasuredCells else {
      return run.view.measuredItemCount(inSection: section, items)
    }
    return items.count { item in
      run.content.model.entry(section: section, item: item).map { isAsked($0.position) } ?? false
    }
  }

  // MARK: Results

  /// Σ|true − estimate| over the unmeasured items, in points along both axes, since an estimated width changes where
  /// lines break.
  ///
  /// Items side by side in a list have a given size and add nothing.
  ///
  /// - Returns: Nil without an oracle for the whole content.
  /// - Complexity: O(items · log measured), if something was measured or the data changed.
  func estimateDebt(of run: PaneRun) -> Double? {
    guard run.isSelfSizing else { return 0 }
    guard run.truth.layout(for: run.view) != nil else { return nil }
    let state = state(of: run)
    if let debt, debt.state == state { return debt.amount }
    var amount = 0.0
    let model = run.content.model
    for section in 0..<model.sectionCount
    where run.truth.section(section, in: run.view).sidewaysItemSize == nil {
      for item in 0..<model.count(inSection: section)
      where count(in: run, section: section, item..<item + 1) == 0 {
        let path = IndexPath(item: item, section: section)
        guard let entry = model.entry(at: path),
          let estimate = run.view.collectionViewLayout.layoutAttributesForItem(at: path)?.size
        else { continue }
        let size = run.content.trueSize(
          of: entry, offered: run.content.offeredWidth(estimate.width, at: path))
        amount += Double(abs(size.width - estimate.width) + abs(size.height - estimate.height))
      }
    }
    debt = (state, amount)
    return amount
  }

  /// The map of the content.
  ///
  /// - Complexity: That of creating a map, if something was measured or the data changed; otherwise O(1).
  func map(of run: PaneRun) -> ContentMap {
    let state = state(of: run)
    if let map, map.state == state { return map.map }
    let made = ContentMap(run)
    map = (state, made)
    return made
  }

  private func state(of run: PaneRun) -> State {
    State(
      measured: count(in: run), measurements: run.counters.measured,
      contentSize: run.view.contentSize, data: run.content.model.version,
      sizes: run.content.sizeVersion, preparations: run.counters.prepare,
      queries: run.counters.attributesInRect)
  }
}
