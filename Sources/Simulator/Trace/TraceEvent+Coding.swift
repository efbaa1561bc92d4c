import Foundation

/// Flat: what is called stands beside the rest, however it is kept.
extension TraceEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case time, kind, call, author, from, to, cause, number, pass, because, receiver,
      asksForAttributes,
      rect, element, contentOffset, contentSize
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let words = CalledWords(
      text: try values.decode(String.self, forKey: .call),
      receiver: try values.decodeIfPresent(Receiver.self, forKey: .receiver),
      asksForAttributes: try values.decode(Bool.self, forKey: .asksForAttributes),
      rect: try values.decodeIfPresent(CGRect.self, forKey: .rect),
      element: try values.decodeIfPresent(Element.self, forKey: .element))
    self.init(
      Contents(
        time: try values.decode(Double.self, forKey: .time),
        kind: try values.decode(Kind.self, forKey: .kind), called: .words(words),
        author: try values.decodeIfPresent(String.self, forKey: .author),
        from: try values.decode([Double].self, forKey: .from),
        to: try values.decode([Double].self, forKey: .to),
        cause: try values.decodeIfPresent(String.self, forKey: .cause),
        number: try values.decode(Int.self, forKey: .number),
        pass: try values.decodeIfPresent(Int.self, forKey: .pass),
        because: try values.decodeIfPresent(String.self, forKey: .because),
        contentOffset: try values.decodeIfPresent(CGPoint.self, forKey: .contentOffset),
        contentSize: try values.decodeIfPresent(CGSize.self, forKey: .contentSize)))
  }

  public func encode(to encoder: any Encoder) throws {
    let event = shared.value
    let words = event.called.words
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(event.time, forKey: .time)
    try values.encode(event.kind, forKey: .kind)
    try values.encode(words.text, forKey: .call)
    try values.encodeIfPresent(event.author, forKey: .author)
    try values.encode(event.from, forKey: .from)
    try values.encode(event.to, forKey: .to)
    try values.encodeIfPresent(event.cause, forKey: .cause)
    try values.encode(event.number, forKey: .number)
    try values.encodeIfPresent(event.pass, forKey: .pass)
    try values.encodeIfPresent(event.because, forKey: .because)
    try values.encodeIfPresent(words.receiver, forKey: .receiver)
    try values.encode(words.asksForAttributes, forKey: .asksForAttributes)
    try values.encodeIfPresent(words.rect, forKey: .rect)
    try values.encodeIfPresent(words.element, forKey: .element)
    try values.encodeIfPresent(event.contentOffset, forKey: .contentOffset)
    try values.encodeIfPresent(event.contentSize, forKey: .contentSize)
  }
}
