import Foundation
import Testing

@testable import Simulator

@Suite("The finger's speed")
struct ScrollerReleaseTests {
  @Test("It is way over time of the touches in the last 100 ms")
  func window() {
    var release = ReleaseVelocity()
    for (time, position) in [(0.0, 0.0), (0.016, 16), (0.032, 48), (0.048, 96), (0.064, 112)] {
      release.record(position: position, at: time)
    }
    #expect(abs(release.velocity(liftedAt: 0.064) - 1750) < 1e-9)
  }

  @Test("What happened before the window does not count")
  func oldTouches() {
    var release = ReleaseVelocity()
    for touch in 0...40 {
      let time = Double(touch) * 0.008
      release.record(position: time < 0.16 ? -5000 * time : -800 + 1000 * (time - 0.16), at: time)
    }
    #expect(abs(release.velocity(liftedAt: 0.32) - 1000) < 1e-6)
  }

  @Test("A finger without touches, with one, or at rest has none", arguments: [0, 1, 12])
  func still(touches: Int) {
    var release = ReleaseVelocity()
    for touch in 0..<touches {
      release.record(position: Double(touch), at: Double(touch) * 0.008)
    }
    #expect(release.velocity(liftedAt: 1) == 0)
  }

  @Test("Touches at the same time are one, and divide by nothing")
  func sameTime() {
    var release = ReleaseVelocity()
    for position in [0.0, 40, 80] { release.record(position: position, at: 1) }
    #expect(release.velocity(liftedAt: 1) == 0)
    for position in [90.0, 100] { release.record(position: position, at: 1.02) }
    #expect(abs(release.velocity(liftedAt: 1.02) - 1000) < 1e-6)
  }

  /// Seconds of motion, seconds held, points per second.
  static let strokes: [(Double, Double, Double)] = [
    (0.25, 0, 1200), (0.25, 0.05, 1200), (0.25, 0.3, 0), (0.05, 0, 6000), (0, 0, 0),
  ]

  @Test(
    "Content leaves a finger with the speed it had, unless it was held for longer than 100 ms",
    arguments: strokes)
  func stroke(motion: Double, hold: Double, speed: Double) {
    var finger = Finger(at: CGPoint(x: 100, y: 400), time: 2)
    finger.grip = Grip(
      offset: .zero, start: finger.start,
      range: ScrollLimits(
        viewport: CGSize(width: 320, height: 480), contentSize: CGSize(width: 900, height: 9000)))
    finger.move(to: CGPoint(x: 130, y: 100), over: motion, at: 2)
    while finger.nextTouch(by: 2 + motion) != nil {}
    let velocity = finger.velocity(at: 2 + motion + hold)
    #expect(abs(Double(velocity.y) - speed) < 1e-6)
    #expect(abs(Double(velocity.x) + speed / 10) < 1e-6)
  }

  @Test("Touches come every 8 ms, the last when the finger arrives, in however many questions")
  func touches() {
    var once = Stroke(from: .zero, to: CGPoint(x: 0, y: 100), begin: 1, duration: 0.1)
    var often = once
    var all: [Stroke.Touch] = []
    while let touch = once.next(by: 2) { all.append(touch) }
    #expect(all.count == 13)
    #expect(abs(Double(all[0].point.y) - 8) < 1e-9)
    #expect(abs(all[0].time - 1.008) < 1e-9)
    #expect(abs(Double(all[11].point.y) - 96) < 1e-9)
    #expect(all[12].point == CGPoint(x: 0, y: 100))
    #expect(once.isFinished)

    var told: [Stroke.Touch] = []
    for frame in 0...24 {
      while let touch = often.next(by: 1 + Double(frame) / 120) { told.append(touch) }
    }
    #expect(told == all)
    #expect(often.next(by: 9) == nil)
  }
}
