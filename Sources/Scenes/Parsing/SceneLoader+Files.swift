import Foundation

extension SceneLoader {
  /// The bytes of a file, without a byte order mark and with plain newlines.
  ///
  /// - Throws: `SceneError` without a line when there is nothing to read.
  func bytes(at path: String) throws -> [UInt8] {
    try read(path) { Self.cleaned(try $0.rest(atMost: mostHeld)) }
  }

  /// The contents of a file: lines or records for a text or CSV on a disk, else all bytes.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - kind: The kind of the file; nil to decide by its ending.
  ///   - mayBeScene: Whether a file with an unknown ending may be a scene.
  /// - Returns: Contents that are read on demand, or all bytes.
  /// - Throws: `SceneError` without a line when there is nothing to read.
  func contents(
    at path: String, as kind: FileKind? = nil, mayBeScene: Bool = false
  ) throws -> FileContents {
    if path == "-" {
      return .bytes(
        try reading(path) {
          let data = try readStandardInput()
          guard data.count <= mostHeld else { throw OpenFile.TooLong() }
          return Self.cleaned([UInt8](data))
        })
    }
    let named = SceneSniffer.isScene(path: path) ? nil : DataFormat(path: path)
    let format = kind.map(\.format) ?? named
    return try read(path) { file in
      switch try Self.isUTF16(file) ? nil : format {
      case .text:
        if mayBeScene, let bytes = try Self.scene(in: file) { return .bytes(bytes) }
        if let lines = try LineFile(file, countsLater: countsTextsLater) { return .lines(lines) }
      case .csv: if let rows = try CSVReader(name: path).records(of: file) { return .records(rows) }
      default: break
      }
      // A stream can be read only once, so it is read from the descriptor that is open.
      return .bytes(Self.cleaned(try file.rest(atMost: mostHeld)))
    }
  }

  /// The bytes of a file with an unknown ending, if its keys are those of a scene; else nil.
  private static func scene(in file: OpenFile) throws -> [UInt8]? {
    guard DataFormat(named: file.path) == nil, let size = file.size else { return nil }
    let most = SceneSniffer.mostOfUnnamed
    // A long text is read only if it begins like a scene.
    if size > most, !SceneSniffer.beginsAsScene(cleaned(try file.bytes(0..<most))[...]) {
      return nil
    }
    let bytes = cleaned(try file.bytes(0..<size))
    return SceneSniffer.isScene(bytes, path: file.path) ? bytes : nil
  }

  /// Opens a file and calls `body` with it.
  private func read<Result>(
    _ path: String, _ body: (OpenFile) throws -> Result
  ) throws -> Result {
    try reading(path) {
      var isDirectory = ObjCBool(false)
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        // A dangling link exists, although its target does not.
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        guard !path.isEmpty else { throw Self.failure("this name is empty", "\"\"") }
        throw Self.failure(
          isLink ? "this link cannot be followed to a file" : "there is no such file", path)
      }
      guard !isDirectory.boolValue else {
        throw Self.failure("this is a folder, not a file", path)
      }
      let wasRead = OpenFile.isPipe(path) ? waiting(path) : nil
      defer { wasRead?() }
      let file = try OpenFile(path)
      guard !file.isDevice else { throw Self.failure("this is a device, not a file", path) }
      if let largestFile, let size = file.size, size > largestFile {
        throw Self.failure("it has \(size / 1_000_000) MB", path)
      }
      return try body(file)
    }
  }

  /// Replaces other errors by the message that the file cannot be read.
  private func reading<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SceneError {
      throw error
    } catch is OpenFile.TooLong {
      throw Self.failure(Self.tooLong(mostHeld), path)
    } catch {
      throw Self.failure(SceneError.unreadable, path)
    }
  }

  private static func tooLong(_ limit: Int) -> String {
    "more than \(limit >> 20) MB came through this pipe, which is the most that is held; a file on a disk may be larger"
  }

  private static func failure(_ message: String, _ path: String) -> SceneError {
    SceneError(file: path, line: 0, column: 0, message: message)
  }

  /// Whether a file begins with the byte order mark of UTF-16, so that it must be decoded as a whole; false for streams.
  private static func isUTF16(_ file: OpenFile) throws -> Bool {
    guard let size = file.size, size > 1 else { return false }
    return isUTF16(try file.bytes(0..<2))
  }

  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// The bytes without a byte order mark, as UTF-8 with plain newlines.
  static func cleaned(_ bytes: [UInt8]) -> [UInt8] {
    if isUTF16(bytes), let text = String(data: Data(bytes), encoding: .utf16) {
      return cleaned(Array(text.utf8))
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? [UInt8](bytes.dropFirst(mark.count)) : bytes
    guard bytes.contains(0x0D) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for index in bytes.indices {
      let isFollowedByNewline = index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if bytes[index] != 0x0D || !isFollowedByNewline { result.append(bytes[index]) }
    }
    return result
  }
}
