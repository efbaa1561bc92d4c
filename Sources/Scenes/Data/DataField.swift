/// One field of a row, and what it holds there.
public struct DataField: Sendable, Equatable, Codable {
  public var name: String
  /// May hold any characters of the data; nested JSON is compact.
  public var value: String

  /// A field that holds something, or an empty text.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
