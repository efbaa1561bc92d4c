import Foundation
import Renderer
import Scenes

/// The scenes and data files of a folder, for the gallery.
struct LocalFiles {
  /// The largest number of files to offer.
  private static let limit = 500
  /// The largest scene file, in bytes, that is read for its title; for a larger one the gallery shows the file name.
  private static let largestScene = 1 << 16
  /// The extensions of scene and data files.
  static let endings = Set(SceneFormat.endings + DataFormat.allCases.flatMap(\.endings))

  /// An entry for each scene or data file, sorted by name.
  let entries: [GalleryEntry]

  init(in folder: URL) {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)) ?? []
    var loader = SceneLoader()
    loader.largestFile = Self.largestScene
    let offered =
      files
      .filter { Self.endings.contains($0.pathExtension.lowercased()) }
      .filter { (try? $0.resourceValues(forKeys: Set(keys)))?.isRegularFile == true }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let group =
      offered.count > Self.limit ? "Here: the first \(Self.limit) of \(offered.count)" : "Here"
    entries = offered.prefix(Self.limit).map { Self.entry(of: $0, in: group, loader) }
  }

  private static func entry(
    of file: URL, in group: String, _ loader: SceneLoader
  ) -> GalleryEntry {
    let name = file.lastPathComponent
    let heading = loader.heading(at: file.path)
    let story = heading.map(Tour.story)
    let title = story?.title ?? ""
    return GalleryEntry(
      title: title.isEmpty ? name : title, about: story?.about ?? "", group: group, path: name,
      story: story?.bug == nil ? nil : story, keywords: heading?.keywords ?? [])
  }
}
