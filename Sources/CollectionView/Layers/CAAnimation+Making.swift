import Foundation

// Creates an animation of a class that is known only at run time; `Linux/Making.swift` explains why and how.

extension CAAnimation {
  @_silgen_name("CollectionView_CAAnimation_make")
  convenience init(making: Void) { self.init() }
  @_silgen_name("CollectionView_CAAnimation_make")
  static func make(_ making: Void) -> CAAnimation

  /// A new animation of the class this is called on.
  static func make() -> CAAnimation { make(()) }
}
