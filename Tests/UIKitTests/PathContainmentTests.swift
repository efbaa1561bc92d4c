import Foundation
import Testing
import UIKit

/// Points on a path are inside it, as on Apple's platforms.
@Suite("Points on and near a path")
struct PathContainmentTests {
  private static let box = CGRect(x: 10.1, y: 20.3, width: 99.7, height: 60.9)

  private static func paths(_ path: UIBezierPath) -> [(CGPoint) -> Bool] {
    let evenOdd = UIBezierPath(cgPath: path.cgPath)
    evenOdd.usesEvenOddFillRule = true
    return [
      { path.contains($0) }, { evenOdd.contains($0) }, { path.cgPath.contains($0) },
      { path.cgPath.contains($0, using: .evenOdd) },
    ]
  }

  @Test("A rectangle contains its edges and corners, and nothing beyond them")
  func rectangle() {
    let box = Self.box
    let edges = [
      CGPoint(x: box.minX, y: box.midY), CGPoint(x: box.maxX, y: box.midY),
      CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.midX, y: box.maxY),
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ]
    for contains in Self.paths(UIBezierPath(rect: box)) {
      for point in edges {
        #expect(contains(point))
        let outward = CGPoint(x: (point.x - box.midX) * 1e-6, y: (point.y - box.midY) * 1e-6)
        #expect(!contains(CGPoint(x: point.x + outward.x, y: point.y + outward.y)))
        #expect(contains(CGPoint(x: point.x - outward.x, y: point.y - outward.y)))
      }
    }
  }

  @Test("An oval contains the points where it touches its box")
  func oval() {
    let box = Self.box
    for contains in Self.paths(UIBezierPath(ovalIn: box)) {
      for point in [
        CGPoint(x: box.minX, y: box.midY), CGPoint(x: box.maxX, y: box.midY),
        CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.midX, y: box.maxY),
      ] {
        #expect(contains(point))
      }
      #expect(!contains(CGPoint(x: box.minX - 1e-4, y: box.midY)))
      #expect(!contains(CGPoint(x: box.midX, y: box.maxY + 1e-4)))
      #expect(!contains(CGPoint(x: box.minX, y: box.minY)))
    }
  }

  @Test("A curve contains its own points", arguments: (0...27).map { CGFloat($0) / 27 })
  func curve(part: CGFloat) {
    let points = [
      CGPoint(x: 3, y: 80), CGPoint(x: 40, y: -30), CGPoint(x: 90, y: 140), CGPoint(x: 120, y: 7),
    ]
    let path = UIBezierPath()
    path.move(to: points[0])
    path.addCurve(to: points[3], controlPoint1: points[1], controlPoint2: points[2])
    let rest = 1 - part
    let weights = [
      rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part,
    ]
    let point = CGPoint(
      x: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.x },
      y: zip(weights, points).reduce(0) { $0 + $1.0 * $1.1.y })
    for contains in Self.paths(path) { #expect(contains(point)) }
    let box = path.cgPath.boundingBoxOfPath
    #expect(box.insetBy(dx: -1e-9, dy: -1e-9).contains(point))
  }

  @Test("A quadratic curve contains its vertex, and a point between chord and curve")
  func quadratic() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 10, y: 40))
    for contains in Self.paths(path) {
      #expect(contains(CGPoint(x: 10, y: 20)))
      #expect(!contains(CGPoint(x: 10, y: 20.000_01)))
      // The open subpath is closed by a line, which belongs to it.
      #expect(contains(CGPoint(x: 7, y: 0)))
      #expect(!contains(CGPoint(x: 7, y: -1e-6)))
    }
  }

  @Test("A rounded rectangle contains its straight edges and not its cut corners")
  func rounded() {
    let box = Self.box
    let path = UIBezierPath(roundedRect: box, cornerRadius: 12)
    for contains in Self.paths(path) {
      #expect(contains(CGPoint(x: box.maxX, y: box.midY)))
      #expect(contains(CGPoint(x: box.midX, y: box.maxY)))
      #expect(contains(CGPoint(x: box.minX + 12, y: box.minY)))
      #expect(!contains(CGPoint(x: box.maxX, y: box.maxY)))
      #expect(!contains(CGPoint(x: box.minX + 1, y: box.minY + 1)))
    }
    let uneven = CGPath(
      roundedRect: box, cornerWidth: 40, cornerHeight: 10, transform: nil)
    #expect(uneven.contains(CGPoint(x: box.minX + 40, y: box.minY)))
    #expect(!uneven.contains(CGPoint(x: box.minX + 5, y: box.minY + 1)))
    #expect(uneven.contains(CGPoint(x: box.minX, y: box.minY + 10)))
  }

  @Test("A polygon contains its slanted edges")
  func polygon() {
    let corners = [CGPoint(x: 50, y: 0), CGPoint(x: 97, y: 71), CGPoint(x: 3, y: 71)]
    let path = UIBezierPath()
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    for contains in Self.paths(path) {
      for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        for part in stride(from: CGFloat(0), through: 1, by: 0.1) {
          #expect(
            contains(
              CGPoint(x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y))))
        }
      }
      #expect(!contains(CGPoint(x: 20, y: 30)))
      #expect(!contains(CGPoint(x: 98, y: 71)))
    }
  }

  @Test("The edge of a hole belongs to the path by both fill rules")
  func hole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 30, y: 30, width: 40, height: 40)))
    path.append(UIBezierPath(ovalIn: CGRect(x: 40, y: 40, width: 20, height: 20)))
    for contains in Self.paths(path) {
      for edge in [CGPoint(x: 30, y: 50), CGPoint(x: 70, y: 50), CGPoint(x: 50, y: 70)] {
        #expect(contains(edge))
      }
      #expect(contains(CGPoint(x: 50, y: 60)))
      #expect(contains(CGPoint(x: 50, y: 50)))
      #expect(contains(CGPoint(x: 10, y: 50)))
    }
    #expect(path.cgPath.contains(CGPoint(x: 35, y: 50)))
    #expect(!path.cgPath.contains(CGPoint(x: 35, y: 50), using: .evenOdd))
  }

  @Test("A transform is applied to the point")
  func transform() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let move = CGAffineTransform(translationX: 5, y: 5)
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding, transform: move))
    #expect(!path.contains(CGPoint(x: 6, y: 5), using: .winding, transform: move))
  }

  @Test("A mutable path takes the steps of a bezier path's arc in the other direction's name")
  func mutablePath() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: -5, y: 5)))
    let copy = try #require(path.copy())
    path.addRect(CGRect(x: -10, y: 0, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: -5, y: 5)))
    #expect(!copy.contains(CGPoint(x: -5, y: 5)))
    #expect(path.boundingBoxOfPath.minX == -10)
  }
}
