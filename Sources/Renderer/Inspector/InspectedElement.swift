import Simulator

/// The element the inspector tells about: the one under the cursor.
public struct InspectedElement: Sendable, Equatable {
  /// What kind of element it is.
  public var category: ElementFrame.Category
  /// The element kind; nil for cells.
  public var kind: String?
  /// `[section, item]`, where it was when a frame last told.
  public var indexPath: [Int]
  /// The item that it shows, by which it is found again wherever updates put it; nil where it shows none.
  public var item: ItemIdentity?

  /// The element of a frame, to be found again in later ones.
  public init(_ element: ElementFrame) {
    category = element.category
    kind = element.kind
    indexPath = element.indexPath
    item = element.detail.item
  }

  /// Its element in a pane, nil when none is live: that of the item itself, else of one with its identity or its position in
  /// other data, or what stands where an item was that is gone.
  public func find(in pane: PaneFrame) -> ElementFrame? {
    let candidates = pane.elements.filter {
      $0.category == category && $0.kind == kind && !$0.isDisappearing
    }
    func at(_ path: [Int]) -> ElementFrame? { candidates.last { $0.indexPath == path } }
    guard let item else { return at(indexPath) }
    if let live = live(in: pane) { return live }
    // The item is elsewhere, and what looks like it is another.
    if path(in: pane) != nil { return nil }
    let same = candidates.filter { $0.detail.id == item.id }
    return same.last { $0.indexPath == indexPath } ?? same.last
      ?? (isGone(from: pane)
        ? at(indexPath) : candidates.last { $0.detail.item?.position == item.position })
  }

  /// Its item, to be asked about, and where it was; nil where it shows none.
  public var watched: WatchedItem? { item.map { WatchedItem($0, at: indexPath) } }

  /// What stands in the place of its item, which is gone from a pane; nil where that does not tell.
  func successor(in pane: PaneFrame) -> ItemIdentity? { watched(in: pane)?.successor }

  /// The index path of its item in a pane, on the screen or not; nil where the pane does not have it or does not tell.
  func path(in pane: PaneFrame) -> [Int]? {
    live(in: pane)?.indexPath ?? watched(in: pane)?.path
  }

  /// Whether a pane tells that its data do not have the item.
  public func isGone(from pane: PaneFrame) -> Bool {
    watched(in: pane).map { $0.path == nil } ?? false
  }

  /// The element of the very item.
  private func live(in pane: PaneFrame) -> ElementFrame? {
    item.flatMap(pane.element(of:))
  }

  private func watched(in pane: PaneFrame) -> WatchedItem? {
    pane.watched.flatMap { $0.item == item ? $0 : nil }
  }
}

extension PaneFrame {
  /// Which items the view calls visible; of a frame that does not say, those that are drawn in the viewport.
  var visibleItems: VisibleItems? {
    if let visible = self.visible { return visible }
    let cells = visibleCells
    guard let first = cells.first, let last = cells.last else { return nil }
    return VisibleItems(first: first.indexPath, last: last.indexPath, count: cells.count)
  }
}
