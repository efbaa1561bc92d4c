import Foundation

/// Standard error, to print to for a person; where it cannot be written, nobody is told.
struct StandardError: TextOutputStream {
  mutating func write(_ string: String) {
    try? FileHandle.standardError.write(contentsOf: Data(PlainText.spelled(string).utf8))
  }
}
