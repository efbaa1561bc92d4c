/// Where elements were seen in the last painted frame.
struct LastPlaces {
  private let elements: [PaintedElement]
  private let items: ClosedRange<Int>?
  /// What scrolls keeps its order: an element is looked for behind the one before it, then from the start.
  private var next = 0

  init(_ last: PaneRun.Picture) {
    elements = last.elements
    items = last.items
  }

  /// Whether an element is the very one that comes next, as of what scrolls it mostly is, and goes on to the one behind it.
  mutating func goOn(with element: PaintedElement) -> Bool {
    guard next < elements.count, elements[next] === element else { return false }
    next += 1
    return true
  }

  /// An element as it was there; nil when it was not.
  ///
  /// - Complexity: O(1) for what scrolls, and for an item before or behind all that were there; else O(elements).
  mutating func place(of element: PaintedElement) -> PaintedElement? {
    if goOn(with: element) { return element }
    if let item = element.item, items?.contains(item) != true { return nil }
    let found =
      elements[next...].firstIndex { $0.isSame(as: element) }
      ?? elements[..<next].firstIndex { $0.isSame(as: element) }
    guard let found else { return nil }
    next = found + 1
    return elements[found]
  }
}
