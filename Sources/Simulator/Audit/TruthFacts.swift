import Foundation

/// The oracle's facts about the elements on the screen.
struct TruthFacts {
  /// Whether there is an oracle for the layout.
  var isKnown = false
  /// The layout's rules; nil without an oracle.
  var arrangement: Oracle.Arrangement?
  /// The sections of the elements, by their index.
  var sections: [Int: TrueSection] = [:]
  /// The smallest and the largest spacing between lines in those sections; nil where it is unknown.
  var spacings: ClosedRange<CGFloat>?
  /// The frames of the items on the screen at the sizes that the layout is given, in content points; empty until
  /// everything is measured.
  var places: [ElementFrame.Identity: CGRect] = [:]
}

extension TruthFacts {
  /// The largest number of items for which the true layout is computed before everything is measured.
  private static let promptLimit = 1_000

  /// - Parameters:
  ///   - elements: The elements on the screen, in data order.
  ///   - run: Their pane.
  ///   - isWhollyMeasured: Whether every size is known.
  @MainActor
  init(of elements: [ElementFrame], in run: PaneRun, isWhollyMeasured: Bool) {
    self.init()
    isKnown = run.truth.isKnown
    arrangement = run.truth.arrangement
    if arrangement != nil {
      for element in elements where sections[element.section] == nil {
        let section = run.truth.section(element.section, in: run.view)
        sections[element.section] = section
        let (low, high) = (spacings?.lowerBound, spacings?.upperBound)
        let spacing = section.lineSpacing
        spacings = min(spacing, low ?? spacing)...max(spacing, high ?? spacing)
      }
    }
    guard let layout = bindingLayout(run, isWhollyMeasured: isWhollyMeasured) else { return }
    for element in elements where element.item != nil {
      guard let place = layout.frame(section: element.section, item: element.index),
        run.truth.isBinding || run.judge.measuringOrder.holds(for: element.path)
      else { continue }
      places[element.identity] = place
    }
  }

  /// The layout by the sizes that are given, if the elements on the screen have to agree with it; otherwise nil.
  ///
  /// The column of an item depends only on the items before it, so not everything has to be measured.
  @MainActor
  private func bindingLayout(_ run: PaneRun, isWhollyMeasured: Bool) -> TrueLayout? {
    // Places along a compositional layout depend on its headers and footers, too.
    if case .compositional? = arrangement, !run.view.areSupplementaryViewsMeasured { return nil }
    let isBinding =
      run.truth.isBinding
      ? isWhollyMeasured
      : isKnown && run.truth.hasTrueSizes && run.content.model.itemCount <= Self.promptLimit
    return isBinding ? run.truth.givenLayout(for: run.view) : nil
  }
}
