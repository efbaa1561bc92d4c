import Foundation

/// What makes one registration another than the next, and the identifiers it goes by.
///
/// A registration is a value and knows no collection view; each view it is used in gives it an identifier of its own.
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
      for: self, isAnswering: view.dequeuing.attributes != nil)
    uses.removeAll { $0.view == nil }
    uses.append(Use(view: view, identifier: identifier))
    register(identifier)
    return identifier
  }
}
