import CollectionView
import Foundation

/// Several animations at once; like all animations of layers, they do not run.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    return copy
  }
}
