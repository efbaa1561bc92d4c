import Foundation

/// Finds the shipped scenes and data.
struct AssetLocator {
  /// The environment variable that sets the folder.
  static let variable = "CELLOPHANE_ASSETS"

  var environment: [String: String]
  /// The file of the running program, with links resolved.
  var executable: URL

  /// The folder that contains the folder `scenes`.
  ///
  /// - Throws: `MissingAssets` if there is none.
  func folder() throws -> URL {
    if let path = environment[Self.variable], !path.isEmpty {
      let folder = URL(fileURLWithPath: path, isDirectory: true)
      guard Self.holdsScenes(folder) else { throw MissingAssets(lookedIn: [path]) }
      return folder
    }
    let candidates = candidates
    guard let folder = candidates.first(where: Self.holdsScenes) else {
      throw MissingAssets(lookedIn: candidates.prefix(1).map(\.path))
    }
    return folder
  }

  /// The asset folder of an installed program, then `Assets` in each folder above the program, for one that was built.
  private var candidates: [URL] {
    var folder = executable.deletingLastPathComponent()
    var candidates = [
      folder.deletingLastPathComponent().appendingPathComponent("share/cellophane/Assets")
    ]
    while folder.pathComponents.count > 1 {
      candidates.append(folder.appendingPathComponent("Assets"))
      folder.deleteLastPathComponent()
    }
    return candidates
  }

  private static func holdsScenes(_ folder: URL) -> Bool {
    var isFolder: ObjCBool = false
    let path = folder.appendingPathComponent("scenes").path
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

/// The shipped scenes were not found.
struct MissingAssets: Error, CustomStringConvertible {
  var lookedIn: [String]

  var description: String {
    """
    The scenes that ship with Cellophane were not found (looked for a folder “scenes” in \
    \(lookedIn.joined(separator: ", "))). Set \(AssetLocator.variable) to the folder that holds them.
    """
  }
}
