import Foundation

extension UICollectionView {
  /// The class and kind of some supplementary views and how they are filled, in one value.
  ///
  /// Made once and kept outside the data source's methods, as a cell registration is.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// Fills a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identity = RegistrationIdentity()

    /// A registration of the view class that the handler takes, for one kind of element.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A supplementary view from the queue, or a new one, filled by a registration, which is registered on first use.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let kind = registration.elementKind
    let identifier = registration.identity.identifier(in: self) { identifier in
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view: Supplementary = registered(
      dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: indexPath),
      ReuseKey(kind: kind, identifier: identifier), at: indexPath
    ) { dequeueSupplementaryView(ofKind: kind, identifier, at: indexPath) }
    registration.handler(view, kind, indexPath)
    return view
  }
}
