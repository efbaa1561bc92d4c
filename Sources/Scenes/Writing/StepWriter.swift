import Foundation

/// Writes the steps of a scene, in order.
struct StepWriter {
  private let panes: [String]
  private var items = InsertedItems()
  private var settings: SettingsWriter

  /// - Parameters:
  ///   - panes: The panes of the scene, in order.
  ///   - writer: Decides how data is written.
  init(_ panes: [Pane], by writer: SceneWriter) {
    self.panes = panes.map(\.title)
    settings = SettingsWriter(panes, by: writer)
  }

  mutating func value(of step: Step) -> WrittenValue {
    let value = value(of: step.kind, waits: step.waits)
    guard let pane = step.pane, let entries = value.entries else { return value }
    return .map(
      entries + [WrittenValue.Entry(key: "pane", value: .pane(pane, of: panes))])
  }

  private mutating func value(of kind: Step.Kind, waits: Bool) -> WrittenValue {
    switch kind {
    case .action(let action): value(of: action, waits: waits)
    case .key(let name): key(name)
    case .wait(let seconds): .keys(["wait": .number(seconds)])
    case .waitFrames(let frames): .keys(["wait": .keys(["frames": .number(frames)])])
    case .waitUntilSettled: .keys(["wait": .word("settled")])
    case .repeated(let times, let steps):
      .keys([
        "repeat": .keys([
          "times": .number(times), "steps": .list(steps.map { value(of: $0) }),
        ])
      ])
    case .inOneTurn(let steps): .keys(["inOneTurn": .list(steps.map { value(of: $0) })])
    case .say(let text): .keys(["say": .text(text)])
    case .pause: .keys(["pause": .flag(true)])
    case .mark(let name): .keys(["mark": .text(name)])
    case .expect(let expectation): .keys(["expect": .expectation(expectation, panes: panes)])
    }
  }

  /// The value of an action that a step can have; other actions of a user are not written here.
  private mutating func value(of action: Action, waits: Bool) -> WrittenValue {
    switch action {
    case .scrollBy(let way): .keys(["scrollBy": .point(way)])
    case .drag(let by, let over, let hold):
      .keys([
        "drag": .keys([
          "by": .point(by), "over": over == 0.25 ? nil : .number(over),
          "hold": hold == 0 ? nil : .number(hold), "wait": waits ? nil : .flag(false),
        ])
      ])
    case .aimed(let place, let action): aimed(value(of: action, waits: waits), at: place)
    case .touch(let touch): .keys(["touch": Self.touch(touch, waits: waits)])
    case .fling(.alongScrollAxis(let speed)): .keys(["fling": .number(speed)])
    case .fling(.both(let speed)): .keys(["fling": .point(speed)])
    case .page(let direction): .keys(["page": .word(direction.rawValue)])
    case .keyboard(let action): .keys(["keyboard": Self.keyboard(action)])
    case .wheel(let rows): .keys(["wheel": .point(rows)])
    case .indicator(let shares): .keys(["indicator": .point(shares)])
    case .scrollTo(let target): .keys(["scrollTo": Self.scroll(target)])
    case .setOffset(let offset, let animated, let correction):
      .keys([
        "setOffset": .keys([
          "to": .point(offset), "animated": animated ? .flag(true) : nil,
          "correction": correction ? .flag(true) : nil,
        ])
      ])
    case .update(let changes, let animated, let frames):
      update(changes, animated: animated, frames: frames)
    case .reloadData: .keys(["reloadData": .flag(true)])
    case .reappear: .keys(["reappear": .flag(true)])
    case .grow(let items, let headers, let footers, let by):
      .keys([
        "grow": .growth(Growth(items: items, headers: headers, footers: footers, by: by))
      ])
    case .invalidateLayout(let times):
      .keys(["invalidateLayout": times == 1 ? .flag(true) : .number(times)])
    case .viewport(let size, let animated):
      .keys([
        "viewport": animated ? .keys(["size": .size(size), "animated": .flag(true)]) : .size(size)
      ])
    case .follow(let pane):
      .keys(["follow": pane.map { .pane($0, of: panes) } ?? .word("none")])
    case .set(let settings):
      .keys(["set": .map(self.settings.entries(of: settings))])
    case .setCollectionViewLayout(let layout, let animated): newLayout(layout, animated: animated)
    case .halfPage, .line, .home, .end, .rows, .place, .turn, .undoSetting, .redoSetting, .edit,
      .continueSteps:
      .map([])
    }
  }

  private func aimed(_ step: WrittenValue, at place: ScrollPlace) -> WrittenValue {
    let beside =
      switch place {
      case .section(let section):
        WrittenValue.Entry(key: "section", value: .number(section))
      case .middle: WrittenValue.Entry(key: "section", value: .word("middle"))
      case .point(let point): WrittenValue.Entry(key: "at", value: .point(point))
      }
    return .map((step.entries ?? []) + [beside])
  }

  private mutating func newLayout(_ layout: Setting, animated: Bool) -> WrittenValue {
    // It can be undone as other settings can.
    _ = settings.entries(of: [layout])
    return .keys([
      "setCollectionViewLayout": .keys([
        "layout": WrittenValue(layout.value), "animated": animated ? .flag(true) : nil,
      ])
    ])
  }

  private mutating func key(_ name: String) -> WrittenValue {
    if let key = SettingKey(rawValue: name) { settings.press(key) }
    return .keys(["key": .text(name)])
  }

  private static func touch(_ touch: TouchAction, waits: Bool) -> WrittenValue {
    switch touch {
    case .down(let point): .keys(["down": .point(point)])
    case .move(let point, let over):
      .keys([
        "move": .point(point), "over": over == 0 ? nil : .number(over),
        "wait": waits ? nil : .flag(false),
      ])
    case .up: .word("up")
    case .cancel: .word("cancel")
    }
  }

  private static func keyboard(_ action: KeyboardAction) -> WrittenValue {
    switch action {
    case .tap(let step, let times):
      .keys([
        "tap": .word(step.length.rawValue), "direction": .word(step.direction.rawValue),
        "times": times == 1 ? nil : .number(times),
      ])
    case .hold(let step, let rate, let presses):
      .keys([
        "hold": .word(step.length.rawValue), "direction": .word(step.direction.rawValue),
        "rate": .number(rate), "presses": presses == 1 ? nil : .number(presses),
      ])
    case .release: .word("release")
    case .jump(let end): .keys(["jump": .word(end.rawValue)])
    }
  }

  private static func scroll(_ target: ScrollTarget) -> WrittenValue {
    .keys([
      "item": .path(target.item),
      "at": target.position == .top ? nil : .word(target.position.rawValue),
      "animated": target.animated && target.linearFrames == nil ? .flag(true) : nil,
      "curve": target.linearFrames == nil ? nil : .word("linear"),
      "frames": target.linearFrames.map { .number($0) },
    ])
  }

  // MARK: - Updates

  private mutating func update(
    _ changes: [Change], animated: Bool, frames: Int?
  ) -> WrittenValue {
    let written = changes.flatMap { items.entries(of: $0) }
    var beside = animated ? [] : [WrittenValue.Entry(key: "animated", value: .flag(false))]
    if let frames { beside.append(WrittenValue.Entry(key: "frames", value: .number(frames))) }
    // Growth by itself would be a step without an update.
    if written.count == 1, written[0].key != "grow" { return .map(written + beside) }
    let batch = WrittenValue.list(written.map { .map([$0]) })
    return .map([WrittenValue.Entry(key: "batch", value: batch)] + beside)
  }
}
