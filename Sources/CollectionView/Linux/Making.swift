import Foundation

// Making an object of a class that is known only at run time, although its initialiser is not `required`.
//
// UIKit makes cells, attributes, contexts and layers of classes that its user registered or returned from a class hook, and
// copies of animations of a user's class. On Apple's platforms Objective-C does it; in pure Swift an initialiser that is not
// `required` cannot be called on a class value, and a `required init(frame:)` would make users' `override init(frame:)` an
// error. A convenience initialiser calls the class's own initialiser through the class it was given; a static function declared
// beside it names the same symbol, and may be called on any class value.

extension UICollectionViewLayoutAttributes {
  @_silgen_name("CollectionView_UICollectionViewLayoutAttributes_make")
  convenience init(making: Void) { self.init() }
  @_silgen_name("CollectionView_UICollectionViewLayoutAttributes_make")
  static func make(_ making: Void) -> UICollectionViewLayoutAttributes

  /// New attributes of the class this is called on.
  static func make() -> UICollectionViewLayoutAttributes { make(()) }
}

extension UICollectionViewLayoutInvalidationContext {
  @_silgen_name("CollectionView_UICollectionViewLayoutInvalidationContext_make")
  convenience init(making: Void) { self.init() }
  @_silgen_name("CollectionView_UICollectionViewLayoutInvalidationContext_make")
  static func make(_ making: Void) -> UICollectionViewLayoutInvalidationContext

  /// A new context of the class this is called on.
  static func make() -> UICollectionViewLayoutInvalidationContext { make(()) }
}

extension UICollectionReusableView {
  @_silgen_name("CollectionView_UICollectionReusableView_make")
  convenience init(making frame: CGRect) { self.init(frame: frame) }
  /// A new view of the class this is called on, by its `init(frame:)`.
  @_silgen_name("CollectionView_UICollectionReusableView_make")
  static func make(frame: CGRect) -> UICollectionReusableView
}

extension CAAnimation {
  @_silgen_name("CollectionView_CAAnimation_make")
  convenience init(making: Void) { self.init() }
  @_silgen_name("CollectionView_CAAnimation_make")
  static func make(_ making: Void) -> CAAnimation

  /// A new animation of the class this is called on.
  static func make() -> CAAnimation { make(()) }
}

extension CALayer {
  @_silgen_name("CollectionView_CALayer_make")
  convenience init(making: Void) { self.init() }
  @_silgen_name("CollectionView_CALayer_make")
  static func make(_ making: Void) -> CALayer

  /// A new layer of the class this is called on.
  static func make() -> CALayer { make(()) }
}
