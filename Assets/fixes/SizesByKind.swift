// Keeps measured heights by kind and index path: a header has the index path of item 0 of its section.
import UIKit

@MainActor struct SizesByKind {
  private var heights: [String: [IndexPath: CGFloat]] = [:]

  subscript(element: UICollectionViewLayoutAttributes) -> CGFloat? {
    get { heights[element.representedElementKind ?? "cell"]?[element.indexPath] }
    set { heights[element.representedElementKind ?? "cell", default: [:]][element.indexPath] = newValue }
  }
}
