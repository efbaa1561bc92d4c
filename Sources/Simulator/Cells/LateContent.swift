import Foundation
import Scenes

/// Content that arrives late: the changes to come, and the sizes added so far.
///
/// Changes name items by their index paths when they arrive; an arrived change stays with its element.
struct LateContent: Sendable, Equatable {
  private var pending: [CellChange]
  private var added: [ContentElement: CGSize] = [:]

  /// - Parameter changes: The changes of a scene; changes at equal times keep the given order.
  init(_ changes: [CellChange]) {
    pending = changes.enumerated()
      .sorted { ($0.element.after, $0.offset) < ($1.element.after, $1.offset) }
      .map(\.element)
  }

  /// The virtual second of the next change; nil when everything has arrived.
  var next: Double? {
    pending.first?.after
  }

  /// The index paths that the changes name that are due.
  func dueItems(at time: Double) -> [IndexPath] {
    pending.prefix { $0.after <= time }.flatMap(\.items)
  }

  /// Applies the changes that are due.
  ///
  /// - Parameters:
  ///   - time: Virtual seconds.
  ///   - model: The data at this time.
  /// - Returns: The items whose size has changed, each once, in the order of their change. Index paths without an item
  ///   are skipped.
  mutating func arrive(at time: Double, in model: Model) -> [IndexPath] {
    var reached: [IndexPath] = []
    while let change = pending.first, change.after <= time {
      pending.removeFirst()
      for path in grow(change.items, by: change.by, in: model) where !reached.contains(path) {
        reached.append(path)
      }
    }
    return reached
  }

  /// Enlarges items.
  ///
  /// - Returns: The items that exist, each once.
  mutating func grow(_ items: [IndexPath], by size: CGSize, in model: Model) -> [IndexPath] {
    var reached: [IndexPath] = []
    for path in items {
      guard let position = model.position(at: path) else { continue }
      grow(.item(position), by: size)
      if !reached.contains(path) { reached.append(path) }
    }
    return reached
  }

  /// Enlarges an element.
  mutating func grow(_ element: ContentElement, by size: CGSize) {
    let before = added[element] ?? .zero
    added[element] = CGSize(width: before.width + size.width, height: before.height + size.height)
  }

  /// Forgets the changes so far, for new items.
  mutating func forgetArrivals() {
    added = [:]
  }

  /// The size added so far to the item at a position of the data set.
  func added(toItemAt position: Int) -> CGSize {
    added(to: .item(position))
  }

  /// The size added so far to an element.
  func added(to element: ContentElement) -> CGSize {
    added[element] ?? .zero
  }
}
