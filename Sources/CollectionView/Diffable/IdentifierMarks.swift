/// Identifiers that are marked for something, each once, in the order they were marked.
struct IdentifierMarks<Identifier: Hashable & Sendable>: Sendable {
  private(set) var identifiers: [Identifier] = []
  private var members: Set<Identifier> = []

  mutating func insert(_ new: [Identifier]) {
    for identifier in new where members.insert(identifier).inserted {
      identifiers.append(identifier)
    }
  }
}
