import Foundation
import Testing

@testable import Simulator

@Suite("Deceleration towards another target")
struct DecelerationRetargetingTests {
  @Test(
    "A nearer target lowers the rate, a farther one raises the velocity",
    arguments: [
      (1000.0, 0.998, 480.0, 1000.0, 0.99794175, 2.2351),
      (1000, 0.998, 400, 1000, 0.99753111, 1.8630),
      (1000, 0.998, 320, 1000, 0.99691579, 1.4908),
      (1000, 0.998, 600, 1212.405, 0.998, 2.3965),
      (1000, 0.998, 800, 1613.206, 0.998, 2.5392),
      (2000, 0.99, 160, 2000, 0.98771529, 0.4286),
      (2000, 0.99, 300, 3040.303, 0.99, 0.5688),
      (300, 0.998, 200, 410.802, 0.998, 1.8559),
      (-1500, 0.998, -640, -1500, 0.99767728, 2.1547),
    ])
  func reachable(
    velocity: Double, rate: Double, target: Double, adjustedVelocity: Double,
    adjustedRate: Double, duration: Double
  ) throws {
    let natural = Deceleration(velocity: velocity, rate: rate)
    let adjusted = try #require(natural.retargeted(to: target))
    #expect(abs(adjusted.velocity - adjustedVelocity) < 1e-3)
    #expect(abs(adjusted.rate - adjustedRate) < 1e-8)
    #expect(abs(adjusted.duration - duration) < 1e-4)
    #expect(abs(adjusted.distance - target) < 1e-6)
    #expect(abs(adjusted.displacement(after: duration + 1) - target) < 1e-6)
  }

  @Test(
    "No deceleration leads backwards, or anywhere without speed",
    arguments: [(1000.0, -40.0), (-1000, 40), (0, 100), (1000, 0)])
  func unreachable(velocity: Double, target: Double) {
    let natural = Deceleration(velocity: velocity, rate: 0.998)
    #expect(natural.retargeted(to: target) == nil)
  }
}
