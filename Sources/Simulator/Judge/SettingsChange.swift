import Scenes

/// What a change of settings means for the reader.
struct SettingsChange {
  /// Whether the layout was swapped, or one of its properties set.
  var hasNewLayout = false
  /// Whether the scene means something else than before: another behavior, font, scale or anchor, another
  /// reading direction, or other true sizes.
  var startsOver = false
  /// The new positions in the data of the items on the screen, by the old ones; nil if the items are the same.
  var newPositions: [Int: Int]?

  /// - Parameters:
  ///   - old: The pane before.
  ///   - new: The pane after.
  ///   - shown: The elements on the screen before, if the data starts again; otherwise nil.
  init(from old: Pane, to new: Pane, restarting shown: [ElementFrame]?) {
    hasNewLayout = new.layout != old.layout
    startsOver =
      new.behavior != old.behavior || new.font != old.font || new.scale != old.scale
      || new.displayScale != old.displayScale || new.anchor != old.anchor || new.seed != old.seed
      || new.semanticContentAttribute != old.semanticContentAttribute
      || new.data.file?.shown != old.data.file?.shown || new.cell != old.cell
      || new.header != old.header || new.footer != old.footer
    newPositions = shown.map { new.data.positions(ofShown: $0, before: old.data) }
  }
}

extension SettingsChange {
  /// The first element on the screen before whose item still exists, or the last one if the scene follows the end.
  func survivor(among shown: [ElementFrame], anchor: Anchor) -> (
    position: Int, element: ElementFrame
  )? {
    let cells = shown.filter { $0.category == .cell }.sorted { $0.precedes($1) }
    for element in anchor == .bottom ? cells.reversed() : cells {
      guard let item = element.item else { continue }
      if let position = newPositions.map({ $0[item] }) ?? item { return (position, element) }
    }
    return nil
  }
}

extension DataSet {
  /// The positions here of the items that were shown from another data set, by their old positions.
  fileprivate func positions(ofShown elements: [ElementFrame], before old: DataSet) -> [Int: Int] {
    var positions: [Int: Int] = [:]
    for element in elements {
      guard let item = element.item, positions[item] == nil else { continue }
      positions[item] = position(ofShown: element, before: old)
    }
    return positions
  }

  /// The position here of an item that was shown from another data set; nil if it is not here.
  ///
  /// It is the item with the same id or, in the same file, of the same row.
  ///
  /// - Complexity: O(items) for a list of items with ids.
  fileprivate func position(ofShown element: ElementFrame, before old: DataSet) -> Int? {
    guard let item = element.detail.item else { return nil }
    if let path = file?.path, path == old.file?.path, sections.count == old.sections.count {
      return item.position < itemCount ? item.position : nil
    }
    guard element.detail.isNamed else { return nil }
    var start = 0
    for section in sections {
      if let index = section.items.index(ofID: item.id) { return start + index }
      start += section.items.count
    }
    return nil
  }
}

extension ItemList {
  /// The index of the item that a reader knows by an id; nil if there is none, or if the items come from a file.
  fileprivate func index(ofID id: String) -> Int? {
    switch self {
    case .numbered(let count, let offset):
      Int(id).flatMap { number in
        (offset..<offset + count).contains(number) && String(number) == id ? number - offset : nil
      }
    case .listed(let items): items.firstIndex { $0.isNamed && $0.id == id }
    case .lines, .rows, .values: nil
    }
  }
}
