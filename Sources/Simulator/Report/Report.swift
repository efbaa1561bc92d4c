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

  /// Whether no pane has a finding, and the engine told of no mistake in any, expected or not.
  ///
  /// What this program tells by itself of what a scene shows is no mistake.
  public var isQuiet: Bool {
    panes.allSatisfy { pane in
      pane.findings.isEmpty
        && pane.diagnostics.allSatisfy { DiagnosticNote.ownIDs.contains($0.id) }
    }
  }
}
