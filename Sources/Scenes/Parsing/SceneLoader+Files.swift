import Foundation

extension SceneLoader {
  /// The bytes of a file, without a byte order mark and with plain newlines.
  ///
  /// - Throws: `SceneError` without a line when there is nothing to read.
  func bytes(at path: String) throws -> [UInt8] {
    try read(path) { Self.cleaned(try $0()) }
  }

  /// What a file holds; a text by its ending as lines, if it is not a pipe.
  ///
  /// - Throws: `SceneError` without a line when there is nothing to read.
  func contents(at path: String) throws -> FileContents {
    try read(path) { data in
      if path != "-", !SceneSniffer.isScene(path: path), DataFormat(path: path) == .text,
        let lines = try LineFile(at: path)
      {
        return .lines(lines)
      }
      return .bytes(Self.cleaned(try data()))
    }
  }

  /// Makes something of a file that is there to be read.
  private func read<Result>(
    _ path: String, _ body: (_ data: () throws -> Data) throws -> Result
  ) throws -> Result {
    func failure(_ message: String) -> SceneError {
      SceneError(file: path, line: 0, column: 0, message: message)
    }
    do {
      if path == "-" { return try body(readStandardInput) }
      var isDirectory = ObjCBool(false)
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw failure("there is no such file")
      }
      guard !isDirectory.boolValue else { throw failure("this is a folder, not a file") }
      if let largestFile {
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        guard size <= largestFile else { throw failure("it has \(size / 1_000_000) MB") }
      }
      return try body {
        // A file handle also reads pipes, as a shell makes them for `<(command)`.
        try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd() ?? Data()
      }
    } catch let error as SceneError {
      throw error
    } catch {
      throw failure("the file cannot be read")
    }
  }

  private static func cleaned(_ data: Data) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = [UInt8](data.starts(with: mark) ? data.dropFirst(mark.count) : data)
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
