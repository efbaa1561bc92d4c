import Foundation

/// A file that somebody named for what a command makes.
///
/// What the name leads to is written, through links and into pipes and devices, and nothing is ever put in its place.
struct OutputFile {
  /// It cannot be written.
  struct Failure: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "\(path) cannot be written: \(reason)" }
  }

  private let path: String
  private let openFlags: Int32

  /// Finds out whether there is a file to write, before there is anything to be written; nothing is made or changed.
  ///
  /// - Parameters:
  ///   - path: Where.
  ///   - isForced: Whether a file that is there may be written over; a pipe or a terminal always may.
  /// - Throws: `Misuse` for a file that is there, `Failure` for a folder and where the file cannot be written.
  init(_ path: String, isForced: Bool) throws {
    self.path = path
    var status = stat()
    guard stat(path, &status) != 0 else {
      let kind = status.st_mode & S_IFMT
      guard kind != S_IFDIR else { throw Self.failure(path, EISDIR) }
      guard isForced || kind == S_IFCHR || kind == S_IFIFO else {
        throw Misuse("\(path) is there already; --force writes over it.")
      }
      guard access(path, W_OK) == 0 else { throw Self.failure(path, errno) }
      openFlags = O_TRUNC
      return
    }
    guard errno == ENOENT else { throw Self.failure(path, errno) }
    // A link to what is not there yet: the file is made where it leads.
    guard lstat(path, &status) != 0 else {
      openFlags = O_CREAT | O_TRUNC
      return
    }
    let folder = (path as NSString).deletingLastPathComponent
    guard access(folder.isEmpty ? "." : folder, W_OK | X_OK) == 0 else {
      throw Self.failure(path, errno)
    }
    // One that somebody makes in the meantime is not written over.
    openFlags = O_CREAT | (isForced ? O_TRUNC : O_EXCL)
  }

  /// - Throws: `Failure`.
  func write(_ text: String) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | openFlags, 0o666)
    guard descriptor >= 0 else { throw Self.failure(path, errno) }
    defer { close(descriptor) }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.failure(path, errno) }
      bytes = bytes.dropFirst(count)
    }
  }

  private static func failure(_ path: String, _ code: Int32) -> Failure {
    Failure(path: path, reason: String(cString: strerror(code)))
  }
}
