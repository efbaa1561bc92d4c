import Foundation
import Testing
import UIKit

@MainActor @Suite("Graphics contexts and images")
struct GraphicsTests {
  @Test("A rendered image has the size and scale that were asked for")
  func renderer() {
    let size = CGSize(width: 40, height: 30)
    var drawn = CGRect.null
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      context.cgContext.saveGState()
      context.cgContext.setLineWidth(3)
      context.cgContext.addPath(UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath)
      drawn = context.cgContext.boundingBoxOfPath
      context.cgContext.strokePath()
      context.cgContext.restoreGState()
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.currentImage.size == size)
    }
    #expect(image.size == size && image.scale == 2)
    #expect(abs(drawn.maxY - 6) < 1e-9)
    #expect(UIGraphicsGetCurrentContext() == nil)
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    format.opaque = true
    let flat = UIGraphicsImageRenderer(
      bounds: CGRect(x: 5, y: 6, width: 7, height: 8), format: format
    ).image { context in
      #expect(context.format.bounds.minX == 5)
      #expect(context.cgContext.boundingBoxOfClipPath == CGRect(x: 5, y: 6, width: 7, height: 8))
    }
    #expect(flat.size == CGSize(width: 7, height: 8) && flat.scale == 1)
  }

  @Test("Image contexts nest, and end in the order they began")
  func imageContexts() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 20), false, 0)
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
    UIGraphicsEndImageContext()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
    #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    #expect(image?.size == CGSize(width: 10, height: 20) && image?.scale == 2)
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
  }

  @Test("A context keeps its transform, path and clip, and restores what it saved")
  func context() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 50), false, 2)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100))
    context.saveGState()
    context.translateBy(x: 10, y: 5)
    context.scaleBy(x: 2, y: 2)
    #expect(
      CGPoint(x: 1, y: 1).applying(context.ctm) == CGPoint(x: 24, y: 100 - 14))
    context.move(to: CGPoint(x: 1, y: 2))
    context.addLine(to: CGPoint(x: 5, y: 2))
    #expect(context.currentPointOfPath == CGPoint(x: 5, y: 2))
    context.addLine(to: CGPoint(x: 5, y: 6))
    context.closePath()
    #expect(context.path?.contains(CGPoint(x: 4, y: 3)) == true)
    context.clip()
    #expect(context.isPathEmpty)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 2, width: 4, height: 4))
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
    UIBezierPath(rect: CGRect(x: 20, y: 20, width: 10, height: 10)).addClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 20, y: 20, width: 10, height: 10))
    context.rotate(by: .pi)
    #expect(abs(CGPoint(x: 1, y: 0).applying(context.ctm).x + 2) < 1e-9)
    context.restoreGState()
  }

  @Test("An image keeps its size through every variation")
  func image() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { _ in }
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate && image.renderingMode == .automatic)
    #expect(template.size == image.size && template.scale == 2)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(image.resizableImage(withCapInsets: insets).capInsets == insets)
    #expect(UIImage(named: "photo") == nil)
    #expect(UIImage(systemName: "star")?.size == CGSize(width: 20, height: 20))
    let large = UIImage.SymbolConfiguration(textStyle: .title1, scale: .large)
    #expect(UIImage(systemName: "star", withConfiguration: large)?.size.width == 20)
    #expect(large == UIImage.SymbolConfiguration(textStyle: .title1, scale: .large))
    #expect(large != UIImage.SymbolConfiguration(textStyle: .title1))
    image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test(
    "A size that is not finite or too large has no pixels",
    arguments: [
      CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1, height: CGFloat.nan),
      CGSize(width: 1e300, height: 1), CGSize(width: 1e9, height: 1e9),
    ])
  func unusableSize(size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    let image = UIGraphicsImageRenderer(size: size).image { _ in }
    #expect(image.cgImage == nil)
  }

  @Test(
    "A scale that is not positive or not finite does not count",
    arguments: [0, -1, .nan, .infinity])
  func unusableScale(scale: CGFloat) throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 4), false, scale)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.scale == 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let rendered = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4), format: format)
      .image { #expect($0.currentImage.scale == 2) }
    let pixels = try #require(rendered.cgImage)
    #expect(pixels.width == 6)
    let turned = UIImage(cgImage: pixels, scale: scale, orientation: .up)
    #expect(turned.scale == 1 && turned.size == CGSize(width: 6, height: 8))
  }

  #if !canImport(Darwin)
    @Test("An image has as many pixels as its size and scale say, however it is turned")
    func pixels() throws {
      let pixels = try #require(
        UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { _ in }.cgImage)
      #expect(pixels.width == 24 && pixels.height == 16)
      let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
      #expect(turned.size == CGSize(width: 8, height: 12))
      #expect(turned.cgImage?.width == 24)
      #expect(pixels.cropping(to: CGRect(x: 20, y: 0, width: 50, height: 5))?.width == 4)
    }
  #endif
}
