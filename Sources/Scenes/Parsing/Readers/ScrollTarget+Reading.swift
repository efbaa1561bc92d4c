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
      throw curve.error("`curve` wants `frames` beside it, such as `frames: 18`")
    }
    if map["animated"] != nil, !animated {
      throw curve.error("`curve` belongs to a scroll that is animated")
    }
    animated = true
    linearFrames = try frames.wholeNumber(1...SceneFormat.Limits.animationFrames)
  }
}
