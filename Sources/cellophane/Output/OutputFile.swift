import CPlatform
import Foundation
import Scenes

/// A file that a command writes its result to.
///
/// An existing file, pipe or device is written to instead of being replaced by a new file. A link to a file is refused, because its
/// name does not say which file would be overwritten.
struct OutputFile {
  /// The file cannot be written.
  struct Failure: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "\(path) cannot be written: \(reason)" }
  }

  private let path: String
  private let writing: platform_writing

  /// Checks whether a file can be written, before the result is known; changes nothing.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isForced: Whether an existing file may be overwritten; a pipe or a terminal always may.
  /// - Throws: `Misuse` for an existing file, `Failure` for a folder or a path that cannot be written.
  init(_ path: String, isForced: Bool) throws {
    self.path = path
    let existing = platform_describe_path(path)
    switch existing.kind {
    case platform_kind_none:
      guard existing.is_missing else { throw Self.failure(path, existing.error) }
      guard !platform_is_link(path) else { throw Self.link(path) }
      let parent = folder(ofPath: path)
      let refusal = platform_check_folder_writable(parent.isEmpty ? "." : parent)
      guard refusal == 0 else { throw Self.failure(path, -refusal) }
      // Do not overwrite a file that another program creates in the meantime.
      writing = isForced ? platform_writing_any : platform_writing_new
    case platform_kind_folder:
      throw Self.failure(path, platform_error_is_folder())
    case let kind:
      let isStream =
        [platform_kind_pipe, platform_kind_character_device, platform_kind_null_device]
        .contains(kind)
      guard isStream || !platform_is_link(path) else { throw Self.link(path) }
      guard isForced || isStream else {
        throw Misuse("\(path) is there already; --force writes over it.")
      }
      let refusal = platform_check_writable(path)
      guard refusal == 0 else { throw Self.failure(path, -refusal) }
      writing = platform_writing_existing
    }
  }

  /// - Throws: `Failure`.
  func write(_ text: String) throws {
    let descriptor = platform_open_for_writing(path, writing)
    guard descriptor >= 0 else { throw Self.failure(path, -descriptor) }
    defer { platform_close(descriptor) }
    let bytes = Array(text.utf8)
    let result = platform_write(descriptor, bytes, Int64(bytes.count), -1)
    guard result == 0 else { throw Self.failure(path, -result) }
  }

  private static func link(_ path: String) -> Misuse {
    Misuse("\(path) is a link; name the file itself.")
  }

  private static func failure(_ path: String, _ error: Int32) -> Failure {
    Failure(path: path, reason: String(cString: platform_error_text(error)))
  }
}

/// A repro that was written to `cellophane-repro-1.yaml`, or to the next free number.
struct ReproFile {
  /// The number of names to try.
  private static let limit = 10_000

  let name: String
  let text: String

  /// Writes a new file.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - text: Returns the text to write to the file named `name`.
  /// - Throws: An error if the folder cannot be written to.
  init(folder: String, text: (_ name: String) -> String) throws {
    for number in 1...Self.limit {
      let name = "cellophane-repro-\(number).yaml"
      let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
      guard !FileManager.default.fileExists(atPath: file.path) else { continue }
      let text = text(name)
      do {
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        continue
      }
      self.name = name
      self.text = text
      return
    }
    throw CocoaError(.fileWriteFileExists)
  }
}
