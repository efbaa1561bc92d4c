import Foundation

/// A cell with accessories beside its content, which depend on its state.
@MainActor
package protocol AccessoryCell: UICollectionViewCell {
  /// Called before the configurations are updated to a state.
  func stateDidChange(to state: UICellConfigurationState)
  /// Performs the action at a point of the cell, if there is one; else a tap there selects the item.
  func handlesTap(at point: CGPoint) -> Bool
}
