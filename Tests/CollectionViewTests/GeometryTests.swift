import Foundation
import Testing

@testable import CollectionView

@Suite("Geometry that Linux lacks")
struct GeometryTests {
  @Test("Insets move the origin and shrink by both sums, past nothing if need be")
  func insets() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(
      rect.inset(by: UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5))
        == CGRect(x: 5, y: 15, width: 110, height: 60))
    let crossed = rect.inset(by: UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 80))
    #expect(crossed.origin.x == 90)
    #expect(crossed.size.width == -60)
    #expect(rect.inset(by: .zero) == rect)
  }

  /// Rectangles on the x axis against 0…10, and whether they share more than an edge.
  static let meetings: [(CGFloat, CGFloat, Bool)] = [
    (0, 10, true), (-5, 6, true), (9, 5, true), (3, 2, true), (-5, 30, true),
    (10, 5, false), (-5, 5, false), (20, 5, false),
    // Without extent: on the leading edge or inside, not on the trailing edge.
    (0, 0, true), (5, 0, true), (10, 0, false), (-1, 0, false),
  ]

  @Test("Rectangles meet when they share more than an edge", arguments: meetings)
  func meets(start: CGFloat, length: CGFloat, expected: Bool) {
    let screen = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(CGRect(x: start, y: 2, width: length, height: 3).meets(screen) == expected)
    #expect(CGRect(x: 2, y: start, width: 3, height: length).meets(screen) == expected)
  }

  @Test("Nothing that is no number meets anything")
  func meetsNothing() {
    let screen = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5).meets(screen))
    #expect(!CGRect.null.meets(screen))
  }

  @Test("Pixels: half up, on the grid of the display")
  func pixels() {
    #expect(CGFloat(102.333).rounded(toPixelsOf: 2) == 102.5)
    #expect(CGFloat(57.25).rounded(toPixelsOf: 2) == 57.5)
    #expect(CGFloat(57.25).rounded(toPixelsOf: 1) == 57)
    #expect(CGFloat(-0.25).rounded(toPixelsOf: 2) == 0)
    #expect(abs(CGFloat(10.4).rounded(toPixelsOf: 3) - 31 / 3) < 1e-9)
  }

  // MARK: Affine maps

  private let maps = [
    CGAffineTransform.identity, CGAffineTransform(translationX: 3, y: -4),
    CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(rotationAngle: 0.7),
    CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
  ]

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  @Test("Points under the basic maps")
  func points() {
    let point = CGPoint(x: 2, y: 3)
    #expect(point.applying(maps[1]) == CGPoint(x: 5, y: -1))
    #expect(point.applying(maps[2]) == CGPoint(x: 4, y: 1.5))
    #expect(near(point.applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: -3, y: 2)))
    #expect(point.applying(maps[4]) == CGPoint(x: 2 + 9 + 5, y: 4 + 12 + 6))
    #expect(CGSize(width: 2, height: 3).applying(maps[1]) == CGSize(width: 2, height: 3))
    #expect(CGSize(width: 2, height: 3).applying(maps[2]) == CGSize(width: 4, height: 1.5))
  }

  @Test("One map, then the other; and back")
  func concatenation() {
    let point = CGPoint(x: 2, y: 3)
    for first in maps {
      #expect(near(point.applying(first).applying(first.inverted()), point))
      for second in maps {
        #expect(
          near(
            point.applying(first.concatenating(second)), point.applying(first).applying(second)))
      }
      #expect(
        near(
          point.applying(first.translatedBy(x: 1, y: 2)),
          CGPoint(x: 3, y: 5).applying(first)))
      #expect(
        near(
          point.applying(first.scaledBy(x: 2, y: 3)), CGPoint(x: 4, y: 9).applying(first)))
      #expect(
        near(
          point.applying(first.rotated(by: .pi / 2)), CGPoint(x: -3, y: 2).applying(first)))
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.isIdentity && !maps[1].isIdentity)
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test("A rectangle's box under a map")
  func boxes() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(
      rect.applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGRect(x: -10, y: 0, width: 10, height: 40))
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.maxX) < 1e-9)
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
  }

  @Test("Maps in space: order of operations and the plane's part")
  func space() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    #expect(CATransform3DEqualToTransform(CATransform3DConcat(moved, CATransform3DIdentity), moved))
    // Scaling comes first in both spellings.
    let scaled = CATransform3DScale(moved, 2, 2, 2)
    #expect(scaled.m11 == 2 && scaled.m41 == 1)
    let both = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 0, 0)
    #expect(both.m41 == 2)
  }

  // MARK: Index paths

  @Test("Index paths of two")
  func indexPaths() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path == [1, 3] && path == IndexPath(row: 3, section: 1))
    #expect(path.item == 3 && path.row == 3 && path.section == 1)
    path.item += 1
    path.section = 0
    #expect(path == [0, 4])
    path.row = 9
    #expect(path.item == 9)
    #expect(IndexPath(item: 9, section: 0) < IndexPath(item: 0, section: 1))
  }
}
