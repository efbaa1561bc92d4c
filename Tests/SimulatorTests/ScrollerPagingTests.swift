import Foundation
import Testing

@testable import Simulator

@Suite("Paging")
struct ScrollerPagingTests {
  /// Offset at release, velocity in points per second, page.
  static let decisions: [(Double, Double, Double)] = [
    (0, 0, 0), (100, 0, 0), (160, 0, 320), (161, 0, 320), (170, -100, 320), (30, 301, 320),
    (30, 300, 0), (290, -301, 0), (290, -300, 320), (330, 2000, 640), (330, -2000, 320),
    (640, 900, 640), (640, -900, 640), (1250, 500, 1280), (1290, 500, 1280), (1290, 0, 1280),
    (-20, -500, 0), (-20, 0, 0),
  ]

  @Test("A swipe turns at most one page, anything slower goes to the nearest", arguments: decisions)
  func decision(offset: Double, velocity: Double, page: Double) {
    let range = ScrollLimits(
      viewport: CGSize(width: 320, height: 480), contentSize: CGSize(width: 1600, height: 480))
    let target = Scroller.pageTarget(
      velocity: CGPoint(x: velocity, y: 0), from: CGPoint(x: offset, y: 0), range: range)
    #expect(target == CGPoint(x: page, y: 0))
  }

  @Test("A view without length rests within its range")
  func noPage() {
    let range = AxisRange(minimum: 0, maximum: 100, page: 0)
    #expect(Paging.target(from: 140, velocity: 900, isSwipe: true, in: range) == 100)
  }

  /// Pull, friction, from, to, velocity, positions after 0.1, 0.25, 0.5 and 1 second, seconds to settle.
  typealias Vector = (Double, Double, Double, Double, Double, [Double], Double)

  static let integrator: [Vector] = [
    (3.6e-4, 0.9668, 160, 320, 0, [256.127, 317.001, 320.077, 320.000], 0.331),
    (3.6e-4, 0.9668, 30, 320, 500, [212.308, 315.325, 320.129, 320.000], 0.34),
    (3.6e-4, 0.9668, 30, 320, 2000, [236.545, 317.608, 320.097, 320.000], 0.319),
    (3.6e-4, 0.9668, 290, 0, -800, [102.844, 4.218, -0.123, 0.000], 0.337),
    (3.0e-4, 0.97, 160, 320, 0, [248.390, 315.320, 320.164, 320.000], 0.35),
    (3.0e-4, 0.97, 30, 320, 500, [199.843, 312.769, 320.274, 320.000], 0.358),
    (3.0e-4, 0.97, 30, 320, 2000, [228.755, 316.524, 320.206, 320.000], 0.332),
    (3.0e-4, 0.97, 290, 0, -800, [114.374, 6.480, -0.261, 0.000], 0.354),
    (1.7e-4, 0.977, 160, 320, 0, [223.317, 301.306, 320.188, 320.000], 0.465),
    (1.7e-4, 0.977, 30, 320, 500, [159.375, 290.787, 320.413, 320.000], 0.478),
    (1.7e-4, 0.977, 30, 320, 2000, [203.213, 304.795, 320.629, 319.999], 0.426),
    (1.7e-4, 0.977, 290, 0, -800, [151.858, 26.412, -0.456, 0.000], 0.47),
  ]

  @Test("The integrator steps every millisecond until a point from the page", arguments: integrator)
  func stepping(vector: Vector) {
    let (pull, friction, from, to, velocity, expected, settled) = vector
    let spring = PagingSpring(
      displacement: from - to, velocity: velocity, pull: pull, friction: friction)
    #expect(abs(spring.duration - settled) < 1e-9)
    for (seconds, position) in zip([0.1, 0.25, 0.5, 1], expected) {
      let reached = to + spring.displacement(after: seconds)
      // The table lets the integrator run on where it counts as settled.
      let tolerance = seconds < spring.duration ? 1e-3 : 1
      #expect(abs(reached - position) < tolerance, "after \(seconds) s")
    }
  }
}
