import Foundation

extension UICollectionView {
  /// Tells of a registration that was made for one view alone, after the data source has answered.
  ///
  /// UIKit traps on it since iOS 15, and tells by the place where the registration was made; here it is told by its
  /// end, so that one made in the answer and kept is not told of.
  func noteSpentRegistrations(at indexPath: IndexPath) {
    guard registrations.hasSpentOne() else { return }
    report(
      .diagnostic(
        Diagnostic(
          .registrationMadeForEachView, at: indexPath,
          "Attempted to dequeue a cell or supplementary view using a registration that was created inside the data source's answer. Creating a new registration each time a view is requested will prevent reuse. Registrations should be created up front and reused."
        )))
  }
}
