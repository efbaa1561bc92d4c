import Foundation
import Testing

@testable import Simulator

@Suite("The finger's speed")
struct ScrollerReleaseTests {
  @Test("It is way over time of the touches in the last 100 ms")
  func window() {
    var release = ReleaseVelocity()
    for (time, position) in [(0.0, 0.0), (0.016, 16), (0.032, 48), (0.048, 96), (0.064, 112)] {
      release.note(position: position, at: time)
    }
    #expect(abs(release.velocity(liftedAt: 0.064) - 1750) < 1e-9)
  }

  @Test("What happened before the window does not count")
  func oldTouches() {
    var release = ReleaseVelocity()
    for touch in 0...40 {
      let time = Double(touch) * 0.008
      release.note(position: time < 0.16 ? -5000 * time : -800 + 1000 * (time - 0.16), at: time)
    }
    #expect(abs(release.velocity(liftedAt: 0.32) - 1000) < 1e-6)
  }

  @Test("A finger without touches, with one, or at rest has none", arguments: [0, 1, 12])
  func still(touches: Int) {
    var release = ReleaseVelocity()
    for touch in 0..<touches {
      release.note(position: Double(touch), at: Double(touch) * 0.008)
    }
    #expect(release.velocity(liftedAt: 1) == 0)
  }

  /// Seconds of motion, seconds held, points per second.
  static let drags: [(Double, Double, Double)] = [
    (0.25, 0, 1200), (0.25, 0.05, 1200), (0.25, 0.3, 0), (0.05, 0, 6000), (0, 0, 0),
  ]

  @Test(
    "A drag leaves with the speed it had, unless it was held for longer than 100 ms",
    arguments: drags)
  func drag(motion: Double, hold: Double, speed: Double) {
    let drag = Drag(by: CGPoint(x: -30, y: 300), over: motion, hold: hold)
    #expect(abs(Double(drag.releaseVelocity.y) - speed) < 1e-6)
    #expect(abs(Double(drag.releaseVelocity.x) + speed / 10) < 1e-6)
  }

  @Test("Touches come every 8 ms")
  func touches() {
    let drag = Drag(by: CGPoint(x: 0, y: 100), over: 0.1, hold: 0.05)
    #expect(drag.displacement(after: 0) == .zero)
    #expect(drag.displacement(after: 0.0079) == .zero)
    #expect(abs(Double(drag.displacement(after: 0.008).y) - 8) < 1e-9)
    #expect(abs(Double(drag.displacement(after: 0.0239).y) - 16) < 1e-9)
    #expect(abs(Double(drag.displacement(after: 0.0999).y) - 96) < 1e-9)
    #expect(drag.displacement(after: 0.1) == CGPoint(x: 0, y: 100))
    #expect(abs(drag.duration - 0.15) < 1e-9)
  }
}
