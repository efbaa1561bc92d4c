import CollectionView
import Foundation

extension PaintedFrame {
  /// Takes note of the elements on the screen and of what the oracle knows of them.
  ///
  /// - Complexity: O(live); the true size of a cell is worked out once for as long as it stays the same.
  @MainActor
  mutating func fillElements(_ live: [UICollectionView.LiveElement], _ run: PaneRun) {
    let view = run.view
    let bounds = view.bounds
    arrangement = run.truth.arrangement
    let hasTrueSizes = hasTruth && run.truth.hasTrueSizes
    let layout = binding(run)
    let mayDiffer = !run.truth.isBinding
    elements.reserveCapacity(live.count)
    for element in live {
      let attributes = element.modelAttributes
      let frame = attributes.untransformedFrame
      guard frame.sharesArea(with: bounds) else { continue }
      var painted = PaintedElement(
        identity: ElementFrame.Identity(attributes), frame: frame, isPinned: element.isPinned,
        sizeState: element.sizeState)
      let section = painted.section
      if hasTruth, sections[section] == nil {
        sections[section] = run.truth.section(section, in: view)
      }
      if let cell = element.view as? SceneCell, let entry = cell.entry {
        painted.item = entry.position
        if hasTrueSizes {
          painted.trueSize = cell.trueSize(offered: frame.width)
          painted.isOutdated = run.content.changedUnasked.contains(entry.position)
        }
        if let place = layout?.frame(section: section, item: painted.index),
          !mayDiffer || run.measuringOrder.holds(for: painted.identity.indexPath)
        {
          truePlaces[painted.identity] = place
        }
      } else if hasTrueSizes, let known = sections[section] {
        painted.trueSize = trueSize(of: painted, in: known)
      }
      elements.append(painted)
    }
    elements.sort()
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
