import Scenes

/// The steps of a scene without their settings of a knob.
@MainActor
struct SweptSteps {
  /// The knob, with the panes to which it applies.
  struct Knob {
    /// The key with its dots, without a pane.
    let key: String
    /// The position of its only pane; nil for all panes.
    let pane: Int?
    /// Whether a pane has the knob.
    let isTaken: @MainActor (Pane) -> Bool
  }

  /// The steps; there are as many as before, so that every frame keeps its time, and a `set` may be empty.
  let steps: [Step]
  /// The settings that were removed, in order, each once: `layout.estimatedHeight: 60`.
  let leftOut: [String]

  /// - Parameters:
  ///   - steps: The steps of the file.
  ///   - panes: The panes at the start.
  ///   - knob: The knob that keeps its value.
  /// - Throws: `SceneError` when a step sets the knob together with others in one value that cannot be split, or
  ///   changes to a kind of layout with the knob from one without it, or the reverse.
  init(_ steps: [Step], of panes: [Pane], keeping knob: Knob) throws {
    var walk = Walk(panes: panes, knob: knob)
    self.steps = try walk.steps(steps)
    leftOut = walk.leftOut
  }
}

extension SweptSteps {
  /// The panes in their state at a step.
  @MainActor
  private struct Walk {
    /// The longest value that is listed with its key.
    private static let longestListed = 40

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
        case .inOneTurn(let steps): step.kind = .inOneTurn(try self.steps(steps))
        case .action(.setCollectionViewLayout(let layout, _)):
          try install(step.pane.map(layout.ofPane) ?? layout, line: step.line)
        default: break
        }
        return step
      }
    }

    /// The parts of a setting without the knob; panes to which the knob does not apply keep it.
    private mutating func settings(_ setting: Setting, line: Int) throws -> [Setting] {
      if let own = knob.pane, let other = setting.pane, own != other {
        try apply(setting, line: line)
        return [setting]
      }
      let (own, besides) = try setting.parted(by: knob.key)
      if let besides { try apply(besides, line: line) }
      var left = besides.map { [$0] } ?? []
      guard let own else { return left }
      addLeftOut(knob.pane.map(own.ofPane) ?? own)
      guard let pane = knob.pane, setting.pane == nil else { return left }
      for other in panes.indices where other != pane {
        let setting = own.ofPane(other)
        if try apply(setting, line: line) { left.append(setting) }
      }
      return left
    }

    /// Applies a setting to the panes.
    ///
    /// - Returns: Whether the panes accept it; the effect of earlier `key` steps is not known.
    /// - Throws: `SceneError` when a pane of the knob loses or gains it.
    @discardableResult
    private mutating func apply(_ setting: Setting, line: Int) throws -> Bool {
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

    /// Applies a new layout to the panes.
    ///
    /// - Throws: `SceneError` when the knob is a property of the layout and a pane of the knob gets the new one.
    private mutating func install(_ layout: Setting, line: Int) throws {
      let reaches = knob.pane == nil || layout.pane == nil || knob.pane == layout.pane
      guard !reaches || !"\(knob.key).".hasPrefix("layout.") else {
        throw SceneError(
          file: "", line: line, column: 0,
          message: "the step on line \(line) installs a new layout, which has "
            + "`\(knob.key)` of its own")
      }
      panes = (try? panes.setting(layout)) ?? panes
    }

    private mutating func addLeftOut(_ setting: Setting) {
      let text = setting.text
      let listed = text.count > Self.longestListed ? setting.key : "\(setting.key): \(text)"
      if !leftOut.contains(listed) { leftOut.append(listed) }
    }
  }
}
