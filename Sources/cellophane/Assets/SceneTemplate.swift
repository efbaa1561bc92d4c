import Foundation
import Scenes

/// A first scene for a common situation, which `cellophane new` writes.
struct SceneTemplate {
  /// The folder of the assets that contains the templates; each file is named after its kind.
  private static let folder = "templates"

  let path: String

  /// The word that names it on the command line.
  var kind: String { Tour.name(of: path) }

  /// The templates of a folder of assets, sorted by kind; none if it has no folder of templates.
  static func all(in assets: URL) -> [SceneTemplate] {
    Tour.files(in: assets.appendingPathComponent(folder)).map(SceneTemplate.init)
  }

  /// The text of the file, with its comments.
  ///
  /// - Throws: An error if the file cannot be read.
  func text() throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// The title of the scene.
  var title: String { SceneLoader().heading(at: path)?.title ?? kind }
}
