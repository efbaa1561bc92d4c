import Foundation
import Testing

@testable import cellophane

@Suite("A finger")
struct DragGestureTests {
  private var gesture = DragGesture(
    column: 10, row: 10, time: 0, scale: CGSize(width: 10, height: 20))

  @Test("Moves the content against itself, in points of the pane")
  mutating func moves() {
    #expect(gesture.move(column: 10, row: 7, time: 0.01) == CGPoint(x: 0, y: 60))
    #expect(gesture.move(column: 12, row: 7, time: 0.02) == CGPoint(x: -20, y: 0))
    #expect(gesture.move(column: 12, row: 7, time: 0.03) == .zero)
  }

  @Test("Lifts with the speed of the last tenth of a second")
  mutating func velocity() {
    _ = gesture.move(column: 10, row: 0, time: 0.5)
    _ = gesture.move(column: 10, row: 5, time: 1.00)
    _ = gesture.move(column: 10, row: 4, time: 1.05)
    _ = gesture.move(column: 10, row: 3, time: 1.10)
    #expect(abs(gesture.velocity(time: 1.10).y - 400) < 1e-6)
  }

  @Test("Has no speed when it rested before it lifted")
  mutating func rested() {
    _ = gesture.move(column: 10, row: 5, time: 0.05)
    #expect(gesture.velocity(time: 0.5) == .zero)
  }

  @Test("Has no speed when it only touched")
  func touched() {
    #expect(gesture.velocity(time: 0) == .zero)
    #expect(gesture.velocity(time: 0.05) == .zero)
  }
}
