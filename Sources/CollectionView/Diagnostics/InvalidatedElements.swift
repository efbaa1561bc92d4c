import Foundation

/// What an invalidation context concerns.
public enum InvalidatedElements: Sendable, Equatable {
  /// One element that a context names.
  public struct Name: Sendable, Equatable {
    public var element: Call.Element
    public var indexPath: IndexPath
  }

  /// Everything: the context says so, or names nothing.
  case all
  /// The elements it names, in no order.
  case named([Name])

  /// What a context says.
  @MainActor
  init(_ context: UICollectionViewLayoutInvalidationContext) {
    var keys: [ElementKey] = []
    self =
      context.appendNamedElements(to: &keys)
      ? .named(keys.map { Name(element: $0.called, indexPath: $0.indexPath) }) : .all
  }
}
