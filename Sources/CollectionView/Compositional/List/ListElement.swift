import Foundation

/// The place of an element in a list.
package struct ListElement: Hashable, Sendable {
  /// The part of a section that an element is.
  package enum Role: Sendable {
    case row, header, footer
  }

  /// The style of the list.
  package var appearance: UICollectionLayoutListConfiguration.Appearance
  package var role: Role

  package init(appearance: UICollectionLayoutListConfiguration.Appearance, role: Role) {
    self.appearance = appearance
    self.role = role
  }
}
