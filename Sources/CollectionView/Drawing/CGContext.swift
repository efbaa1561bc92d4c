import Foundation

#if !canImport(Darwin)
  /// A canvas that nothing is drawn on: it keeps the transform, the clip, the path and the values of strokes and fills.
  ///
  /// Drawing methods only consume the path, as on Apple's platforms.
  public final class CGContext {
    /// The values that `saveGState()` saves.
    private struct State {
      var transform: CGAffineTransform
      /// In device coordinates; infinite without a clip.
      var clip = CGRect.infinite
      var fillColor = CGColor(gray: 0, alpha: 1)
      var strokeColor = CGColor(gray: 0, alpha: 1)
      var lineWidth: CGFloat = 1
      var lineCap = CGLineCap.butt
      var lineJoin = CGLineJoin.miter
      var miterLimit: CGFloat = 10
      var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])
      var alpha: CGFloat = 1
      var blendMode = CGBlendMode.normal
      var interpolationQuality = CGInterpolationQuality.default
    }

    private var state: State
    private var saved: [State] = []
    /// The path under construction, in device coordinates.
    private var outline = PathOutline()

    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The transform of text; has no effect here.
    public var textMatrix = CGAffineTransform.identity
    /// The place of the next text; has no effect here.
    public var textPosition = CGPoint.zero

    /// A canvas whose y axis grows downward, as UIKit makes them; nil for a size without pixels, or with too many.
    package init?(size: CGSize, scale: CGFloat) {
      guard let pixels = size.pixels(scale: scale, .up) else { return nil }
      (width, height) = pixels
      state = State(
        transform: CGAffineTransform(
          a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: size.height * scale))
    }

    // MARK: State

    /// Saves the transform, the clip and the values of strokes and fills.
    public func saveGState() { saved.append(state) }

    /// Restores what was saved last; does nothing if nothing is saved.
    public func restoreGState() {
      if let last = saved.popLast() { state = last }
    }

    /// The map from the current coordinates to pixels, whose y axis grows upward.
    public var ctm: CGAffineTransform { state.transform }
    /// The map from the current coordinates to pixels, whose y axis grows upward.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

    /// Moves the origin of the coordinates.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the coordinates.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
      concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates the coordinates, by an angle in radians.
    public func rotate(by angle: CGFloat) {
      concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies a map before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
      state.transform = transform.concatenating(state.transform)
    }

    public func setFillColor(_ color: CGColor) { state.fillColor = color }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
      setFillColor(CGColor(gray: gray, alpha: alpha))
    }
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
      setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dash = (phase, lengths) }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    public var interpolationQuality: CGInterpolationQuality {
      get { state.interpolationQuality }
      set { state.interpolationQuality = newValue }
    }
    /// Has no effect here: nothing is drawn.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// Has no effect here: nothing is drawn.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// Has no effect here: nothing is drawn.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Has no effect here: nothing is drawn.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Has no effect here: nothing is drawn.
    public func setFlatness(_ flatness: CGFloat) {}

    // MARK: Path

    /// The path under construction, in the current coordinates; nil if it is empty.
    public var path: CGPath? {
      outline.isEmpty ? nil : CGPath(outline.applying(ctm.inverted()))
    }
    /// Whether no path is under construction.
    public var isPathEmpty: Bool { outline.isEmpty }
    /// The end of the path, in the current coordinates; zero if it is empty.
    public var currentPointOfPath: CGPoint {
      outline.currentPoint?.applying(ctm.inverted()) ?? .zero
    }
    /// The box around all points of the path, in the current coordinates; null if it is empty.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Drops the path under construction.
    public func beginPath() { outline = PathOutline() }
    /// Starts a new subpath at a point.
    public func move(to point: CGPoint) { add { $0.move(to: point) } }
    /// Adds a line to a point.
    public func addLine(to point: CGPoint) {
      outline.add(.line(to: point.applying(ctm)))
    }
    /// Moves to the first point and adds lines to the others.
    public func addLines(between points: [CGPoint]) { add { $0.addLines(between: points) } }
    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      outline.add(PathElement.quadCurve(to: end, control: control).applying(ctm))
    }
    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      outline.add(
        PathElement.curve(to: end, control1: control1, control2: control2).applying(ctm))
    }
    /// Adds a line to the start of an arc, and the arc; clockwise is meant for a y axis that grows upward.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      let path = CGMutablePath(outline)
      path.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise, transform: ctm)
      outline = path.outline
    }
    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }
    /// Adds the closed ellipse inscribed in a rectangle.
    public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
    /// Adds the steps of a path.
    public func addPath(_ path: CGPath) { add { $0.addPath(path) } }
    /// Adds a line to the start of the current subpath.
    public func closePath() { outline.close() }

    private func add(_ build: (CGMutablePath) -> Void) {
      let added = CGMutablePath()
      build(added)
      outline.elements += added.outline.applying(ctm).elements
    }

    // MARK: Clip

    /// The box around the clip, in the current coordinates; the whole canvas without one.
    public var boundingBoxOfClipPath: CGRect {
      let canvas = CGRect(x: 0, y: 0, width: width, height: height)
      let clip = state.clip.isInfinite ? canvas : state.clip.intersection(canvas)
      return clip.isNull ? .zero : clip.applying(ctm.inverted())
    }

    /// Clips to the box around the path, and drops the path.
    public func clip(using rule: CGPathFillRule = .winding) {
      clip(toDevice: outline.drawnBox)
      beginPath()
    }

    /// Clips to a rectangle.
    public func clip(to rect: CGRect) { clip(toDevice: rect.applying(ctm)) }

    /// Clips to the box around several rectangles.
    public func clip(to rects: [CGRect]) {
      clip(toDevice: rects.reduce(.null) { $0.union($1.applying(ctm)) })
    }

    /// Removes the clip.
    public func resetClip() { state.clip = .infinite }

    private func clip(toDevice box: CGRect) {
      state.clip = state.clip.isInfinite ? box : state.clip.intersection(box)
    }

    // MARK: Drawing

    /// Drops the path; nothing is drawn.
    public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
    /// Drops the path; nothing is drawn.
    public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
    /// Drops the path; nothing is drawn.
    public func strokePath() { beginPath() }
    /// Drops the path; nothing is drawn.
    public func fill(_ rect: CGRect) { beginPath() }
    /// Drops the path; nothing is drawn.
    public func fill(_ rects: [CGRect]) { beginPath() }
    /// Drops the path; nothing is drawn.
    public func stroke(_ rect: CGRect) { beginPath() }
    /// Drops the path; nothing is drawn.
    public func stroke(_ rect: CGRect, width: CGFloat) { beginPath() }
    /// Drops the path; nothing is drawn.
    public func fillEllipse(in rect: CGRect) { beginPath() }
    /// Drops the path; nothing is drawn.
    public func strokeEllipse(in rect: CGRect) { beginPath() }
    /// Drops the path; nothing is drawn.
    public func strokeLineSegments(between points: [CGPoint]) { beginPath() }
    /// Has no effect here: nothing is drawn.
    public func clear(_ rect: CGRect) {}
    /// Has no effect here: nothing is drawn.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
    /// Has no effect here: nothing is drawn.
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
      options: CGGradientDrawingOptions
    ) {}
    /// Has no effect here: nothing is drawn.
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
      endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {}
    /// Saves the state, until `endTransparencyLayer()`.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { saveGState() }
    /// Restores the state saved by `beginTransparencyLayer(auxiliaryInfo:)`.
    public func endTransparencyLayer() { restoreGState() }
    /// Has no effect here: nothing is drawn.
    public func flush() {}

    /// An image of the canvas's size.
    public func makeImage() -> CGImage? { CGImage(width: width, height: height) }
  }
#endif
