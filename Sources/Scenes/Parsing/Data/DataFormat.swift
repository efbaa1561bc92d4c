import Foundation

/// The format of a data file.
public enum DataFormat: CaseIterable, Sendable {
  case csv
  case json
  case jsonLines
  case text

  /// The endings of the names of its files, in lowercase; a file with an unknown ending is text.
  public var endings: [String] {
    switch self {
    case .csv: ["csv", "tsv"]
    case .json: ["json"]
    case .jsonLines: ["jsonl", "ndjson"]
    case .text: ["txt"]
    }
  }

  /// The format by the file's ending; text if no format has the ending.
  init(path: String) {
    self = Self(named: path) ?? .text
  }

  /// The format by the file's ending; nil if no format has the ending.
  init?(named path: String) {
    let ending = (path as NSString).pathExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else {
      return nil
    }
    self = format
  }

  /// Guesses the format from the contents, for data without a name.
  ///
  /// Invalid JSON is text. CSV must have a comma, a tab or a semicolon in its first line and as many in its second.
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

/// The kind that a file is read as, whatever its name and contents.
public enum FileKind: String, CaseIterable, Sendable {
  case scene
  case csv
  case json
  case jsonl
  case text

  /// The format of the rows; nil for a scene.
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
