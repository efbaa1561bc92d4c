import Scenes

extension Scene {
  /// Combines several scenes into panes of one scene, which receive the same input.
  ///
  /// The steps are played only if the scenes have the same kinds of steps; otherwise a caption says that none are played.
  init(sideBySide scenes: [Scene]) {
    guard let first = scenes.first, scenes.count > 1 else {
      self = scenes.first ?? Scene(name: "")
      return
    }
    let haveSameSteps = scenes.allSatisfy { $0.steps.map(\.kind) == first.steps.map(\.kind) }
    self.init(
      name: scenes.map(\.name).joined(separator: " "),
      title: scenes.map(\.title).joined(separator: " | "),
      about: first.about,
      panes: scenes.flatMap { scene in
        scene.panes.map { pane in
          var pane = pane
          pane.title = pane.title.isEmpty ? scene.title : "\(scene.title): \(pane.title)"
          return pane
        }
      },
      steps: haveSameSteps
        ? first.steps
        : [Step(line: 1, kind: .say("These files have different steps; none are played."))]
    )
    isBrowsing = scenes.allSatisfy(\.isBrowsing)
    isOverridden = scenes.contains(where: \.isOverridden)
  }
}
