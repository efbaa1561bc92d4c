import CollectionView
import Foundation
import Testing

@Suite("Geometry that Foundation lacks here")
struct GeometrySurfaceTests {
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

  @Test("Time is the host's and stands at zero without one")
  @MainActor func time() {
    let clock = DisplayClock()
    clock.advance(to: 2.5)
    #expect(CACurrentMediaTime() == 0)
    clock.run { #expect(CACurrentMediaTime() == 2.5) }
    #expect(CACurrentMediaTime() == 0)
  }
}
