import Foundation
import Simulator

/// The marks of the legend that one pane shows now.
struct ShownMarks {
  let pane: PaneFrame
  let slot: PaneSlot
  let mode: ViewMode
  let theme: Theme

  var all: Set<LegendMark> {
    var marks: Set<LegendMark> = [slot.showsMap(of: pane) ? .map : .track]
    let overlaps = pane.undecidedOverlaps
    for (index, element) in pane.elements.enumerated() {
      let cells = map.cells(element.frame)
      guard !cells.intersection(slot.viewport).isEmpty else { continue }
      marks.formUnion(self.marks(of: element, cells))
      if overlaps.contains(index), mode != .content { marks.insert(.zIndex) }
    }
    let content = map.cells(CGRect(origin: .zero, size: pane.contentSize))
    if content.intersection(slot.viewport) != slot.viewport { marks.insert(.outside) }
    if !SqueezedElements(pane, map, in: slot.viewport).isEmpty { marks.insert(.squeezed) }
    if !pane.blanks.isEmpty || !pane.holes.isEmpty { marks.insert(.hole) }
    if pane.obscured != PaneGuides.Edges() { marks.insert(.cover) }
    if !pane.findingPlaces.isEmpty { marks.insert(.found) }
    if Landing(pane) != nil { marks.insert(.landing) }
    if let jump = pane.jump, mode != .content {
      if pane.elements.contains(where: { $0.shift != nil }) { marks.insert(.pushed) }
      if !jump.culprits.isEmpty { marks.insert(.culprit) }
    }
    return marks
  }

  private var map: PointMap { slot.map(of: pane) }

  private func marks(of element: ElementFrame, _ cells: CellRect) -> Set<LegendMark> {
    if element.isHidden { return [.hidden] }
    var marks: Set<LegendMark> = mode == .content ? [] : signs(of: element)
    switch element.category {
    case .decorationView: marks.insert(.decoration)
    case .supplementaryView where element.isHeader: marks.insert(.header)
    case .supplementaryView where element.isFooter: marks.insert(.footer)
    case .supplementaryView: break
    case .cell:
      marks.insert(looks(of: element))
      if hasTrueEdge(element, cells) { marks.insert(.trueEdge) }
    }
    return marks
  }

  /// How a cell came by its size, as its edges tell.
  private func looks(of element: ElementFrame) -> LegendMark {
    if element.isFresh { return element.marks.contains(.measured) ? .new : .recent }
    return switch element.sizeState {
    case .estimated: .estimated
    case .measured: .measured
    case .fixed: .fixed
    }
  }

  /// Whether an edge of a box lies between two rows.
  private func hasTrueEdge(_ element: ElementFrame, _ cells: CellRect) -> Bool {
    guard theme.glyphs.edges != nil, mode != .content, !element.isFresh, cells.rows >= 3 else {
      return false
    }
    let edges = map.edges(element.frame)
    return EdgePlaces.quarters(edges.top) != 0 || EdgePlaces.quarters(edges.bottom) != 0
  }

  private func signs(of element: ElementFrame) -> Set<LegendMark> {
    var marks = Set<LegendMark>()
    for news in ElementNews.all(of: element) {
      marks.insert(news.isNow ? .letter(news.mark) : .earlierLetter)
    }
    if element.isSelected || element.isHighlighted { marks.insert(.selected) }
    if element.isAppearing || element.isDisappearing { marks.insert(.passing) }
    if element.isPinned { marks.insert(.pinned) }
    if element.zIndex != 0 { marks.insert(.zIndex) }
    if element.alpha < 1 { marks.insert(.alpha) }
    if let transform = element.transform {
      if transform.scale != CGSize(width: 1, height: 1) { marks.insert(.scaled) }
      if transform.rotation != 0 || transform.translation != .zero { marks.insert(.turned) }
    }
    return marks
  }
}

extension Screen {
  /// The legend, the marks that are on the screen before the others.
  func legend(of frame: Frame, _ layout: ScreenLayout) -> LegendText {
    LegendText(
      view: state.view, isOnStage: state.isOnStage, theme: theme,
      shown: state.isOnStage ? [] : legendMarks(frame, layout))
  }

  private func legendMarks(_ frame: Frame, _ layout: ScreenLayout) -> Set<LegendMark> {
    var marks: Set<LegendMark> = state.view.showsGuides ? [.guides] : []
    if !state.time.marks.isEmpty { marks.insert(.timeLine) }
    for slot in layout.panes {
      let pane = frame.panes[slot.index]
      let shown = pane.raised(
        slot.map(of: pane), in: slot.viewport, inspected: state.inspected, search: state.search)
      marks.formUnion(
        ShownMarks(pane: shown, slot: slot, mode: state.view.mode, theme: theme).all)
      if state.inspected?.find(in: pane) != nil { marks.insert(.cursor) }
      if let search = state.search, pane.elements.contains(where: { search.match(of: $0) != nil }) {
        marks.insert(.match)
      }
      let differences = differences(
        of: slot.index, in: frame, isAlone: layout.panes.count == 1)
      if let differences, !differences.isEmpty {
        marks.insert(.different)
        if !differences.alone.isEmpty { marks.insert(.alone) }
      }
    }
    return marks
  }
}
