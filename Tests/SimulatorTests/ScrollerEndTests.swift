import Foundation
import Testing

@testable import Simulator

@Suite("The end of a motion")
struct ScrollerEndTests {
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
