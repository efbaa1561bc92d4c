import Renderer
import Simulator

/// A frame and the screen it is drawn on.
struct Picture {
  private let frame: Frame
  private let screen = Screen(columns: 80, rows: 24)

  init(_ frame: Frame) {
    self.frame = frame
  }

  func draw() -> CellGrid {
    screen.draw(frame)
  }
}
