import Foundation

/// The program on a terminal of 120 × 40, beside `less` on the same text and beside ncurses drawing the same screens
/// plainly.
@MainActor
enum ScreenBenchmarks {
  private static let rounds = 5
  private static let keys = 21

  /// What a program cost: medians.
  private struct Cost {
    var firstScreen = 0.0
    var start = 0
    var whole = 0
    var line = PseudoTerminal.Answer()
    var page = PseudoTerminal.Answer()
    var idle = 0
    var memory = 0
  }

  /// Measures the program at a path.
  static func run(program: String) {
    guard let folder = try? TextFolder(lines: 1_000_000) else { return }
    defer { folder.remove() }
    print("Screen: 120 × 40, medians of \(rounds) runs of \(keys) keys, taken in turn.\n")
    bytes(program, folder.text)
    costs(program, folder)
  }

  /// A line and a page against ncurses that is given every cell of the same screens.
  private static func bytes(_ program: String, _ text: String) {
    print("bytes to the terminal  (wished for: at most ×1.15)")
    for (name, showsInspector) in [("browsing", false), ("with the inspector", true)] {
      let plain = plainBytes(text, showsInspector)
      let ours = keyBytes([program, "open", text], first: showsInspector ? "pj" : "ipj")
      for (what, ours, plain) in [
        ("one line", ours.line, plain.line), ("one page", ours.page, plain.page),
      ] {
        report("\(what), \(name)", "\(ours)", Double(ours) / Double(max(1, plain)), bar: 1.15)
        report("  ncurses, every cell", "\(plain)", 1, bar: nil)
      }
      report("nothing changed, \(name)", "\(ours.nothing)", nil, bar: nil)
    }
    print()
  }

  private static func plainBytes(_ text: String, _ showsInspector: Bool) -> (line: Int, page: Int) {
    let command = [
      CommandLine.arguments[0], PlainDrawing.argument, text,
      showsInspector ? PlainDrawing.withInspector : "bare",
    ]
    guard let terminal = PseudoTerminal(command) else { return (0, 0) }
    defer { terminal.close() }
    _ = terminal.firstAnswer()
    return (terminal.answer(to: "j").bytes, terminal.answer(to: " ").bytes)
  }

  private static func keyBytes(
    _ command: [String], first: String
  ) -> (line: Int, page: Int, nothing: Int) {
    guard let terminal = PseudoTerminal(command) else { return (0, 0, 0) }
    defer { terminal.close() }
    _ = terminal.firstAnswer()
    for key in first { _ = terminal.answer(to: String(key)) }
    let line = terminal.answer(to: "j").bytes
    let page = terminal.answer(to: " ").bytes
    // To the end, where one more line goes nowhere.
    _ = terminal.answer(to: "G")
    _ = terminal.answer(to: "j")
    return (line, page, terminal.answer(to: "j").bytes)
  }

  private static func costs(_ program: String, _ folder: TextFolder) {
    let contestants = [
      Contestant(name: "less", command: ["less", folder.text], last: "lines.txt"),
      Contestant(name: "a text of as many lines", command: [program, "open", folder.text]),
      Contestant(
        name: "1 000 000 rows", command: [program, folder.scene(rows: 1_000_000, estimate: 20)]),
      Contestant(
        name: "1 000 000 000 rows",
        command: [program, folder.scene(rows: 1_000_000_000, estimate: 20)]),
      // Each row that turns out lower than guessed has the layout asked once more, in seven rounds for a page: that is
      // UIKit's way of measuring, and not what the screen costs.
      Contestant(
        name: "1 000 000 rows guessed at 44",
        command: [program, folder.scene(rows: 1_000_000, estimate: 44)], hasBar: false),
    ]
    var costs = contestants.map { _ in [Cost]() }
    for _ in 0..<rounds {
      for index in contestants.indices {
        let contestant = contestants[index]
        if let cost = cost(contestant, first: index == 0 ? "" : "ip") {
          costs[index].append(cost)
        }
      }
    }
    let parts: [Part] = [
      Part("first screen", " ms", bar: 3) { $0.firstScreen * 1e3 },
      Part("CPU to the first screen", " ms") { Double($0.start) / 1e6 },
      Part("CPU until all lines are counted", " ms") { Double($0.whole) / 1e6 },
      Part("CPU for a line, while time stands", " µs", bar: 4) { Double($0.line.processor) / 1e3 },
      Part("CPU for a page, while time stands", " µs", bar: 2) { Double($0.page.processor) / 1e3 },
      Part("resident after that, of 24 MB wished for at most", " MB") { Double($0.memory) / 1024 },
      Part("CPU in a second of nothing, wished for: none", " µs") { Double($0.idle) / 1e3 },
    ]
    for part in parts {
      print(part.title + (part.bar.map { "  (wished for: at most ×\(rounded($0)) of less)" } ?? ""))
      var reference = 0.0
      for (index, contestant) in contestants.enumerated() {
        let values = costs[index].map(part.value).sorted()
        guard !values.isEmpty else { continue }
        let median = values[values.count / 2]
        if index == 0 { reference = median }
        report(
          contestant.name, rounded(median) + part.unit, reference > 0 ? median / reference : nil,
          bar: index > 0 && contestant.hasBar ? part.bar : nil)
      }
      print()
    }
  }

  /// A program on a text or a scene.
  private struct Contestant {
    var name: String
    var command: [String]
    /// What stands last on its first screen: the name of the file, or the last of the keys.
    var last = "quit"
    /// Whether what it costs is held against the bars.
    var hasBar = true
  }

  /// One thing that is compared.
  private struct Part {
    var title: String
    var unit: String
    var bar: Double?
    var value: (Cost) -> Double

    init(_ title: String, _ unit: String, bar: Double? = nil, value: @escaping (Cost) -> Double) {
      self.title = title
      self.unit = unit
      self.bar = bar
      self.value = value
    }
  }

  private static func cost(_ contestant: Contestant, first: String) -> Cost? {
    guard let terminal = PseudoTerminal(contestant.command) else { return nil }
    defer { terminal.close() }
    var cost = Cost()
    let start = terminal.firstAnswer(showing: contestant.last)
    cost.firstScreen = start.shown?.latency ?? 0
    cost.start = start.shown?.processor ?? 0
    cost.whole = start.processor
    for key in first { _ = terminal.answer(to: String(key)) }
    cost.line = median(of: terminal, "j")
    cost.page = median(of: terminal, " ")
    cost.memory = terminal.memory
    for _ in 0..<9 { cost.idle += terminal.answer().processor }
    return cost
  }

  private static func median(of terminal: PseudoTerminal, _ key: String) -> PseudoTerminal.Answer {
    let answers = (0..<keys).map { _ in terminal.answer(to: key) }
    return answers.sorted { $0.processor < $1.processor }[keys / 2]
  }

  private static func report(_ name: String, _ text: String, _ ratio: Double?, bar: Double?) {
    let verdict = bar.map { (ratio ?? 0) > $0 ? "  over" : "" } ?? ""
    print(
      "  \(padded(name, 40))\(padded(text, 14))" + (ratio.map { "×" + rounded($0) } ?? "")
        + verdict)
  }
}
