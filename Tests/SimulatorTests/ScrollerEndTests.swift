import Foundation
import Testing

@testable import Simulator

@Suite("The end of a motion")
struct ScrollerEndTests {
  @Test(
    "Content follows a finger, but past an end that gives way to nothing",
    arguments: [
      (0.0, -400.0, true, -400.0), (0, -400, false, 0), (0, 400, false, 400),
      (1, -400, false, -400),
      (1000, 400, false, 0), (1000, 400, true, 400), (1000, -400, false, -400),
    ])
  func followed(offset: Double, velocity: Double, bounces: Bool, followed: Double) {
    let axis = AxisRange(minimum: 0, maximum: 1000, page: 480, bounces: bounces)
    #expect(axis.followed(velocity, at: offset) == followed)
    let stuck = AxisRange(minimum: 0, maximum: 0, page: 480, bounces: bounces)
    #expect(stuck.followed(velocity, at: 0) == 0)
  }

  @Test("At its very end a motion has arrived, whenever it began")
  func arrival() {
    let axis = AxisRange(minimum: 0, maximum: 1000, page: 480)
    let range = ScrollLimits(horizontal: axis, vertical: axis)
    for frame in 0..<600 {
      var scroller = Scroller()
      scroller.fling(
        velocity: .zero, from: CGPoint(x: 0, y: -Double(frame) / 2 - 1), range: range, rate: 0.998,
        at: Double(frame) / 60)
      #expect(scroller.offset(at: scroller.end).y == 0)
      #expect(scroller.velocity(at: scroller.end).y == 0)
    }
  }
}
