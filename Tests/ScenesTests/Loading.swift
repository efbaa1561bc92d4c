import Foundation
import Scenes

/// A scene read from its text, called `scene.yaml`.
func scene(
  _ text: String, overrides: SceneLoader.Overrides = .init(), directory: String? = nil
) throws -> Scene {
  try SceneLoader(overrides: overrides).scene(
    text: text, name: "scene.yaml", directory: directory)
}

/// The only pane of a scene.
func pane(_ text: String, overrides: SceneLoader.Overrides = .init()) throws -> Pane {
  try scene(text, overrides: overrides).panes[0]
}

/// What is said about a scene that is wrong; nil when nothing is.
func complaint(_ text: String, overrides: SceneLoader.Overrides = .init()) -> String? {
  do {
    _ = try scene(text, overrides: overrides)
    return nil
  } catch {
    return "\(error)"
  }
}

/// A folder that is there while `body` runs, with the given files in it.
func withFiles<Result>(
  _ files: [String: String], _ body: (_ directory: String) throws -> Result
) throws -> Result {
  try withFiles(files.mapValues { Data($0.utf8) }, body)
}

/// A folder that is there while `body` runs, with the given files in it.
func withFiles<Result>(
  _ files: [String: Data], _ body: (_ directory: String) throws -> Result
) throws -> Result {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("scenes-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  for (name, content) in files { try content.write(to: directory.appendingPathComponent(name)) }
  return try body(directory.path)
}

extension DataSet {
  /// The texts of all items, section by section.
  var texts: [[String]] {
    sections.map { section in (0..<section.items.count).map { section.items[$0].text } }
  }

  /// The identities of all items in order.
  var ids: [String] {
    sections.flatMap { section in (0..<section.items.count).map { section.items[$0].id } }
  }
}
