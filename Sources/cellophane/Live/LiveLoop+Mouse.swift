import Foundation
import Simulator
import Terminal

extension LiveLoop {
  /// Rows one notch of the wheel moves by, as in most programs.
  private static let wheelRows: CGFloat = 3

  /// Does what the mouse does: the wheel scrolls, the left button is a finger.
  func take(_ event: MouseEvent) {
    switch event.kind {
    case .wheel(let way):
      turnWheel(way, isSideways: !event.modifiers.isDisjoint(with: [.shift, .control]))
    case .press(.left):
      finger = screen.pointsPerCell(column: event.column, row: event.row, showing: frame).map {
        DragGesture(column: event.column, row: event.row, time: seconds, scale: $0)
      }
      // A finger that touches moving content stops it.
      if finger != nil { apply(.scrollBy(.zero)) }
    case .drag(.left):
      if let way = finger?.move(column: event.column, row: event.row, time: seconds) {
        apply(.scrollBy(way))
      }
    case .release:
      guard let lifted = finger else { return }
      finger = nil
      apply(.fling(.both(lifted.velocity(time: seconds))))
    case .press, .drag:
      break
    }
  }

  private func turnWheel(_ way: MouseEvent.Wheel, isSideways: Bool) {
    guard screen.state.overlay == nil else {
      press(way == .up || way == .left ? .up : .down)
      return
    }
    let amount = way == .up || way == .left ? -Self.wheelRows : Self.wheelRows
    let isHorizontal = isSideways || way == .left || way == .right
    apply(.wheel(rows: CGPoint(x: isHorizontal ? amount : 0, y: isHorizontal ? 0 : amount)))
  }
}
