import Foundation

// The layout's methods return the elements of a section that scrolls across at offset 0, as measured on UIKit. The collection
// view shows them at the section's offset; which of them it shows is not a call of UIKit's.

extension UICollectionViewCompositionalLayout {
  private var axis: LayoutAxis { content.frame.axis }

  /// Whether an element moves with the scroller of its section: its items and the views attached to them do.
  private func isInScroller(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    guard content.hasScrollers, isInScroller(path) else { return false }
    switch attributes.representedElementCategory {
    case .cell: return true
    case .supplementaryView:
      return content.sections[path.section].template.whole.attachments.contains {
        $0.item.elementKind == attributes.representedElementKind
      }
    case .decorationView: return false
    }
  }

  /// The elements that are shown in a rectangle in content points, with the attributes they have at offset 0.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - answers: What the layout answered for the rectangle or a larger one; its attributes are preferred, since a subclass
  ///     may have changed them.
  /// - Returns: The elements outside scrollers, then those of each section that scrolls across.
  ///
  /// - Complexity: O(answers + shown + log groups), for each section met.
  func elementsInPlace(in rect: CGRect, among answers: [UICollectionViewLayoutAttributes])
    -> [UICollectionViewLayoutAttributes]
  {
    guard content.hasScrollers else { return answers }
    var elements: [UICollectionViewLayoutAttributes] = []
    var answered: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in answers {
      if isInScroller(attributes) {
        answered[ElementKey(attributes)] = attributes
      } else {
        elements.append(attributes)
      }
    }
    for index in sectionsToAsk(in: axis.span(of: rect)) where content.sections[index].isOrthogonal {
      let offset = axis.point(along: 0, across: orthogonalOffset(ofSection: index))
      let inside = rect.offsetBy(dx: offset.x, dy: offset.y)
      var members = ElementAnswer(to: inside, attributesClass)
      addMembers(ofSection: index, in: inside, to: &members)
      elements += members.elements.map { answered[ElementKey($0)] ?? $0 }
    }
    return elements
  }

  /// The attributes of an element at the offset of its section; the same object for an element outside scrollers.
  func scrolled(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  {
    guard isInScroller(attributes) else { return attributes }
    let offset = orthogonalOffset(ofSection: attributes.indexPath.section)
    guard offset != 0, let moved = attributes.duplicate() else { return attributes }
    moved.center = moved.center.moved(by: axis.point(along: 0, across: -offset))
    return moved
  }
}
