extension SceneFormat {
  /// One name of the format.
  public struct Word: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name as a scene writes it.
    public var name: String
    /// Whether this version has it; a name that it does not have is refused.
    public var isBuilt: Bool

    /// A name that this version has.
    public init(stringLiteral name: String) {
      self.name = name
      isBuilt = true
    }

    static func built(_ name: String) -> Word {
      Word(stringLiteral: name)
    }

    static func planned(_ name: String) -> Word {
      var word = Word(stringLiteral: name)
      word.isBuilt = false
      return word
    }
  }
}

extension [SceneFormat.Word] {
  /// The names that this version has: what a message may offer.
  var offered: [String] { filter(\.isBuilt).map(\.name) }
}
