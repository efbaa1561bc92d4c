import Foundation

/// Where the data of a pane have an item that somebody watches, be its cell live or not.
public struct WatchedItem: Sendable, Equatable, Codable {
  /// Which item it is.
  public var item: ItemIdentity
  /// `[section, item]`; nil where the data do not have it, or not any more.
  public var path: [Int]?
  /// The item that stands where it was seen last; nil unless the data do not have it.
  public var successor: ItemIdentity?

  public init(_ item: ItemIdentity, at path: [Int]?) {
    self.item = item
    self.path = path
  }

  /// The same item in the data of now.
  ///
  /// - Returns: Nil where the data are others and have another item in its place: whether they have it cannot be told.
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
