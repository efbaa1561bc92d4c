import Foundation

/// The layout of a pane and the properties the file sets on it, under UIKit's own names.
public struct LayoutDescription: Sendable, Equatable {
  /// The name of a `SceneFormat.LayoutKind`.
  public var kind: String
  /// Where the sizes of cells come from.
  public var sizing: Sizing
  /// The values of the properties that the scene names, by key, checked against the description of the kind.
  public var properties: [String: PropertyValue]
  /// Values that differ by section, in order; further sections have `properties` alone.
  public var perSection: [[String: PropertyValue]]

  /// Where the sizes of cells come from.
  public enum Sizing: String, Sendable, Equatable, CaseIterable {
    /// Cells are self-sizing.
    case `self`
    /// The delegate gives sizes.
    case delegate
    /// All items have the size of the layout.
    case fixed
    /// Cells are self-sizing, and the delegate gives sizes.
    case both

    /// What it means: one sentence.
    public var help: String {
      switch self {
      case .self: "Items have estimated sizes until their cells are measured."
      case .delegate:
        """
        The delegate gives the size of every item up front: the true one, or `sizeForItemAt` of the layout.
        """
      case .fixed: "All items have the size that the layout says."
      case .both:
        "There is an estimate, and the delegate gives sizes; the delegate wins, as UIKit is reported to do."
      }
    }
  }

  /// Creates a layout, by default a list whose properties have their defaults.
  public init(
    kind: String = "list", sizing: Sizing = .self, properties: [String: PropertyValue] = [:],
    perSection: [[String: PropertyValue]] = []
  ) {
    self.kind = kind
    self.sizing = sizing
    self.properties = properties
    self.perSection = perSection
  }
}
