import Foundation

// Under a behavior that keeps the reader's place, what is in view in a section that scrolls across stays there while groups
// before it are measured, inserted or deleted, and while the section is resized. That UIKit does so is not documented.

/// What a reader sees in a section that scrolls across: the items in view, with the spans of their groups.
struct SectionReading {
  fileprivate var offset: CGFloat
  fileprivate var length: CGFloat
  fileprivate var items: [(item: Int, group: Range<CGFloat>)]

  /// The items whose start is in view, followed by the others.
  fileprivate var itemsByStart: [(item: Int, group: Range<CGFloat>)] {
    items.filter { $0.group.lowerBound >= offset } + items.filter { $0.group.lowerBound < offset }
  }
}

extension UICollectionViewCompositionalLayout {
  /// The maximum number of items that are followed through a change.
  private static let mostRead = 16

  /// What is in view in the sections that scroll across, by section, if the behavior keeps it in place.
  ///
  /// A section at its first group is not read: it stays there, like the content of the collection view at its start.
  var sectionReadings: [(section: Int, reading: SectionReading)] {
    scrollers.keys.sorted().compactMap { index in reading(ofSection: index).map { (index, $0) } }
  }

  /// What is in view in a section that scrolls across; nil if nothing is to be kept in place there.
  func reading(ofSection index: Int) -> SectionReading? {
    guard let installation, installation.behavior.compensation.usesAnchor,
      let scroller = scrollers[index], content.sections.indices.contains(index),
      content.sections[index].isOrthogonal
    else { return nil }
    let offset = scroller.modelOffset
    guard offset > scroller.modelRange.lowerBound || installation.holdsPlaceAtStart else {
      return nil
    }
    let section = content.sections[index]
    let groups = section.groups.indices(from: offset, to: offset + section.scrollerLength)
    let items = groups.prefix(Self.mostRead).flatMap { group in
      let start = section.groups.offset(of: group)
      return section.members.items(ofGroup: group).prefix(Self.mostRead).map {
        (item: $0, group: start..<start + section.groups.extent(at: group))
      }
    }
    return SectionReading(offset: offset, length: section.scrollerLength, items: items)
  }

  /// Scrolls a section so that the first item of a reading that still exists is where it was.
  ///
  /// After a rotation, or another change of the section's length, the first item whose leading edge is in view stays at the leading
  /// edge, scaled with its group. A section that pages then moves to the nearest offset at which it rests.
  ///
  /// - Parameters:
  ///   - reading: What was in view.
  ///   - index: The section now.
  ///   - newItem: Returns the present number of an item; nil for an item that is gone.
  func restore(
    _ reading: SectionReading, inSection index: Int, newItem: (Int) -> Int? = { $0 }
  ) {
    guard content.sections.indices.contains(index), content.sections[index].isOrthogonal,
      let scroller = scrollers[index]
    else { return }
    let section = content.sections[index]
    let isResized = section.scrollerLength != reading.length
    let items = isResized ? reading.itemsByStart : reading.items
    for (item, old) in items {
      guard let item = newItem(item), item < section.shownCount else { continue }
      let group = section.members.group(ofItem: item)
      let start = section.groups.offset(of: group)
      var place = start + reading.offset - old.lowerBound
      if isResized {
        let share =
          old.isEmpty ? 0 : section.groups.extent(at: group) / (old.upperBound - old.lowerBound)
        place = start + (reading.offset - old.lowerBound) * share
        if let stops = section.restOffsets, !scroller.isInMotion {
          place = stops.min { abs($0 - place) < abs($1 - place) } ?? place
        }
      }
      if place != scroller.modelOffset { configure(scroller, ofSection: index, keeping: place) }
      return
    }
  }
}
