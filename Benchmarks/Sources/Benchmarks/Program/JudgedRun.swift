import Scenes
import Simulator

/// A run of a scene without a screen, with every painted frame judged by the audit or none.
@MainActor
struct JudgedRun {
  private let scene: Scene

  /// Ten thousand items of random sizes, scrolled down by 30 points in each of 300 frames.
  ///
  /// - Parameter layout: `list` or `flow`.
  init(_ layout: String) {
    let estimate = layout == "list" ? "estimatedHeight: 60" : "estimatedItemSize: [100, 60]"
    let text = """
      seed: 3
      data: 10000
      cell: { size: { random: { width: \(layout == "list" ? 320 : 100), height: [40, 200] } } }
      layout: { kind: \(layout), \(estimate) }
      behavior: correct
      steps: [{ repeat: { times: 300, steps: [{ scrollBy: [0, 30] }] } }]
      """
    do {
      scene = try SceneLoader().scene(text: text, name: "benchmark")
    } catch {
      fatalError("\(error)")
    }
  }

  func run(isAudited: Bool) {
    do {
      try Session(scene, mode: .headless, isAudited: isAudited).runSteps()
    } catch {
      fatalError("\(error)")
    }
  }
}
