/// How it is known that UIKit, or another host, does what is said of it.
public enum Basis: String, Sendable, CaseIterable {
  /// Its documentation, its maintainers or a source that can be read state the mechanism.
  case documented
  /// People report what they see; the mechanism is the simplest one that yields it.
  case documentedSymptom = "documented symptom"
  /// Nobody states it: it follows from something else that is known.
  case inferred
}
