import Scenes

extension Scene {
  /// The scene with some of its panes; steps and settings for the others go with them.
  ///
  /// - Parameter kept: Positions in order.
  /// - Returns: A scene whose only pane, if it is one, has no title.
  func keeping(panes kept: [Int]) -> Scene {
    var scene = self
    scene.panes = kept.map { panes[$0] }
    if kept.count == 1 { scene.panes[0].title = "" }
    scene.steps = steps.compactMap { $0.keeping(panes: kept) }
    return scene
  }
}

extension Step {
  /// The step without what only tells or tests; nil when that is all of it.
  var withoutWords: Step? {
    switch kind {
    case .expect, .say, .pause, .mark: return nil
    case .repeated(let times, let steps):
      var step = self
      step.kind = .repeated(times: times, steps: steps.compactMap(\.withoutWords))
      return step
    default: return self
    }
  }

  /// The step with panes counted among those that are kept; nil when it is for others alone.
  func keeping(panes kept: [Int]) -> Step? {
    var step = self
    if let pane {
      guard let place = kept.firstIndex(of: pane) else { return nil }
      step.pane = kept.count == 1 ? nil : place
    }
    switch kind {
    case .repeated(let times, let steps):
      step.kind = .repeated(times: times, steps: steps.compactMap { $0.keeping(panes: kept) })
    case .action(.follow(let pane?)):
      guard let place = kept.firstIndex(of: pane), kept.count > 1 else { return nil }
      step.kind = .action(.follow(place))
    case .expect(var expectation):
      if let pane = expectation.pane {
        guard let place = kept.firstIndex(of: pane) else { return nil }
        expectation.pane = kept.count == 1 ? nil : place
      }
      step.kind = .expect(expectation)
    case .action(.set(let settings)):
      let settings = settings.compactMap { $0.keeping(panes: kept) }
      guard !settings.isEmpty else { return nil }
      step.kind = .action(.set(settings))
    default: break
    }
    return step
  }
}

extension Setting {
  /// The setting with its pane counted among those that are kept; nil when that is not one of them.
  fileprivate func keeping(panes kept: [Int]) -> Setting? {
    let names = key.split(separator: ".")
    guard names.first == "panes", names.count > 2, let pane = Int(names[1]) else { return self }
    guard let place = kept.firstIndex(of: pane) else { return nil }
    let rest = names.dropFirst(2).joined(separator: ".")
    return try? Setting(key: kept.count == 1 ? rest : "panes.\(place).\(rest)", text: text)
  }
}
