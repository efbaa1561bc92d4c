import Foundation

extension Call {
  /// What an invalidation context says, as far as it says anything, in points.
  public struct Context: Sendable, Equatable {
    /// Index paths that a layout names, of which the first in the order of the data are told.
    ///
    /// A layout may hand them over in the order of a set, which is another one in every run.
    public struct Paths: Sendable, Equatable {
      /// As many as a line can name; a context may name a million.
      public static let mostTold = 4

      public let first: [IndexPath]
      public let count: Int

      init(_ paths: [IndexPath]) {
        count = paths.count
        first = count == 1 ? paths : paths.least(Self.mostTold)
      }
    }

    /// The elements of one kind that a context names.
    public struct Views: Sendable, Equatable {
      public let kind: String
      public let paths: Paths
    }

    public let contentOffsetAdjustment: CGPoint
    public let contentSizeAdjustment: CGSize
    public let invalidateEverything: Bool
    public let invalidateDataSourceCounts: Bool
    /// Nil for none.
    public let invalidatedItemIndexPaths: Paths?
    /// In the order of their kinds, as after this.
    public let invalidatedSupplementaryIndexPaths: [Views]
    public let invalidatedDecorationIndexPaths: [Views]
    /// True, as a flow layout's context has it by default, for the context of another layout, too.
    public let invalidateFlowLayoutDelegateMetrics: Bool
    /// True by default, too.
    public let invalidateFlowLayoutAttributes: Bool

    @MainActor
    init(_ context: UICollectionViewLayoutInvalidationContext) {
      contentOffsetAdjustment = context.contentOffsetAdjustment
      contentSizeAdjustment = context.contentSizeAdjustment
      invalidateEverything = context.invalidateEverything
      invalidateDataSourceCounts = context.invalidateDataSourceCounts
      let items = context.invalidatedItemIndexPaths
      invalidatedItemIndexPaths = items.flatMap { $0.isEmpty ? nil : Paths($0) }
      invalidatedSupplementaryIndexPaths = Self.views(context.invalidatedSupplementaryIndexPaths)
      invalidatedDecorationIndexPaths = Self.views(context.invalidatedDecorationIndexPaths)
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      invalidateFlowLayoutDelegateMetrics = flow?.invalidateFlowLayoutDelegateMetrics ?? true
      invalidateFlowLayoutAttributes = flow?.invalidateFlowLayoutAttributes ?? true
    }

    private static func views(_ named: [String: [IndexPath]]?) -> [Views] {
      guard let named, !named.isEmpty else { return [] }
      return named.filter { !$0.value.isEmpty }.map { Views(kind: $0.key, paths: Paths($0.value)) }
        .sorted { $0.kind < $1.kind }
    }
  }
}
