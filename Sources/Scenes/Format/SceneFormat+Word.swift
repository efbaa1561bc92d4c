extension SceneFormat {
  /// One name of the format.
  public struct Word: Sendable, Hashable {
    /// The name as a scene writes it.
    public var name: String
    /// Whether it has its effect; a name that has not is refused.
    public var isBuilt: Bool

    static func built(_ name: String) -> Word {
      Word(name: name, isBuilt: true)
    }

    static func planned(_ name: String) -> Word {
      Word(name: name, isBuilt: false)
    }
  }
}

extension [SceneFormat.Word] {
  /// The names that have their effect: what a message may offer.
  var offered: [String] { filter(\.isBuilt).map(\.name) }
}
