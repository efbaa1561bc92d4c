import Foundation

/// The place of an item in an outline.
package struct OutlinePlace: Equatable, Sendable {
  /// The number of parents above the item.
  package let level: Int
  /// Whether the item shows its children.
  package let isExpanded: Bool
}

/// A data source whose items can be expanded and collapsed by the user.
@MainActor
package protocol OutlineDataSource: UICollectionViewDataSource {
  /// The place of an item; nil if the item is in no outline.
  func outlinePlace(ofItemAt indexPath: IndexPath) -> OutlinePlace?
  /// Expands or collapses an item as the user does, if the handlers allow it; ignored if the item is in no outline.
  func toggleExpansion(ofItemAt indexPath: IndexPath)
}

extension UICollectionView {
  /// Expands or collapses an item of an outline as the user does; ignored if the item is in none.
  package func toggleExpansion(ofItemAt indexPath: IndexPath) {
    outlineDataSource?.toggleExpansion(ofItemAt: indexPath)
  }

  /// Gives a cell the place of its item in the outline.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - indexPath: The item, as the layout has it.
  func setOutlinePlace(of cell: UICollectionViewCell, at indexPath: IndexPath) {
    guard let outlineDataSource else { return }
    cell.outlinePlace = outlineDataSource.outlinePlace(
      ofItemAt: dataPath(ofPresented: indexPath))
  }

  /// Gives the cells on the screen their places in the outline again, after items were expanded or moved.
  func updateOutlinePlaces() {
    for entry in live.entries {
      guard let cell = entry.view as? UICollectionViewCell else { continue }
      if entry.key.category == .cell { setOutlinePlace(of: cell, at: entry.key.indexPath) }
    }
  }
}

extension UICollectionViewCell {
  /// Expands or collapses the cell's item in an outline as the user does; ignored if it is in none.
  package func toggleExpansion() {
    guard let owner, let path = layoutAttributes?.indexPath else { return }
    owner.toggleExpansion(ofItemAt: owner.dataPath(ofPresented: path))
  }
}
