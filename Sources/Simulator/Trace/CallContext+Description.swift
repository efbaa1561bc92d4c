import CollectionView
import Foundation

extension Call.Context: CustomStringConvertible {
  /// What it says under UIKit's names, the most telling first; empty for one that is as it was made.
  ///
  /// Points have commas between them, so that there are semicolons between what it says:
  /// `contentOffsetAdjustment 0, 40; invalidatedItemIndexPaths [0, 91]`.
  public var description: String {
    var parts: [String] = []
    if contentOffsetAdjustment != .zero {
      parts.append("contentOffsetAdjustment \(contentOffsetAdjustment.short)")
    }
    if contentSizeAdjustment != .zero {
      parts.append("contentSizeAdjustment \(contentSizeAdjustment.short)")
    }
    if invalidateEverything { parts.append("invalidateEverything") }
    if invalidateDataSourceCounts { parts.append("invalidateDataSourceCounts") }
    if let items = invalidatedItemIndexPaths {
      parts.append("invalidatedItemIndexPaths \(items.told)")
    }
    parts += invalidatedSupplementaryIndexPaths.map {
      "invalidatedSupplementaryIndexPaths \(Call.short($0.kind)) \($0.paths.told)"
    }
    parts += invalidatedDecorationIndexPaths.map {
      "invalidatedDecorationIndexPaths \(Call.short($0.kind)) \($0.paths.told)"
    }
    if !invalidateFlowLayoutDelegateMetrics {
      parts.append("invalidateFlowLayoutDelegateMetrics false")
    }
    if !invalidateFlowLayoutAttributes { parts.append("invalidateFlowLayoutAttributes false") }
    return parts.joined(separator: "; ")
  }
}

extension Call.Context.Paths {
  /// The first ones, and how many more there are.
  var told: String { first.told(of: count) }
}
