import Foundation
import Renderer
import Simulator
import Terminal

extension LiveLoop {
  /// The number of rows that one notch of the wheel scrolls, as in most programs.
  private static let wheelRows: CGFloat = 3

  /// Handles the mouse.
  ///
  /// The wheel scrolls. The left button acts as a finger on a viewport, chooses in lists, drags the time line, and presses the keys
  /// of the footer.
  ///
  /// - Returns: False to quit.
  func handle(_ event: MouseEvent, count: Int) -> Bool {
    if event.kind == .press(.left) {
      dropFinger()
      if let key = screen.footerKey(column: event.column, row: event.row, showing: frame) {
        return handle(key, count: 1)
      }
      if let chosen = screen.choose(column: event.column, row: event.row, showing: frame) {
        return apply(chosen)
      }
    }
    touch(event, times: count)
    return true
  }

  private func touch(_ event: MouseEvent, times: Int) {
    switch event.kind {
    case .wheel(let way):
      if screen.isOverOverlay(column: event.column, row: event.row, showing: frame) {
        for _ in 0..<times {
          _ = apply(
            screen.turnWheelOverOverlay(by: way == .up || way == .left ? -1 : 1, showing: frame))
        }
      } else {
        let place = screen.place(column: event.column, row: event.row, showing: frame)
        choosePane(place?.pane)
        let point = place.flatMap { place in
          frame.panes[place.pane].sections.isEmpty
            ? nil : place.point(column: event.column, row: event.row)
        }
        turnWheel(
          way, isSideways: !event.modifiers.isDisjoint(with: [.shift, .control]), times, at: point)
      }
    case .press(.left):
      if let grip = screen.timeGrip(column: event.column, row: event.row, showing: frame) {
        timeGrip = grip
        return showFrame(at: grip, event)
      }
      if let grip = screen.grip(column: event.column, row: event.row, showing: frame) {
        return grab(grip, event)
      }
      finger = screen.place(column: event.column, row: event.row, showing: frame).map {
        MouseFinger(place: $0, column: event.column, row: event.row)
      }
      choosePane(finger?.place.pane)
      touch(event) { .down($0) }
    case .drag(.left):
      if let timeGrip { return showFrame(at: timeGrip, event) }
      if let grip { return move(grip, event) }
      if event.column != finger?.column || event.row != finger?.row { finger?.isClick = false }
      touch(event) { .move($0) }
    case .release:
      grip = nil
      timeGrip = nil
      if let place = finger?.place, finger?.isClick == true {
        screen.inspect(
          place.point(column: event.column, row: event.row), inPane: place.pane, showing: frame)
        needsDrawing = true
      }
      touch(event) { _ in .up }
      finger = nil
    case .press, .drag:
      break
    }
  }

  /// Focuses the pane below the mouse, unless all panes receive the same input.
  private func choosePane(_ pane: @autoclosure () -> Int?) {
    if screen.state.link != .together, let pane = pane() { screen.choosePane(pane) }
  }

  /// Shows the frame at the mouse's position on the time line.
  private func showFrame(at grip: TimeGrip, _ event: MouseEvent) {
    liftKey()
    timeline.look(at: grip.place(column: event.column))
    needsDrawing = true
  }

  /// Cancels the touch of the left button, whose release may never be reported.
  func dropFinger() {
    grip = nil
    timeGrip = nil
    guard finger != nil else { return }
    finger = nil
    if !timeline.isInPast { apply(.touch(.cancel)) }
  }

  /// Grabs a scroll bar or minimap; a press outside the viewport's range scrolls there.
  private func grab(_ grip: MapGrip, _ event: MouseEvent) {
    self.grip = grip
    choosePane(grip.pane)
    if grip.isJump { move(grip, event) }
  }

  private func move(_ grip: MapGrip, _ event: MouseEvent) {
    // Like a touch, dragging the scroll bar in a past frame does not discard the frames after it.
    guard !timeline.isInPast else { return }
    liftKey()
    apply(grip.action(column: event.column, row: event.row))
  }

  private func touch(_ event: MouseEvent, _ action: (CGPoint) -> TouchAction) {
    // In a past frame a click only inspects, and does not discard the frames after it.
    guard let finger, !timeline.isInPast else { return }
    liftKey()
    apply(.touch(action(finger.place.point(column: event.column, row: event.row))))
  }

  /// Turns the wheel at a point of a viewport with sections that scroll across; nil elsewhere.
  private func turnWheel(
    _ way: MouseEvent.Wheel, isSideways: Bool, _ times: Int, at point: CGPoint?
  ) {
    liftKey()
    let rows = Self.wheelRows * CGFloat(times)
    let amount = way == .up || way == .left ? -rows : rows
    let isHorizontal = isSideways || way == .left || way == .right
    let wheel = Action.wheel(
      rows: CGPoint(x: isHorizontal ? amount : 0, y: isHorizontal ? 0 : amount))
    apply(point.map { .aimed(.point($0), wheel) } ?? wheel)
  }
}

/// A touch by the left mouse button, which is pressed on a viewport.
struct MouseFinger {
  /// The place where the button was pressed.
  let place: ScreenPlace
  let column: Int
  let row: Int
  /// Whether the mouse has stayed in the character cell where the button was pressed.
  var isClick = true
}
