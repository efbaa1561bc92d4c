import Foundation

// Identifiers are unique, so that both states need no search for the shortest script of edits: the items that stay are
// a longest increasing subsequence of the new places in the old order, found in O(n log n). The ends of a section that
// did not change are skipped before anything is hashed.

extension SnapshotDifference {
  /// An index path that costs no more than its two numbers.
  private struct Place: Sendable, Equatable {
    var section: Int
    var item: Int

    var indexPath: IndexPath { IndexPath(item: item, section: section) }
  }

  /// What turns one snapshot into another.
  ///
  /// - Complexity: O(n) comparisons, and O(m log m) for the m items between what the ends of their sections have in
  ///   common.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    compareSections(old.sectionIdentifiers, new)
    let kept = old.sectionIdentifiers.map { new.indexOfSection($0) }
    compareItems(old.items, new.items, keptSections: kept)
  }

  private mutating func compareSections<Section, Item>(
    _ old: [Section], _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    var kept: [Move<Int>] = []
    var isInserted = Array(repeating: true, count: new.numberOfSections)
    for (index, section) in old.enumerated() {
      guard let place = new.indexOfSection(section) else {
        deletedSections.append(index)
        continue
      }
      kept.append(Move(from: index, to: place))
      isInserted[place] = false
    }
    insertedSections = isInserted.indices.filter { isInserted[$0] }
    let staying = kept.map(\.to).longestIncreasingSubsequence
    movedSections = kept.indices.filter { !staying[$0] }.map { kept[$0] }
  }

  private mutating func compareItems<Item: Hashable>(
    _ old: [[Item]], _ new: [[Item]], keptSections: [Int?]
  ) {
    var oldMiddles = old.map { $0.startIndex..<$0.endIndex }
    var newMiddles = new.map { $0.startIndex..<$0.endIndex }
    for (section, place) in keptSections.enumerated() {
      guard let place else { continue }
      let (first, second) = old[section].withoutCommonEnds(new[place])
      (oldMiddles[section], newMiddles[place]) = (first, second)
    }
    var places: [Item: Place] = [:]
    places.reserveCapacity(newMiddles.reduce(0) { $0 + $1.count })
    for (section, middle) in newMiddles.enumerated() {
      for item in middle { places[new[section][item]] = Place(section: section, item: item) }
    }
    for (section, middle) in oldMiddles.enumerated() {
      var kept: [Move<Place>] = []
      for item in middle {
        let here = Place(section: section, item: item)
        if let place = places.removeValue(forKey: old[section][item]) {
          kept.append(Move(from: here, to: place))
        } else if keptSections[section] != nil {
          deletedItems.append(here.indexPath)
        }
      }
      let inPlace = kept.indices.filter { kept[$0].to.section == keptSections[section] }
      let staying = inPlace.map { kept[$0].to.item }.longestIncreasingSubsequence
      var moves = Array(repeating: true, count: kept.count)
      for (index, stays) in zip(inPlace, staying) where stays { moves[index] = false }
      movedItems += kept.indices.filter { moves[$0] }.map {
        Move(from: kept[$0].from.indexPath, to: kept[$0].to.indexPath)
      }
    }
    let inserted = Set(insertedSections)
    for (section, middle) in newMiddles.enumerated() where !inserted.contains(section) {
      for item in middle where places[new[section][item]] != nil {
        insertedItems.append(IndexPath(item: item, section: section))
      }
    }
  }
}

extension Array where Element: Equatable {
  /// The parts of two arrays between what they begin with and what they end with alike.
  fileprivate func withoutCommonEnds(_ other: [Element]) -> (Range<Int>, Range<Int>) {
    let shorter = Swift.min(count, other.count)
    var start = 0
    while start < shorter, self[start] == other[start] { start += 1 }
    var end = 0
    while end < shorter - start, self[count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    return (start..<count - end, start..<other.count - end)
  }
}
