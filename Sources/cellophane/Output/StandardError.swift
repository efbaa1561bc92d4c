import Foundation

/// Standard error, to print to for a person; where it cannot be written, nobody is told.
struct StandardError: TextOutputStream {
  mutating func write(_ string: String) {
    write(bytes: PlainText.spelled(string))
  }

  /// Writes words on a terminal's line that the next ones take the place of.
  func show(_ words: String) {
    write(bytes: PlainText.spelled(words) + "\u{1B}[K\r")
  }

  private func write(bytes text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
