/// Reads `data`: a number, sections, or a file.
struct DataReader {
  /// The kind that every data file is read as; nil to decide by its name.
  var kind: FileKind?
  /// Whether a data file is opened by itself, not named by a scene.
  var isBrowsing = false
  /// Loads the file that a scene names; returns its name in messages and its contents.
  let load: (SceneValue) throws -> (name: String, contents: FileContents)

  /// The keys that may accompany `file`.
  private static let fileKeys = ["text", "section", "id", "header"]

  func data(from value: SceneValue) throws -> DataSource {
    guard value.entries != nil else {
      let count = try value.wholeNumber(0...SceneFormat.Limits.items)
      return .sections(try SectionData([SectionDraft(items: .numbered(count))], from: value))
    }
    let map = try MapReader(value, known: ["sections", "file"] + Self.fileKeys)
    switch try map.choice(among: ["sections", "file"]) {
    case let entry? where entry.key == "file": return .table(try table(entry.value, map))
    case let entry?:
      for key in Self.fileKeys where map[key] != nil {
        throw map.place(of: key).error("`\(key)` belongs to `file`")
      }
      let sections = try entry.value.list(of: "sections").map(section)
      return .sections(try SectionData(sections, from: entry.value))
    case nil: throw value.error("`data` needs `sections` or `file`")
    }
  }

  private func table(_ file: SceneValue, _ map: MapReader) throws -> TableData {
    let path = try file.text()
    let (name, contents) = try load(file)
    let hasNames = try map["header"]?.flag()
    let namesField = ["text", "section", "id"].contains { map[$0] != nil }
    let reader = TableReader(
      name: name, hasNames: hasNames, showsMoreThanNothing: isBrowsing && !namesField)
    var isSeparated = true
    let table: Table
    switch contents {
    case .lines(let lines):
      table = reader.table(of: lines)
      isSeparated = false
    case .records(let records):
      table = CSVReader(name: name, hasNames: hasNames).table(of: records)
    case .bytes(let bytes):
      let format =
        kind?.format ?? (path == "-" ? DataFormat(guessing: bytes) : DataFormat(path: path))
      table = try reader.table(from: bytes, as: format)
      isSeparated = format == .csv
    }
    if let header = map["header"], !isSeparated {
      throw header.error("`header` is for comma-separated values, and \(name) has none")
    }
    let isOfOtherKind = kind?.format.map { $0 != DataFormat(path: path) } ?? false
    return try TableData(
      table, at: name, text: map["text"], section: map["section"], id: map["id"],
      hasNames: hasNames, isReadOtherwise: isOfOtherKind || table.standsForNothing)
  }

  private func section(_ value: SceneValue) throws -> SectionDraft {
    let map = try MapReader(value, known: ["items", "header", "footer", "repeat"])
    var section = try SectionDraft(from: map, atMost: SceneFormat.Limits.items)
    if let times = map["repeat"] {
      section.times = try times.wholeNumber(1...SceneFormat.Limits.items)
    }
    return section
  }
}
