import Scenes

/// How large a scene is, for those who read it.
public struct SceneMeasure: Sendable, Equatable {
  public var lines: Int
  public var panes: Int
  /// Steps as they stand in the file, those of a `repeat` once.
  public var steps: Int
  public var items: Int

  /// Measures a scene as it is written, with its data.
  public init(_ scene: Scene) {
    lines = SceneOutline.writer.text(of: scene).split(separator: "\n").count
    panes = scene.panes.count
    steps = scene.steps.reduce(0) { $0 + $1.count }
    items = scene.panes.map(\.data.itemCount).max() ?? 0
  }

  /// What is smaller than before: `3 of 12 steps, 1 of 2 panes, 20 of 200 items, 14 of 43 lines`.
  public func told(from before: SceneMeasure) -> String {
    let parts = [
      ("steps", steps, before.steps), ("panes", panes, before.panes),
      ("items", items, before.items), ("lines", lines, before.lines),
    ].filter { $0.1 != $0.2 }
    guard !parts.isEmpty else { return "nothing smaller" }
    return parts.map { "\($0.1) of \($0.2) \($0.0)" }.joined(separator: ", ")
  }
}

extension Step {
  fileprivate var count: Int {
    if case .repeated(_, let steps) = kind { steps.reduce(1) { $0 + $1.count } } else { 1 }
  }
}
