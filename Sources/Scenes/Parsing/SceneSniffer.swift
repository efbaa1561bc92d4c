import Foundation

/// Decides whether a file is a scene or data.
enum SceneSniffer {
  /// The most bytes of a file without a known ending that are read to find out whether it is a scene.
  static let mostOfUnnamed = 1 << 16

  /// Whether a file is a scene: by its ending, or for JSON, standard input and unknown endings by its keys.
  ///
  /// One common key is not enough: all keys must be those of a scene, or all steps those of a scene.
  static func isScene(_ bytes: [UInt8], path: String) -> Bool {
    if isScene(path: path) { return true }
    switch DataFormat(named: path) {
    case .json: return TopKeys(bytes)?.areScene ?? isMeantAsScene(bytes)
    case .csv, .jsonLines, .text: return false
    case nil where path == "-":
      return beginsWithVersion(bytes) || TopKeys(bytes)?.areScene ?? isMeantAsScene(bytes)
    case nil where bytes.count > mostOfUnnamed: return beginsAsScene(bytes.prefix(mostOfUnnamed))
    case nil: return beginsWithVersion(bytes) || TopKeys(bytes)?.areScene ?? false
    }
  }

  /// Whether the first complete lines of a long file are the beginning of a scene.
  static func beginsAsScene(_ beginning: ArraySlice<UInt8>) -> Bool {
    let end = beginning.lastIndex(of: UInt8(ascii: "\n")) ?? beginning.startIndex
    let lines = beginning[..<end]
    return beginsWithVersion(lines) || isOfSceneKeys(lines)
  }

  /// The kind of data that a file read as a scene could be instead; nil where its keys are those of a scene.
  static func otherKind(of bytes: [UInt8], path: String) -> FileKind? {
    if (try? JSONReader.document(in: bytes)) != nil { return .json }
    // It was read as a scene because of keys that other files can have as well.
    if path != "-", DataFormat(named: path) == nil, !isScene(path: path) { return .text }
    guard let keys = TopKeys(bytes) else {
      return isOfSceneKeys(bytes) || hasNothing(bytes) ? nil : .text
    }
    return keys.areOfScene || keys.describeScene || keys.areScene ? nil : .text
  }

  /// Whether a file is a scene by its ending alone.
  static func isScene(path: String) -> Bool {
    SceneFormat.endings.contains((path as NSString).pathExtension.lowercased())
  }

  /// The text of a scene.
  ///
  /// JSON may write a character beyond U+FFFF as two surrogates, which YAML does not have; they become one escape.
  static func text(of bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.first(where: { !$0.isWhitespace }) == "{" else { return text }
    let high = #/\\u([Dd][89ABab][0-9A-Fa-f]{2})\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})/#
    return text.replacing(high) { match in
      guard let high = UInt32(match.1, radix: 16), let low = UInt32(match.2, radix: 16) else {
        return String(match.0)
      }
      let scalar = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
      let digits = String(scalar, radix: 16, uppercase: true)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
  }

  /// Whether a text that cannot be parsed was meant as a scene, by its keys; reading it then reports the error.
  private static func isMeantAsScene(_ bytes: [UInt8]) -> Bool {
    if isOfSceneKeys(bytes) { return true }
    guard bytes.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "{"),
      DataFormat(guessing: bytes) != .jsonLines
    else { return false }
    let text = String(decoding: bytes.prefix(mostOfUnnamed), as: UTF8.self)
    return text.contains(#/"(cellophane|layout|steps|panes)"\s*:/#)
  }

  /// Whether there is nothing but comments.
  private static func hasNothing(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).allSatisfy { $0.first == UInt8(ascii: "#") }
  }

  /// Whether every unindented line begins with a key of a scene, at least one of them with a key that only scenes have.
  private static func isOfSceneKeys(_ bytes: some Collection<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    var isAboutSomething = false
    for line in text.split(separator: "\n") {
      guard let first = line.first, !first.isWhitespace, first != "#", first != "-", first != "}"
      else { continue }
      guard let colon = line.firstIndex(of: ":") else { return false }
      let key = String(line[..<colon])
      guard SceneReader.keys.contains(key) else { return false }
      if ["data", "layout", "steps", "panes"].contains(key) { isAboutSomething = true }
    }
    return isAboutSomething
  }

  private static func beginsWithVersion(_ bytes: some Collection<UInt8>) -> Bool {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 100)
    let first = lines.first { !$0.starts(with: "#".utf8) && !$0.starts(with: "---".utf8) }
    return first?.starts(with: "cellophane:".utf8) ?? false
  }
}
