extension SceneFormat {
  /// One kind of layout, with the properties that a scene can set on it.
  public struct LayoutKind: Sendable {
    /// The family of a layout's class; decides which knobs of the behavior act on the layout.
    public enum Family: Sendable {
      /// `UICollectionViewFlowLayout`, or a subclass.
      case flow
      /// The list of this project.
      case list
      /// The table of this project.
      case table
      /// The waterfall of this project.
      case waterfall
      /// `UICollectionViewCompositionalLayout`.
      case compositional
      /// A subclass of `UICollectionViewLayout` as an app would write it; no knob that a layout owns acts on it.
      case custom
    }

    /// The name in a scene.
    public var name: String
    /// Whether scenes can use it yet.
    public var isBuilt = true
    /// The class of its layout objects.
    public var family: Family
    /// What it looks like: one sentence.
    public var summary: String
    /// The ways in which its cells can get their sizes; the first is the default.
    public var sizings: [LayoutDescription.Sizing]
    /// Whether it scrolls sideways unless `scrollDirection` says otherwise.
    public var isHorizontal = false
    /// Every other key that it accepts.
    public var properties: [PropertyDescription]
    /// The property with the estimated size of cells; nil for a kind without estimates.
    public var estimate: PropertyDescription?

    init(
      _ name: String, _ family: Family, sizings: [LayoutDescription.Sizing],
      isHorizontal: Bool = false, estimate: PropertyDescription? = nil,
      properties: [PropertyDescription], summary: String
    ) {
      self.name = name
      self.family = family
      self.sizings = sizings
      self.isHorizontal = isHorizontal
      self.estimate = estimate
      self.properties = properties
      self.summary = summary
    }

    /// A kind that the format defines and this version does not implement.
    public static func planned(_ name: String, _ family: Family, summary: String) -> LayoutKind {
      var kind = LayoutKind(name, family, sizings: [.self], properties: [], summary: summary)
      kind.isBuilt = false
      return kind
    }

    /// The sizing of a scene that names none.
    public var defaultSizing: LayoutDescription.Sizing { sizings.first ?? .self }

    /// Whether some of its properties may differ by section.
    public var hasSectionProperties: Bool { properties.contains(where: \.isPerSection) }

    /// The property with a key; nil for none.
    public func property(_ name: String) -> PropertyDescription? {
      properties.first { $0.name == name }
    }
  }

  /// The kinds of layout, in the order of the format, then the gallery.
  public static let layoutKinds: [LayoutKind] =
    [.list, .flow, .table, .waterfall, .compositional] + gallery

  /// The kinds that scenes can use.
  public static var builtLayoutKinds: [LayoutKind] { layoutKinds.filter(\.isBuilt) }

  /// The kind with a name; nil for none.
  public static func layoutKind(_ name: String) -> LayoutKind? {
    layoutKinds.first { $0.name == name }
  }
}

extension LayoutDescription {
  /// Whether the layout scrolls sideways according to the scene; the layout's own code may decide otherwise.
  public var scrollsHorizontally: Bool {
    switch self[FlowProperties.scrollDirection] {
    case .horizontal: true
    case .vertical: SceneFormat.layoutKind(kind)?.isHorizontal ?? false
    }
  }
}
