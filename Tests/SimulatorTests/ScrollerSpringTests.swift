import Foundation
import Testing

@testable import Simulator

@Suite("Springs of the scroller")
struct ScrollerSpringTests {
  /// ω, displacement, velocity, and the displacements after 0.05, 0.1, 0.2, 0.3 and 0.5 seconds.
  typealias Vector = (Double, Double, Double, [Double])

  static let times = [0.05, 0.1, 0.2, 0.3, 0.5]
  static let webKit = 2 * Double.pi / 0.6
  static let critical: [Vector] = [
    (10, 100, 0, [90.980, 73.576, 40.601, 19.915, 4.043]),
    (10, 0, 1000, [30.327, 36.788, 27.067, 14.936, 3.369]),
    (10, 0, 3000, [90.980, 110.364, 81.201, 44.808, 10.107]),
    (10, 60, 500, [69.751, 62.540, 37.894, 19.417, 4.110]),
    (10, 100, -500, [75.816, 55.182, 27.067, 12.447, 2.358]),
    (webKit, 100, 0, [90.256, 71.840, 38.106, 17.897, 3.319]),
    (webKit, 0, 1000, [29.619, 35.092, 24.629, 12.964, 2.661]),
    (webKit, 0, 3000, [88.858, 105.276, 73.887, 38.893, 7.982]),
    (webKit, 60, 500, [68.963, 60.650, 35.178, 17.221, 3.322]),
    (webKit, 100, -500, [75.446, 54.294, 25.791, 11.415, 1.988]),
  ]

  @Test("A critically damped spring follows its closed form", arguments: critical)
  func closedForm(vector: Vector) {
    let (frequency, displacement, velocity, expected) = vector
    let spring = CriticalSpring(
      displacement: displacement, velocity: velocity, frequency: frequency)
    for (seconds, position) in zip(Self.times, expected) {
      #expect(abs(spring.displacement(after: seconds) - position) < 1e-3, "after \(seconds) s")
    }
  }

  /// ω, displacement, velocity, seconds.
  static let settled: [(Double, Double, Double, Double)] = [
    (10, 100, 0, 0.743), (10, 0, 1000, 0.728), (10, 0, 3000, 0.854), (10, 60, 500, 0.748),
    (10, 100, -500, 0.678), (webKit, 100, 0, 0.710), (webKit, 0, 3000, 0.811),
  ]

  @Test("A spring counts as settled from its last half point on", arguments: settled)
  func settling(frequency: Double, displacement: Double, velocity: Double, seconds: Double) {
    let spring = CriticalSpring(
      displacement: displacement, velocity: velocity, frequency: frequency)
    #expect(abs(spring.duration - seconds) < 1e-3)
    #expect(spring.displacement(after: spring.duration) == 0)
    #expect(spring.velocity(after: spring.duration) == 0)
  }

  @Test("A spring that crosses its rest position is not cut off there")
  func crossing() {
    let spring = CriticalSpring(displacement: 20, velocity: -3000)
    #expect(spring.displacement(after: 0.02) < -10)
    #expect(spring.duration > 0.5)
  }

  @Test("The recorded spring peaks at v/(eω) after 1/ω")
  func recordedPeak() {
    let spring = CriticalSpring(displacement: 0, velocity: 1000)
    #expect(abs(spring.displacement(after: 1 / 11.0) - 1000 / (exp(1) * 11)) < 1e-9)
    #expect(abs(spring.velocity(after: 1 / 11.0)) < 1e-9)
  }

  @Test("A release from rest is the sum of the two recorded exponentials", arguments: [100.0, -60])
  func releaseFromRest(displacement: Double) {
    let release = ReleaseFromRest(displacement: displacement)
    let slow = displacement * 46 / 37
    for seconds in Self.times {
      let expected = slow * exp(-9 * seconds) + (displacement - slow) * exp(-46 * seconds)
      #expect(abs(release.displacement(after: seconds) - expected) < 1e-9)
    }
    #expect(release.velocity(after: 0) == 0)
    #expect(abs(release.displacement(after: release.duration - 1e-6)) > 0.49)
    #expect(release.displacement(after: release.duration) == 0)
  }
}
