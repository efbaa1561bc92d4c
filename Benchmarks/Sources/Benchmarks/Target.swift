import Foundation

/// A performance target and its measured value.
///
/// A value up to 20 % above its limit meets the target, because the machine adds that much noise.
@MainActor
enum Target {
  private static var missed: [String] = []
  private static var count = 0

  /// Prints a measured value beside its limit.
  ///
  /// - Parameters:
  ///   - name: The number of the target and the name of the quantity.
  ///   - value: The measured value.
  ///   - limit: The largest value that meets the target; nil if the value is only informative.
  ///   - unit: The unit of both; `×` for a ratio.
  static func report(_ name: String, _ value: Double, limit: Double? = nil, _ unit: String) {
    var line = "  " + padded(name, 64) + padded(text(value, unit), 14)
    if let limit {
      count += 1
      let holds = value <= limit * 1.2
      line += "≤ " + padded(text(limit, unit), 12) + (holds ? "" : "MISSED")
      if !holds { missed.append(name) }
    }
    print(line)
  }

  /// Prints the number of targets that are met, and the names of the others.
  static func summarize() {
    print("\n\(count - missed.count) of \(count) targets hold")
    for name in missed { print("  missed: \(name)") }
  }

  private static func text(_ value: Double, _ unit: String) -> String {
    let digits = value == 0 || value >= 100 ? 0 : value >= 1 ? 2 : value >= 0.01 ? 3 : 6
    let number = String(format: "%.\(digits)f", value)
    return unit == "×" ? "×\(number)" : "\(number) \(unit)"
  }
}

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

extension Sequence<Double> {
  /// The value below which the fraction `part` of the values lies; 0 if there are no values.
  func percentile(_ part: Double) -> Double {
    let values = sorted()
    return values.isEmpty
      ? 0 : values[Swift.min(values.count - 1, Int(part * Double(values.count)))]
  }

  var median: Double { percentile(0.5) }
}

/// The CPU time of this thread, which other programs on the machine hardly affect.
enum ThreadTime {
  /// Measures the CPU time of `work` in seconds.
  static func measure(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The resident memory of this process.
enum ResidentMemory {
  /// The resident memory in bytes; nil on a system without `/proc`.
  static var now: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
