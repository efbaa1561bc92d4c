extension SceneFormat {
  /// One behavior knob: a mechanism of UIKit, or a known bug, that a scene can switch.
  public struct Knob: Sendable {
    /// Who is responsible for the mechanism in UIKit.
    public enum Owner: String, Sendable {
      /// The collection view: the knob acts on every layout.
      case view
      /// The layout: the knob acts only on layouts of this project.
      case layout
    }

    /// One value and what it does.
    public struct Value: Sendable {
      /// The word in a scene.
      public var name: String
      /// The evidence that a host behaves this way; nil for a value that describes ideal behavior.
      public var basis: Basis?
      /// The families of layouts on which the value has an effect; nil if they are those of the knob.
      public var families: [LayoutKind.Family]?
      /// What the mechanism does, in UIKit's terms: one sentence.
      public var help: String

      /// Creates a value that describes ideal behavior.
      init(_ name: String, _ help: String) {
        self.name = name
        self.help = help
      }

      /// Creates a value that a host is known to have.
      init(
        _ name: String, _ basis: Basis, on families: [LayoutKind.Family]? = nil, _ help: String
      ) {
        self.name = name
        self.basis = basis
        self.families = families
        self.help = help
      }
    }

    /// The key in a scene.
    public var name: String
    /// Who is responsible for it in UIKit.
    public var owner: Owner
    /// The families of layouts on which the knob has an effect; nil for all layouts that its owner affects.
    public var families: [LayoutKind.Family]?
    /// What it decides: one sentence.
    public var help: String
    /// The values that exclude each other; the first is the value of `correct`.
    public var values: [Value]
    /// Further values, of which several may be listed together.
    public var together: [Value]
    /// The key of a value with a number in points, `{ lineSpacing: 10 }`; nil for none.
    public var measure: Value?

    init(
      _ name: String, _ owner: Owner, on families: [LayoutKind.Family]? = nil, _ help: String,
      _ values: [Value], together: [Value] = [], measure: Value? = nil
    ) {
      self.name = name
      self.owner = owner
      self.families = families
      self.help = help
      self.values = values
      self.together = together
      self.measure = measure
    }

    /// The evidence that a host behaves as a value says; nil for the value of `correct`, which describes ideal
    /// behavior, and for an unknown value.
    public func basis(of value: String) -> Basis? {
      allValues.first { $0.name == value }?.basis
    }

    /// Whether the knob has an effect on a kind of layout.
    public func acts(on kind: LayoutKind) -> Bool {
      if let families { return families.contains(kind.family) }
      return owner == .view || kind.family != .custom
    }

    /// The names of the values that have an effect on a kind of layout.
    public func words(on kind: LayoutKind) -> [String] {
      (values + together).filter { $0.families?.contains(kind.family) ?? true }.map(\.name)
    }

    /// The names of all values, without the key of a number.
    var words: [Word] { (values + together).map { .built($0.name) } }

    private var allValues: [Value] { values + together + [measure].compactMap { $0 } }
  }

  /// One preset: a value for every knob, under the name of a host.
  public struct Preset: Sendable {
    /// The word in a scene.
    public var name: String
    /// The class that behaves so; nil for a preset that applies to every layout.
    public var host: String?
    /// The families of layouts that represent that class.
    public var families: [LayoutKind.Family]
    /// The evidence that a host has all of these values together; nil for `correct`, which describes ideal behavior.
    public var basis: Basis?
    /// A description of the preset: one sentence.
    public var help: String

    init(
      _ name: String, host: String? = nil, on families: [LayoutKind.Family] = [],
      basis: Basis? = .inferred, _ help: String
    ) {
      self.name = name
      self.host = host
      self.families = families
      self.basis = basis
      self.help = help
    }

    /// The host of the preset, if a kind of layout does not represent it; else nil.
    public func foreignHost(for kind: LayoutKind) -> String? {
      families.contains(kind.family) ? nil : host
    }
  }

  /// The preset with a name; nil for none.
  public static func preset(_ name: String) -> Preset? {
    presets.first { $0.name == name }
  }

  /// The knob with a name; nil for none.
  public static func knob(_ name: String) -> Knob? {
    knobs.first { $0.name == name }
  }
}
