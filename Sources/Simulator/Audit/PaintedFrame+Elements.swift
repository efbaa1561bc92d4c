import CollectionView
import Foundation

extension PaintedFrame {
  /// Takes note of the elements on the screen, of where a reader has the items, and of what the oracle knows of them.
  ///
  /// - Complexity: O(live); the true size of a cell is worked out once for as long as it stays the same.
  @MainActor
  func fillElements(_ live: [UICollectionView.LiveElement], _ run: PaneRun) {
    let view = run.view
    let bounds = view.bounds
    arrangement = run.truth.arrangement
    let hasTrueSizes = hasTruth && run.truth.hasTrueSizes
    let axis = axis
    let start = axis.start(bounds)
    let end = axis.end(bounds)
    let changedUnasked = run.content.changedUnasked
    // What is known of the section of the element before.
    var known: (index: Int, section: TrueSection)?
    var read: [ReaderPlace] = []
    read.reserveCapacity(live.count)
    elements.reserveCapacity(live.count)
    for element in live {
      let attributes = element.modelAttributes
      let frame = attributes.untransformedFrame
      guard axis.end(frame) > start, axis.start(frame) < end else { continue }
      var painted = PaintedElement(
        ElementFrame.Identity(attributes), frame: frame, isPinned: element.isPinned,
        sizeState: element.sizeState)
      let cell = element.view as? SceneCell
      let position = cell?.entry?.position
      if let position, painted.rank == 1 {
        read.append(
          ReaderPlace(
            item: position, path: painted.identity.indexPath, frame: frame, along: axis,
            from: start, anchor: run.pane.anchor))
      }
      guard frame.sharesArea(with: bounds) else { continue }
      let isFirst = painted.section != elements.last?.section
      if arrangement != nil || hasTrueSizes, known?.index != painted.section {
        known = (painted.section, run.truth.section(painted.section, in: view))
      }
      if arrangement != nil, isFirst, let spacing = known?.section.lineSpacing {
        spacings =
          min(
            spacing, spacings?.lowerBound ?? spacing)...max(
            spacing, spacings?.upperBound ?? spacing)
      }
      if let cell, let position {
        painted.item = position
        // Cards beside one another are all of the size that their section gives them.
        if hasTrueSizes, known?.section.sidewaysItemSize == nil {
          painted.trueSize = cell.trueSize(offered: frame.width)
          painted.isOutdated = !changedUnasked.isEmpty && changedUnasked.contains(position)
        }
      } else if hasTrueSizes, let section = known?.section {
        painted.trueSize = trueSize(of: painted, in: section)
      }
      elements.append(painted)
    }
    sections = run.truth.knownSections
    places = ReaderPlaces(read)
    if !areElementsInOrder { elements.sort() }
    if let layout = binding(run) { fillTruePlaces(layout, run) }
  }

  // A closure in a function of the main actor asks for each element whether it runs there; these are of no actor.

  private var areElementsInOrder: Bool {
    elements.indices.dropFirst().allSatisfy { !(elements[$0] < elements[$0 - 1]) }
  }

  /// Whether every item that a reader has is on the screen, and not beside it.
  var areAllOnScreen: Bool { elements.count { $0.rank == 1 } == places.inOrder.count }

  @MainActor
  private func fillTruePlaces(_ layout: TrueLayout, _ run: PaneRun) {
    let mayDiffer = !run.truth.isBinding
    for element in elements where element.item != nil {
      let place = layout.frame(section: element.section, item: element.index)
      guard let place, !mayDiffer || run.measuringOrder.holds(for: element.identity.indexPath)
      else { continue }
      truePlaces[element.identity] = place
    }
  }

  /// The true layout, where what is on the screen has to agree with it; nil elsewhere.
  ///
  /// The column of an item depends on the items before it alone, so that not everything has to be measured.
  @MainActor
  private func binding(_ run: PaneRun) -> TrueLayout? {
    let isKnown =
      run.truth.isBinding
      ? isWhollyMeasured
      : hasTruth && run.truth.hasTrueSizes && run.content.model.itemCount <= Self.promptLimit
    return isKnown ? run.truth.layout(for: run.view) : nil
  }

  /// Items up to which the truth is worked out before everything is measured.
  private static let promptLimit = 1_000

  /// The true size of a header or footer, of which only the length along the axis counts.
  private func trueSize(of element: PaintedElement, in section: TrueSection) -> CGSize? {
    let length: CGFloat
    switch element.identity.kind {
    case UICollectionView.elementKindSectionHeader?: length = section.header
    case UICollectionView.elementKindSectionFooter?: length = section.footer
    default: return nil
    }
    return isHorizontal
      ? CGSize(width: length, height: element.frame.height)
      : CGSize(width: element.frame.width, height: length)
  }
}
