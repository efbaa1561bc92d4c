import Foundation

/// What a layout's closures learn about the collection view.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The room that a section, or a custom group, has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The whole size in points.
  var contentSize: CGSize { get }
  /// The size inside the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// Insets in points; values between 0 and 1 are fractions of the size.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A container of a size with insets.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ contentSize: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
    self.contentSize = contentSize
    contentInsets = insets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: Self.points(contentInsets.top, of: contentSize.height),
      leading: Self.points(contentInsets.leading, of: contentSize.width),
      bottom: Self.points(contentInsets.bottom, of: contentSize.height),
      trailing: Self.points(contentInsets.trailing, of: contentSize.width))
  }

  var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: max(0, contentSize.width - insets.leading - insets.trailing),
      height: max(0, contentSize.height - insets.top - insets.bottom))
  }

  private static func points(_ inset: CGFloat, of length: CGFloat) -> CGFloat {
    inset > 0 && inset < 1 ? inset * length : inset
  }
}

/// The container and the traits of a collection view.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// The measures of lists, by the simulated version of iOS.
  let listMetrics: ListMetrics

  init(
    _ container: LayoutContainer, _ traitCollection: UITraitCollection,
    _ listMetrics: ListMetrics
  ) {
    self.container = container
    self.traitCollection = traitCollection
    self.listMetrics = listMetrics
    super.init()
  }
}
