import Foundation

/// What of an element is measured.
struct MeasuringState {
  /// The axes whose dimensions are estimated; never empty.
  var axes: [LayoutAxis]
  /// The measured size in points; nil while it is estimated.
  var measured: CGSize?
}

extension UICollectionViewCompositionalLayout {
  /// What of an element is measured; nil if its size is fixed or the element does not exist.
  func measuringState(of attributes: UICollectionViewLayoutAttributes) -> MeasuringState? {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      guard has(path), content.sections[path.section].isEstimated(path.item),
        let leaf = content.sections[path.section].leaf(of: path.item)
      else { return nil }
      return MeasuringState(
        axes: (leaf.isWidthEstimated ? [.horizontal] : [])
          + (leaf.isHeightEstimated ? [.vertical] : []),
        measured: content.sections[path.section].sizes[path.item])
    case .supplementaryView:
      guard let number = boundaryNumber(of: attributes), let size = layoutSize(of: attributes),
        size.isEstimated
      else { return nil }
      return MeasuringState(
        axes: (size.widthDimension.isEstimated ? [.horizontal] : [])
          + (size.heightDimension.isEstimated ? [.vertical] : []),
        measured: path.count == 1
          ? content.boundarySizes[number]
          : content.sections[path.section].boundarySizes[number])
    case .decorationView:
      return nil
    }
  }

  /// Whether an element is measured; nil if the description has no such element.
  func isEstimated(_ attributes: UICollectionViewLayoutAttributes) -> Bool? {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell: return has(path) ? content.sections[path.section].isEstimated(path.item) : nil
    case .supplementaryView: return layoutSize(of: attributes)?.isEstimated
    case .decorationView: return false
    }
  }

  /// The size that the description gives a supplementary view; nil if it has no such view.
  private func layoutSize(of attributes: UICollectionViewLayoutAttributes)
    -> NSCollectionLayoutSize?
  {
    let path = attributes.indexPath
    if let number = boundaryNumber(of: attributes) {
      return path.count == 1
        ? content.frame.boundaryItems[number].layoutSize
        : content.sections[path.section].description.boundarySupplementaryItems[number].layoutSize
    }
    guard path.count == 2, content.sections.indices.contains(path.section) else { return nil }
    return content.sections[path.section].template.whole.attachments.first {
      $0.item.elementKind == attributes.representedElementKind
    }?.item.layoutSize
  }

  /// Stores the measured size of an element, in points.
  func setSize(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    if attributes.representedElementCategory == .cell {
      let reading = reading(ofSection: path.section)
      let forgetsPlaces =
        installation?.behavior.successors == .estimatedAgain
        && content.sections[path.section].sizes[path.item] != nil
      content.edit(section: path.section) {
        $0.setSize(size, ofItem: path.item)
        if forgetsPlaces { $0.forgetPlaces(after: path.item) }
      }
      if let reading { restore(reading, inSection: path.section) }
    } else if let number = boundaryNumber(of: attributes) {
      if path.count == 1 {
        content.setSize(size, ofBoundaryItem: number)
      } else {
        content.edit(section: path.section) { $0.setSize(size, ofBoundaryItem: number) }
      }
    }
  }

  /// Reports the items that UIKit solves again because a cell was measured; nil because of an update.
  func reportUIKitCost(afterMeasuring path: IndexPath?) {
    guard let view = installedIn, installation?.behavior.uikitCost == .uikit else { return }
    let count =
      if let path {
        content.sections[path.section].estimatedCount(after: path.item)
      } else {
        content.sections.reduce(0) { $0 + $1.estimatedCount(after: nil) }
      }
    view.report(.wentThrough(count))
  }

  /// The number of a boundary item in its description; nil for a view that is none.
  private func boundaryNumber(of attributes: UICollectionViewLayoutAttributes) -> Int? {
    let path = attributes.indexPath
    let places: [BoundaryPlaces.Place]
    if path.count == 1 {
      places = content.boundary.places
    } else {
      guard content.sections.indices.contains(path.section) else { return nil }
      places = content.sections[path.section].boundary.places
    }
    let ordinal = path[path.count - 1]
    return places.firstIndex {
      $0.item.elementKind == attributes.representedElementKind && $0.ordinal == ordinal
    }
  }
}
