import Foundation

/// The layout of a pane and the properties the file sets on it, under UIKit's own names.
public struct LayoutDescription: Sendable, Equatable {
  /// `list flow table waterfall carousel …`, or a gallery name.
  public var kind: String
  /// How cells get their sizes.
  public var sizing: Sizing
  /// Every other key of `layout`, checked for name and form against the kind.
  public var properties: [String: LayoutValue]
  /// Values that differ by section; a section past the end takes `properties` alone.
  public var perSection: [[String: LayoutValue]]

  /// How cells get their sizes.
  public enum Sizing: String, Sendable, Equatable, CaseIterable {
    /// Estimates, then measured.
    case `self`
    /// True sizes asked of the delegate up front.
    case delegate
    /// `itemSize` for all.
    case fixed
    /// An estimate and delegate sizes together; the delegate wins.
    case both
  }

  /// Makes a list whose properties all have their defaults.
  public init(
    kind: String = "list", sizing: Sizing = .self, properties: [String: LayoutValue] = [:],
    perSection: [[String: LayoutValue]] = []
  ) {
    self.kind = kind
    self.sizing = sizing
    self.properties = properties
    self.perSection = perSection
  }
}
