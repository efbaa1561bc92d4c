/// One event of the trace in a report: a call, or a change of content offset or content size with its author.
public struct TraceReport: Sendable, Equatable, Encodable {
  private let event: TraceEvent

  init(_ event: TraceEvent) {
    self.event = event
  }

  private enum CodingKeys: String, CodingKey {
    case time, call, offset, contentSize, author, from, to, cause
  }

  /// Writes `call` for a call, else what changed with `author`, `from` and `to`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(event.time, forKey: .time)
    switch event.kind {
    case .call:
      try container.encode(event.call, forKey: .call)
      return
    case .offset: try container.encode(event.to, forKey: .offset)
    case .contentSize: try container.encode(event.to, forKey: .contentSize)
    }
    try container.encodeIfPresent(event.author, forKey: .author)
    try container.encode(event.from, forKey: .from)
    try container.encode(event.to, forKey: .to)
    try container.encodeIfPresent(event.cause, forKey: .cause)
  }
}
