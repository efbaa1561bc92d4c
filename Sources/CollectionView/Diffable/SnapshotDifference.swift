import Foundation

/// The changes from one list of sections and items to another, as a batch update names them: deletes and the sources of moves
/// by old places, inserts and the targets of moves by new ones.
///
/// Of the sections and items in both states, as few as possible are moves. The items of a deleted section are deleted with it,
/// and those of an inserted one inserted with it, unless they move.
struct SnapshotDifference: Sendable, Equatable {
  /// A section or item in both states, at another place.
  struct Move<Place: Sendable & Equatable>: Sendable, Equatable {
    var from: Place
    var to: Place
  }

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []

  var isEmpty: Bool { self == SnapshotDifference() }
}

extension SnapshotDifference {
  /// Makes the changes in a collection view, inside a batch update.
  @MainActor
  func record(in collectionView: UICollectionView) {
    if !deletedSections.isEmpty { collectionView.deleteSections(IndexSet(deletedSections)) }
    if !insertedSections.isEmpty { collectionView.insertSections(IndexSet(insertedSections)) }
    for move in movedSections { collectionView.moveSection(move.from, toSection: move.to) }
    if !deletedItems.isEmpty { collectionView.deleteItems(at: deletedItems) }
    if !insertedItems.isEmpty { collectionView.insertItems(at: insertedItems) }
    for move in movedItems { collectionView.moveItem(at: move.from, to: move.to) }
  }
}

// Identifiers are unique, so the fewest moves need no general search: the items that stay are a longest increasing subsequence
// of the new places in the old order, found in O(n log n). The unchanged ends of a section are skipped before items are hashed.

extension SnapshotDifference {
  /// An index path of two.
  private struct Place: Sendable, Equatable {
    var section: Int
    var item: Int

    var indexPath: IndexPath { IndexPath(item: item, section: section) }
  }

  /// The changes from one snapshot to another.
  ///
  /// - Complexity: O(n) comparisons, and O(m log m) for the m items between the unchanged ends of their sections.
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
  /// The parts of two arrays between their common beginning and their common end.
  fileprivate func withoutCommonEnds(_ other: [Element]) -> (Range<Int>, Range<Int>) {
    let shorter = Swift.min(count, other.count)
    var start = 0
    while start < shorter, self[start] == other[start] { start += 1 }
    var end = 0
    while end < shorter - start, self[count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    return (start..<count - end, start..<other.count - end)
  }
}

extension Array where Element == Int {
  /// Which elements are in a longest increasing subsequence.
  ///
  /// - Complexity: O(n log n); O(n) when the elements increase throughout.
  var longestIncreasingSubsequence: [Bool] {
    // The index of the smallest element that ends an increasing subsequence of each length, and the predecessor of each element
    // in the longest one it ends.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: count)
    for (index, element) in enumerated() {
      var length = ends.count
      if let last = ends.last, self[last] >= element {
        var low = 0
        while low < length {
          let middle = (low + length) / 2
          if self[ends[middle]] < element { low = middle + 1 } else { length = middle }
        }
      }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var belongs = Array<Bool>(repeating: false, count: count)
    var index = ends.last ?? -1
    while index >= 0 {
      belongs[index] = true
      index = previous[index]
    }
    return belongs
  }
}
