/// Values of a collection view that few ones change, with UIKit's defaults.
///
/// Those of the focus are inferred from a phone, where a cell cannot have it without a keyboard.
struct CollectionViewValues: DefaultedValues {
  var isEditing = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var remembersLastFocusedIndexPath = false
  var selectionFollowsFocus = false
  var allowsFocus = false
  var allowsFocusDuringEditing = false
  var dragInteractionEnabled = false
  var reorderingCadence = UICollectionView.ReorderingCadence.immediate
}

extension UICollectionView {
  /// How soon items make way for a dragged one.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }
}
