/// Measures the performance targets and prints each with its value.
///
/// Times are medians, of CPU time where other programs on the machine would disturb, and ratios are taken within one run.
@main
@MainActor
struct Benchmarks {
  /// Measures the parts that are named, `engine` and `screen`, or both; the last argument is the program.
  static func main() throws {
    var parts = CommandLine.arguments.dropFirst()
    let program = parts.popLast()
    if parts.isEmpty || parts.contains("engine") {
      EngineTargets.measure()
      IndexTargets.measure()
    }
    if let program, parts.isEmpty || parts.contains("screen") {
      try ScreenTargets(program: program).measure()
    }
    Target.summarize()
  }
}
