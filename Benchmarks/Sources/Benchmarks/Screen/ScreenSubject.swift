import Foundation
import Renderer
import Scenes
import Simulator

/// A file that is browsed at 120 × 40, and what is done there while time stands still.
@MainActor
struct ScreenSubject {
  nonisolated static let columns = 120
  nonisolated static let rows = 40

  let path: String
  let showsInspector: Bool

  /// The screens before and after a line, and after a page more, as the program draws them while time stands still.
  func pictures() -> [CellGrid] {
    var screen = Screen(columns: Self.columns, rows: Self.rows)
    do {
      var scene = try SceneLoader().scene(at: path)
      let size = screen.viewportSize(paneCount: scene.panes.count)
      for index in scene.panes.indices { scene.panes[index].viewport = size }
      // Taken away later, as with a key, it leaves the viewport as it is.
      screen.state.showsInspector = showsInspector
      let timeline = try Timeline(scene)
      timeline.take(.pause)
      // The program, too, has gone a line when the line that counts is asked for.
      let actions: [Action] = [.line(.down), .line(.down), .page(.down)]
      return try actions.map { action in
        try timeline.apply(action)
        screen.state.time = timeline.state
        return screen.draw(timeline.frame)
      }
    } catch {
      fatalError("\(error)")
    }
  }
}
