import CollectionView
import Scenes

/// Something that a pane shows and should not: a broken invariant, or a mistake that the engine tells.
public enum Symptom: Sendable, Hashable {
  case finding(Invariant)
  /// By the id of the diagnostic.
  case diagnostic(String)

  /// A symptom in the words of whoever saw it.
  public struct Sighting: Sendable, Equatable {
    public var symptom: Symptom
    /// One sentence.
    public var message: String
  }

  /// The name of the invariant, or the id of the diagnostic.
  public var name: String {
    switch self {
    case .finding(let invariant): invariant.rawValue
    case .diagnostic(let id): id
    }
  }

  /// The symptom of a name: an invariant's key, a finding's headline, or the id of a diagnostic.
  public init?(named name: String) {
    if let kind = FindingKind.named(name) {
      self = .finding(kind.invariant)
    } else if Self.diagnostics.contains(name) {
      self = .diagnostic(name)
    } else {
      return nil
    }
  }

  /// The names of all there are, invariants first.
  public static let names = Invariant.allCases.map(\.rawValue) + diagnostics

  private static let diagnostics =
    Diagnostic.ID.allCases.map(\.rawValue) + DiagnosticNote.ownIDs

  /// What every pane of a scene shows at its end, what the audit found first.
  ///
  /// - Throws: `UnbuiltFeature` when the scene names something that is not built.
  @MainActor
  public static func sightings(in scene: Scene) throws -> [[Sighting]] {
    let session = try Session(scene, mode: .headless)
    session.runSteps()
    return session.panes.map { run in
      let found = run.judge.audit.all.map {
        Sighting(symptom: .finding($0.invariant), message: $0.message)
      }
      var told: [Sighting] = []
      for note in run.diagnosticNotes
      where !told.contains(where: { $0.symptom == .diagnostic(note.id) }) {
        told.append(Sighting(symptom: .diagnostic(note.id), message: note.message))
      }
      return found + told
    }
  }
}
