import Foundation

/// One live element at one moment.
public struct ElementFrame: Sendable, Equatable, Codable {
  /// What kind of element it is.
  public enum Category: String, Sendable, Equatable, Codable {
    case cell
    case supplementaryView
    case decorationView
  }

  /// How the element came by its size.
  public enum SizeState: String, Sendable, Equatable, Codable {
    /// It stands at the layout's guess.
    case estimated
    /// It was asked and answered.
    case measured
    /// The layout knew the size without asking.
    case fixed
  }

  public var category = Category.cell
  /// The element kind; nil for cells.
  public var kind: String?
  /// `[section, item]`.
  public var indexPath: [Int] = []
  /// Content points.
  public var frame = CGRect.zero
  public var zIndex = 0
  public var alpha = 1.0
  public var sizeState = SizeState.fixed
  /// The size before it was measured; nil when it never stood at another.
  public var estimatedSize: CGSize?
  /// No longer part of the visible content, and on its way out in an animation.
  public var isDisappearing = false
  /// Measured in this very frame.
  public var isFresh = false
  /// What the cell shows; may hold any characters of the data.
  public var text = ""

  public init() {}
}
