import Foundation

/// What `check` says of one scene, in the form of the scene format.
public struct Report: Sendable, Equatable, Encodable {
  /// The name of the scene file.
  public var scene: String
  /// Whether every expectation held.
  public var passed: Bool
  /// Virtual seconds at the end.
  public var time: Double
  public var panes: [PaneReport]
  public var expectations: [ExpectationResult]
}
