import CollectionView
import Foundation
import Scenes

extension PaintedFrame {
  /// Takes note of the elements on the screen, of where a reader has the items, and of what the oracle knows of their
  /// sections.
  ///
  /// - Complexity: O(painted) where they stand in the order of the data, as they mostly do.
  @MainActor
  func fillElements(_ painted: [PaintedElement], _ run: PaneRun) {
    arrangement = run.truth.arrangement
    readPlaces(of: painted, in: run.view.bounds, anchor: run.pane.anchor)
    elements = painted.shown(in: run.view.bounds)
    if arrangement != nil { fillSections(run) }
    if let layout = binding(run) { fillTruePlaces(layout, run) }
  }

  // A closure in a function of the main actor asks for each element whether it runs there; these are of no actor.

  private func readPlaces(of painted: [PaintedElement], in bounds: CGRect, anchor: Anchor) {
    let axis = axis
    let (start, end) = (axis.start(bounds), axis.end(bounds))
    var read: [ReaderPlace] = []
    read.reserveCapacity(painted.count)
    // By index, since to hold an element costs more than to look at it.
    for index in painted.indices
    where axis.end(painted[index].frame) > start && axis.start(painted[index].frame) < end {
      if let place = ReaderPlace(painted[index], along: axis, from: start, anchor: anchor) {
        read.append(place)
      }
    }
    places = ReaderPlaces(read)
  }

  @MainActor
  private func fillSections(_ run: PaneRun) {
    for index in elements.indices
    where index == 0 || elements[index].section != elements[index - 1].section {
      let section = run.truth.section(elements[index].section, in: run.view)
      sections.add(section, number: elements[index].section)
      let spacing = section.lineSpacing
      let known = spacings ?? spacing...spacing
      spacings = min(spacing, known.lowerBound)...max(spacing, known.upperBound)
    }
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
}

extension [PaintedElement] {
  /// Those that share more than an edge with a rectangle, in the order of the data; mostly all of them, as they are.
  fileprivate func shown(in rect: CGRect) -> [PaintedElement] {
    let shown =
      allSatisfy { $0.frame.sharesArea(with: rect) }
      ? self : filter { $0.frame.sharesArea(with: rect) }
    return shown.isInOrder ? shown : shown.sorted { $0.precedes($1) }
  }

  private var isInOrder: Bool {
    for index in indices.dropFirst() where self[index].precedes(self[index - 1]) { return false }
    return true
  }
}
