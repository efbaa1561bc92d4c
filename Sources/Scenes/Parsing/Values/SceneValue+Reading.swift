/// Conversions of a value; each throws a `SceneError` at the value's place if the value has another form.
extension SceneValue {
  /// The text of any scalar, as spelled in the file.
  func text() throws -> String {
    guard case .text(let text, _) = content else { throw needs("a text") }
    return text
  }

  /// `true` or `false`.
  func flag() throws -> Bool {
    switch plainText {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: throw needs("true or false")
    }
  }

  /// The elements of a list; an empty value is an empty list.
  func list(of what: String) throws -> [SceneValue] {
    switch content {
    case .list(let elements): return elements
    case .text("", isQuoted: false): return []
    default: throw needs("a list of \(what)")
    }
  }

  /// A list of exactly `count` elements.
  func list(_ count: Int, _ what: String) throws -> [SceneValue] {
    guard case .list(let elements) = content else { throw needs(what) }
    guard elements.count == count else {
      throw error("\(name.quoted) needs \(what), and this is a list of \(elements.count)")
    }
    return elements
  }

  /// One of the given words.
  ///
  /// A word that is not built is refused by name and never suggested. `kind` names the words in messages, as in
  /// `unknown layout kind`.
  func word(_ kind: String, among words: [SceneFormat.Word]) throws -> String {
    let offered = words.offered
    guard case .text(let text, _) = content else { throw needs(offered.alternatives) }
    guard let word = words.first(where: { $0.name == text }) else {
      let hint = Suggestion.phrase(for: text, among: offered)
      let known = hint.isEmpty ? "; it is \(offered.alternatives)" : hint
      throw error("unknown \(kind) \(text.quoted)\(known)")
    }
    guard word.isBuilt else { throw error("\(word.name.quoted) is not built yet") }
    return text
  }

  /// One of the cases of a type.
  func word<Value>(_ kind: String) throws -> Value
  where Value: RawRepresentable<String> & CaseIterable {
    let words = Value.allCases.map { SceneFormat.Word.built($0.rawValue) }
    guard let value = Value(rawValue: try word(kind, among: words)) else { throw needs(kind) }
    return value
  }

  /// The text of a scalar, quoted (as JSON requires) or not; nil for anything else.
  var word: String? {
    guard case .text(let text, _) = content else { return nil }
    return text
  }

  /// The text of an unquoted scalar; nil for anything else.
  var plainText: String? {
    guard case .text(let text, isQuoted: false) = content else { return nil }
    return text
  }

  /// An error that says which value is needed here.
  func needs(_ what: String) -> SceneError {
    error("\(name.quoted) needs \(what), not \(found)")
  }

  private var found: String {
    switch content {
    case .text("", isQuoted: false): "nothing"
    case .text(let text, isQuoted: false): text.quoted
    case .text(let text, isQuoted: true): "the text \(text.quoted)"
    case .list: "a list"
    case .map: "a map"
    }
  }
}

extension [String] {
  /// `a, b or c`, each in backquotes.
  var alternatives: String {
    let quoted = map(\.quoted)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
