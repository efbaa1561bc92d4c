/// Measures what must not grow with the number of rows, and prints ratios within this very run.
///
/// Absolute times tell more about the machine than about the program; a ratio of two of them taken in turn
/// tells about the program.
@main
@MainActor
struct Benchmarks {
  /// With the path of the program as the last argument, the screen is measured too; `screen` before it leaves out the rest.
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == PlainDrawing.argument, arguments.count == 3 {
      let subject = ScreenSubject(
        path: arguments[2], showsInspector: arguments[3] == PlainDrawing.withInspector)
      return PlainDrawing.run(subject)
    }
    if arguments.first != "screen" { engineAndSession() }
    if let program = arguments.last, program != "screen" { ScreenBenchmarks.run(program: program) }
  }

  private static func engineAndSession() {
    EngineBenchmarks.run()
    print(
      "Program: medians of \(Comparison.rounds) rounds, each taken in turn. Smaller is better.\n")
    opening()
    scrolling()
    scrollingAfterMeasuring()
    drawing()
    auditing()
    reading()
  }

  /// What is long in one place takes as long as the same in ten.
  private static func reading() {
    let texts: [(name: String, ending: String, text: (Int) -> String)] = [
      ("escapes of a JSON string", "json", { "[\"\(String(repeating: "line\\n", count: $0))\"]" }),
      ("equal names of CSV fields", "csv", { String(repeating: "name,", count: $0) + "last\n" }),
      ("tabs of a line", "txt", { String(repeating: "\t", count: $0) }),
    ]
    for (name, ending, text) in texts {
      Comparison("read \(name)", bar: 1.5) {
        let short = ReadText(text(2_000), ending: ending)
        let long = ReadText(text(20_000), ending: ending)
        $0.add("ten times \(grouped(2_000))") { for _ in 0..<10 { short.read() } }
        $0.add(grouped(20_000)) { long.read() }
      }
    }
  }

  /// What judging each painted frame adds to a run of 300 of them without a screen.
  private static func auditing() {
    for layout in ["list", "flow"] {
      let subject = JudgedRun(layout)
      Comparison("scroll a \(layout) of 10,000 by 30 pt in 300 frames", bar: 1.3, repeats: 10) {
        $0.add("not audited") { subject.run(isAudited: false) }
        $0.add("audited") { subject.run(isAudited: true) }
      }
    }
  }

  /// A list of a thousand rows does more: its truth is laid out beside it, which longer ones are spared.
  private static func opening() {
    Comparison("open a list and make its first frame", bar: 1.5) {
      for count in [1_000, 1_000_000, 1_000_000_000] {
        $0.add("\(grouped(count)) rows") { _ = Subject(rows: count).frame }
      }
      $0.add("\(grouped(1_000_000)) rows, each laid out", isBarred: false) {
        _ = PlainList(rows: 1_000_000).frames(from: 0, to: 480)
      }
    }
  }

  private static func scrolling() {
    Comparison("scroll one row and make a frame", bar: 1.5, repeats: 200) {
      for count in [1_000, 1_000_000, 1_000_000_000] {
        let subject = Subject(rows: count)
        $0.add("\(grouped(count)) rows") { subject.scrollOneRow() }
      }
    }
    Comparison("go to the end and back", bar: 1.5) {
      for count in [1_000, 1_000_000, 1_000_000_000] {
        let subject = Subject(rows: count)
        $0.add("\(grouped(count)) rows") { subject.goToTheEndAndBack() }
      }
    }
  }

  private static func scrollingAfterMeasuring() {
    Comparison("scroll one row of a million when so many are measured", bar: 2, repeats: 200) {
      for count in [100, 1_000, 20_000] {
        let subject = Subject(rows: 1_000_000)
        subject.measure(count)
        $0.add("\(grouped(count)) rows") { subject.scrollOneRow() }
      }
    }
  }

  private static func drawing() {
    let picture = Picture(Subject(rows: 200).frame)
    Comparison("draw 200 rows on 80 × 24, of all the work to the first picture", bar: 1) {
      $0.add("read, laid out, measured, drawn") { _ = Picture(Subject(rows: 200).frame).draw() }
      $0.add("drawn alone") { _ = picture.draw() }
    }
  }
}
