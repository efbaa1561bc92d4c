import Scenes

/// The steps of a scene while a knob keeps its value, whatever they set.
@MainActor
struct SweptSteps {
  /// The knob, and the panes that it is turned in.
  struct Knob {
    /// The key with its dots, without a pane.
    let key: String
    /// The only pane that it is turned in, by its position; nil for all of them.
    let pane: Int?
    /// Whether a pane has the knob.
    let isTaken: @MainActor (Pane) -> Bool
  }

  /// As many as before, so that no frame has another place; a `set` may set nothing any more.
  let steps: [Step]
  /// What they set no more, in order, each once: `layout.estimatedHeight: 60`.
  let leftOut: [String]

  /// - Parameters:
  ///   - steps: The steps as the file has them.
  ///   - panes: What they begin with.
  ///   - knob: What stays as it is.
  /// - Throws: `SceneError` when a step sets the knob along with others from which it cannot be parted, or another kind of
  ///   layout by which a pane loses or gains it.
  init(_ steps: [Step], of panes: [Pane], keeping knob: Knob) throws {
    var walk = Walk(panes: panes, knob: knob)
    self.steps = try walk.steps(steps)
    leftOut = walk.leftOut
  }
}

extension SweptSteps {
  /// The panes as they are at a step.
  @MainActor
  private struct Walk {
    /// The longest value that is told with its key.
    private static let toldLength = 40

    var panes: [Pane]
    let knob: Knob
    var leftOut: [String] = []

    mutating func steps(_ steps: [Step]) throws -> [Step] {
      try steps.map { step in
        var step = step
        switch step.kind {
        case .action(.set(let settings)):
          step.kind = .action(
            .set(try settings.flatMap { try self.settings($0, line: step.line) }))
        case .repeated(let times, let steps):
          step.kind = .repeated(times: times, steps: try self.steps(steps))
        default: break
        }
        return step
      }
    }

    /// What is left of a setting; panes that the knob is not turned in take it as they did.
    private mutating func settings(_ setting: Setting, line: Int) throws -> [Setting] {
      if let own = knob.pane, let other = setting.pane, own != other {
        try take(setting, line: line)
        return [setting]
      }
      let (own, besides) = try setting.parted(by: knob.key)
      if let besides { try take(besides, line: line) }
      var left = besides.map { [$0] } ?? []
      guard let own else { return left }
      note(knob.pane.map(own.ofPane) ?? own)
      guard let pane = knob.pane, setting.pane == nil else { return left }
      for other in panes.indices where other != pane {
        let setting = own.ofPane(other)
        if try take(setting, line: line) { left.append(setting) }
      }
      return left
    }

    /// Has the panes take a setting.
    ///
    /// - Returns: Whether they do, as far as can be known before the keys of a step are pressed.
    /// - Throws: `SceneError` when one that the knob is turned in loses or gains it.
    @discardableResult
    private mutating func take(_ setting: Setting, line: Int) throws -> Bool {
      guard let after = try? panes.setting(setting) else { return false }
      for (index, pane) in panes.enumerated() where knob.pane ?? index == index {
        guard knob.isTaken(pane) != knob.isTaken(after[index]) else { continue }
        throw SceneError(
          file: "", line: line, column: 0,
          message: "the step on line \(line) sets `\(setting.key)`, by which a pane loses or gains "
            + "`\(knob.key)`")
      }
      panes = after
      return true
    }

    private mutating func note(_ setting: Setting) {
      let text = setting.text
      let told = text.count > Self.toldLength ? setting.key : "\(setting.key): \(text)"
      if !leftOut.contains(told) { leftOut.append(told) }
    }
  }
}
