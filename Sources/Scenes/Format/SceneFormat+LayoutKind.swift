extension SceneFormat {
  /// One kind of layout and what a scene may set on it.
  public struct LayoutKind: Sendable {
    /// The name in a scene.
    public var name: String
    /// Whether scenes can use it yet.
    public var isBuilt: Bool
    /// How its cells can get their sizes.
    public var sizings: [Word]
    /// Every other key it takes.
    public var properties: [Property]

    init(_ word: Word, sizings: [Word], properties: [Property]) {
      self.name = word.name
      self.isBuilt = word.isBuilt
      self.sizings = sizings
      self.properties = properties
    }

    /// The sizing of a scene that names none: `self` where cells can be asked.
    var defaultSizing: LayoutDescription.Sizing {
      let names = sizings.filter(\.isBuilt).compactMap {
        LayoutDescription.Sizing(rawValue: $0.name)
      }
      return names.contains(.self) ? .self : names.first ?? .self
    }

    func property(_ name: String) -> Property? {
      properties.first { $0.name == name }
    }
  }
}
