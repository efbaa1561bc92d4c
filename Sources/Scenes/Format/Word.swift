extension SceneFormat {
  /// One name of the format.
  public struct Word: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name as a scene writes it.
    public var name: String
    /// Whether this version supports the name; an unsupported name is an error.
    public var isBuilt: Bool

    /// Creates a name that this version supports.
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
  /// The names that this version supports, which a message may suggest.
  var offered: [String] { filter(\.isBuilt).map(\.name) }
}
