import UIKit

/// The trap beside `CircleLayout`: it never looks which cells are new, so every cell flies with each update.
///
/// The names say appearing and disappearing, and the first test, an insertion into an empty view, looks right.
open class CarelessCircleLayout: CircleLayout {
  open override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributesInTheMiddle(at: itemIndexPath)
  }

  open override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributesInTheMiddle(at: itemIndexPath)
  }
}
