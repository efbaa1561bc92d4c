import Foundation

extension KeyboardAction {
  /// Reads `{ tap: line, direction: down, times: 3 }`, `{ hold: page, direction: up, rate: 25, presses: 1 }`,
  /// `{ jump: end }` or `release`.
  init(from value: SceneValue) throws {
    guard value.entries != nil else {
      guard value.word == "release" else {
        throw value.needs("`release`, or a map with `tap`, `hold` or `jump`")
      }
      self = .release
      return
    }
    let map = try MapReader(
      value, known: ["tap", "hold", "jump", "direction", "times", "rate", "presses"])
    guard let choice = try map.choice(among: ["tap", "hold", "jump"]) else {
      throw value.error("a keyboard step needs `tap`, `hold` or `jump`, or is `release`")
    }
    let companions = [
      "tap": ["direction", "times"], "hold": ["direction", "rate", "presses"], "jump": [],
    ]
    for key in ["direction", "times", "rate", "presses"]
    where map[key] != nil && companions[choice.key]?.contains(key) != true {
      throw map.place(of: key).error("`\(key)` does not belong beside `\(choice.key)`")
    }
    guard choice.key != "jump" else {
      self = .jump(try choice.value.word("end"))
      return
    }
    let step = Step(
      try choice.value.word("length"), try map.required("direction").word("direction"))
    func count(_ key: String) throws -> Int {
      try map[key]?.wholeNumber(1...SceneFormat.Limits.presses) ?? 1
    }
    self =
      choice.key == "tap"
      ? .tap(step, times: try count("times"))
      : .hold(step, rate: try map.required("rate").number(.positive), presses: try count("presses"))
  }
}

extension Growth {
  /// Reads `{ items: [[0, 1]], headers: [0], footers: [0], by: [0, 40] }`.
  init(from value: SceneValue) throws {
    let map = try MapReader(value, known: ["items", "headers", "footers", "by"])
    let by = try map.required("by").point()
    self.init(by: CGSize(width: by.x, height: by.y))
    let named = [map["items"], map["headers"], map["footers"]]
    guard named.contains(where: { $0 != nil }) else {
      throw value.error("`grow` needs `items`, `headers` or `footers`")
    }
    items = try map["items"]?.indexPaths() ?? []
    headers = try map["headers"]?.sections() ?? []
    footers = try map["footers"]?.sections() ?? []
  }
}

extension ScrollTarget {
  /// Reads `{ item: [0, 80], at: top, animated: false }`.
  init(from value: SceneValue) throws {
    let map = try MapReader(value, known: ["item", "at", "animated", "curve", "frames"])
    self.init(item: try map.required("item").indexPath())
    if let position = map["at"] { self.position = try position.word("position") }
    if let animated = map["animated"] { self.animated = try animated.flag() }
    guard let curve = map["curve"] else {
      if map["frames"] != nil { throw map.place(of: "frames").error("`frames` belongs to `curve`") }
      return
    }
    _ = try curve.word("curve", among: [.built("linear")])
    guard let frames = map["frames"] else {
      throw curve.error("`curve` needs `frames` beside it, such as `frames: 18`")
    }
    if map["animated"] != nil, !animated {
      throw curve.error("`curve` belongs to a scroll that is animated")
    }
    animated = true
    linearFrames = try frames.wholeNumber(1...SceneFormat.Limits.animationFrames)
  }
}
