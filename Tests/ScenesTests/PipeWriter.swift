import Foundation

/// Writes to a pipe with a name, for whoever reads it.
final class PipeWriter: @unchecked Sendable {
  private let path: String
  private var text: String?

  /// - Parameters:
  ///   - path: The pipe.
  ///   - text: What the first that reads is to have; all that come after have `too late`.
  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
    // A reader that goes away ends nobody.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Opens the pipe, writes and closes it; at first it waits for somebody to read.
  func write() {
    let descriptor = open(path, text == nil ? O_WRONLY | O_NONBLOCK : O_WRONLY)
    guard descriptor >= 0 else { return }
    try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(
      contentsOf: Data((text ?? "too late\n").utf8))
    text = nil
  }
}
