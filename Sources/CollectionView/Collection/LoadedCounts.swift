import Foundation

/// The item counts last loaded from the data source.
struct LoadedCounts {
  /// The number of items of each section; nil if they have to be loaded.
  private(set) var counts: [Int]?
  /// The number of reloads, updates and new layouts.
  private(set) var contentChanges = 0
  /// The counts loaded in this layout pass; nil before the first, or after a reload or update.
  private var countsOfPass: [Int]?

  mutating func set(_ counts: [Int]) {
    self.counts = counts
  }

  mutating func forget() {
    counts = nil
  }

  mutating func contentChanged() {
    contentChanges += 1
  }

  mutating func beginPass() {
    countsOfPass = nil
  }

  /// Compares counts with those loaded before in the same pass.
  ///
  /// - Returns: The earlier counts; nil if they are equal or there are none.
  mutating func contradiction(in counts: [Int]) -> [Int]? {
    defer { countsOfPass = counts }
    return countsOfPass == counts ? nil : countsOfPass
  }

  /// Moves an item from one place to another.
  mutating func apply(_ move: ItemMove) {
    counts = counts.map(move.newCounts)
  }
}

extension UICollectionView {
  /// The maximum number of sections whose item counts are reported.
  private static let reportedSections = 4
  /// The maximum number of items of a section, about 10¹⁵: doubles represent such counts exactly, with room for sums.
  static let itemLimit = 1 << 50

  /// The number of items of each section, loaded from the data source if not known.
  ///
  /// - Complexity: O(1) when known, else O(sections).
  var loadedCounts: [Int] {
    if let counts = loaded.counts { return counts }
    guard let dataSource else { return [] }
    // The layout may have asked for the counts; queries that the data source makes meanwhile are not the layout's.
    let wasAsking = queries.setAsking(false)
    defer { _ = queries.setAsking(wasAsking) }
    let sections = dataSource.numberOfSections(in: self)
    report(.numberOfSections(sections))
    let asked = (0..<max(0, sections)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    if !asked.isEmpty {
      let first = Array(asked.prefix(Self.reportedSections))
      report(.numberOfItems(first: first, sections: asked.count))
    }
    judge(sections: sections, items: asked)
    let known = asked.map { min(max(0, $0), Self.itemLimit) }
    let presented = movement?.presentation.newCounts(of: known) ?? known
    loaded.set(presented)
    return presented
  }

  /// Whether the data has an item at a path.
  func hasItem(at path: IndexPath) -> Bool {
    guard path.count == 2, path.item >= 0 else { return false }
    let counts = loadedCounts
    return counts.indices.contains(path.section) && path.item < counts[path.section]
  }

  /// Whether the data has an element; if not, a diagnostic about the layout that returned it is recorded.
  func exists(_ key: ElementKey) -> Bool {
    let path = key.indexPath
    switch key.category {
    case .cell:
      if hasItem(at: path) { return true }
    case .supplementaryView, .decorationView:
      // Views outside the sections have a path of one index.
      if path.count == 1 || (path.count == 2 && loadedCounts.indices.contains(path.section)) {
        return true
      }
    }
    diagnose(
      .indexPathDoesNotExist, at: path, kind: key.kind,
      "UICollectionView received layout attributes for \(key.category == .cell ? "a cell" : "a view") with an index path that does not exist: \(path.inWords)"
    )
    return false
  }
}

extension CollectionViewHosting where Self: UICollectionView {
  /// The number of items over all sections; at most `Int.max`.
  public var itemCount: Int {
    loadedCounts.reduce(0) { sum, count in
      let (next, isOver) = sum.addingReportingOverflow(count)
      return isOver ? .max : next
    }
  }
}
