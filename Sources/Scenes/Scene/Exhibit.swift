/// The story of a scene that shows a known bug: what one sees, why, who reported it, and what helps.
public struct Exhibit: Sendable, Equatable {
  /// The number of the bug, such as `B01`.
  public var entry: String
  /// What one sees.
  public var sees: String
  /// The mechanism.
  public var cause: String
  /// How the mechanism is known.
  public var basis: Basis
  /// Where it was reported: addresses, or words where there is none.
  public var reported: [String]
  /// What helps; empty when nothing is known to.
  public var fix: String
  /// The behaviour knobs that are turned to show it, by their keys; several when it takes several.
  public var knobs: [String]

  /// Makes a story out of its parts.
  public init(
    entry: String, sees: String, cause: String, basis: Basis, reported: [String] = [],
    fix: String = "", knobs: [String] = []
  ) {
    self.entry = entry
    self.sees = sees
    self.cause = cause
    self.basis = basis
    self.reported = reported
    self.fix = fix
    self.knobs = knobs
  }
}

/// How it is known that UIKit, or another host, does what is said of it.
public enum Basis: String, Sendable, CaseIterable {
  /// Its documentation, its maintainers or a source that can be read state the mechanism.
  case documented
  /// People report what they see; the mechanism is the simplest one that yields it.
  case documentedSymptom = "documented symptom"
  /// Nobody states it: it follows from something else that is known.
  case inferred
}
