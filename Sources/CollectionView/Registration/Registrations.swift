import Foundation

/// What a collection view knows of the registrations used in it.
@MainActor
struct Registrations {
  private struct Fresh {
    weak var identity: RegistrationIdentity?
  }

  private var count = 0
  /// Those used for the first time in the answer that the data source is giving.
  private var fresh: [Fresh] = []
  private var hasTold = false

  /// A reuse identifier that no other registration has in this view.
  mutating func nextIdentifier(for identity: RegistrationIdentity, isAnswering: Bool) -> String {
    count += 1
    if isAnswering { fresh.append(Fresh(identity: identity)) }
    return "UICollectionView.Registration \(count)"
  }

  /// Whether a registration that was first used in the data source's answer is gone with that answer.
  ///
  /// Nobody kept it, so the next answer makes another one. Said once a view, not per cell.
  mutating func hasSpentOne() -> Bool {
    guard !fresh.isEmpty else { return false }
    let isSpent = fresh.contains { $0.identity == nil }
    fresh = []
    guard isSpent, !hasTold else { return false }
    hasTold = true
    return true
  }
}
