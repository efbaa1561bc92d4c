import CollectionView
import Foundation

/// The anchors that are timed: three layouts of the engine, and two references to hold them against.
@MainActor
enum AnchorKind: String, CaseIterable {
  case blockSums = "block sums"
  case seedList = "tutorial"
  case list
  case flow
  case table

  /// More items than this take a reference too long, or too much memory.
  var limit: Int {
    switch self {
    case .blockSums: 10_000_000
    case .seedList: 1_000_000
    case .list, .flow, .table: .max
    }
  }

  /// Whether it is there only to be compared with.
  var isReference: Bool { self == .blockSums || self == .seedList }

  func make(_ count: Int) -> any Anchor {
    switch self {
    case .blockSums: BlockSums(count: count)
    case .seedList: SeedList(count: count)
    case .list: LayoutAnchor(ListLayout(), items: count)
    case .flow: LayoutAnchor(Self.flowLayout(), items: count)
    case .table: LayoutAnchor(TableLayout(style: .plain), items: count)
    }
  }

  /// One item a line, so that it does the same work as the others.
  private static func flowLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: Workload.width, height: Workload.estimate)
    return layout
  }
}
