import Foundation

/// What layout attributes say of one element.
struct LayoutAttributesState {
  /// A transform that is not the identity; most elements have none, and pay for none.
  final class Transform {
    let matrix: CATransform3D

    init(_ matrix: CATransform3D) {
      self.matrix = matrix
    }
  }

  var center = CGPoint.zero
  var size = CGSize.zero
  /// Nil for the identity.
  var transform: Transform?
  var alpha: CGFloat = 1
  var zIndex = 0
  var key = ElementKey(cellAt: DataPlace(section: 0, item: 0))
  var isHidden = false

  /// The box the element covers in content points, transformed about its centre.
  var frame: CGRect {
    let x = size.width / 2
    let y = size.height / 2
    guard let transform else {
      return CGRect(x: center.x - x, y: center.y - y, width: size.width, height: size.height)
    }
    return CGRect(x: -x, y: -y, width: size.width, height: size.height)
      .applying(CATransform3DGetAffineTransform(transform.matrix))
      .offsetBy(dx: center.x, dy: center.y)
  }

  /// Makes the element an item with a frame, without a transform.
  mutating func stand(at place: DataPlace, _ frame: CGRect) {
    key = ElementKey(cellAt: place)
    size = frame.size
    center = CGPoint(
      x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
  }

  /// Takes the looks back to what they are by default.
  mutating func lookPlain() {
    alpha = 1
    zIndex = 0
    isHidden = false
    // Most have none, and to look is less than to release nothing.
    if transform != nil { transform = nil }
  }

  static func areEqual(_ a: Transform?, _ b: Transform?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return CATransform3DEqualToTransform(a.matrix, b.matrix)
  }
}
