/// What the program's own code printed while the screen was up: a layout's `print`, a library's warning.
public struct LogState: Sendable, Equatable {
  /// The lines that are kept.
  public static let limit = 1000
  /// Characters of a line that are kept.
  private static let width = 2000

  /// The last lines, oldest first.
  public private(set) var lines: [String] = []
  /// How many lines came since somebody looked.
  public private(set) var unseen = 0
  /// Whether the last line still waits for its end.
  private var isOpen = false

  /// Nothing printed.
  public init() {}

  /// Takes text as it was printed, perhaps in the middle of a line.
  public mutating func take(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(where: \.isNewline)
      add(rest[..<(end ?? rest.endIndex)])
      isOpen = end == nil
      rest = end.map { rest[rest.index(after: $0)...] } ?? ""
    }
    if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
  }

  /// Takes all of it for seen.
  public mutating func markSeen() {
    unseen = 0
  }

  private mutating func add(_ text: Substring) {
    if isOpen, let last = lines.popLast() {
      lines.append(String((last + text).prefix(Self.width)))
    } else {
      lines.append(String(text.prefix(Self.width)))
      unseen += 1
    }
  }
}
