import Foundation

extension UICollectionViewCompositionalLayout {
  private var axis: LayoutAxis { content.frame.axis }

  /// Whether a boundary item is moved from its natural place by pinning.
  func isMovedByPinning(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .supplementaryView,
      let found = boundaryPlace(of: attributes), found.place.item.pinToVisibleBounds
    else { return false }
    return abs(axis.span(of: attributes.frame).lowerBound - found.natural) > halfPixel
  }

  /// The boundary item that attributes describe, and its start when it is not pinned, in content points.
  private func boundaryPlace(of attributes: UICollectionViewLayoutAttributes) -> (
    place: BoundaryPlaces.Place, natural: CGFloat
  )? {
    let path = attributes.indexPath
    let isOfLayout = path.count == 1
    guard isOfLayout || content.sections.indices.contains(path.section) else { return nil }
    let boundary = isOfLayout ? content.boundary : content.sections[path.section].boundary
    let start = isOfLayout ? 0 : content.start(ofSection: path.section)
    let ordinal = path[path.count - 1]
    let place = boundary.places.first {
      $0.item.elementKind == attributes.representedElementKind && $0.ordinal == ordinal
    }
    return place.map { ($0, start + boundary.before + $0.start) }
  }

  /// Reports pinned views in a view that has a length and no breadth.
  ///
  /// Reported: UIKit's assertion fails there, as the visible part of the section is empty (Apple developer forum 704011).
  func reportPinnedViewsWithoutRoom() {
    guard content.pins, content.length > 0, let view = installedIn else { return }
    let bounds = view.bounds
    guard axis.length(of: bounds.size) > 0, axis.other.length(of: bounds.size) <= 0 else { return }
    let rect = "{{\(bounds.minX), \(bounds.minY)}, {\(bounds.width), \(bounds.height)}}"
    view.diagnose(.pinnedViewWithoutRoom, "Frame \(rect) does not intersect \(rect)")
  }

  /// Adds the pinned views that a change of bounds moves to a context.
  func invalidatePinned(
    in context: UICollectionViewLayoutInvalidationContext, through newBounds: CGRect
  ) {
    let old = installedIn?.bounds ?? newBounds
    let met = Set(content.indices(in: axis.span(of: old)))
      .union(content.indices(in: axis.span(of: newBounds))).sorted()
    var paths: [String: [IndexPath]] = [:]
    for index in met {
      for place in content.sections[index].boundary.places where place.item.pinToVisibleBounds {
        paths[place.item.elementKind, default: []]
          .append(IndexPath(item: place.ordinal, section: index))
      }
    }
    for place in content.boundary.places where place.item.pinToVisibleBounds {
      paths[place.item.elementKind, default: []].append(IndexPath(index: place.ordinal))
    }
    for kind in paths.keys.sorted() {
      context.invalidateSupplementaryElements(ofKind: kind, at: paths[kind] ?? [])
    }
  }
}
