import CollectionView
import Foundation

/// A shape of lines and curves, in points.
///
/// Nothing is drawn: a path only computes its geometry.
open class UIBezierPath: NSObject, NSCopying {
  var outline = PathOutline()

  open var lineWidth: CGFloat = 1
  /// Whether `contains(_:)` uses the even-odd rule instead of the winding rule.
  open var usesEvenOddFillRule = false

  /// A path without steps.
  @_nonoverride public init() {
    super.init()
  }

  /// A rectangle, closed, clockwise from its upper left corner.
  public convenience init(rect: CGRect) {
    self.init()
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// The ellipse inscribed in a rectangle, closed, clockwise.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    let unit = UIBezierPath(
      arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    unit.close()
    unit.apply(
      CGAffineTransform(scaleX: rect.width / 2, y: rect.height / 2)
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
    outline = unit.outline
  }

  /// A rectangle whose corners are quarters of a circle; the radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with `corners` rounded to quarters of a circle of radius `cornerRadii.width`, at most half the shorter
  /// side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let limit = min(rect.width, rect.height) / 2
    func corner(_ corner: UIRectCorner, _ x: CGFloat, _ y: CGFloat, from angle: CGFloat) {
      let radius = corners.contains(corner) ? max(0, min(cornerRadii.width, limit)) : 0
      let center = CGPoint(
        x: x + (x == rect.minX ? radius : -radius), y: y + (y == rect.minY ? radius : -radius))
      if radius > 0 {
        addArc(
          withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2,
          clockwise: true)
      } else {
        addLine(to: center)
      }
    }
    corner(.topLeft, rect.minX, rect.minY, from: .pi)
    corner(.topRight, rect.maxX, rect.minY, from: .pi * 1.5)
    corner(.bottomRight, rect.maxX, rect.maxY, from: 0)
    corner(.bottomLeft, rect.minX, rect.maxY, from: .pi / 2)
    close()
  }

  /// An arc, open; angles in radians from the x axis, clockwise on a screen whose y grows downward.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) {
    outline.elements.append(.move(to: point))
  }

  /// Adds a line to a point; an empty path only moves there.
  open func addLine(to point: CGPoint) {
    add(.line(to: point))
  }

  /// Adds a cubic curve; an empty path only moves to its end.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  /// Adds a quadratic curve; an empty path only moves to its end.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    add(.quadCurve(to: endPoint, control: controlPoint))
  }

  /// Adds a line to the start of an arc, and the arc; angles in radians as for `init(arcCenter:…)`.
  ///
  /// An end angle that lies against the direction is moved by full turns; an arc of more than a full turn is one turn.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    guard sweep.isFinite else { return }
    if clockwise ? sweep < 0 : sweep > 0 {
      sweep -= turn * (sweep / turn).rounded(clockwise ? .down : .up)
    }
    sweep = max(-turn, min(sweep, turn))
    func point(_ angle: CGFloat, _ distance: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - distance * sin(angle)),
        y: center.y + radius * (sin(angle) + distance * cos(angle)))
    }
    addLine(to: point(startAngle))
    // A quarter at a time: the curve then leaves the circle by less than 0.03 % of its radius.
    let pieces = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / pieces
    let reach = 4 / 3 * tan(step / 4)
    for piece in 0..<Int(pieces) {
      let (from, to) = (startAngle + CGFloat(piece) * step, startAngle + CGFloat(piece + 1) * step)
      addCurve(
        to: point(to), controlPoint1: point(from, reach), controlPoint2: point(to, -reach))
    }
  }

  /// Adds a line to the start of the current subpath.
  open func close() {
    guard !outline.isEmpty, outline.elements.last != .close else { return }
    outline.elements.append(.close)
  }

  /// Removes all steps.
  open func removeAllPoints() {
    outline.elements = []
  }

  /// Adds another path's steps.
  open func append(_ bezierPath: UIBezierPath) {
    outline.elements += bezierPath.outline.elements
  }

  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) {
    outline.elements = outline.elements.map { $0.applying(transform) }
  }

  /// Whether the path has no steps.
  open var isEmpty: Bool { outline.isEmpty }

  /// The box around all points, including control points, as UIKit documents it; null for an empty path.
  open var bounds: CGRect { outline.controlBox }

  /// The end of the path; zero for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Whether a point is inside by the fill rule; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// A path of the same class and steps; a subclass copies its own properties after calling `super`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.outline = outline
    copy.lineWidth = lineWidth
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  /// Adds a step; an empty path only moves to its end.
  private func add(_ element: PathElement) {
    if outline.isEmpty, let end = element.points.last {
      move(to: end)
    } else {
      outline.elements.append(element)
    }
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
