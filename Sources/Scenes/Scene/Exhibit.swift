/// The story of a scene that shows a known bug: symptom, cause, reports, and remedy.
public struct Exhibit: Sendable, Equatable {
  /// The number of the bug, such as `B01`.
  public var entry: String
  /// The symptom.
  public var sees: String
  /// The mechanism that causes it.
  public var cause: String
  /// The evidence for the mechanism.
  public var basis: Basis
  /// Reports of the bug: addresses, or words where there is none.
  public var reported: [String]
  /// What fixes or avoids it; empty if nothing is known to.
  public var fix: String
  /// The code of the fix, the most important file first.
  public var code: [Fix]
  /// The keys of the behavior knobs that reproduce the bug.
  public var knobs: [String]

  public init(
    entry: String, sees: String, cause: String, basis: Basis, reported: [String] = [],
    fix: String = "", code: [Fix] = [], knobs: [String] = []
  ) {
    self.entry = entry
    self.sees = sees
    self.cause = cause
    self.basis = basis
    self.reported = reported
    self.fix = fix
    self.code = code
    self.knobs = knobs
  }
}

/// The kind of evidence that UIKit, or another host, behaves as described.
public enum Basis: String, Sendable, CaseIterable {
  /// Its documentation, its maintainers or readable source code state the mechanism.
  case documented
  /// Users report the symptom; the mechanism is the simplest one that produces it.
  case documentedSymptom = "documented symptom"
  /// Nobody states the mechanism: it follows from something else that is known.
  case inferred
}
