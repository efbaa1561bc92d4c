import Foundation

/// Flat: what is called stands beside the rest, however it is kept.
extension TraceEvent: Codable {
  public init(from decoder: any Decoder) throws {
    var contents = try Contents(from: decoder)
    contents.called = .words(try CalledWords(from: decoder))
    self.init(contents)
  }

  public func encode(to encoder: any Encoder) throws {
    try shared.value.encode(to: encoder)
    try shared.value.called.words.encode(to: encoder)
  }
}
