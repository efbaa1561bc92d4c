import Yams

extension YAMLComposer {
  static let refusalOfAliases =
    "anchors and aliases are not part of the scene format; a text with `&` or `*` in front stands in quotes"

  static func refusalOfTwice(_ key: String) -> String {
    "the key \(key.quoted) appears twice in one map"
  }

  /// The parser's error at its place in the file, with a clearer message where there is one.
  func sceneError(_ error: YamlError) -> SceneError {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      return visiblePlace(mark).error(message(problem, context: context?.text, at: mark))
    case .reader(let problem, let offset, _, _):
      return characterPlace(offset ?? 0).error("not YAML: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      let key = duplicates.first ?? ""
      return second(key, after: context.mark).error(Self.refusalOfTwice(key))
    default:
      return SceneError(
        file: source.name, line: 0, column: 0, message: "not YAML: \(error.description)")
    }
  }

  private func message(_ problem: String, context: String?, at mark: Mark) -> String {
    let isOfAlias = ["an alias", "an anchor"].contains { context?.contains($0) == true }
    if problem.contains("alias") || isOfAlias { return Self.refusalOfAliases }
    if problem.contains("another document") {
      return "a file holds one scene, and here begins another"
    }
    if problem.contains("nesting level") { return "nested too deeply" }
    if problem.contains("cannot start any token"), character(at: place(mark)) == "\t" {
      return "YAML is not indented with tabs"
    }
    if problem.contains("block sequence entries") {
      return "not YAML: a list cannot begin here; a lone dash that is a text stands in quotes"
    }
    return "not YAML: \(problem)\(context.map { " \($0)" } ?? "")"
  }

  func character(at place: Place) -> Unicode.Scalar? {
    let lines = source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(place.line - 1) else { return nil }
    return lines[place.line - 1].unicodeScalars.dropFirst(place.scalarColumn - 1).first
  }

  /// The place of a mark, or the end of the last line that is not blank if the mark is after it.
  private func visiblePlace(_ mark: Mark) -> Place {
    let lines = source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isBehind = lines.dropFirst(mark.line - 1).allSatisfy { $0.allSatisfy(\.isWhitespace) }
    guard isBehind, let last = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      return place(mark)
    }
    return Place(
      source: source, line: last + 1, scalarColumn: lines[last].unicodeScalars.count + 1)
  }

  /// The place at an offset in characters into the YAML.
  private func characterPlace(_ offset: Int) -> Place {
    var line = 1
    var column = 1
    for character in source.text.prefix(offset + lead) {
      if character.isNewline {
        line += 1
        column = 1
      } else {
        column += character.unicodeScalars.count
      }
    }
    return Place(source: source, line: line, scalarColumn: column)
  }

  /// The place of the second of two equal keys; the parser reports only the first one.
  ///
  /// It is searched for in the same column further down; for a map on one line the result is the place of the first
  /// key.
  private func second(_ key: String, after first: Mark) -> Place {
    let lines = source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated().dropFirst(first.line) {
      let lead = line.unicodeScalars.prefix(first.column - 1)
      let rest = String(line.unicodeScalars.dropFirst(first.column - 1))
      let spellings = [key, "\"\(key)\"", "'\(key)'"]
      guard !spellings.contains(where: { rest.hasPrefix("\($0):") }) else {
        return Place(source: source, line: index + 1, scalarColumn: first.column)
      }
      guard lead.allSatisfy({ $0 == " " }) else { break }
    }
    return place(first)
  }

  /// The YAML with every `&name` at which a node may begin turned into a tag `!name`.
  ///
  /// Texts in quotes or blocks are changed as well, so the result can only be used to find aliases.
  static func withoutAnchors(_ yaml: String) -> String {
    var bytes = Array(yaml.utf8)
    let blanks = Set(" \t\r\n".utf8)
    let before = blanks.union("[{,".utf8)
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "&") {
      guard index == 0 || before.contains(bytes[index - 1]), !blanks.contains(bytes[index + 1])
      else { continue }
      bytes[index] = UInt8(ascii: "!")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
