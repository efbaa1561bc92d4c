extension SceneFormat {
  /// What `UITableView` calls properties that a table has under the names of a list.
  static let tableNames = [
    "estimatedRowHeight": "estimatedHeight",
    "estimatedSectionHeaderHeight": "estimatedHeaderHeight",
  ]

  /// One property of a layout, under UIKit's own name where UIKit has it.
  public struct Property: Sendable {
    /// What a value looks like; lengths are in points.
    public enum Form: Sendable {
      case positive
      case notNegative
      case anyLength
      /// From 0 to 1.
      case fraction
      /// A whole number of at least 1.
      case count
      /// A whole number from 0.
      case countOrNone
      /// Width and height of at least a tenth of a point, or the word that stands for automatic.
      case itemSize(automatic: Word? = nil)
      /// Width and height, of which either may be 0.
      case size
      /// Top, left, bottom, right, none negative.
      case insets
      /// Top, left, bottom, right.
      case anyInsets
      case word([Word])
      case flag
    }

    /// The key in a scene.
    public var name: String
    /// Whether it may differ by section.
    public var isPerSection: Bool
    /// What its values look like.
    public var form: Form

    init(_ name: String, _ form: Form, perSection: Bool = false) {
      self.name = name
      self.form = form
      self.isPerSection = perSection
    }
  }
}
