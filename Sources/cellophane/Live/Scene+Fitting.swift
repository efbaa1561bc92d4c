import Foundation
import Renderer
import Scenes
import Simulator

extension Scene {
  /// The scene with its viewports fitted to a screen, if it browses data; otherwise the scene itself.
  func fitted(to screen: Screen) -> Scene {
    guard let viewport = givenViewport(of: screen) else { return self }
    var scene = self
    for index in scene.panes.indices where !scene.panes[index].viewportIsGiven {
      scene.panes[index].fit(viewport)
    }
    return scene
  }

  /// The viewport that fits a screen; nil unless the scene browses data and sets no viewport.
  func givenViewport(of screen: Screen) -> CGSize? {
    guard isBrowsing, panes.allSatisfy({ !$0.viewportIsGiven }) else { return nil }
    return screen.viewportSize(
      paneCount: panes.count, scrollsHorizontally: panes.allSatisfy(\.layout.scrollsHorizontally))
  }
}
