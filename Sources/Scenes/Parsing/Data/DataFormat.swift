import Foundation

/// How the rows of a data file are written.
public enum DataFormat: CaseIterable, Sendable {
  case csv
  case json
  case jsonLines
  case text

  /// How the names of its files end, in small letters; a text is also whatever ends in a way that no format knows.
  public var endings: [String] {
    switch self {
    case .csv: ["csv", "tsv"]
    case .json: ["json"]
    case .jsonLines: ["jsonl", "ndjson"]
    case .text: ["txt"]
    }
  }

  /// The format by the file's ending; anything unknown is text.
  init(path: String) {
    self = Self(named: path) ?? .text
  }

  /// The format by the file's ending; nil for one that no format knows.
  init?(named path: String) {
    let ending = (path as NSString).pathExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else {
      return nil
    }
    self = format
  }

  /// The format by what stands there, for data without a name.
  ///
  /// JSON that does not hold is text. CSV must have a comma, a tab or a semicolon in its first line and as many in its
  /// second.
  init(guessing bytes: [UInt8]) {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: true)
    let first = bytes.first { !" \t\r\n".utf8.contains($0) }
    if first == UInt8(ascii: "[") || first == UInt8(ascii: "{") {
      if lines.count > 1, let line = lines.first, case .object? = try? JSONReader.value(in: line) {
        self = .jsonLines
        return
      }
      if (try? JSONReader.document(in: bytes)) != nil {
        self = .json
        return
      }
    }
    self = .text
    guard lines.count > 1 else { return }
    for delimiter in ",\t;".utf8 {
      let counts = lines.prefix(2).map { CSVReader.count(of: delimiter, in: $0) }
      if counts[0] > 0, counts[0] == counts[1] { self = .csv }
    }
  }
}

/// What a file is read as, whatever it is called and holds.
public enum FileKind: String, CaseIterable, Sendable {
  case scene
  case csv
  case json
  case jsonl
  case text

  /// How its rows are written; nil for a scene.
  var format: DataFormat? {
    switch self {
    case .scene: nil
    case .csv: .csv
    case .json: .json
    case .jsonl: .jsonLines
    case .text: .text
    }
  }
}
