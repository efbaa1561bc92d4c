/// What `check` says of one scene, in the form of the scene format.
public struct Report: Sendable, Equatable, Codable {
  /// The name of the scene file.
  public var scene: String
  /// Whether every expectation held.
  public var passed: Bool

  public init(scene: String, passed: Bool) {
    self.scene = scene
    self.passed = passed
  }
}
