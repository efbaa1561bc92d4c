import Foundation

/// The report of `check` on one scene, as the scene format specifies it.
public struct Report: Sendable, Equatable, Encodable {
  /// The name of the scene file.
  public var scene: String
  /// Whether every expectation held.
  public var passed: Bool
  /// Virtual seconds at the end.
  public var time: Double
  public var panes: [PaneReport]
  public var expectations: [ExpectationResult]

  /// Whether no pane has a finding or a diagnostic of the engine, expected or not.
  ///
  /// This program's own notes on a scene do not count.
  public var isQuiet: Bool {
    panes.allSatisfy { pane in
      pane.findings.isEmpty
        && pane.diagnostics.allSatisfy { DiagnosticNote.ownIDs.contains($0.id) }
    }
  }
}

/// A value that is written as `null` when it is missing, so that the report contains every key.
@propertyWrapper
public struct Nullable<Value: Encodable & Sendable & Equatable>: Encodable, Sendable, Equatable {
  public var wrappedValue: Value?

  public init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue {
      try container.encode(wrappedValue)
    } else {
      try container.encodeNil()
    }
  }
}
