import Foundation
import Renderer
import Scenes
import Simulator

extension Scene {
  /// The scene with its panes as large as a screen has room, when it is data that is browsed.
  func fitted(to screen: Screen) -> Scene {
    guard let viewport = givenViewport(of: screen) else { return self }
    var scene = self
    for index in scene.panes.indices where !scene.panes[index].viewportIsGiven {
      scene.panes[index].fit(viewport)
    }
    return scene
  }

  /// The viewport a screen has room for; nil when the scene has its own.
  func givenViewport(of screen: Screen) -> CGSize? {
    guard isBrowsing, panes.allSatisfy({ !$0.viewportIsGiven }) else { return nil }
    return screen.viewportSize(
      paneCount: panes.count, scrollsHorizontally: panes.allSatisfy(\.layout.scrollsHorizontally))
  }
}
