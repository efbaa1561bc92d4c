import Foundation
import Testing

@testable import Simulator

@Suite("Curves of the scroller")
struct ScrollerCurveTests {
  static let curves: [any MotionCurve] = [
    Deceleration(velocity: 1234, rate: 0.998), CriticalSpring(displacement: 40, velocity: -900),
    ReleaseFromRest(displacement: 80), TimedMove(distance: 100),
    TimedMove(distance: -70, duration: 0.25, timing: .ease), TimedMove(distance: 90, frames: 18),
    PagingSpring(displacement: -290, velocity: 500),
  ]

  @Test("Velocities are the derivatives of the ways", arguments: curves)
  func derivative(of curve: any MotionCurve) {
    for share in [0.05, 0.2, 0.5, 0.8] {
      let seconds = curve.duration * share
      let step = 1e-5
      let before = curve.displacement(after: seconds - step)
      let after = curve.displacement(after: seconds + step)
      let slope = (after - before) / (2 * step)
      // Curves that live in whole milliseconds differ from a smooth one by half a step.
      let tolerance = curve is PagingSpring ? 60 : max(abs(slope) * 2e-3, 0.01)
      #expect(abs(curve.velocity(after: seconds) - slope) < tolerance, "after \(seconds) s")
    }
  }

  @Test("Curves stand still before their beginning and after their end", arguments: curves)
  func ends(of curve: any MotionCurve) {
    #expect(curve.displacement(after: -1) == curve.displacement(after: 0))
    #expect(
      curve.displacement(after: curve.duration) == curve.displacement(after: curve.duration + 9))
    #expect(curve.velocity(after: curve.duration) == 0)
  }

  /// The seconds, and the positions after 0.05, 0.1 … 0.3 of them.
  static let timings: [(TimingCurve, Double, [Double])] = [
    (.easeInOut, 0.3, [5.613, 23.177, 50, 76.823, 94.387, 100]),
    (.ease, 0.25, [29.524, 68.254, 88.523, 97.563, 100, 100]),
    (.linear, 0.33, [15.152, 30.303, 45.455, 60.606, 75.758, 90.909]),
  ]

  @Test("An animated offset is eased", arguments: timings)
  func timing(curve: TimingCurve, duration: Double, expected: [Double]) {
    let move = TimedMove(distance: 100, duration: duration, timing: curve)
    for (seconds, position) in zip([0.05, 0.1, 0.15, 0.2, 0.25, 0.3], expected) {
      #expect(abs(move.displacement(after: seconds) - position) < 1e-3, "after \(seconds) s")
    }
  }

  @Test("A move told in frames covers the same way in each")
  func frames() {
    let move = TimedMove(distance: 90, frames: 18)
    for frame in 0...18 {
      #expect(abs(move.displacement(after: Double(frame) / 60) - 5 * Double(frame)) < 1e-9)
    }
    #expect(TimedMove(distance: 90, frames: 0).displacement(after: 0) == 90)
  }
}
