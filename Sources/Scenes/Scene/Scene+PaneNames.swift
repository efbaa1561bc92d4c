extension Scene {
  /// The position of a pane by its title, or by its number from 1; nil where none or several have it.
  public func pane(named name: String) -> Int? {
    let titled = panes.indices.filter { panes[$0].title == name }
    if !titled.isEmpty { return titled.count == 1 ? titled[0] : nil }
    return Int(name).map { $0 - 1 }.flatMap { panes.indices.contains($0) ? $0 : nil }
  }

  /// How each pane can be named: by its title, or where that is missing or not its own by its number from 1.
  public var paneNames: [String] {
    panes.indices.map { index in
      let title = panes[index].title
      let isOwn = !title.isEmpty && panes.count { $0.title == title } == 1
      return isOwn ? title : String(index + 1)
    }
  }
}
