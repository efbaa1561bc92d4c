import Foundation

extension CALayer {
  /// The sublayers, back to front: the layers of the subviews, and among them those that were added.
  ///
  /// An added layer stays directly in front of the subview that it was in front of.
  func orderedSublayers() -> [CALayer] {
    let subviews = (view?.subviews ?? []).map(\.layer)
    guard !subviews.isEmpty || order.contains(where: { $0.parent !== self }) else { return order }
    let present = Set(subviews.map { ObjectIdentifier($0) })
    // The added layers by the subview's layer that they are in front of; nil for those behind all.
    var inFront: [ObjectIdentifier?: [CALayer]] = [:]
    var last: ObjectIdentifier?
    for layer in order {
      if layer.parent === self {
        inFront[last, default: []].append(layer)
      } else if present.contains(ObjectIdentifier(layer)) {
        last = ObjectIdentifier(layer)
      }
    }
    order =
      (inFront[nil] ?? [])
      + subviews.flatMap { [$0] + (inFront[ObjectIdentifier($0)] ?? []) }
    return order
  }

  /// The sublayers, back to front by depth and then by their order.
  func inDepthOrder() -> [CALayer] {
    orderedSublayers().enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Adds a layer at an index among those without it.
  func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    let isOfSubview = layer.view != nil && view != nil && layer.view?.superview === view
    guard !isInside(layer), !isOfSubview else { return }
    layer.removeFromSuperlayer()
    let all = orderedSublayers()
    layer.parent = self
    order.insert(layer, at: index(all))
    askForPass()
  }

  /// Whether this is a layer or is contained in it, at any depth; makes no layer.
  func isInside(_ layer: CALayer) -> Bool {
    sequence(first: self) { $0.parent ?? $0.view?.nextMadeLayer }.contains { $0 === layer }
  }
}

extension UIView {
  /// Whether the view's layer is that of another view or is contained in it, at any depth; makes no layer.
  func isInsideLayer(of view: UIView) -> Bool {
    guard let layer = view.madeLayer else { return false }
    return (madeLayer ?? nextMadeLayer)?.isInside(layer) ?? false
  }

  /// The layer of the nearest superview that has one.
  fileprivate var nextMadeLayer: CALayer? {
    sequence(first: self, next: \.superview).dropFirst().lazy.compactMap(\.madeLayer).first
  }
}
