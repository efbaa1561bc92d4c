/// Where the data of a pane have an item that somebody watches, be its cell live or not.
public struct WatchedItem: Sendable, Equatable, Codable {
  /// Which item it is.
  public var item: ItemIdentity
  /// `[section, item]`; nil where the data do not have it, or not any more.
  public var path: [Int]?

  public init(_ item: ItemIdentity, at path: [Int]?) {
    self.item = item
    self.path = path
  }

  /// - Returns: Nil where the data are others and have another item in its place: whether they have it cannot be told.
  init?(_ item: ItemIdentity, in model: Model) {
    let path = model.path(ofPosition: item.position)
    if let path, model.entry(at: path)?.item.id != item.id { return nil }
    self.init(item, at: path.map { Array($0) })
  }
}
