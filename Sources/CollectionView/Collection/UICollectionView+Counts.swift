import Foundation

extension UICollectionView {
  /// The number of items of each section, asked of the data source when it is not known.
  ///
  /// - Complexity: O(1) when known, else O(sections).
  var loadedCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    let asked = (0..<max(0, sections)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    judge(sections: sections, items: asked)
    let known = asked.map { max(0, $0) }
    let presented = movement?.presentation.newCounts(of: known) ?? known
    counts = presented
    return presented
  }

  /// The number of items over all sections.
  public var itemCount: Int { loadedCounts.reduce(0, +) }
}
