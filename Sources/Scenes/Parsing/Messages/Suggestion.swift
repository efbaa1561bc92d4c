/// Finds the known name that a mistyped name most likely stands for.
enum Suggestion {
  /// `, did you mean …?` for the nearest known name within two edits, else nothing.
  static func phrase(for name: String, among known: [String]) -> String {
    guard let match = nearest(to: name, among: known) else { return "" }
    return ", did you mean `\(match)`?"
  }

  /// The message for an unknown key: it suggests a similar key, or lists the known ones.
  static func refusal(ofKey key: String, among known: [String]) -> String {
    let hint = phrase(for: key, among: known)
    return "unknown key \(key.quoted)" + (hint.isEmpty ? "; it is \(known.alternatives)" : hint)
  }

  /// The nearest known name within two edits; of equally near ones the first.
  static func nearest(to name: String, among known: [String]) -> String? {
    guard name.count <= 60 else { return nil }
    let lowercased = name.lowercased()
    return
      known
      .map { (name: $0, edits: edits(from: lowercased, to: $0.lowercased())) }
      .filter { $0.edits <= 2 && $0.edits < min($0.name.count, name.count) }
      .min { $0.edits < $1.edits }?
      .name
  }

  /// The number of letters to insert, delete, replace or swap with the next (optimal string alignment).
  private static func edits(from: String, to: String) -> Int {
    let from = Array(from)
    let to = Array(to)
    guard !from.isEmpty, !to.isEmpty else { return max(from.count, to.count) }
    var rows = [Array(0...to.count)]
    for i in 1...from.count {
      var row = [i]
      for j in 1...to.count {
        let replace = rows[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1)
        var best = min(replace, rows[i - 1][j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, from[i - 1] == to[j - 2], from[i - 2] == to[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[from.count][to.count]
  }
}
