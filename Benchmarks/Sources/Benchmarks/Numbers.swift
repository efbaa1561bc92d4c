import Foundation

/// `1 000 000`.
func grouped(_ number: Int) -> String {
  var digits = String(number)
  var groups: [String] = []
  while !digits.isEmpty {
    groups.insert(String(digits.suffix(3)), at: 0)
    digits.removeLast(min(3, digits.count))
  }
  return groups.joined(separator: " ")
}

func milliseconds(_ time: Duration) -> String {
  let (seconds, attoseconds) = time.components
  return String(format: "%.3f ms", Double(seconds) * 1e3 + Double(attoseconds) * 1e-15)
}

func microseconds(_ time: Duration) -> String {
  let (seconds, attoseconds) = time.components
  return String(format: "%.2f µs", Double(seconds) * 1e6 + Double(attoseconds) * 1e-12)
}

func rounded(_ ratio: Double) -> String {
  String(format: "%.2f", ratio)
}

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
