import Foundation
import Renderer
import Scenes

/// Scenes and data files of the user, for the gallery and for `list`.
struct LocalFiles {
  /// The largest number of files to offer.
  private static let limit = 500
  /// The largest scene file, in bytes, that is read for its title; for a larger one the gallery shows the file name.
  private static let largestScene = 1 << 16
  /// The extensions of scene and data files.
  static let endings = Set(SceneFormat.endings + DataFormat.allCases.flatMap(\.endings))

  /// An entry for each scene or data file, sorted by name.
  let entries: [GalleryEntry]

  /// The files of the current folder, named without it.
  init(in folder: URL) {
    self.init(Self.files(in: folder)) { $0.lastPathComponent }
  }

  /// The files of folders, and single files, named by their paths.
  ///
  /// - Parameter paths: Existing folders and files.
  init(at paths: [String]) {
    let files = paths.flatMap { path in
      Self.isFolder(path)
        ? Self.files(in: URL(fileURLWithPath: path)).map { name in
          path.hasSuffix("/") ? path + name.lastPathComponent : "\(path)/\(name.lastPathComponent)"
        } : [path]
    }
    self.init(files.map { URL(fileURLWithPath: $0) }) { $0.relativePath }
  }

  private init(_ files: [URL], name: (URL) -> String) {
    var loader = SceneLoader()
    loader.largestFile = Self.largestScene
    let group =
      files.count > Self.limit ? "Here: the first \(Self.limit) of \(files.count)" : "Here"
    entries = files.prefix(Self.limit).map {
      Self.entry(of: $0, named: name($0), in: group, loader)
    }
  }

  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The scene and data files of a folder, sorted by name.
  private static func files(in folder: URL) -> [URL] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)) ?? []
    return
      files
      .filter { endings.contains($0.pathExtension.lowercased()) }
      .filter { (try? $0.resourceValues(forKeys: Set(keys)))?.isRegularFile == true }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private static func entry(
    of file: URL, named name: String, in group: String, _ loader: SceneLoader
  ) -> GalleryEntry {
    let heading = loader.heading(at: file.path)
    let story = heading.map(Tour.story)
    let title = story?.title ?? ""
    return GalleryEntry(
      title: title.isEmpty ? name : title, about: story?.about ?? "", group: group, path: name,
      story: story?.bug == nil ? nil : story, keywords: heading?.keywords ?? [])
  }
}
