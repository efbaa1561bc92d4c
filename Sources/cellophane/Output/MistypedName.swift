import Scenes

/// A file that is not there, and what was probably meant.
struct MistypedName: Error, CustomStringConvertible {
  var error: SceneError
  /// A path, or a command line.
  var meant: String

  var description: String { "\(error)\nDid you mean “\(meant.visible)”?" }
}
