import Foundation

extension UICollectionViewLayoutInvalidationContext {
  /// The parts of the description: the class, and the properties that differ from their defaults.
  ///
  /// The form is inferred from that of UIKit's other objects; no public report shows a context.
  final func parts() -> [String] {
    var parts = ["\(ObjectText.name(of: type(of: self))): \(ObjectText.address(of: self))"]
    if invalidateEverything { parts.append("invalidateEverything = YES") }
    if invalidateDataSourceCounts { parts.append("invalidateDataSourceCounts = YES") }
    if let paths = invalidatedItemIndexPaths {
      parts.append("invalidatedItemIndexPaths = \(Self.text(of: paths))")
    }
    if let views = invalidatedSupplementaryIndexPaths {
      parts.append("invalidatedSupplementaryIndexPaths = \(Self.text(of: views))")
    }
    if let views = invalidatedDecorationIndexPaths {
      parts.append("invalidatedDecorationIndexPaths = \(Self.text(of: views))")
    }
    if contentOffsetAdjustment != .zero {
      parts.append("contentOffsetAdjustment = \(ObjectText.text(of: contentOffsetAdjustment))")
    }
    if contentSizeAdjustment != .zero {
      parts.append("contentSizeAdjustment = \(ObjectText.text(of: contentSizeAdjustment))")
    }
    if let flow = self as? UICollectionViewFlowLayoutInvalidationContext {
      if !flow.invalidateFlowLayoutDelegateMetrics {
        parts.append("invalidateFlowLayoutDelegateMetrics = NO")
      }
      if !flow.invalidateFlowLayoutAttributes {
        parts.append("invalidateFlowLayoutAttributes = NO")
      }
    }
    return parts
  }

  private static func text(of paths: [IndexPath]) -> String {
    "(\(paths.map { $0.map(String.init).joined(separator: " - ") }.joined(separator: ", ")))"
  }

  private static func text(of views: [String: [IndexPath]]) -> String {
    let kinds = views.sorted { $0.key < $1.key }.map { "\($0.key): \(text(of: $0.value))" }
    return "{\(kinds.joined(separator: "; "))}"
  }
}
