import Foundation

/// Measures the program on a terminal of 120 × 40: CPU time, latency, memory and output of user actions.
@MainActor
struct ScreenTargets {
  private let program: String
  private let files: BenchmarkFiles
  private static let runs = 5
  private static let keys = 101

  init(program: String) throws {
    self.program = program
    files = try BenchmarkFiles()
  }

  func measure() throws {
    print("\nScreen: 120 × 40, medians of \(Self.runs) starts and of \(Self.keys) keys\n")
    defer { files.remove() }
    try starting()
    try scrolling()
    try growth()
    try twoPanes()
    try jumping()
    try history()
    try largeTable()
  }

  private func with<Result>(
    _ arguments: [String], _ body: (TerminalProgram) throws -> Result
  ) throws -> Result {
    let terminal = try TerminalProgram([program] + arguments)
    defer { terminal.close() }
    return try body(terminal)
  }

  private func firstScreen(of file: String) throws -> Double {
    try (0..<Self.runs).map { _ in
      try with([file]) { $0.firstScreen() ?? .infinity }
    }.median
  }

  private func starting() throws {
    var times: [Int: Double] = [:]
    for rows in [1_000, 10_000, 1_000_000, 1_000_000_000] {
      let time = try firstScreen(of: files.scene(rows: rows))
      times[rows] = time
      Target.report("P1 CPU to the first screen, \(rows) rows", time, limit: 50, "ms")
    }
    Target.report(
      "P1 1e9 rows to 1e4", (times[1_000_000_000] ?? 0) / (times[10_000] ?? 1), limit: 1.2, "×")
    Target.report(
      "P1 CPU to the first screen, a text of 80 MB", try firstScreen(of: files.text()), limit: 50,
      "ms")
  }

  /// Measures one pane: single keys while paused, each of which makes one frame, then a burst of keys, then idling.
  private func scrolling() throws {
    try with([files.scene(rows: 1_000_000)]) { terminal in
      guard terminal.firstScreen() != nil else { throw TerminalProgram.Failure() }
      Target.report("P3 memory after the first screen", terminal.memory, limit: 40, "MB")
      _ = terminal.type("p")
      for (name, key) in [("line", "j"), ("page", " ")] {
        let responses = (0..<Self.keys).map { _ in terminal.type(key) }
        Target.report("P2 CPU of a \(name), median", responses.map(\.cpu).median, limit: 3, "ms")
        Target.report(
          "P2 CPU of a \(name), p99", responses.map(\.cpu).percentile(0.99), limit: 8, "ms")
        Target.report(
          "P4 key to last byte, a \(name)", responses.map(\.latency).median, limit: 4, "ms")
        Target.report("   bytes of a \(name)", responses.map { Double($0.bytes) }.median, "bytes")
      }
      // A terminal delivers at most 4 kB per read.
      let burst = terminal.type(String(repeating: "j", count: 200))
      Target.report("P5 pictures for 200 keys at once", Double(burst.frames), limit: 2, "")
      _ = terminal.type("p")
      _ = terminal.type("", silence: 500)
      let idle = terminal.type("", silence: 1_000)
      Target.report("P6 bytes in a second of rest", Double(idle.bytes), limit: 0, "")
      Target.report("P6 CPU in a second of rest", idle.cpu, limit: 0, "ms")
      _ = terminal.type("pG")
      _ = terminal.type("j")
      Target.report(
        "D1 bytes of a key that changes nothing", Double(terminal.type("j").bytes), limit: 0, "")
    }
  }

  /// Measures whether the cost of scrolling by a line grows with the number of rows.
  private func growth() throws {
    let times = try [10_000, 1_000_000_000].map { rows in
      try with([files.scene(rows: rows)]) { terminal in
        guard terminal.firstScreen() != nil else { throw TerminalProgram.Failure() }
        _ = terminal.type("p")
        return (0..<Self.keys).map { _ in terminal.type("j").cpu }.median
      }
    }
    Target.report("P2 CPU of a line, 1e9 rows to 1e4", times[1] / times[0], limit: 1.5, "×")
  }

  private func twoPanes() throws {
    try with([files.scene(rows: 1_000_000), files.scene(rows: 1_000_000, estimate: 44)]) {
      terminal in
      guard terminal.firstScreen() != nil else { throw TerminalProgram.Failure() }
      // Turns on the guides, the ruler, the minimap, the frame costs and the calls.
      _ = terminal.type("pVRM#c")
      let responses = (0..<Self.keys).map { _ in terminal.type(" ") }
      Target.report(
        "P2 CPU of a page, two panes and all instruments", responses.map(\.cpu).median, limit: 5,
        "ms")
    }
  }

  private func jumping() throws {
    try with([files.scene(rows: 1_000_000_000)]) { terminal in
      guard terminal.firstScreen() != nil else { throw TerminalProgram.Failure() }
      _ = terminal.type("p")
      let ends = (0..<21).map { _ in
        let end = terminal.type("G")
        _ = terminal.type("g")
        return end.cpu
      }
      Target.report("P7 CPU to go to the end of 1e9 rows", ends.median, limit: 5, "ms")
    }
  }

  /// Measures memory and stepping back after a long scroll.
  private func history() throws {
    try with([files.scene(rows: 1_000_000, estimate: 44)]) { terminal in
      guard terminal.firstScreen() != nil else { throw TerminalProgram.Failure() }
      for _ in 0..<60 { _ = terminal.type("J", silence: 1_000) }
      Target.report("P3 memory after 60 flings", terminal.memory, limit: 120, "MB")
      _ = terminal.type("p")
      let steps = (0..<21).map { _ in terminal.type(",").latency }
      Target.report("P8 a frame back, key to last byte", steps.median, limit: 50, "ms")
    }
  }

  private func largeTable() throws {
    let file = try files.table()
    let megabytes =
      Double((try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0)
      / 1_048_576
    Target.report(
      "P9 CPU to the first screen, a CSV of \(Int(megabytes)) MB", try firstScreen(of: file),
      limit: 100, "ms")
    try with([file]) { terminal in
      guard terminal.firstScreen() != nil else { throw TerminalProgram.Failure() }
      let end = terminal.type("G", silence: 1_500)
      Target.report("P9 key to last byte, the first End", end.latency, limit: 1_500, "ms")
      Target.report("P9 memory", terminal.memory, limit: 40 + megabytes / 10, "MB")
    }
  }
}

/// A folder of files to open, removed after the measurements.
struct BenchmarkFiles {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cellophane-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Writes a scene of rows that are 20 points high.
  func scene(rows: Int, estimate: Int = 20) throws -> String {
    try write("\(rows)-\(estimate).yaml") {
      """
      data: \(rows)
      cell: { size: [1100, 20] }
      layout: { kind: list, estimatedHeight: \(estimate) }
      viewport: [1100, 760]
      """
    }
  }

  /// Writes a text of a million lines with 40 to 119 characters each (80 MB).
  func text() throws -> String {
    try write("lines.txt") {
      let words = (0..<80).map { length in
        String(repeating: "lorem ipsum dolor sit amet ", count: 5).prefix(32 + length)
      }
      var text = ""
      for line in 0..<1_000_000 { text += "\(1_000_000 + line) \(words[line &* 7919 % 80])\n" }
      return text
    }
  }

  /// Writes a table of a million records with 12 fields each (about 100 MB).
  func table() throws -> String {
    try write("table.csv") {
      var text = (1...12).map { "field\($0)" }.joined(separator: ",") + "\n"
      for row in 0..<1_000_000 {
        text += "\(row),name \(row),lorem,ipsum dolor,\(row &* 7919 % 1_000),sit,amet,consectetur,"
        text += "\(row % 7),\(row % 365),adipiscing elit,sed do eiusmod tempor\n"
      }
      return text
    }
  }

  private func write(_ name: String, _ text: () -> String) throws -> String {
    let file = folder.appendingPathComponent(name)
    if !FileManager.default.fileExists(atPath: file.path) {
      try Data(text().utf8).write(to: file)
    }
    return file.path
  }
}
