import CollectionView
import Foundation

// Creates a path of a class that is known only at run time; `Linux/Making.swift` in the engine explains why and how.

extension UIBezierPath {
  @_silgen_name("UIKit_UIBezierPath_make")
  convenience init(making: Void) { self.init() }
  @_silgen_name("UIKit_UIBezierPath_make")
  static func make(_ making: Void) -> UIBezierPath

  /// A new path of the class this is called on.
  static func make() -> UIBezierPath { make(()) }
}
