import Foundation

/// The lines above and below the rows of a list.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator is shown.
  public enum Visibility: Int, Hashable, Sendable {
    /// Shown between rows, by the appearance of the list.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// A placeholder for the insets that the list chooses: the separator begins at the text of the row.
  ///
  /// UIKit has the greatest finite numbers, too (inferred).
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the line above the row from the edges, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The distances of the line below the row from the edges, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of the lines; it is not drawn here.
  public var color = UIColor.separator
  /// The colour of the lines between selected rows; it is not drawn here.
  public var multipleSelectionColor = UIColor.separator

  /// The separators of an appearance; they differ in what `automatic` means.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension UIListSeparatorConfiguration {
  /// Whether the line below a row is shown.
  ///
  /// The last row of a section has none in grouped lists.
  ///
  /// - Parameters:
  ///   - isLast: Whether the row is the last one of its section.
  ///   - appearance: The style of the list.
  /// - Returns: Whether it is shown.
  func showsBottomSeparator(
    isLast: Bool, in appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> Bool {
    switch bottomSeparatorVisibility {
    case .visible: true
    case .hidden: false
    case .automatic: !(isLast && [.grouped, .insetGrouped].contains(appearance))
    }
  }
}
