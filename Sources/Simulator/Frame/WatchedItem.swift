import Foundation

/// The index path of an item that is being watched, whether its cell is live or not.
public struct WatchedItem: Sendable, Equatable, Codable {
  /// The identity of the item.
  public var item: ItemIdentity
  /// `[section, item]`; nil if the data does not contain the item, or no longer does.
  public var path: [Int]?
  /// The item now at its last known index path; nil unless the item was deleted.
  public var successor: ItemIdentity?

  public init(_ item: ItemIdentity, at path: [Int]?) {
    self.item = item
    self.path = path
  }

  /// Finds the same item in the current data.
  ///
  /// - Returns: Nil if the data was replaced and another item has the position, so that the item cannot be found.
  init?(_ last: WatchedItem, in model: Model) {
    let path = model.path(ofPosition: last.item.position)
    if let path, model.entry(at: path)?.item.id != last.item.id { return nil }
    self.init(last.item, at: path.map { Array($0) })
    guard path == nil, let place = last.path else { return }
    successor = model.entry(at: IndexPath(indexes: place)).map {
      ItemIdentity(id: $0.item.id, position: $0.position)
    }
  }
}
