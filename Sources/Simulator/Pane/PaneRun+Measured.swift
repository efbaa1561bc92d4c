import CollectionView
import Foundation
import Scenes

extension PaneRun {
  /// Items that now hold a measured size.
  ///
  /// A layout that was written for UIKit cannot say; its items count as measured once their cells were asked. One that keeps
  /// its sizes for good may hold some of items that are gone, which do not count.
  var measuredItemCount: Int {
    guard tellsMeasured else { return askedItems.count }
    let count = view.measuredItemCount
    guard count > 0, view.behavior.sizeCache.key == .neverDropped else { return count }
    return (0..<content.model.sectionCount).reduce(0) { sum, section in
      sum + view.measuredItemCount(inSection: section, 0..<content.model.count(inSection: section))
    }
  }

  /// How many items of a range of a section hold a measured size.
  ///
  /// - Complexity: O(log measured), O(items) where the layout cannot say.
  func measuredItemCount(inSection section: Int, _ items: Range<Int>) -> Int {
    guard !tellsMeasured else {
      return view.measuredItemCount(inSection: section, items)
    }
    return items.count { item in
      content.model.entry(section: section, item: item).map {
        askedItems.contains($0.position)
      } ?? false
    }
  }

  /// Something that the truth depends on has changed, but perhaps not the columns in which a layout has put its items.
  func forgetTruth() {
    truth.forget()
    judge.endMeasuringOrder()
  }

  /// The items that changes take out of the data, by position, where it is noted which cells were asked.
  func positionsDeleted(by changes: [Change]) -> [Int] {
    guard !askedItems.isEmpty else { return [] }
    return changes.flatMap { change -> [Int] in
      switch change {
      case .delete(let paths): paths.compactMap { content.model.position(at: $0) }
      case .deleteSections(let sections):
        sections.filter { (0..<content.model.sectionCount).contains($0) }.flatMap { section in
          (0..<content.model.count(inSection: section)).compactMap {
            content.model.position(at: [section, $0])
          }
        }
      default: []
      }
    }
  }

  /// Records that the cell of an item was asked for its size, for a layout that cannot say what is measured.
  func recordAsked(_ path: IndexPath) {
    guard isSelfSizing, !tellsMeasured,
      let entry = content.model.entry(at: path)
    else { return }
    askedItems.insert(entry.position)
  }
}
