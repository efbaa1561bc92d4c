import CollectionView
import Foundation
import Testing

@Suite("Geometry that Foundation lacks here")
struct GeometrySurfaceTests {
  private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("Geometry prints as numbers in parentheses")
  func printing() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGSize(width: 1, height: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
  }

  @Test("A rotation about an axis turns the plane's part as an affine rotation does")
  func rotation() {
    let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 2))
    let affine = CGAffineTransform(rotationAngle: 0.3)
    #expect(abs(turned.a - affine.a) < 1e-12 && abs(turned.b - affine.b) < 1e-12)
    #expect(abs(turned.c - affine.c) < 1e-12 && abs(turned.d - affine.d) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.3, 1, 0, 0)))
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(affine)))
  }

  @Test("A matrix and its inverse are the identity; one without an inverse is left alone")
  func inversion() {
    var map = CATransform3DRotate(CATransform3DMakeTranslation(3, -4, 5), 0.7, 1, 2, 3)
    map.m34 = -1 / 500
    let product = CATransform3DConcat(map, CATransform3DInvert(map))
    #expect(abs(product.m11 - 1) < 1e-9 && abs(product.m44 - 1) < 1e-9)
    #expect(abs(product.m12) < 1e-9 && abs(product.m34) < 1e-9 && abs(product.m41) < 1e-9)
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("Geometry goes into boxes and texts and comes back")
  func boxes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(rect.equalTo(rect) && !rect.size.equalTo(.zero))
  }

  @Test("Time is the host's and stands at zero without one")
  @MainActor func time() {
    let clock = DisplayClock()
    clock.advance(to: 2.5)
    #expect(CACurrentMediaTime() == 0)
    clock.run { #expect(CACurrentMediaTime() == 2.5) }
    #expect(CACurrentMediaTime() == 0)
  }

  @Test("Names of older Swift stand for today's")
  @MainActor func oldNames() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(UIEdgeInsetsInsetRect(Self.square, insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader)
    #expect(UIScrollViewDecelerationRateFast == .fast)
    #expect(
      UICollectionViewScrollDirection.horizontal == UICollectionView.ScrollDirection.horizontal)
  }
}
