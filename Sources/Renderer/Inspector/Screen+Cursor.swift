import Simulator

extension Screen {
  /// Moves the cursor to the next live element in the order of the data, or to the one before.
  ///
  /// It starts at the first or the last cell of the viewport, and stops at the ends of what is live: to look at something
  /// must not change it, and a scroll runs layout passes. An element that has left the screen meanwhile is gone on from
  /// by its index path.
  mutating func moveCursor(by way: CursorWay, showing frame: Frame) {
    guard let next = nextElement(way, showing: frame) else { return tellEnd(way) }
    state.inspected = InspectedElement(next)
  }

  /// The element that the cursor goes to; nil where it stays.
  private func nextElement(_ way: CursorWay, showing frame: Frame) -> ElementFrame? {
    guard let pane = cursorPane(of: frame) else { return nil }
    guard let now = state.inspected else {
      let cells = Array(pane.drawnCells).inOrder
      return way == .forward ? cells.first : cells.last
    }
    let elements = pane.elements.filter { !$0.isDisappearing }.inOrder
    let place = now.find(in: pane).map(ElementPlace.init) ?? ElementPlace(now)
    return switch way {
    case .forward: elements.first { place < ElementPlace($0) }
    case .back: elements.last { ElementPlace($0) < place }
    }
  }

  /// Has the cursor stay with its item wherever an update has put it, and go on to what stands in the place of one that is gone.
  public mutating func follow(_ frame: Frame) {
    guard let inspected = state.inspected, let item = inspected.item else { return }
    let panes = panesInTurn(frame)
    if let path = panes.lazy.compactMap(inspected.path).first {
      state.inspected?.indexPath = path
    } else if let next = panes.first.flatMap(inspected.find),
      hasLostCursor(in: frame) || next.detail.item?.position == item.position
    {
      state.inspected = InspectedElement(next)
    } else if hasLostCursor(in: frame),
      let successor = panes.lazy.compactMap(inspected.successor).first
    {
      state.inspected?.item = successor
    }
  }

  /// Whether the item under the cursor is in the data of no pane any more.
  func hasLostCursor(in frame: Frame) -> Bool {
    guard let inspected = state.inspected else { return false }
    return frame.panes.contains(where: inspected.isGone)
      && frame.panes.allSatisfy { inspected.path(in: $0) == nil }
  }

  /// The pane whose elements the cursor goes through: the first one that has the element, else the chosen one.
  private func cursorPane(of frame: Frame) -> PaneFrame? {
    let panes = panesInTurn(frame)
    return panes.first { state.inspected?.find(in: $0) != nil } ?? panes.first
  }

  /// The panes that are shown, the chosen one first.
  private func panesInTurn(_ frame: Frame) -> [PaneFrame] {
    let chosen = chosenPane(in: frame)
    let shown = layout(frame).panes.map(\.index)
    return (shown.filter { $0 == chosen } + shown.filter { $0 != chosen }).map { frame.panes[$0] }
  }

  /// Whether what it shows needs more of the past than every frame tells.
  public var readsHistory: Bool {
    if case .calls = state.overlay { true } else { state.inspected != nil }
  }
}

/// Which way the cursor goes through the data.
enum CursorWay {
  case forward
  case back
}

extension [ElementFrame] {
  /// In the order of the data: a section's header, its items, its footer, its decorations.
  fileprivate var inOrder: [ElementFrame] {
    map { (ElementPlace($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// Where an element stands in the order of the data.
private struct ElementPlace: Comparable {
  private let section: Int
  private let rank: Int
  private let rest: [Int]
  private let kind: String

  init(_ element: ElementFrame) {
    self.init(InspectedElement(element))
  }

  init(_ element: InspectedElement) {
    section = element.indexPath.first ?? 0
    rest = Array(element.indexPath.dropFirst())
    kind = element.kind ?? ""
    rank =
      switch (element.category, kind) {
      case (.supplementaryView, ElementFrame.headerKind): 0
      case (.cell, _): 1
      case (.supplementaryView, ElementFrame.footerKind): 3
      case (.supplementaryView, _): 2
      case (.decorationView, _): 4
      }
  }

  static func < (one: ElementPlace, other: ElementPlace) -> Bool {
    if one.section != other.section { return one.section < other.section }
    if one.rank != other.rank { return one.rank < other.rank }
    if one.rest != other.rest { return one.rest.lexicographicallyPrecedes(other.rest) }
    return one.kind < other.kind
  }
}
