import Foundation

/// The smallest values of a compositional layout.
extension SceneValue {
  /// The words of dimensions, each with what stands for its number.
  private static let dimensions: [SceneFormat.Word] = [
    "fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings",
  ]

  /// `[width, height]`, each a dimension.
  func layoutSize() throws -> Compositional.Size {
    let pair = try list(2, "`[width, height]`, such as `[fractionalWidth(1), estimated(44)]`")
    return Compositional.Size(try pair[0].dimension(), try pair[1].dimension())
  }

  /// `fractionalWidth(0.5)`, `estimated`, or points for an absolute dimension.
  private func dimension() throws -> Compositional.Dimension {
    guard let text = word, !Self.isNumber(text) else {
      return .absolute(try length(.notNegative))
    }
    let (name, number) = try call(text, example: "fractionalWidth(0.5)")
    let word = try SceneValue(content: .text(name, isQuoted: false), place: place, name: self.name)
      .word("dimension", among: Self.dimensions)
    switch (word, number) {
    case ("estimated", nil): return .estimated(nil)
    case ("uniformAcrossSiblings", nil): return .uniformAcrossSiblings(nil)
    case (_, nil):
      throw error(
        "`\(word)` needs a number, such as `\(word)(\(word == "absolute" ? "44" : "0.5"))`")
    case ("fractionalWidth", let number?): return .fractionalWidth(try number.length(.notNegative))
    case ("fractionalHeight", let number?):
      return .fractionalHeight(try number.length(.notNegative))
    case ("absolute", let number?): return .absolute(try number.length(.notNegative))
    case ("estimated", let number?): return .estimated(try number.length(.notNegative))
    case (_, let number?): return .uniformAcrossSiblings(try number.length(.notNegative))
    }
  }

  /// `fixed(8)`, `flexible(8)`, or points for a fixed space.
  func spacing() throws -> Compositional.Spacing {
    guard let text = word, !Self.isNumber(text) else { return .fixed(try length(.any)) }
    let (name, number) = try call(text, example: "flexible(8)")
    let word = try SceneValue(content: .text(name, isQuoted: false), place: place, name: self.name)
      .word("spacing", among: ["fixed", "flexible"])
    guard let number else { throw error("`\(word)` needs a number, such as `\(word)(8)`") }
    return word == "flexible" ? .flexible(try number.length(.any)) : .fixed(try number.length(.any))
  }

  /// A name with a number in parentheses, as in Swift; nil for a name alone.
  private func call(_ text: String, example: String) throws -> (
    name: String, number: SceneValue?
  ) {
    guard let open = text.firstIndex(of: "(") else { return (text, nil) }
    guard text.last == ")" else { throw needs("a closing parenthesis, as in `\(example)`") }
    let name = String(text[..<open])
    let number = text[text.index(after: open)..<text.index(before: text.endIndex)]
      .trimmingCharacters(in: .whitespaces)
    return (
      name, SceneValue(content: .text(number, isQuoted: false), place: place, name: name)
    )
  }

  /// `[top, leading, bottom, trailing]`.
  func directionalInsets() throws -> Insets {
    let edges = try list(4, "`[top, leading, bottom, trailing]`").map { try $0.length(.any) }
    return Insets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  /// The kind of a view: any text.
  func elementKind() throws -> String {
    let text = try text()
    guard !text.isEmpty else { throw needs("a name") }
    return text
  }

  func zIndex() throws -> Int { try wholeNumber(-1_000_000...1_000_000) }
}
