import CollectionView
import Foundation
import Scenes

/// What one pane shows: the live data, and how large every item truly is.
@MainActor
final class SceneContent: NSObject {
  private(set) var pane: Pane
  private(set) var model: Model
  /// Whether the layout decides the width of its cells, so that a size speaks of the height alone.
  private var imposesWidth: Bool
  private var sizer: CellSizer {
    didSet { sizeVersion += 1 }
  }
  /// Counted up whenever an item's true size may have become another.
  private(set) var sizeVersion = 0
  private var lateContent: LateContent
  /// How often the cell of an item was asked, by the item's position; kept for cells that cannot decide.
  private var asked: [Int: Int] = [:]
  /// The item whose cell was asked last, until it is known what became of the answer.
  private var lastAsked: ModelEntry?
  /// Items whose content has changed and whose sizes have not been asked since, by position; what a layout knows of
  /// them is out of date, and it cannot know.
  private(set) var changedUnasked: Set<Int> = []
  /// Items whose content has ever changed, by position.
  private var changed: Set<Int> = []

  /// The sizes that were asked of the delegate and of cells since the last frame.
  let requests: SizeRequests

  init(_ pane: Pane, patience: Patience? = nil) {
    requests = SizeRequests(patience ?? Patience())
    self.pane = pane
    imposesWidth = pane.layout.simulated.imposesWidth
    model = Model(pane.data)
    sizer = CellSizer(pane)
    lateContent = LateContent(pane.cell.changes)
  }

  /// The virtual second at which more content arrives; nil when all has.
  var nextArrival: Double? { lateContent.next }

  /// Lets content arrive that is due, and names the items it reached.
  func arrive(at time: Double) -> [IndexPath] {
    noteArrival(lateContent.arrive(at: time, in: model))
  }

  /// Lets content arrive now that makes items larger, and names the items it reached.
  func grow(_ items: [IndexPath], by size: CGSize) -> [IndexPath] {
    noteArrival(lateContent.grow(items, by: size, in: model))
  }

  private func noteArrival(_ reached: [IndexPath]) -> [IndexPath] {
    if !reached.isEmpty { sizeVersion += 1 }
    let positions = reached.compactMap { model.entry(at: $0)?.position }
    changed.formUnion(positions)
    changedUnasked.formUnion(positions)
    return reached
  }

  /// Takes note that cells may be of another width from now on: what a layout remembers of that width, it may have
  /// learned before the content changed.
  func noteOtherWidth() { changedUnasked = changed }

  /// Goes by what has been set.
  ///
  /// - Parameters:
  ///   - pane: The pane as it is from now on.
  ///   - isNew: Whether the items are others, or their cells, so that nothing that was known of them counts.
  ///   - startsData: Whether the items are those of the data again.
  func take(_ pane: Pane, isNew: Bool, startsData: Bool) {
    if startsData {
      model = Model(pane.data, version: model.version + 1)
      lateContent.forgetArrivals()
    } else if pane.data != self.pane.data {
      model.show(pane.data)
    }
    self.pane = pane
    imposesWidth = pane.layout.simulated.imposesWidth
    sizer = CellSizer(pane)
    guard isNew else { return noteOtherWidth() }
    asked = [:]
    changed = []
    changedUnasked = []
  }

  /// Does a batch update to the data.
  func apply(_ changes: [Change]) throws(ModelError) {
    try model.apply(changes)
  }

  /// The true size of an item in points, without counting as asking.
  ///
  /// - Parameters:
  ///   - entry: The item.
  ///   - offered: The width of its place; it counts only for a layout that imposes widths.
  /// - Returns: Points; as wide as the place where the layout imposes widths.
  func trueSize(of entry: ModelEntry, offered: CGFloat) -> CGSize {
    var size = sizer.size(
      of: entry.item, at: entry.position, offered: imposesWidth ? offered : nil,
      added: lateContent.added(toItemAt: entry.position), asked: asked[entry.position] ?? 0)
    if imposesWidth { size.width = offered }
    return size
  }

  /// Takes note that the cell of an item was asked for its size, and has answered the true one.
  func noteAsked(_ entry: ModelEntry) {
    if pane.layout.sizing != .delegate { noteUpToDate(entry) }
    lastAsked = entry
    requests.note(of: model.itemCount)
    guard !pane.cell.alternates.isEmpty else { return }
    asked[entry.position, default: 0] += 1
    sizeVersion += 1
  }

  /// Takes note that the delegate was asked for the size of an item, and has answered the true one.
  ///
  /// Where it gives the sizes, what a cell says is not heard.
  func noteGiven(_ entry: ModelEntry) {
    if pane.layout.sizing == .delegate { noteUpToDate(entry) }
    requests.note(of: model.itemCount)
  }

  private func noteUpToDate(_ entry: ModelEntry) {
    if !changedUnasked.isEmpty { changedUnasked.remove(entry.position) }
  }

  /// The item whose cell was asked last, once.
  func takeLastAsked() -> ModelEntry? {
    defer { lastAsked = nil }
    return lastAsked
  }
}
