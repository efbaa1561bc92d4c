extension Setting {
  /// The position of the pane to which it applies; nil for all panes.
  public var pane: Int? {
    path[0].name == "panes" && path.count > 2 ? Int(path[1].name) : nil
  }

  /// The same setting for one pane alone.
  public func ofPane(_ index: Int) -> Setting {
    let lead = ["panes", String(index)].map { Segment(name: $0, place: place) }
    return Setting(path: lead + ownPath, value: value, data: data, isNewLayout: isNewLayout)
  }

  /// Splits the setting into the part for a key and the rest.
  ///
  /// - Parameter key: The key with its dots, without a pane.
  /// - Returns: The part for the key: everything if it sets the key or a part of it, or one entry of a map for `layout`,
  ///   `cell` or `scroll`; and the rest.
  /// - Throws: `SceneError` when it sets the key together with others in one value that cannot be split.
  public func parted(by key: String) throws -> (own: Setting?, besides: Setting?) {
    let names = ownPath.map(\.name)
    let wanted = key.split(separator: ".").map(String.init)
    if names.starts(with: wanted) { return (self, nil) }
    guard wanted.starts(with: names) else { return (nil, self) }
    guard names.count == 1, PaneReader.mergedKeys.contains(names[0]), let entries = value.entries
    else { throw mixed(with: key) }
    guard let entry = entries.first(where: { $0.key == wanted[1] }) else { return (nil, self) }
    guard wanted.count == 2 else { throw mixed(with: key) }
    var rest = value
    rest.content = .map(entries.filter { $0.key != entry.key })
    let inner = Segment(name: entry.key, place: entry.place)
    return (
      Setting(path: path + [inner], value: entry.value, data: nil),
      entries.count == 1 ? nil : Setting(path: path, value: rest, data: data)
    )
  }

  /// The path without the pane.
  private var ownPath: [Segment] { Array(pane == nil ? path[...] : path[2...]) }

  private func mixed(with key: String) -> SceneError {
    place.error(
      "the step on line \(place.line) sets \(self.key.quoted) as a whole, which includes \(key.quoted)"
    )
  }
}
