import Foundation

/// Standard error, to print to for a person.
struct StandardError: TextOutputStream {
  mutating func write(_ string: String) {
    FileHandle.standardError.write(Data(PlainText.spelled(string).utf8))
  }
}
