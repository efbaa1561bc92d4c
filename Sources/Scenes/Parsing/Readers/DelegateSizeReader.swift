import Foundation

/// Reads the delegate's answers for the sizes of items.
struct DelegateSizeReader {
  /// Whether an answer may be a height alone, as that of a table view's delegate.
  let takesHeights: Bool

  /// The keys of an answer that is a map.
  static let properties: [PropertyDescription] = [
    PropertyDescription(
      "width",
      .composite("`view`, `remembered`, `content` or points"), default: .word("view"),
      help: """
        `view`: `collectionView.bounds.width` when the delegate is asked; `remembered`: what it was when the delegate was \
        first asked; `content`: what the content needs.
        """),
    PropertyDescription(
      "columns", .count(1...SceneFormat.Limits.columns), default: nil,
      help: """
        In place of `width`: the view's width less its content insets, the section's insets and \
        `minimumInteritemSpacing`, divided by this.
        """),
    PropertyDescription(
      "height", .composite("`content`, `width` or points"), default: .word("content"),
      help: "`content`: what the content needs at that width; `width`: a square."),
  ]

  /// The form of a value in words.
  static func form(takesHeights: Bool) -> String {
    let single = takesHeights ? "points" : "`[width, height]`"
    return
      "\(single), a map with `width` or `columns` and `height`, or a list of such answers by item"
  }

  func sizes(from value: SceneValue) throws -> DelegateSizes {
    guard case .list(let elements) = value.content, takesHeights || !isSize(elements) else {
      return DelegateSizes(answers: [try answer(from: value)])
    }
    guard !elements.isEmpty else { throw value.needs("at least one answer") }
    return DelegateSizes(answers: try elements.map(answer))
  }

  private func isSize(_ elements: [SceneValue]) -> Bool { elements.contains { $0.word != nil } }

  private func answer(from value: SceneValue) throws -> DelegateSize {
    switch value.content {
    case .map: return try map(value)
    case .list where !takesHeights:
      let size = try value.size(.itemLength)
      return DelegateSize(width: .points(size.width), height: .points(size.height))
    case .text where takesHeights:
      return DelegateSize(height: .points(try value.length(.notNegative)))
    case .text, .list: throw value.needs(Self.form(takesHeights: takesHeights))
    }
  }

  private func map(_ value: SceneValue) throws -> DelegateSize {
    let map = try MapReader(value, known: Self.properties.map(\.name))
    guard let width = try map.choice(among: ["width", "columns"]) else {
      return DelegateSize(height: try height(map["height"]))
    }
    if width.key == "columns" {
      let count = try width.value.wholeNumber(1...SceneFormat.Limits.columns)
      return DelegateSize(width: .columns(count), height: try height(map["height"]))
    }
    return DelegateSize(width: try self.width(width.value), height: try height(map["height"]))
  }

  private func width(_ value: SceneValue) throws -> DelegateSize.Width {
    switch try numberOrWord(value, among: ["view", "remembered", "content"]) {
    case "view": .view
    case "remembered": .remembered
    case "content": .content
    default: .points(try value.length(.itemLength))
    }
  }

  private func height(_ value: SceneValue?) throws -> DelegateSize.Height {
    guard let value else { return .content }
    return switch try numberOrWord(value, among: ["content", "width"]) {
    case "content": .content
    case "width": .width
    default: .points(try value.length(takesHeights ? .notNegative : .itemLength))
    }
  }

  /// One of the words, or nil for a number.
  private func numberOrWord(_ value: SceneValue, among words: [SceneFormat.Word]) throws -> String?
  {
    guard let text = value.word else {
      throw value.needs(words.offered.alternatives + ", or points")
    }
    return SceneValue.isNumber(text) ? nil : try value.word(value.name, among: words)
  }
}
