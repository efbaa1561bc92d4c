import CPlatform
import Foundation
import Scenes

/// The files that a run shows: scenes or data files, and the data files of the scenes.
///
/// They are compared with the disk by size, modification time and number, so that a file which an editor replaces by a new one
/// counts as changed, too. A small file that has been restored, with the same contents as before, has not changed.
struct SceneFiles {
  private struct Stamp: Equatable {
    var size: Int64
    var modified: Int64
    var number: UInt64

    /// Nil for anything but a file.
    init?(_ path: String) {
      let description = platform_describe_path(path)
      guard description.kind == platform_kind_file else { return nil }
      size = description.size
      modified = description.modified
      number = description.number
    }
  }

  /// The files that were opened, side by side if there are several; `-` is standard input.
  let paths: [String]
  /// The kind that they are read as; nil to decide by their names and contents.
  let kind: FileKind?
  private var dataPaths: [String] = []
  /// The state of the files when they were last read, by path; missing files have none.
  private var read: [String: Stamp] = [:]
  /// The state of the files when they were last read or could not be read.
  private var tried: [String: Stamp] = [:]

  /// The contents of the small files when they were last read, by path.
  private var readContents: [String: Data] = [:]
  private var triedContents: [String: Data] = [:]

  /// Records the state of files before they are read.
  init(_ paths: [String], as kind: FileKind? = nil) {
    self.paths = paths
    self.kind = kind
    beginReading()
  }

  /// The only file; nil if there are several.
  var path: String? { paths.count == 1 ? paths[0] : nil }

  /// All files but standard input.
  private var watched: [String] { (paths + dataPaths).filter { $0 != "-" } }

  /// Whether there are files that can change and be read again: not only standard input, and no pipes.
  var canBeReadAgain: Bool {
    !watched.isEmpty
      && watched.allSatisfy { path in
        let kind = platform_describe_path(path).kind
        return kind == platform_kind_file || kind == platform_kind_none
      }
  }

  /// Whether any of the files differs from what was read.
  var haveChanged: Bool {
    watched.contains { path in
      let stamp = Stamp(path)
      guard read[path] != stamp else { return false }
      return readContents[path].map { $0 != Self.contents(of: path, stamp) } ?? true
    }
  }

  /// The first file that has changed since it was last read, or tried to be read; nil if none has.
  ///
  /// A missing file has not changed: an editor may be about to replace it.
  var firstChanged: String? {
    watched.first { path in
      guard let stamp = Stamp(path) else { return false }
      return tried[path] != stamp
    }
  }

  /// Records the state of the files before they are read again.
  mutating func beginReading() {
    tried = Dictionary(watched.compactMap { path in Stamp(path).map { (path, $0) } }) { $1 }
    triedContents = [:]
    for (path, stamp) in tried { triedContents[path] = Self.contents(of: path, stamp) }
  }

  /// The largest file, in bytes, whose contents are compared.
  private static let mostCompared = 1 << 18

  /// The contents of a small file; nil for any other.
  private static func contents(of path: String, _ stamp: Stamp?) -> Data? {
    guard let stamp, stamp.size <= mostCompared else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  /// Records that the files were read.
  ///
  /// - Parameter scene: What was read; its data files are watched from now on.
  mutating func finishReading(_ scene: Scene) {
    var data: [String] = []
    for path in scene.panes.compactMap({ $0.data.file?.path })
    where !paths.contains(path) && !data.contains(path) { data.append(path) }
    dataPaths = data
    // A data file that is new here was read a moment ago.
    for path in data where tried[path] == nil {
      tried[path] = Stamp(path)
      triedContents[path] = Self.contents(of: path, tried[path])
    }
    read = tried
    readContents = triedContents
  }
}
