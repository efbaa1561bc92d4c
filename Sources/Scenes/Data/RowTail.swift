import Foundation

/// Makes items of the rows that follow those a stream had when it was opened for browsing.
public struct RowTail: Sendable {
  private let format: DataFormat
  /// The name of the field that cells show; nil if there are no fields.
  private let field: String?
  /// The line before the rows that names their fields or names their delimiter; empty for other formats than CSV.
  private let head: [UInt8]
  /// The number of rows that `head` alone has.
  private let headRows: Int
  /// The number of rows so far.
  private var count: Int
  /// The bytes of the row that is not complete yet.
  private var rest: [UInt8]

  /// Nil if the scene does not show the rows of a stream one after the other.
  ///
  /// - Parameters:
  ///   - scene: The scene that browses the stream.
  ///   - beginning: The bytes of the rows that the scene has.
  ///   - rest: The bytes that were read after them.
  ///   - kind: The kind that they were read as.
  public init?(of scene: Scene, after beginning: Data, _ rest: Data, as kind: FileKind) {
    guard scene.isBrowsing, scene.panes.count == 1, let data = scene.panes.first?.data,
      data.sections.count == 1, let file = data.file, file.section == nil, file.id == nil,
      let format = kind.format
    else { return nil }
    self.format = format
    field = file.shown?.name ?? file.fields.first
    count = data.itemCount
    self.rest = Array(rest)
    let line = beginning.drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .prefix { $0 != UInt8(ascii: "\n") }
    head = format == .csv ? SceneLoader.cleaned(Array(line) + [UInt8(ascii: "\n")]) : []
    headRows = (try? Self.table(head, format))?.count ?? 0
  }

  /// The items of the rows that further bytes complete.
  ///
  /// - Parameters:
  ///   - bytes: The next bytes of the stream.
  ///   - isAtEnd: Whether the stream has ended, so that its last row needs no line end.
  /// - Returns: The items, in order.
  public mutating func items(adding bytes: [UInt8], isAtEnd: Bool = false) -> [Item] {
    rest += bytes
    let end = isAtEnd ? rest.count : Self.completeEnd(of: rest, format) ?? 0
    let complete = SceneLoader.cleaned(Array(rest[..<end]))
    rest.removeFirst(end)
    guard !complete.isEmpty, let table = try? Self.table(head + complete, format) else { return [] }
    return (headRows..<max(headRows, table.count)).map { row in
      defer { count += 1 }
      return Item(id: String(count), isNamed: false, text: table.text(row: row, fieldNamed: field))
    }
  }

  private static func table(_ bytes: [UInt8], _ format: DataFormat) throws -> Table {
    try TableReader(name: "-").table(from: bytes, as: format)
  }

  /// The end of the last complete row, behind its line end; nil if no row is complete.
  ///
  /// A line end within the quotes of a CSV ends no row.
  static func completeEnd(of bytes: [UInt8], _ format: DataFormat) -> Int? {
    guard format == .csv else { return bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } }
    var end: Int?
    var isQuoted = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: "\n"), !isQuoted { end = index + 1 }
    }
    return end
  }
}

extension SceneLoader {
  /// Decides whether a stream can be shown while it is still being written: its rows are lines of text, of JSON or of CSV.
  ///
  /// - Parameters:
  ///   - beginning: The bytes so far.
  ///   - kind: The kind that the user asked for; nil to decide by the bytes.
  /// - Returns: The kind to read the rows as, and the end of the last complete one; nil if none is complete, or if the
  ///   stream must be read to its end.
  public static func rows(
    inBeginning beginning: Data, as kind: FileKind?
  ) -> (kind: FileKind, end: Int)? {
    let bytes = Array(beginning)
    guard let kind = kind ?? kindOfRows(in: bytes), let format = kind.format, format != .json,
      let end = RowTail.completeEnd(of: bytes, format)
    else { return nil }
    return (kind, end)
  }

  private static func kindOfRows(in bytes: [UInt8]) -> FileKind? {
    guard !bytes.contains(0), !SceneSniffer.isScene(bytes, path: "-") else { return nil }
    let isBlank = { (byte: UInt8) in " \t\r\n".utf8.contains(byte) }
    let text = bytes.drop(while: isBlank)
    if text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[") {
      let line = text.prefix { $0 != UInt8(ascii: "\n") }
      if case .object? = try? JSONReader.value(in: line) { return .jsonl }
      do {
        _ = try JSONReader.document(in: bytes)
        return nil
      } catch let failure as JSONReader.Failure where failure.index >= bytes.count {
        return nil
      } catch {}
    }
    return DataFormat(guessing: bytes) == .csv ? .csv : .text
  }
}
