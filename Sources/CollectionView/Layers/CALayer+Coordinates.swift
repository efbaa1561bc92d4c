import Foundation

// Conversions use the affine part of the transforms. Layers without a common superlayer are compared in the coordinates of
// their topmost superlayers' frames, as views are.

extension CALayer {
  /// A point of another layer, or of the topmost coordinates for nil, in this layer's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    (l.map { p.applying($0.toTop) } ?? p).applying(toTop.inverted())
  }

  /// A point of this layer in another layer's coordinates, or in the topmost ones for nil.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let inTop = p.applying(toTop)
    return l.map { inTop.applying($0.toTop.inverted()) } ?? inTop
  }

  /// The box around a rectangle of another layer, or of the topmost coordinates for nil, in this layer's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    (l.map { r.applying($0.toTop) } ?? r).applying(toTop.inverted())
  }

  /// The box around a rectangle of this layer in another layer's coordinates, or in the topmost ones for nil.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let inTop = r.applying(toTop)
    return l.map { inTop.applying($0.toTop.inverted()) } ?? inTop
  }

  /// The same time: the timing of layers has no effect here.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// The same time: the timing of layers has no effect here.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  /// The affine part of `transform`.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to an affine map.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The size of the layer in points: the size of its bounds.
  public func preferredFrameSize() -> CGSize { bounds.size }

  /// The map from this layer's coordinates to those of its superlayer.
  var toSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -(bounds.minX + anchorPoint.x * bounds.width),
      y: -(bounds.minY + anchorPoint.y * bounds.height)
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The map from this layer's coordinates to those in which its topmost superlayer has its frame.
  private var toTop: CGAffineTransform {
    sequence(first: self, next: \.superlayer).reduce(.identity) {
      $0.concatenating($1.toSuperlayer)
    }
  }
}
