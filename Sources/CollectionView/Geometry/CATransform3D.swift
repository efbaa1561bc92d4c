import Foundation

#if canImport(Darwin)
  // Single declarations, exported so that `import UIKit` is enough, as on iOS. The whole module would bring a second CALayer
  // and CADisplayLink, and a clock that is not the host's.
  @_exported import func QuartzCore.CATransform3DConcat
  @_exported import func QuartzCore.CATransform3DEqualToTransform
  @_exported import func QuartzCore.CATransform3DGetAffineTransform
  @_exported import func QuartzCore.CATransform3DInvert
  @_exported import func QuartzCore.CATransform3DIsAffine
  @_exported import func QuartzCore.CATransform3DIsIdentity
  @_exported import func QuartzCore.CATransform3DMakeAffineTransform
  @_exported import func QuartzCore.CATransform3DMakeRotation
  @_exported import func QuartzCore.CATransform3DMakeScale
  @_exported import func QuartzCore.CATransform3DMakeTranslation
  @_exported import func QuartzCore.CATransform3DRotate
  @_exported import func QuartzCore.CATransform3DScale
  @_exported import func QuartzCore.CATransform3DTranslate
  @_exported import struct QuartzCore.CATransform3D
  @_exported import var QuartzCore.CATransform3DIdentity
#else
  /// A 4 × 4 matrix in Core Animation's row-vector order.
  public struct CATransform3D: Sendable {
    public var m11: CGFloat = 0
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m14: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 0
    public var m23: CGFloat = 0
    public var m24: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 0
    public var m34: CGFloat = 0
    public var m41: CGFloat = 0
    public var m42: CGFloat = 0
    public var m43: CGFloat = 0
    public var m44: CGFloat = 0

    /// All zeros, as on Apple's platforms; not the identity.
    public init() {}
  }

  /// The identity matrix.
  public let CATransform3DIdentity: CATransform3D = {
    var t = CATransform3D()
    t.m11 = 1
    t.m22 = 1
    t.m33 = 1
    t.m44 = 1
    return t
  }()

  /// Whether all numbers of two matrices are equal.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a.rows == b.rows
  }

  /// Whether a matrix is the identity.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
  }

  /// A translation, in points.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
    -> CATransform3D
  {
    var t = CATransform3DIdentity
    t.m41 = tx
    t.m42 = ty
    t.m43 = tz
    return t
  }

  /// A scaling about the origin.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = sx
    t.m22 = sy
    t.m33 = sz
    return t
  }

  /// A rotation by an angle in radians about an axis; the identity about an axis without length.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    var t = CATransform3DIdentity
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return t }
    // Rodrigues' rotation formula, transposed for row vectors.
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    t.m11 = c + x * x * (1 - c)
    t.m12 = x * y * (1 - c) + z * s
    t.m13 = x * z * (1 - c) - y * s
    t.m21 = x * y * (1 - c) - z * s
    t.m22 = c + y * y * (1 - c)
    t.m23 = y * z * (1 - c) + x * s
    t.m31 = x * z * (1 - c) + y * s
    t.m32 = y * z * (1 - c) - x * s
    t.m33 = c + z * z * (1 - c)
    return t
  }

  /// Rotates first, then applies the matrix; radians.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
  }

  /// Scales first, then applies the matrix.
  public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
    -> CATransform3D
  {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  /// Translates first, then applies the matrix.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }

  /// The first matrix, then the second.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let left = a.rows
    let right = b.rows
    var product = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        product[row * 4 + column] = (0..<4).reduce(0) {
          $0 + left[row * 4 + $1] * right[$1 * 4 + column]
        }
      }
    }
    return CATransform3D(rows: product)
  }

  /// The inverse matrix, or the matrix itself if it has none.
  public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss-Jordan elimination with the largest pivot of each column.
    var rows = (0..<4).map { row in
      Array(t.rows[row * 4..<row * 4 + 4]) + (0..<4).map { $0 == row ? 1 : 0 }
    }
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard rows[pivot][column] != 0 else { return t }
      rows.swapAt(column, pivot)
      let scale = rows[column][column]
      rows[column] = rows[column].map { $0 / scale }
      for row in 0..<4 where row != column {
        let factor = rows[row][column]
        rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
      }
    }
    return CATransform3D(rows: rows.flatMap { $0[4...] })
  }

  /// Whether a matrix is an affine map of the plane and nothing more.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(
      t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
  }

  /// The matrix of an affine map of the plane.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = m.a
    t.m12 = m.b
    t.m21 = m.c
    t.m22 = m.d
    t.m41 = m.tx
    t.m42 = m.ty
    return t
  }

  /// The plane's part of a matrix.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }

  extension CATransform3D {
    fileprivate init(rows r: [CGFloat]) {
      (m11, m12, m13, m14) = (r[0], r[1], r[2], r[3])
      (m21, m22, m23, m24) = (r[4], r[5], r[6], r[7])
      (m31, m32, m33, m34) = (r[8], r[9], r[10], r[11])
      (m41, m42, m43, m44) = (r[12], r[13], r[14], r[15])
    }

    fileprivate var rows: [CGFloat] {
      [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
  }
#endif
