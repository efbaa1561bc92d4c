import CollectionView
import Foundation

extension UIBezierPath {
  /// A path with the steps of `cgPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  #if canImport(Darwin)
    /// The path as a Core Graphics path.
    public var cgPath: CGPath {
      get {
        let path = CGMutablePath()
        for element in outline.elements {
          switch element {
          case .move(let end): path.move(to: end)
          case .line(let end): path.addLine(to: end)
          case .quadCurve(let end, let control): path.addQuadCurve(to: end, control: control)
          case .curve(let end, let control1, let control2):
            path.addCurve(to: end, control1: control1, control2: control2)
          case .close: path.closeSubpath()
          }
        }
        return path
      }
      set {
        removeAllPoints()
        newValue.applyWithBlock { element in
          let points = element.pointee.points
          switch element.pointee.type {
          case .moveToPoint: move(to: points[0])
          case .addLineToPoint: addLine(to: points[0])
          case .addQuadCurveToPoint: addQuadCurve(to: points[1], controlPoint: points[0])
          case .addCurveToPoint:
            addCurve(to: points[2], controlPoint1: points[0], controlPoint2: points[1])
          case .closeSubpath: close()
          @unknown default: break
          }
        }
      }
    }
  #else
    /// The path as a Core Graphics path.
    public var cgPath: CGPath {
      get { CGPath(outline) }
      set { outline = newValue.outline }
    }
  #endif
}
