import Foundation

/// What the process holds in memory.
enum ResidentMemory {
  /// Bytes, by the kernel's account; nil where it keeps none in this form.
  static var now: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
