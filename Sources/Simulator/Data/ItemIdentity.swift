/// Which item of the data it is, wherever that moves.
public struct ItemIdentity: Sendable, Hashable, Codable {
  /// As the data call it; several may have the same.
  public var id: String
  /// Its place in the data as they began, over all sections, which no other item of theirs has.
  public var position: Int

  public init(id: String, position: Int) {
    self.id = id
    self.position = position
  }
}
