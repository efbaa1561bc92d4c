/// A value as lines of YAML: on one line where it fits, else one element a line.
struct WrittenText {
  /// The preferred length of a line, in characters.
  static let columns = 100

  private(set) var lines: [String] = []

  /// Writes the keys of a file, each of them at the margin.
  ///
  /// - Parameters:
  ///   - entries: The keys in order.
  ///   - spread: Keys whose list has a line for each element, however short it is.
  init(_ entries: [WrittenValue.Entry], spreading spread: Set<String>) {
    for entry in entries { write(entry, at: 0, spreads: spread.contains(entry.key)) }
  }

  private mutating func write(_ entry: WrittenValue.Entry, at indent: Int, spreads: Bool = false) {
    let margin = String(repeating: " ", count: indent)
    if case .text(let text) = entry.value, let block = BlockText(text) {
      lines.append("\(margin)\(entry.writtenKey): \(block.mark)")
      lines += block.lines.map { $0.isEmpty ? "" : "\(margin)  \($0)" }
      return
    }
    let line = "\(margin)\(entry.writtenKey): \(entry.value.flow)"
    guard spreads || line.unicodeScalars.count > Self.columns else { return lines.append(line) }
    switch entry.value {
    case .list(let elements) where !elements.isEmpty:
      lines.append("\(margin)\(entry.writtenKey):")
      for element in elements { write(element, at: indent + 2) }
    case .map(let entries) where !entries.isEmpty:
      lines.append("\(margin)\(entry.writtenKey):")
      for entry in entries { write(entry, at: indent + 2) }
    default: lines.append(line)
    }
  }

  /// An element of a list.
  private mutating func write(_ element: WrittenValue, at indent: Int) {
    let margin = String(repeating: " ", count: indent)
    let line = "\(margin)- \(element.step)"
    guard case .map(let entries) = element, !entries.isEmpty,
      line.unicodeScalars.count > Self.columns || entries.contains(where: \.isBlock)
    else {
      guard line.unicodeScalars.count > Self.columns, case .list(let elements) = element,
        !elements.isEmpty
      else { return lines.append(line) }
      lines.append("\(margin)-")
      for element in elements { write(element, at: indent + 2) }
      return
    }
    let first = lines.count
    for entry in entries { write(entry, at: indent + 2) }
    lines[first].replaceSubrange(
      lines[first].startIndex..<lines[first].index(lines[first].startIndex, offsetBy: indent + 1),
      with: margin + "-")
  }
}

extension WrittenValue {
  /// The value on one line.
  var flow: String {
    switch self {
    case .word(let word): word
    case .text(let text): QuotedText(text).text
    case .list(let elements): "[" + elements.map(\.flow).joined(separator: ", ") + "]"
    case .map(let entries) where entries.isEmpty: "{}"
    case .map(let entries):
      "{ " + entries.map { "\($0.writtenKey): \($0.value.flow)" }.joined(separator: ", ") + " }"
    }
  }

  /// The value on the line of a dash, where a map of one key needs no braces.
  var step: String {
    guard case .map(let entries) = self, entries.count == 1, let entry = entries.first else {
      return flow
    }
    return "\(entry.writtenKey): \(entry.value.flow)"
  }
}

extension WrittenValue.Entry {
  /// The key, quoted where necessary: numbers and the field names of data are keys, too.
  fileprivate var writtenKey: String {
    Double(key) == nil ? QuotedText(key).text : key
  }

  /// Whether it is a text of several lines.
  fileprivate var isBlock: Bool {
    if case .text(let text) = value { BlockText(text) != nil } else { false }
  }
}
