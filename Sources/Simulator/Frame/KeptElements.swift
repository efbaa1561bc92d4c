import CollectionView
import Foundation

/// The live elements as the frame before told them, of which most are told again: an element that only scrolls stays where
/// it is in the content.
@MainActor
struct KeptElements {
  private final class Element {
    let live: UICollectionView.LiveElement
    let track: ElementTrack
    let told: ElementFrame

    @MainActor
    init(_ live: UICollectionView.LiveElement, _ told: ElementFrame) {
      self.live = live
      self.told = told
      track = ElementTrack(live)
    }
  }

  private var elements: [Element] = []
  /// What the true sizes depend on beside the elements.
  private var truth: (version: Int, isSelfSizing: Bool)?
  /// The version of the sizes that elements had when they were told.
  private var sizes = 0

  /// What there is to tell of elements, in their order.
  ///
  /// - Complexity: O(live) for what scrolls; each that is new or stands elsewhere in the order is looked for among all.
  mutating func frames(of live: [UICollectionView.LiveElement], _ run: PaneRun) -> [ElementFrame] {
    let truth = (version: run.content.sizeVersion, isSelfSizing: run.isSelfSizing)
    if self.truth.map({ $0 == truth }) != true { elements = [] }
    self.truth = truth
    let measured = run.sizes.tracks(since: sizes)
    sizes = run.sizes.version
    var frames: [ElementFrame] = []
    var now: [Element] = []
    frames.reserveCapacity(live.count)
    now.reserveCapacity(live.count)
    // What scrolls keeps its order, so that it is found behind the one before it.
    var next = 0
    for element in live {
      var place = next
      while place < elements.count, elements[place].live.view !== element.view { place += 1 }
      if place < elements.count {
        next = place + 1
        let last = elements[place]
        let hasSizes =
          measured.map { !$0.contains(last.track) } ?? false
          || run.hadSizes(last.told.formerSizes, element, last.track)
        if hasSizes, run.tells(last.told, of: element, as: last.live, last.track) {
          frames.append(last.told)
          now.append(last)
          continue
        }
      }
      let told = ElementFrame(element, .animations, run)
      frames.append(told)
      now.append(Element(element, told))
    }
    elements = now
    return frames
  }
}

extension PaneRun {
  /// Whether those are the sizes a live element had before the one it has.
  fileprivate func hadSizes(
    _ sizes: [CGSize], _ element: UICollectionView.LiveElement, _ track: ElementTrack
  ) -> Bool {
    sizes.elementsEqual(formerSizes(of: element, track))
  }

  /// Whether a live element with the sizes it had would be told as it was when it was told last.
  ///
  /// - Parameters:
  ///   - told: What was told of it then.
  ///   - element: The element.
  ///   - last: The element then, with the same view.
  ///   - track: Which element it was then.
  /// - Returns: Whether nothing has changed that is told.
  fileprivate func tells(
    _ told: ElementFrame, of element: UICollectionView.LiveElement,
    as last: UICollectionView.LiveElement, _ track: ElementTrack
  ) -> Bool {
    element.modelAttributes === last.modelAttributes
      && element.attributes === element.modelAttributes && last.attributes === last.modelAttributes
      && !element.isDisappearing && !last.isDisappearing
      && element.sizeState == last.sizeState && element.preferredSize == last.preferredSize
      && element.estimatedSize == last.estimatedSize && element.reuseCount == last.reuseCount
      && element.isPinned == told.isPinned
      && markings.record(of: track) == told.record && !held.contains(track) && askedItems.isEmpty
      && shows(told, in: element.view, track)
  }

  /// Whether a view shows what was told of it.
  private func shows(
    _ told: ElementFrame, in view: UICollectionReusableView, _ track: ElementTrack
  ) -> Bool {
    guard let cell = view as? UICollectionViewCell else {
      return (view as? SceneSupplementaryView)?.text ?? "" == told.text
    }
    guard cell.isSelected == told.isSelected, cell.isHighlighted == told.isHighlighted else {
      return false
    }
    guard let entry = (cell as? SceneCell)?.entry, case .item(entry.position) = track else {
      return false
    }
    return entry.item.text == told.text && entry.item.id == told.detail.id
      && entry.item.row == told.detail.row
  }
}

extension ElementFrame {
  fileprivate var record: Markings.Record {
    Markings.Record(marks: self.marks, earlierMarks: self.earlierMarks, shift: self.shift)
  }
}
