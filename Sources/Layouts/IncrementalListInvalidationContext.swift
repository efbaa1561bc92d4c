import UIKit

/// What a change of an `IncrementalListLayout` leaves as it was.
open class IncrementalListInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Rows at the start of the list that keep place and height, counted over all sections; 0 for none.
  open var settledRows = 0
}
