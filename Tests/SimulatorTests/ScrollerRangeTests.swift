import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("Where a scroll view may rest")
struct ScrollerRangeTests {
  /// Size, content, top inset, bottom inset, offset, clamped.
  static let clamps: [(Double, Double, Double, Double, Double, Double)] = [
    (400, 1000, 0, 0, 700, 600), (400, 1000, 0, 0, -30, 0), (400, 1000, 20, 34, -30, -20),
    (400, 1000, 20, 34, 700, 634), (400, 300, 0, 0, 50, 0), (400, 300, 20, 0, 0, -20),
    (400, 390, 20, 34, 10, 10), (400, 340, 20, 34, 100, -20),
  ]

  @Test("Between the insets, and at the start when everything fits", arguments: clamps)
  func clamp(
    size: Double, content: Double, top: Double, bottom: Double, offset: Double, clamped: Double
  ) {
    let range = ScrollLimits(
      viewport: CGSize(width: 320, height: size), contentSize: CGSize(width: 320, height: content),
      adjustedInset: Insets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(range.clamped(CGPoint(x: 0, y: offset)) == CGPoint(x: 0, y: clamped))
    #expect(range.contains(CGPoint(x: 0, y: clamped)))
  }

  @Test("Limits can be told by their ends")
  func ends() {
    let viewport = CGSize(width: 320, height: 480)
    let range = ScrollLimits(
      minimum: CGPoint(x: 0, y: -20), maximum: CGPoint(x: 0, y: 554), viewport: viewport)
    #expect(
      range
        == ScrollLimits(
          viewport: viewport, contentSize: CGSize(width: 320, height: 1000),
          adjustedInset: Insets(top: 20, left: 0, bottom: 34, right: 0)))
  }

  @Test("A finger stretches what bounces, and catches it again without a jump")
  func stretching() {
    let range = AxisRange(minimum: 0, maximum: 1000, page: 568)
    #expect(range.stretched(300) == 300)
    #expect(abs(range.stretched(1100) - 1050.1445) < 1e-4)
    #expect(abs(range.stretched(-100) + 50.1445) < 1e-4)
    #expect(abs(range.unstretched(range.stretched(1100)) - 1100) < 1e-9)
    var hard = range
    hard.bounces = false
    #expect(hard.stretched(1100) == 1000)
  }

  @Test("What fits moves only when it always bounces", arguments: [false, true])
  func fitting(alwaysBounces: Bool) {
    var settings = ScrollSettings()
    settings.alwaysBounceVertical = alwaysBounces
    let range = ScrollLimits(
      viewport: CGSize(width: 320, height: 480), contentSize: CGSize(width: 320, height: 100),
      settings: settings)
    #expect(range.vertical.canScroll == alwaysBounces)
    #expect((range.stretched(CGPoint(x: 50, y: 50)).y > 0) == alwaysBounces)
    #expect(range.stretched(CGPoint(x: 50, y: 50)).x == 0)
  }

  /// Pixels per point, a place, the place on the grid.
  static let places: [(Double, Double, Double)] = [
    (2, 102.333, 102.5), (2, 192.667, 192.5), (2, 57.25, 57.5), (2, -0.25, 0), (3, 1.4, 4.0 / 3),
  ]

  @Test("Offsets lie on the pixel grid, halves going up", arguments: places)
  func grid(scale: Double, value: Double, rounded: Double) {
    #expect(Double(PixelGrid(scale: scale).rounded(CGFloat(value))) == rounded)
  }

  @Test("A grid without pixels counts in points")
  func noGrid() {
    #expect(PixelGrid(scale: 0).rounded(1.4) == 1)
  }
}
