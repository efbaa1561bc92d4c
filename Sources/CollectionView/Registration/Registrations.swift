import Foundation

/// The identity of a registration, with the reuse identifiers it has in collection views.
///
/// A registration is a value and knows no collection view; each view it is used in gives it an identifier.
@MainActor
final class RegistrationIdentity {
  private struct Use {
    weak var view: UICollectionView?
    let identifier: String
  }

  private var uses: [Use] = []

  nonisolated init() {}

  /// The reuse identifier in a view, made and registered on first use.
  ///
  /// - Complexity: O(views the registration is used in).
  func identifier(in view: UICollectionView, register: (String) -> Void) -> String {
    if let use = uses.first(where: { $0.view === view }) { return use.identifier }
    let identifier = view.registrations.nextIdentifier(
      for: self, isAnswering: view.reuse.request?.attributes != nil)
    uses.removeAll { $0.view == nil }
    uses.append(Use(view: view, identifier: identifier))
    register(identifier)
    return identifier
  }
}

/// The registrations used in a collection view.
@MainActor
struct Registrations {
  private struct Fresh {
    weak var identity: RegistrationIdentity?
  }

  private var count = 0
  /// The registrations first used while the data source returns the current view.
  private var fresh: [Fresh] = []
  private var wasReported = false

  /// A reuse identifier that no other registration has in this view.
  mutating func nextIdentifier(for identity: RegistrationIdentity, isAnswering: Bool) -> String {
    count += 1
    if isAnswering { fresh.append(Fresh(identity: identity)) }
    return "UICollectionView.Registration \(count)"
  }

  /// Whether a registration first used in the data source's method was released when the method returned; true at most
  /// once, and never without a listener.
  ///
  /// Nothing retained it, so the data source creates another one for the next cell.
  mutating func hasSpentOne(isHeard: Bool) -> Bool {
    guard !fresh.isEmpty else { return false }
    let isSpent = fresh.contains { $0.identity == nil }
    fresh = []
    guard isSpent, isHeard, !wasReported else { return false }
    wasReported = true
    return true
  }
}

extension UICollectionView {
  /// Reports a registration that was created for one view alone, after the data source has returned the view.
  ///
  /// UIKit traps on it since iOS 15, and recognizes it by the place where the registration was created; here it is
  /// recognized by its release, so that one created there and kept is not reported.
  func reportSpentRegistrations(at indexPath: IndexPath) {
    guard registrations.hasSpentOne(isHeard: isHeard) else { return }
    report(
      .diagnostic(
        Diagnostic(
          .registrationMadeForEachView, at: indexPath,
          "Attempted to dequeue a cell or supplementary view using a registration that was created inside the data source's answer. Creating a new registration each time a view is requested will prevent reuse. Registrations should be created up front and reused."
        )))
  }
}
