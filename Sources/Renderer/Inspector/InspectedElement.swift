import Simulator

/// The element the inspector tells about: the one under the cursor.
public struct InspectedElement: Sendable, Equatable {
  /// What kind of element it is.
  public var category: ElementFrame.Category
  /// The element kind; nil for cells.
  public var kind: String?
  /// `[section, item]` as it was picked.
  public var indexPath: [Int]
  /// The item's identity in the data, by which it is found again wherever updates put it; nil where it has none.
  public var id: String?

  /// The element of a frame, to be found again in later ones.
  public init(_ element: ElementFrame) {
    category = element.category
    kind = element.kind
    indexPath = element.indexPath
    id = element.detail.id
  }

  /// Where it is in a pane now, nil when it is not live: the same item, else what stands at the same index path.
  ///
  /// The one at the same index path of several items with one identity.
  public func find(in pane: PaneFrame) -> ElementFrame? {
    let candidates = pane.elements.filter {
      $0.category == category && $0.kind == kind && !$0.isDisappearing
    }
    let same = id.map { id in candidates.filter { $0.detail.id == id } } ?? []
    return same.last { $0.indexPath == indexPath } ?? same.last
      ?? candidates.last { $0.indexPath == indexPath }
  }

  /// Whether its index path is one that the data of a pane cannot have: it has not so many items in all.
  public func isGone(from pane: PaneFrame) -> Bool {
    category == .cell && indexPath.count == 2 && indexPath[1] >= pane.itemCount
  }
}
