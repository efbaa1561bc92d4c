import Foundation
import Testing

@testable import Simulator

/// Content offsets recorded on real iOS 26.1: 393 × 852 points, 40 000 points of content, scale 3.
@Suite("Recordings of iOS")
struct ScrollerTraceTests {
  struct Trace: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let from: Double
    let velocity: Double
    let final: Double
    /// Seconds after the lift, and the offset then.
    let samples: [(Double, Double)]
  }

  static let deceleration = Trace(
    testDescription: "deceleration from 3000 pt/s", from: 5326, velocity: 3000, final: 6818,
    samples: [
      (0.0023, 5330.333), (0.019, 5379.333), (0.1023, 5601), (0.2023, 5822.667), (0.3023, 6004),
      (0.5023, 6274.333), (0.7523, 6490.333), (1.0023, 6621.333), (1.5023, 6749),
      (2.0029, 6795.667), (2.5022, 6812.667), (2.8357, 6818),
    ])

  static let impact = Trace(
    testDescription: "impact at 3125 pt/s", from: 39088, velocity: 3125, final: 39148,
    samples: [
      (0.0075, 39108.333), (0.0241, 39158.333), (0.0408, 39196.667), (0.0575, 39222),
      (0.0741, 39237.333), (0.0908, 39245.333), (0.1075, 39248.333), (0.1241, 39247.667),
      (0.1408, 39244.333), (0.1742, 39233.333), (0.2075, 39220.333), (0.2575, 39201),
      (0.3075, 39185.333), (0.3575, 39173.333), (0.4075, 39165), (0.5075, 39155.333),
      (0.6075, 39151), (0.7074, 39149.333), (0.8075, 39148),
    ])

  @Test("The scroller follows them within a point", arguments: [deceleration, impact])
  func recording(_ trace: Trace) throws {
    var scroller = Scroller(grid: PixelGrid(scale: 3))
    let range = ScrollLimits(
      viewport: CGSize(width: 393, height: 852), contentSize: CGSize(width: 393, height: 40000))
    scroller.fling(
      velocity: CGPoint(x: 0, y: trace.velocity), from: CGPoint(x: 0, y: trace.from), range: range,
      rate: 0.998, at: 0)
    // UIKit begins about a frame from the lift: one shift within 20 ms must fit every sample.
    let misses = stride(from: -0.02, through: 0.02, by: 0.0005).map { shift in
      trace.samples.map { time, offset in
        abs(Double(scroller.offset(at: time + shift).y) - offset)
      }.max() ?? 0
    }
    let best = try #require(misses.min())
    #expect(best <= 1)
    #expect(abs(Double(scroller.destination.y) - trace.final) <= 1 / 3.0)
  }
}
