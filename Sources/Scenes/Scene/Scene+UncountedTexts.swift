extension Scene {
  /// The texts whose lines are not all counted yet; none unless the loader was told to count later.
  public var uncountedTexts: [LineFile] {
    panes.flatMap(\.data.sections).compactMap { section in
      if case .lines(let text) = section.items, !text.isCounted { text } else { nil }
    }
  }
}
