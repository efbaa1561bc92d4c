import Foundation

/// Reads `steps`, in the order of the file.
struct StepReader {
  private let expectations: ExpectationReader
  private let data: DataReader
  /// The panes after the settings of the steps so far.
  private var panes: [Pane]
  /// The number of inserted items without an id so far.
  private var nameless = 0
  private var marks: [String] = []
  /// Whether a finger is down after the steps so far.
  private var isTouching = false
  /// Whether a key was pressed, which may have changed settings that are not tracked here.
  private var hasPressedKeys = false
  /// Whether these steps are read a second time, as the second round of a `repeat`.
  private var readsAgain = false

  /// - Parameters:
  ///   - panes: The panes, in order.
  ///   - data: Reads the value of `set: { data: … }`.
  init(panes: [Pane], data: DataReader) {
    expectations = ExpectationReader(panes: panes.map(\.title))
    self.panes = panes
    self.data = data
  }

  mutating func steps(from value: SceneValue) throws -> [Step] {
    var steps: [Step] = []
    for element in try value.list(of: "steps") { steps.append(try step(from: element)) }
    return steps
  }

  /// Reads a step; `isInTurn` says that it is one of several in one turn of the run loop.
  private mutating func step(from value: SceneValue, inTurn isInTurn: Bool = false) throws -> Step {
    guard let entries = value.entries else {
      throw value.error("a step is a map with one key, such as `wait: 0.5`")
    }
    guard let entry = entries.first(where: { !Self.companions.contains($0.key) }) else {
      throw value.error("a step needs one key that says what happens")
    }
    // A mistake in the step itself is reported before one beside it.
    _ = try entry.keyValue.word("step", among: SceneFormat.steps)
    guard !isInTurn || Self.calls.contains(entry.key) else {
      let names = SceneFormat.steps.map(\.name).filter(Self.calls.contains)
      throw entry.place.error(
        "`\(entry.key)` does not belong in `inOneTurn`, whose steps act at once: "
          + names.alternatives)
    }
    for other in entries where other.key != entry.key {
      guard Self.companions.contains(other.key) else {
        throw other.place.error(
          "a step does one thing; `\(entry.key)` and \(other.key.quoted) are two")
      }
      let owners =
        switch other.key {
        case "pane": Self.ofOnePane
        case "section", "at": Self.aimed
        default: Self.updates
        }
      guard owners.contains(entry.key) else {
        throw other.place.error("`\(other.key)` does not belong beside `\(entry.key)`")
      }
      if other.key == "pane", entry.key == "key",
        let key = entry.value.word.flatMap(SettingKey.init(rawValue:))
      {
        throw other.place.error(
          "`pane` does not belong beside `key: \(key.rawValue)`, which is for every pane")
      }
    }
    let kind = try aimed(try kind(entry, beside: value), beside: value)
    return Step(
      line: entry.place.line, kind: kind, pane: try value["pane"].map(expectations.pane),
      waits: try waits(entry))
  }

  /// Keys that may accompany a step.
  private static let companions = ["animated", "frames", "pane", "section", "at"]

  /// Steps that can apply to one pane: those that scroll, updates, and a new layout.
  private static let ofOnePane =
    takers + ["touch", "scrollTo", "setOffset"] + updates + ["setCollectionViewLayout"]

  /// Steps that can scroll a section across, named by `section` or by a point of the viewport, `at`.
  private static let aimed = ["scrollBy", "drag", "fling", "page", "keyboard", "wheel"]

  /// Steps that are calls of an app and act at once, so that several fit into one turn of the run loop.
  private static let calls =
    updates + [
      "scrollTo", "setOffset", "reloadData", "grow", "invalidateLayout", "setCollectionViewLayout",
      "viewport", "set",
    ]

  /// Steps that are one batch update; `animated` and `frames` may accompany them.
  private static let updates = changes + ["batch"] + outlineChanges

  /// The updates of a section snapshot, which are no part of a batch.
  private static let outlineChanges = ["expand", "collapse"]

  /// The changes that are a batch by themselves.
  private static let changes = [
    "insert", "delete", "reload", "reconfigure", "move", "insertSections", "deleteSections",
    "reloadSections", "moveSection",
  ]

  /// Steps that scroll and end a touch.
  private static let takers = [
    "scrollBy", "drag", "fling", "page", "key", "keyboard", "wheel", "indicator",
  ]

  /// Reads a step that only a scene has, or else an action.
  private mutating func kind(
    _ entry: SceneValue.Entry, beside step: SceneValue
  ) throws -> Step.Kind {
    let value = entry.value
    switch entry.key {
    case "key":
      isTouching = false
      hasPressedKeys = true
      return .key(try key(value))
    case "wait": return try wait(value)
    case "repeat": return try repetition(value)
    case "inOneTurn": return .inOneTurn(try turn(value))
    case "say": return .say(try value.text())
    case "mark":
      marks.append(try value.text())
      return .mark(try value.text())
    case "pause":
      try checkTrue(value)
      return .pause
    case "expect": return .expect(try expectations.expectation(from: value, marks: marks))
    default: return .action(try action(entry, beside: step))
    }
  }

  /// Adds the place of a step that scrolls.
  private func aimed(_ kind: Step.Kind, beside step: SceneValue) throws -> Step.Kind {
    guard case .action(let action) = kind else { return kind }
    if let section = step["section"] {
      if let point = step["at"] {
        throw point.error("`section` and `at` both say where to scroll; one is enough")
      }
      if section.word == "middle" { return .action(.aimed(.middle, action)) }
      let number = try section.wholeNumber(0...SceneFormat.Limits.items)
      return .action(.aimed(.section(number), action))
    }
    guard let point = step["at"] else { return kind }
    return .action(.aimed(.point(try point.point()), action))
  }

  /// Whether the next step waits for the end of a drag or a moving touch.
  private func waits(_ entry: SceneValue.Entry) throws -> Bool {
    guard ["drag", "touch"].contains(entry.key) else { return true }
    return try entry.value["wait"]?.flag() ?? true
  }

  private func checkTrue(_ value: SceneValue) throws {
    guard try value.flag() else { throw value.needs("true") }
  }

  private mutating func action(
    _ entry: SceneValue.Entry, beside step: SceneValue
  ) throws -> Action {
    let value = entry.value
    if Self.takers.contains(entry.key), entry.key != "keyboard" { isTouching = false }
    switch entry.key {
    case "scrollBy": return .scrollBy(try value.point())
    case "drag": return try drag(value)
    case "touch": return .touch(try touch(value))
    case "fling": return .fling(try fling(value))
    case "page": return .page(try value.word("direction"))
    case "keyboard":
      let action = try KeyboardAction(from: value)
      // Releasing a key does not end a touch.
      if action != .release { isTouching = false }
      return .keyboard(action)
    case "wheel": return .wheel(rows: try value.point())
    case "indicator": return .indicator(try value.point())
    case "scrollTo": return .scrollTo(try ScrollTarget(from: value))
    case "setOffset": return try setOffset(value)
    case "batch": return try update(try batch(value), step)
    case "viewport": return try viewport(value)
    case "follow": return .follow(value.word == "none" ? nil : try expectations.pane(value))
    case "set": return .set(try settings(value))
    case "setCollectionViewLayout": return try newLayout(value, beside: step)
    case "grow":
      let growth = try Growth(from: value)
      return .grow(
        growth.items, headers: growth.headers, footers: growth.footers, by: growth.by)
    case "invalidateLayout": return .invalidateLayout(times: try times(value))
    case "reloadData":
      try checkTrue(value)
      return .reloadData
    case "reappear":
      try checkTrue(value)
      return .reappear
    default: return try update([try change(entry)], step)
    }
  }

  private func update(_ changes: [Change], _ step: SceneValue) throws -> Action {
    let isAnimated = try step["animated"]?.flag() ?? true
    guard let frames = step["frames"] else { return .update(changes, animated: isAnimated) }
    guard isAnimated else {
      throw frames.error("`frames` is for an animation, and `animated: false` says there is none")
    }
    return .update(
      changes, animated: true,
      frames: try frames.wholeNumber(1...SceneFormat.Limits.animationFrames))
  }

  /// Reads `true` for once, or the number of times in a row.
  private func times(_ value: SceneValue) throws -> Int {
    guard value.plainText.map(SceneValue.isNumber) != true else {
      return try value.wholeNumber(1...SceneFormat.Limits.invalidations)
    }
    guard value.plainText == "true" else { throw value.needs("true or a number of times") }
    return 1
  }

  private func drag(_ value: SceneValue) throws -> Action {
    let map = try MapReader(value, known: ["by", "over", "hold", "wait"])
    return .drag(
      by: try map.required("by").point(),
      over: try map["over"]?.number(.duration) ?? 0.25,
      hold: try map["hold"]?.number(.seconds) ?? 0)
  }

  /// `{ down: [x, y] }`, `{ move: [x, y], over: seconds }`, `up`, or `cancel`.
  private mutating func touch(_ value: SceneValue) throws -> TouchAction {
    if let word = value.word {
      guard word == "up" || word == "cancel" else {
        throw value.needs("`up`, `cancel`, or a map with `down` or `move`")
      }
      try wantFinger(down: true, at: value)
      isTouching = false
      return word == "up" ? .up : .cancel
    }
    let map = try MapReader(value, known: ["down", "move", "over", "wait"])
    guard let choice = try map.choice(among: ["down", "move"]) else {
      throw value.error("a touch needs `down` or `move`, or is `up`")
    }
    let point = try choice.value.point()
    for key in ["over", "wait"] where choice.key == "down" && map[key] != nil {
      throw map.place(of: key).error("`\(key)` does not belong beside `down`")
    }
    let seconds = try map["over"]?.number(.seconds) ?? 0
    try wantFinger(down: choice.key == "move", at: value)
    isTouching = true
    return choice.key == "move" ? .move(point, over: seconds) : .down(point)
  }

  private func wantFinger(down: Bool, at value: SceneValue) throws {
    guard isTouching != down else { return }
    throw value.error(
      down
        ? "no finger is down here; `touch: { down: [x, y] }` puts one down"
        : "a finger is down already; `touch: up` lifts it")
  }

  private func fling(_ value: SceneValue) throws -> Action.Fling {
    if case .list = value.content { return .both(try value.point()) }
    return .alongScrollAxis(try value.length(.any))
  }

  private func key(_ value: SceneValue) throws -> String {
    let names = ["Up", "Down", "Left", "Right", "PageUp", "PageDown", "Home", "End"]
    let text = try value.text()
    guard text.count != 1, !names.contains(text), !Self.isControl(text) else { return text }
    let hint = Suggestion.phrase(for: text, among: names)
    throw value.error(
      "unknown key \(text.quoted)"
        + (hint.isEmpty ? "; it is \(names.alternatives), or one character" : hint))
  }

  /// `Ctrl-d`.
  private static func isControl(_ text: String) -> Bool {
    text.hasPrefix("Ctrl-") && text.dropFirst(5).utf8.count == 1
      && text.utf8.last.map { (97...122).contains($0) } == true
  }

  private func setOffset(_ value: SceneValue) throws -> Action {
    let map = try MapReader(value, known: ["to", "animated", "correction"])
    return .setOffset(
      try map.required("to").point(), animated: try map["animated"]?.flag() ?? false,
      correction: try map["correction"]?.flag() ?? false)
  }

  private func wait(_ value: SceneValue) throws -> Step.Kind {
    if value.entries != nil {
      let frames = try MapReader(value, known: ["frames"]).required("frames")
      return .waitFrames(try frames.wholeNumber(0...SceneFormat.Limits.frames))
    }
    if value.word == "settled" { return .waitUntilSettled }
    guard value.plainText.map(SceneValue.isNumber) == true else {
      throw value.needs("seconds or `settled`")
    }
    return .wait(seconds: try value.number(.seconds))
  }

  private mutating func repetition(_ value: SceneValue) throws -> Step.Kind {
    let map = try MapReader(value, known: ["times", "steps"])
    let times = try map.required("times").wholeNumber(1...SceneFormat.Limits.repetitions)
    let before = isTouching
    let steps = try steps(from: try map.required("steps"))
    // The second round starts with the settings at the end of the first. Nested repeats are read twice, not four times.
    if times > 1, !readsAgain {
      var next = self
      next.readsAgain = true
      next.isTouching = before
      _ = try next.steps(from: try map.required("steps"))
    }
    if times > 1, isTouching != before {
      throw map.place(of: "steps").error(
        "the repeated steps begin with the finger \(before ? "down" : "up") and end with it \(before ? "up" : "down")"
      )
    }
    return .repeated(times: times, steps: steps)
  }

  /// Reads the steps of one turn of the run loop.
  private mutating func turn(_ value: SceneValue) throws -> [Step] {
    var steps: [Step] = []
    for element in try value.list(of: "steps") {
      steps.append(try step(from: element, inTurn: true))
    }
    guard !steps.isEmpty else { throw value.error("`inOneTurn` needs at least one step") }
    return steps
  }

  private mutating func batch(_ value: SceneValue) throws -> [Change] {
    let words = SceneFormat.steps.filter { (Self.changes + ["grow"]).contains($0.name) }
    var changes: [Change] = []
    for element in try value.list(of: "changes") {
      guard let entry = element.entries?.first, element.entries?.count == 1 else {
        throw element.error("a change is a map with one key, such as `delete: [[0, 3]]`")
      }
      _ = try entry.keyValue.word("change", among: words)
      changes.append(try change(entry))
    }
    return changes
  }

  private mutating func change(_ entry: SceneValue.Entry) throws -> Change {
    switch entry.key {
    case "delete": return .delete(try entry.value.indexPaths())
    case "expand": return .expand(try entry.value.indexPaths())
    case "collapse": return .collapse(try entry.value.indexPaths())
    case "reload": return .reload(try entry.value.indexPaths())
    case "reconfigure": return .reconfigure(try entry.value.indexPaths())
    case "grow": return .grow(try Growth(from: entry.value))
    case "insertSections": return try insertSections(entry.value)
    case "reloadSections": return .reloadSections(try entry.value.sections())
    case "moveSection":
      let pair = try entry.value.list(2, "`[section, section]`").map {
        try $0.wholeNumber(0...SceneFormat.Limits.items)
      }
      return .moveSection(from: pair[0], to: pair[1])
    case "deleteSections": return .deleteSections(try entry.value.sections())
    case "move":
      let pair = try entry.value.list(2, "`[[section, item], [section, item]]`")
      return .move(from: try pair[0].indexPath(), to: try pair[1].indexPath())
    default: return try insert(entry.value)
    }
  }

  private mutating func insert(_ value: SceneValue) throws -> Change {
    guard value.entries != nil else {
      let paths = try value.indexPaths()
      return .insert(paths, items: Array(repeating: nil, count: paths.count))
    }
    let map = try MapReader(value, known: ["at", "items"])
    let paths = try map.required("at").indexPaths()
    guard let items = try map["items"]?.list(of: "items").map(ItemDraft.init(from:)) else {
      return .insert(paths, items: Array(repeating: nil, count: paths.count))
    }
    try checkChildren(items, map.place(of: "items"))
    guard items.count == paths.count else {
      throw map.place(of: "items").error(
        "`items` needs as many as `at` has index paths: \(paths.count), not \(items.count)")
    }
    return .insert(paths, items: items.map { named($0) })
  }

  /// Reads `[1, 3]` for empty sections, or `{ at: [1], sections: [{ items, header, footer }] }`.
  private mutating func insertSections(_ value: SceneValue) throws -> Change {
    guard value.entries != nil else { return .insertSections(try value.sections()) }
    let map = try MapReader(value, known: ["at", "sections"])
    let places = try map.required("at").sections()
    guard let drafts = try map["sections"]?.list(of: "sections") else {
      return .insertSections(places)
    }
    guard drafts.count == places.count else {
      throw map.place(of: "sections").error(
        "`sections` needs as many as `at` has sections: \(places.count), not \(drafts.count)")
    }
    var sections: [DataSection] = []
    for draft in drafts {
      let draft = try SectionDraft(
        from: MapReader(draft, known: ["items", "header", "footer"]),
        atMost: SceneFormat.Limits.insertedItems)
      let items: ItemList =
        switch draft.items {
        case .numbered(let count): .numbered(count)
        case .listed(let items): .listed(items.map { named($0) })
        }
      if case .listed(let items) = draft.items {
        try checkChildren(items, map.place(of: "sections"))
      }
      sections.append(DataSection(header: draft.header, footer: draft.footer, items: items))
    }
    return .insertSections(places, sections: sections)
  }

  private func checkChildren(_ items: [ItemDraft], _ place: Place) throws {
    guard items.contains(where: { !$0.children.isEmpty }) else { return }
    throw place.error("`children` belong to the items of `data`; an inserted item has none")
  }

  /// Creates an inserted item; one without an id gets a unique one.
  private mutating func named(_ draft: ItemDraft) -> Item {
    if draft.id == nil { nameless += 1 }
    return Item(
      id: draft.id ?? "+\(nameless)", isNamed: draft.isNamed, text: draft.text, size: draft.size)
  }

  /// Reads `{ layout: { kind: flow, itemSize: [300, 300] }, animated: true }`.
  ///
  /// The layout is a new object: a property that it does not name has its default.
  private mutating func newLayout(
    _ value: SceneValue, beside step: SceneValue
  ) throws -> Action {
    let map = try MapReader(value, known: ["layout", "animated"])
    let layout = try map.required("layout")
    guard layout["kind"] != nil else {
      // Anything but a map is refused as such.
      _ = try MapReader(layout, known: Array(LayoutReader.keys))
      throw layout.error("`layout` needs the key `kind`: it is a new layout")
    }
    _ = try LayoutReader().layout(from: layout)
    let setting = Setting(newLayout: layout, at: map.place(of: "layout"))
    let pane = try step["pane"].map(expectations.pane)
    panes = try panes.setting(pane.map(setting.ofPane) ?? setting)
    return .setCollectionViewLayout(
      setting, animated: try map["animated"]?.flag() ?? false)
  }

  /// Reads keys of the scene with their values, checked with the settings of the earlier steps applied.
  private mutating func settings(_ value: SceneValue) throws -> [Setting] {
    guard let entries = value.entries, !entries.isEmpty else {
      throw value.needs("keys of the scene with their values, such as `{ behavior: correct }`")
    }
    return try entries.map { entry in
      var setting = try Setting(entry)
      if setting.key == "data" { setting.data = try data.data(from: setting.value) }
      do {
        panes = try panes.setting(setting)
      } catch  where hasPressedKeys && ["layout", "cell"].contains(setting.paneKey) {
        // A key may have set another kind of layout before; if not, the run reports the mistake.
      }
      return setting
    }
  }

  /// `[480, 320]`, or `{ size: [480, 320], animated: true }`.
  private func viewport(_ value: SceneValue) throws -> Action {
    guard value.entries != nil else { return .viewport(try value.size(.squeezedViewport)) }
    let map = try MapReader(value, known: ["size", "animated"])
    return .viewport(
      try map.required("size").size(.squeezedViewport),
      animated: try map["animated"]?.flag() ?? false)
  }
}
