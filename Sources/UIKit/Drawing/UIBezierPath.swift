import CollectionView
import Foundation

/// A shape of lines and curves, in points.
///
/// Nothing is drawn: a path computes its geometry and keeps the values of its strokes.
open class UIBezierPath: NSObject, NSCopying {
  var outline = PathOutline()
  private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// The width of the stroke in points; has no effect on the bounds.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of a stroke; has no effect here.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of a stroke; has no effect here.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of the length of a mitre, relative to the line width; has no effect here.
  open var miterLimit: CGFloat = 10
  /// The greatest distance of a drawn curve from the true one, in pixels; has no effect here.
  open var flatness: CGFloat = 0.6
  /// Whether `contains(_:)` uses the even-odd rule instead of the winding rule.
  open var usesEvenOddFillRule = false

  /// A path without steps.
  @_nonoverride public init() {
    super.init()
  }

  /// A rectangle, closed, clockwise from its upper left corner.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// The ellipse inscribed in a rectangle, closed, clockwise.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
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
    let radius = min(cornerRadii.width, min(rect.width, rect.height) / 2)
    outline.addRoundedRect(rect, corners: corners, radii: CGSize(width: radius, height: radius))
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
    outline.add(.line(to: point))
  }

  /// Adds a cubic curve; an empty path only moves to its end.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.add(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
  }

  /// Adds a quadratic curve; an empty path only moves to its end.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.add(.quadCurve(to: endPoint, control: controlPoint))
  }

  /// Adds a line to the start of an arc, and the arc; angles in radians as for `init(arcCenter:…)`.
  ///
  /// An end angle that lies against the direction is moved by full turns; an arc of more than a full turn is one turn.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, isClockwise: clockwise)
  }

  /// Adds a line to the start of the current subpath.
  open func close() {
    outline.close()
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
    outline = outline.applying(transform)
  }

  /// Whether the path has no steps.
  open var isEmpty: Bool { outline.isEmpty }

  /// The box around all points, including control points, as UIKit documents it; null for an empty path.
  open var bounds: CGRect { outline.controlBox }

  /// The end of the path; zero for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Whether a point is inside by the fill rule, or on the path itself; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  // MARK: Drawing

  /// Sets the lengths of dashes and gaps in points, and where the pattern starts; has no effect here.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) }
    dash = (lengths ?? [], phase)
  }

  /// Writes the lengths of dashes and gaps, and where the pattern starts.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.pattern.enumerated() { pattern?[index] = length }
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }

  /// Has no effect here: nothing is drawn.
  open func fill() {}
  /// Has no effect here: nothing is drawn.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Has no effect here: nothing is drawn.
  open func stroke() {}
  /// Has no effect here: nothing is drawn.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Clips the current graphics context, if there is one, to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// A path of the same class and steps; a subclass copies its own properties after calling `super`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.outline = outline
    copy.dash = dash
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
