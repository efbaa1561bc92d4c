import Foundation

extension Program {
  /// Suggests a correction for the path of a missing file; nil if no name is similar.
  ///
  /// Candidates are a command, the short name of a shipped scene, a file in the same folder, and a shipped scene with a similar name.
  func suggestion(for path: String) -> String? {
    guard !path.isEmpty, path != "-", !FileManager.default.fileExists(atPath: path),
      (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
    else { return nil }
    let url = URL(fileURLWithPath: path)
    let name = url.lastPathComponent
    if !path.contains("/"), !path.contains("."),
      let command = NearName.of(path, among: Cellophane.commandNames)
    {
      return "cellophane \(command)"
    }
    let plain = url.deletingPathExtension().lastPathComponent
    if !path.contains("/"), plain != name, (try? tour().paths(named: plain))?.isEmpty == false {
      return plain
    }
    let folder = url.deletingLastPathComponent()
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    if let file = NearName.of(name, among: files.sorted()) {
      return path.dropLast(name.count) + file
    }
    let scenes = (try? tour().paths) ?? []
    let names = scenes.map { Self.plainName($0) }
    guard let scene = NearName.of(Self.plainName(name), among: names),
      let index = names.firstIndex(of: scene)
    else { return nil }
    return "cellophane open \(scenes[index])"
  }

  /// The file name of a scene without its number and its extension.
  private static func plainName(_ path: String) -> String {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return String(name.drop { $0.isNumber || $0 == "-" })
  }
}
