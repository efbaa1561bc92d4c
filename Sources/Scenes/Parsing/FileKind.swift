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
