extension SceneFormat {
  /// One behaviour knob and the values it takes.
  public struct Knob: Sendable {
    /// Who answers for the knob in UIKit.
    public enum Owner: String, Sendable {
      /// The collection view: the knob acts on every layout.
      case view
      /// The layout: the knob acts on layouts of this project alone.
      case layout
    }

    /// The key in a scene.
    public var name: String
    /// Who answers for it in UIKit.
    public var owner: Owner
    /// The values of which one is given; the first is the value of `correct`.
    public var values: [Word]
    /// Further values, of which several may be listed together.
    public var together: [Word]
    /// The key of a value with a number in points, `{ lineSpacing: 10 }`; nil for none.
    public var measure: Word?

    init(
      _ name: String, _ owner: Owner, _ values: [Word], together: [Word] = [], measure: Word? = nil
    ) {
      self.name = name
      self.owner = owner
      self.values = values
      self.together = together
      self.measure = measure
    }
  }
}
