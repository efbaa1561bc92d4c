import Foundation

#if !canImport(Darwin)
  /// The shape of a `UIBezierPath`; immutable unless it is a `CGMutablePath`.
  public class CGPath: Hashable, @unchecked Sendable {
    // Only a mutable path writes it, which must not be shared between threads.
    package final var outline: PathOutline

    package init(_ outline: PathOutline) {
      self.outline = outline
    }

    /// A rectangle, closed.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(transform) { $0.addRect(rect) }
    }

    /// The ellipse inscribed in a rectangle, closed.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(transform) { $0.addEllipse(in: rect) }
    }

    /// A rectangle with corners rounded to quarters of an ellipse, whose radii are at most half the sides.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      self.init(transform) {
        $0.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
      }
    }

    private convenience init(
      _ transform: UnsafePointer<CGAffineTransform>?, _ build: (inout PathOutline) -> Void
    ) {
      var outline = PathOutline()
      build(&outline)
      self.init(outline.applying(transform?.pointee ?? .identity))
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool { outline.isEmpty }
    /// The end of the path, in points; zero for an empty path.
    public var currentPoint: CGPoint { outline.currentPoint ?? .zero }
    /// The box around all points, including control points; null for an empty path.
    public var boundingBox: CGRect { outline.controlBox }
    /// The box around the drawn path; null for an empty path.
    public var boundingBoxOfPath: CGRect { outline.drawnBox }

    /// Whether a point, after the transform, is inside by a fill rule or on the path; open subpaths count as closed.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding,
      transform: CGAffineTransform = .identity
    ) -> Bool {
      outline.contains(point.applying(transform), evenOdd: rule == .evenOdd)
    }

    /// An immutable path with the same steps.
    public func copy() -> CGPath? { CGPath(outline) }

    /// An immutable path with a transform applied to all points.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(outline.applying(transform?.pointee ?? .identity))
    }

    /// A path with the same steps, to change.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

    /// Equal paths have the same steps.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(outline)
    }
  }

  /// A path to add steps to.
  ///
  /// Transforms apply to the points of the added steps.
  public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// A path without steps.
    public convenience init() {
      self.init(PathOutline())
    }

    /// Starts a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      outline.elements.append(.move(to: point.applying(transform)))
    }

    /// Adds a line to a point; an empty path only moves there.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      outline.add(.line(to: point.applying(transform)))
    }

    /// Moves to the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      guard let first = points.first else { return }
      move(to: first, transform: transform)
      for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic curve; an empty path only moves to its end.
    public func addQuadCurve(
      to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
      outline.add(PathElement.quadCurve(to: end, control: control).applying(transform))
    }

    /// Adds a cubic curve; an empty path only moves to its end.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint,
      transform: CGAffineTransform = .identity
    ) {
      outline.add(
        PathElement.curve(to: end, control1: control1, control2: control2).applying(transform))
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      append(transform) { $0.addRect(rect) }
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the closed ellipse inscribed in a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      append(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a closed rectangle with corners rounded to quarters of an ellipse.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      append(transform) {
        $0.addRoundedRect(rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
      }
    }

    /// Adds a line to the start of an arc, and the arc.
    ///
    /// As in Core Graphics, clockwise is meant for a y axis that grows upward: on a screen `false` runs clockwise.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      var arc = PathOutline()
      arc.addArc(
        center: center, radius: radius, from: startAngle, to: endAngle, isClockwise: !clockwise)
      for (index, element) in arc.applying(transform).elements.enumerated() {
        if index == 0, let start = element.points.last {
          outline.add(.line(to: start))
        } else {
          outline.elements.append(element)
        }
      }
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      outline.elements += path.outline.applying(transform).elements
    }

    /// Adds a line to the start of the current subpath.
    public func closeSubpath() {
      outline.close()
    }

    private func append(_ transform: CGAffineTransform, _ build: (inout PathOutline) -> Void) {
      var added = PathOutline()
      build(&added)
      outline.elements += added.applying(transform).elements
    }
  }
#endif
