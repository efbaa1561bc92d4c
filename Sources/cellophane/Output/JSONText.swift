import Foundation

/// JSON on one line, its keys in the order of the alphabet, so that the same value is the same text.
enum JSONText {
  /// - Throws: An error when the value cannot be said in JSON.
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
