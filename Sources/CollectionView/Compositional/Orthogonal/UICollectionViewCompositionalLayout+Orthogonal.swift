import Foundation

// Sections that scroll across the scroll direction of the layout. Their groups follow one another across it, in a scroller that
// is as long as the section inside its insets. Several such sections have independent offsets, which survive layout passes.

extension UICollectionViewCompositionalLayout {
  /// The scroller of a section that scrolls across, for its present groups; nil for other sections.
  func scroller(ofSection index: Int) -> OrthogonalScroller? {
    guard content.sections.indices.contains(index), content.sections[index].isOrthogonal else {
      return nil
    }
    let scroller = scrollers[index] ?? makeScroller(ofSection: index)
    configure(scroller, ofSection: index)
    return scroller
  }

  /// Applies what a section says to its scroller; see `OrthogonalScroller`.
  func configure(
    _ scroller: OrthogonalScroller, ofSection index: Int, keeping place: CGFloat? = nil
  ) {
    let section = content.sections[index]
    scroller.configure(
      section.track(isMirrored: installedIn?.isMirrored ?? false),
      section.description.orthogonalScrollingProperties, keeping: place)
  }

  /// The section of a scroller; nil for one that is not in use.
  func section(of scroller: UIScrollView) -> Int? {
    scrollers.first { $0.value === scroller }?.key
  }

  private func makeScroller(ofSection index: Int) -> OrthogonalScroller {
    let scroller = OrthogonalScroller()
    scroller.traitCollection = installedIn?.traitCollection ?? UITraitCollection.standard
    scroller.host = installedIn?.host
    scrollers[index] = scroller
    scroller.didScroll = { [weak self] in self?.installedIn?.elementsWereMoved() }
    scroller.restOffsets = { [weak self, weak scroller] in
      guard let self, let index = scroller.flatMap(section(of:)),
        content.sections.indices.contains(index)
      else { return nil }
      return content.sections[index].restOffsets
    }
    return scroller
  }

  /// The offset of the scroller of a section, from its first group on, in points; 0 for a section without one.
  func orthogonalOffset(ofSection index: Int) -> CGFloat {
    scroller(ofSection: index)?.modelOffset ?? 0
  }

  /// The frame of the scroller of a section, in content points, before rounding; nil for a section without one.
  func scrollerFrame(ofSection index: Int) -> CGRect? {
    guard content.sections.indices.contains(index), content.sections[index].isOrthogonal else {
      return nil
    }
    let section = content.sections[index]
    let axis = content.frame.axis
    let across = axis.other.insets(section.description.contentInsets)
    return CGRect(
      origin: axis.point(
        along: startOfItems(inSection: index) + section.contentStart,
        across: section.room.start + across.before),
      size: axis.size(along: section.contentLength, across: section.scrollerLength))
  }

  /// Moves the scrollers with their sections; one whose section was deleted is dropped.
  ///
  /// Reported: a section that is reloaded as a whole is back at its first group (StackOverflow 71713686).
  func moveScrollers(with update: ItemUpdate) {
    guard !update.sections.isEmpty, !scrollers.isEmpty else { return }
    let isLostOnReload = installation?.behavior.orthogonalOffsets == .lostOnReload
    var moved: [Int: OrthogonalScroller] = [:]
    for (section, scroller) in scrollers.sorted(by: { $0.key < $1.key }) {
      if isLostOnReload, update.sections.reloads.contains(section) { scroller.startOver() }
      if let new = update.newSection(of: section) { moved[new] = scroller }
    }
    scrollers = moved
  }

  /// Scrolls the scroller of an item until the item is at a position; without one, by the least distance that shows the item.
  func scrollOrthogonally(to path: IndexPath, at position: UICollectionView.ScrollPosition) {
    guard has(path), let scroller = scroller(ofSection: path.section),
      let leaf = content.sections[path.section].leaf(of: path.item)
    else { return }
    let section = content.sections[path.section]
    let across = content.frame.axis.other
    let group = section.members.group(ofItem: path.item)
    let start = section.groups.offset(of: group) + across.span(of: leaf.frame).lowerBound
    let length = across.length(of: leaf.frame.size)
    let (first, last) = (start + length - section.scrollerLength, start)
    let isRow = across == .horizontal
    let target: CGFloat
    if position.contains(isRow ? .left : .top) {
      target = last
    } else if position.contains(isRow ? .right : .bottom) {
      target = first
    } else if position.contains(isRow ? .centeredHorizontally : .centeredVertically) {
      target = (first + last) / 2
    } else {
      target = max(min(scroller.modelOffset, last), first)
    }
    let range = scroller.modelRange
    scroller.setModelOffset(min(max(range.lowerBound, target), range.upperBound))
  }
}
