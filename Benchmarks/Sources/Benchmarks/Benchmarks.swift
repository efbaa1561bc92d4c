/// Measures the performance targets and prints each with its value.
///
/// Times are medians. CPU time is used where other programs would distort the time, and ratios are computed within one run.
@main
@MainActor
struct Benchmarks {
  /// Measures the named parts, `engine` or `screen`, or both by default; the last argument is the program's path.
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
