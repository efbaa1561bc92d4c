import CollectionView
import Foundation
import Scenes

/// The widths that a delegate knows when it is asked for the size of an item, in points.
@MainActor
struct DelegateRoom {
  /// The section of the item.
  let section: Int
  /// The width that the layout imposes on the item, or that of the view.
  let width: CGFloat
  private let view: UICollectionView
  private let layout: LayoutDescription

  /// - Parameters:
  ///   - section: The section of the item.
  ///   - itemWidth: The width that the layout imposes; nil for none.
  ///   - view: The collection view.
  ///   - layout: The layout of the pane.
  init(
    section: Int, itemWidth: CGFloat?, in view: UICollectionView, _ layout: LayoutDescription
  ) {
    self.section = section
    self.view = view
    self.layout = layout
    width = itemWidth ?? view.bounds.width
  }

  /// The width of one of several columns between the content insets and the section's insets.
  func width(ofColumnsIn count: Int) -> CGFloat {
    let inset = layout[FlowProperties.sectionInset, section: section]
    let content = view.adjustedContentInset
    let spacing = layout[FlowProperties.minimumInteritemSpacing, section: section]
    let room = width - content.left - content.right - inset.left - inset.right
    return max(0, (room - spacing * CGFloat(count - 1)) / CGFloat(count))
  }
}
