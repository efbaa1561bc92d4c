import Foundation
import Testing
import UIKit

/// Shapes: where they lie and what is within them.
struct BezierPathTests {
  private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func aRectangleIsWhatItWasMadeOf() {
    let path = UIBezierPath(rect: box)
    #expect(path.bounds == box)
    #expect(path.cgPath.boundingBoxOfPath == box)
    #expect(path.currentPoint == box.origin)
    #expect(path.contains(CGPoint(x: 11, y: 79)))
    #expect(!path.contains(CGPoint(x: 9, y: 50)))
    #expect(!path.contains(CGPoint(x: 111, y: 50)))
    #expect(path.cgPath == UIBezierPath(rect: box).cgPath)
    #expect(path.cgPath != UIBezierPath(ovalIn: box).cgPath)
  }

  /// Points by their angle and their share of the radius, just within and just without.
  @Test(arguments: stride(from: 0.1, to: 6.3, by: 0.31).map { $0 })
  func anOvalHoldsWhatItsEquationSays(angle: Double) {
    let path = UIBezierPath(ovalIn: box)
    func point(_ share: Double) -> CGPoint {
      CGPoint(x: 60 + 50 * share * cos(angle), y: 50 + 30 * share * sin(angle))
    }
    #expect(path.contains(point(0.99)))
    #expect(!path.contains(point(1.01)))
    #expect(abs(path.bounds.minX - box.minX) < 1e-9 && abs(path.bounds.maxX - box.maxX) < 1e-9)
    #expect(abs(path.bounds.minY - box.minY) < 1e-9 && abs(path.bounds.maxY - box.maxY) < 1e-9)
  }

  @Test func roundedCornersAreCutOffAndTheOthersStay() {
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    // A quarter circle leaves 0.293 of its radius free on the diagonal.
    #expect(!path.contains(CGPoint(x: 15, y: 25)))
    #expect(path.contains(CGPoint(x: 16.5, y: 26.5)))
    #expect(!path.contains(CGPoint(x: 105, y: 75)))
    #expect(path.contains(CGPoint(x: 109, y: 21)))
    #expect(path.contains(CGPoint(x: 11, y: 79)))
    #expect(abs(path.bounds.width - 100) < 1e-9 && abs(path.bounds.minX - 10) < 1e-9)
    let pill = UIBezierPath(roundedRect: box, cornerRadius: 500)
    #expect(!pill.contains(CGPoint(x: 15, y: 25)))
    #expect(pill.contains(CGPoint(x: 11, y: 50)))
    #expect(UIBezierPath(roundedRect: box, cornerRadius: 0).bounds == box)
  }

  @Test(
    arguments: [
      (0, Double.pi / 2, true, CGRect(x: 0, y: 0, width: 10, height: 10)),
      (0, Double.pi / 2, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
      (0, -Double.pi / 2, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
      (0, -Double.pi / 2, false, CGRect(x: 0, y: -10, width: 10, height: 10)),
      (Double.pi, 3 * Double.pi, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
      (0, 9 * Double.pi, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
    ])
  func anArcGoesRoundAsItIsTold(start: Double, end: Double, clockwise: Bool, box: CGRect) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    let drawn = path.cgPath.boundingBoxOfPath
    for (found, wanted) in [
      (drawn.minX, box.minX), (drawn.minY, box.minY), (drawn.maxX, box.maxX),
      (drawn.maxY, box.maxY),
    ] {
      #expect(abs(found - wanted) < 0.01)
    }
  }

  @Test func curvesAreBoundByTheirControlPointsAndDrawnWithin() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 10, y: 40))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 20))
    path.addCurve(
      to: .zero, controlPoint1: CGPoint(x: 20, y: -40), controlPoint2: CGPoint(x: 0, y: -40))
    #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: -30, width: 20, height: 50))
    #expect(path.contains(CGPoint(x: 10, y: -29)))
    #expect(!path.contains(CGPoint(x: 1, y: 19)))
  }

  @Test func whatIsCrossedTwiceGoesByTheFillRule() {
    let path = UIBezierPath(rect: box)
    path.append(UIBezierPath(rect: box.insetBy(dx: 20, dy: 20)))
    let center = CGPoint(x: box.midX, y: box.midY)
    #expect(path.contains(center))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(center))
    #expect(path.contains(CGPoint(x: 15, y: 25)))
  }

  @Test func aCopyIsOfItsOwn() throws {
    let path = UIBezierPath(rect: box)
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == 15)
    #expect(copy.bounds == box)
    #expect(copy.lineWidth == 3)
    #expect(UIBezierPath(cgPath: copy.cgPath).bounds == box)
  }

  @Test func anEmptyPathIsNowhere() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.cgPath.isEmpty)
    #expect(path.bounds.isNull && path.cgPath.boundingBoxOfPath.isNull)
    #expect(!path.contains(.zero))
    path.close()
    #expect(path.isEmpty)
    // A line without a start only moves there.
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.bounds == CGRect(x: 3, y: 4, width: 0, height: 0))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("A copy of a path of a subclass is of that subclass")
  func copyOfSubclass() {
    final class Named: UIBezierPath {
      var name = ""

      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Named)?.name = name
        return copy
      }
    }
    let path = Named()
    path.name = "arrow"
    path.move(to: CGPoint(x: 3, y: 4))
    let copy = path.copy() as? Named
    #expect(copy?.name == "arrow")
    #expect(copy?.currentPoint == CGPoint(x: 3, y: 4))
  }
}
