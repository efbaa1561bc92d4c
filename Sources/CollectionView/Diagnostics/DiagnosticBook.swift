import Foundation

/// Which standing mistakes have been told of, so that one that shows in every frame is told once.
struct DiagnosticBook {
  private struct Cause: Hashable {
    var id: Diagnostic.ID
    var kind: String?
    var indexPath: IndexPath?
  }

  /// A mistake made with each of a million elements is told of no more often than this.
  private static let limit = 100

  private var causes: Set<Cause> = []
  private var counts: [Diagnostic.ID: Int] = [:]

  /// Whether a mistake is news; it is none from then on.
  mutating func isNews(_ id: Diagnostic.ID, at indexPath: IndexPath?, kind: String?) -> Bool {
    guard counts[id, default: 0] < Self.limit,
      causes.insert(Cause(id: id, kind: kind, indexPath: indexPath)).inserted
    else { return false }
    counts[id, default: 0] += 1
    return true
  }
}
