import Renderer
import Scenes
import Simulator
import Terminal

extension LiveLoop {
  /// Sizes that are asked for without a word: less than a tenth of a second.
  private static let fewSizes = 100_000

  /// Says what takes so long, where a layout asks for very many sizes before it has anything to show.
  static func announce(_ scene: Scene, of screen: Screen, on terminal: TerminalScreen) {
    let count = scene.sizesAskedAtOnce
    if count > fewSizes { terminal.present(screen.asking(forSizes: count)) }
  }
}
