import Foundation

/// A folder for as long as a measurement takes: a text, and scenes of so many rows.
struct TextFolder {
  private let url: URL

  /// Writes a text of so many lines, 40 to 119 characters each: 80 MB for a million, the text that the bars were set on.
  init(lines: Int) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cellophane-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let words = (0..<80).map { length in
      String(repeating: "lorem ipsum dolor sit amet ", count: 5).prefix(32 + length)
    }
    var text = ""
    text.reserveCapacity(lines * 81)
    for line in 0..<lines {
      text += "\(1_000_000 + line) \(words[line &* 7919 % 80])\n"
    }
    try Data(text.utf8).write(to: url.appendingPathComponent("lines.txt"))
  }

  /// The path of the text.
  var text: String { url.appendingPathComponent("lines.txt").path }

  /// The path of a scene with so many rows, each 20 points high and guessed at an estimate.
  func scene(rows: Int, estimate: Int) -> String {
    let scene = """
      data: \(rows)
      cell: { size: [1100, 20] }
      layout: { kind: list, estimatedHeight: \(estimate) }
      viewport: [1100, 760]
      """
    let file = url.appendingPathComponent("\(rows)-\(estimate).yaml")
    try? Data(scene.utf8).write(to: file)
    return file.path
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
