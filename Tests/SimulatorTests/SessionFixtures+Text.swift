import Scenes

@testable import Simulator

extension Session {
  /// A session of a scene's text, without the line that every scene file begins with.
  convenience init(text: String) throws {
    try self.init(
      try SceneLoader().scene(text: "cellophane: 1\n" + text, name: "test.yaml"), mode: .headless)
  }
}
