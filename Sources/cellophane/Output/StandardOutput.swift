import Foundation

/// Standard output.
///
/// What is written stands there at once, before anything that standard error gets after it.
enum StandardOutput {
  /// Nobody can write there: a disk is full, or it is closed.
  struct Failure: Error, CustomStringConvertible {
    var reason: String

    var description: String { "standard output cannot be written: \(reason)" }
  }

  /// - Parameters:
  ///   - text: What to write.
  ///   - terminator: What ends it.
  /// - Throws: `Failure`.
  static func write(_ text: String, terminator: String = "\n") throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((text + terminator).utf8))
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      throw Failure(
        reason: cause.map { String(cString: strerror(Int32($0.code))) } ?? "\(error)")
    }
  }
}
