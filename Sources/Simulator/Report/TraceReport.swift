/// One event of the trace in a report: a call, or a change of content offset or content size with its author.
public struct TraceReport: Sendable, Equatable, Encodable {
  private let event: TraceEvent

  init(_ event: TraceEvent) {
    self.event = event
  }

  private enum CodingKeys: String, CodingKey {
    case time, call, offset, contentSize, author, from, to, cause
    case receiver, indexPath, pass, because
  }

  /// Writes `call` for a call, with its `receiver` and the `indexPath` it is about, else what changed with `author`,
  /// `from` and `to`; of what happened in a layout pass also the `pass`, and of the first event in it why it ran.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(event.time, forKey: .time)
    try container.encodeIfPresent(event.pass, forKey: .pass)
    try container.encodeIfPresent(event.because, forKey: .because)
    switch event.kind {
    case .call, .pass:
      try container.encode(event.call, forKey: .call)
      try container.encodeIfPresent(event.receiver, forKey: .receiver)
      try container.encodeIfPresent(event.element?.indexPath, forKey: .indexPath)
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
