import Renderer
import Simulator

extension LiveLoop {
  /// Tells what Ctrl-C has taken back while sizes were asked for, if it has.
  func takeAbandoned() {
    guard asking.takeInterrupt() else { return }
    let standing = timeline.isPaused ? " Time stands still." : ""
    screen.state.overlay = .message(
      ScreenMessage(
        title: "Taken back",
        text:
          "Ctrl-C: very many sizes were not waited for, and what asked for them is taken back.\(standing)"
      ))
    // That the window is another now may have been heard with it. The viewport stays: to fit it may be what was abandoned.
    Self.fit(&screen, to: terminal, program.options)
    dropFinger()
    needsDrawing = true
  }
}
