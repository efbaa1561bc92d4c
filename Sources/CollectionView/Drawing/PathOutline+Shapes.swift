import Foundation

extension PathOutline {
  /// Adds a step; an empty path only moves to its end.
  package mutating func add(_ element: PathElement) {
    if isEmpty, let end = element.points.last {
      elements.append(.move(to: end))
    } else {
      elements.append(element)
    }
  }

  /// Adds a line to the start of the current subpath, unless it is closed or there is none.
  package mutating func close() {
    if !isEmpty, elements.last != .close { elements.append(.close) }
  }

  /// Adds a closed rectangle, clockwise on a screen whose y grows downward, from its upper left corner.
  package mutating func addRect(_ rect: CGRect) {
    elements += [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// Adds the closed ellipse inscribed in a rectangle, clockwise on a screen.
  package mutating func addEllipse(in rect: CGRect) {
    var unit = PathOutline()
    unit.addArc(center: .zero, radius: 1, from: 0, to: 2 * .pi, isClockwise: true)
    unit.close()
    elements +=
      unit.applying(
        CGAffineTransform(scaleX: rect.width / 2, y: rect.height / 2)
          .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
      ).elements
  }

  /// Adds a closed rectangle with `corners` rounded to quarters of an ellipse, whose radii are at most half the sides.
  package mutating func addRoundedRect(
    _ rect: CGRect, corners: UIRectCorner = .allCorners, radii: CGSize
  ) {
    var outline = PathOutline()
    let radii = CGSize(
      width: max(0, min(radii.width, rect.width / 2)),
      height: max(0, min(radii.height, rect.height / 2)))
    func corner(_ corner: UIRectCorner, _ x: CGFloat, _ y: CGFloat, from angle: CGFloat) {
      guard corners.contains(corner), radii.width > 0, radii.height > 0 else {
        outline.add(.line(to: CGPoint(x: x, y: y)))
        return
      }
      let center = CGPoint(
        x: x + (x == rect.minX ? radii.width : -radii.width),
        y: y + (y == rect.minY ? radii.height : -radii.height))
      outline.addArc(
        center: center, radius: radii.width, stretch: radii.height / radii.width, from: angle,
        to: angle + .pi / 2, isClockwise: true)
    }
    corner(.topLeft, rect.minX, rect.minY, from: .pi)
    corner(.topRight, rect.maxX, rect.minY, from: .pi * 1.5)
    corner(.bottomRight, rect.maxX, rect.maxY, from: 0)
    corner(.bottomLeft, rect.minX, rect.maxY, from: .pi / 2)
    outline.close()
    elements += outline.elements
  }

  /// Adds a line to the start of an arc, and the arc; angles in radians from the x axis, clockwise on a screen.
  ///
  /// An end angle that lies against the direction is moved by full turns; an arc of more than a full turn is one turn.
  /// The vertical radius is `stretch` times the horizontal one.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, stretch: CGFloat = 1, from startAngle: CGFloat,
    to endAngle: CGFloat, isClockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    guard sweep.isFinite else { return }
    if isClockwise ? sweep < 0 : sweep > 0 {
      sweep -= turn * (sweep / turn).rounded(isClockwise ? .down : .up)
    }
    sweep = max(-turn, min(sweep, turn))
    func point(_ angle: CGFloat, _ distance: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - distance * sin(angle)),
        y: center.y + radius * stretch * (sin(angle) + distance * cos(angle)))
    }
    add(.line(to: point(startAngle)))
    // A quarter at a time: the curve then leaves the circle by less than 0.03 % of its radius.
    let pieces = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep / pieces
    let reach = 4 / 3 * tan(step / 4)
    for piece in 0..<Int(pieces) {
      let (from, to) = (startAngle + CGFloat(piece) * step, startAngle + CGFloat(piece + 1) * step)
      add(
        .curve(to: point(to), control1: point(from, reach), control2: point(to, -reach)))
    }
  }
}
