import Foundation

extension SceneLoader {
  /// What a scene says of itself: its title, else the name of its file, what it is about, and its exhibit.
  ///
  /// Its data is not read, and what is wrong elsewhere in it is not told.
  ///
  /// - Returns: Nil for a file whose ending is not a scene's, and for one that is no scene or too large.
  public func heading(at path: String) -> Scene? {
    guard SceneSniffer.isScene(path: path), let bytes = try? bytes(at: path) else { return nil }
    let name = (path as NSString).lastPathComponent
    let source = SourceText(name: path, text: SceneSniffer.text(of: bytes))
    let data = DataReader { file in throw file.error(SceneError.unreadable) }
    guard let root = try? YAMLComposer(source).compose(as: "scene"), root.entries != nil else {
      return nil
    }
    return try? SceneReader(name: name, title: name, data: data).heading(from: root)
  }
}
