import Foundation

// Two known faults in placing the items after one whose size differs from its estimate, selected by `Behavior.Successors`.

extension UICollectionViewFlowLayout {
  /// The attributes of all elements that meet a rectangle, if items keep the places of their estimates.
  ///
  /// - Complexity: O(sections + given + items of the lines met).
  func frozenAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let span = axis.span(of: rect.insetBy(dx: -1, dy: -1))
    let from = span.from - sections.reduce(0) { max($0, $1.overhang) }
    var found: [UICollectionViewLayoutAttributes?] = []
    sectionExtents.visitItems(from: from, to: span.to) { place in
      found.append(headerAttributes(ofSection: place.index, startingAt: place.offset))
      let section = sections[place.index]
      let start = place.offset + section.linesStart
      section.placingLines.visitPlaces(from: from - start, to: span.to - start) { line, item in
        var item = item
        item.size = section.lines.sizes.size(at: item.item)
        found.append(
          attributes(of: item, inSection: place.index, lineAt: start + line.offset))
      }
      found.append(footerAttributes(ofSection: place.index, startingAt: place.offset))
    }
    return found.compactMap { $0 }.filter { $0.frame.meets(rect) }
  }

  /// The attributes of an existing item at the place of its estimate.
  func frozenAttributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes {
    let section = sections[path.section]
    let lines = section.placingLines
    let line = lines.line(of: path.item)
    var place = lines.place(of: path.item, inLine: line)
    place.size = section.lines.sizes.size(at: path.item)
    let start = sectionExtents.offset(of: path.section) + section.linesStart
    return attributes(
      of: place, inSection: path.section, lineAt: start + lines.extents.offset(of: line))
  }

  /// Records that a query of the collection view has built the rows of some elements.
  func recordBuiltRows(of elements: [UICollectionViewLayoutAttributes])
    -> [UICollectionViewLayoutAttributes]
  {
    guard installedIn?.isAskingLayout == true else { return elements }
    let items = elements.lazy.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    lastBuiltItem = [lastBuiltItem, items.max()].compactMap { $0 }.max()
    return elements
  }

  func isBuilt(_ path: IndexPath) -> Bool { lastBuiltItem.map { path <= $0 } ?? false }

  /// The attributes of an item whose row was never built: the row is the item's number divided by the number of estimated
  /// items that fit into one.
  ///
  /// - Returns: Nil, with a diagnostic, if none fits; UIKit crashes then.
  func attributesByEstimatedRow(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let section = sections[path.section]
    let size = section.lines.sizes.common
    let spacing = section.metrics.itemSpacing
    let step = size.cross + spacing
    let perRow = step > 0 ? ((section.lines.available + spacing) / step).rounded(.down) : 0
    guard perRow >= 1 else {
      if collectionView?.isAskingLayout == true { reportDivisionByZero(at: path) }
      return nil
    }
    let row = (CGFloat(path.item) / perRow).rounded(.down)
    let place = FlowPlace(
      item: path.item, cross: (CGFloat(path.item) - row * perRow) * step, main: 0, size: size)
    let start = sectionExtents.offset(of: path.section) + section.linesStart
    return attributes(
      of: place, inSection: path.section,
      lineAt: start + row * (size.main + section.metrics.lineSpacing))
  }

  /// Reports how UIKit crashes when the collection view asks for the item.
  private func reportDivisionByZero(at path: IndexPath) {
    let section = sections[path.section]
    let size = section.lines.sizes.common
    collectionView?.diagnose(
      .divisionByZero, at: path,
      "EXC_ARITHMETIC in -[_UIFlowLayoutSection frameForItemAtIndexPath:]: of items estimated at \(size.cross.brief) points, none fits into a row of \(section.lines.available.brief): the row of the item at index path (\(path.section) - \(path.item)) is its number divided by 0"
    )
  }
}
