import Foundation

extension UICollectionView {
  /// The number of items of each section, asked of the data source when it is not known.
  ///
  /// - Complexity: O(1) when known, else O(sections).
  var loadedCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    // The layout may have asked for them; what the data source asks meanwhile, it asks itself.
    let wasAsking = isAskingLayout
    isAskingLayout = false
    defer { isAskingLayout = wasAsking }
    let sections = dataSource.numberOfSections(in: self)
    report(.numberOfSections(sections))
    let asked = (0..<max(0, sections)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    if !asked.isEmpty {
      report(.numberOfItems(first: Array(asked.prefix(Self.countsTold)), sections: asked.count))
    }
    judge(sections: sections, items: asked)
    let known = asked.map { min(max(0, $0), Self.itemLimit) }
    let presented = movement?.presentation.newCounts(of: known) ?? known
    counts = presented
    return presented
  }

  /// Answers about sections that are told, at most.
  private static let countsTold = 4

  /// The most items of a section: as many as doubles can tell apart with room for sums, about 10¹⁵.
  static let itemLimit = 1 << 50

}

extension CollectionViewHosting where Self: UICollectionView {
  /// The number of items over all sections; `Int.max` for more than that.
  public var itemCount: Int {
    loadedCounts.reduce(0) { sum, count in
      let (next, isOver) = sum.addingReportingOverflow(count)
      return isOver ? .max : next
    }
  }
}
