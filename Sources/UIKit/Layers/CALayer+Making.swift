import CollectionView
import Foundation

// Creates a layer of a class that is known only at run time; `Linux/Making.swift` in the engine explains why and how.

extension CALayer {
  @_silgen_name("UIKit_CALayer_make")
  convenience init(making: Void) { self.init() }
  @_silgen_name("UIKit_CALayer_make")
  static func make(_ making: Void) -> CALayer

  /// A new layer of the class this is called on.
  static func make() -> CALayer { make(()) }
}

extension UIView {
  /// The appearance of the view beyond its geometry: a layer of the class `layerClass`, made on first access.
  public var layer: CALayer {
    if let layer = attachedLayer as? CALayer { return layer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    layer.attach(to: self)
    attachedLayer = layer
    return layer
  }
}
