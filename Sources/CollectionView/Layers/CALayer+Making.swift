import Foundation

// Creates a layer of a class that is known only at run time; `Linux/Making.swift` explains why and how.

extension CALayer {
  @_silgen_name("CollectionView_CALayer_make")
  convenience init(making: Void) { self.init() }
  @_silgen_name("CollectionView_CALayer_make")
  static func make(_ making: Void) -> CALayer

  /// A new layer of the class this is called on.
  static func make() -> CALayer { make(()) }
}
