import CollectionView
import Foundation
import Scenes

/// The true sizes of the items of a pane, or of evenly spread ones.
struct TrueSizes {
  /// The most items that are measured.
  static let limit = 20_000

  /// The sizes by section, in the order of the data; empty for a section that scrolls sideways, whose items have a
  /// given size.
  let sections: [[CGSize]]
  /// The measured items, each with its true size as its own.
  let data: DataSet
  let isSampled: Bool

  var all: [CGSize] { sections.flatMap { $0 } }

  /// - Parameters:
  ///   - run: A pane at its start.
  ///   - limit: The largest number of items to measure.
  /// - Complexity: O(sections + limit).
  @MainActor
  init(of run: PaneRun, limit: Int = TrueSizes.limit) {
    let data = run.pane.data
    let count = data.itemCount
    isSampled = count > limit
    var sections: [[CGSize]] = []
    var sampled = DataSet(sections: [])
    var start = 0
    for (index, section) in data.sections.enumerated() {
      let end = start + section.items.count
      let wanted =
        count > limit
        ? Self.spread(start, count, limit)..<Self.spread(end, count, limit) : start..<end
      // Any other layout that imposes a width imposes the same width on the whole section.
      let isSame = run.pane.layout.family != .compositional
      let common = section.items.count > 0 ? run.offeredWidth(at: [index, 0]) : 0
      var items: [Item] = []
      var sizes: [CGSize] = []
      for number in wanted {
        let position = count > limit ? Self.position(number, count, limit) : number
        var item = section.items[position - start]
        let size = run.content.trueSize(
          of: ModelEntry(item: item, position: position),
          offered: isSame ? common : run.offeredWidth(at: [index, position - start]))
        item.size = size
        items.append(item)
        if run.pane.layout.usesEstimate(section: index) { sizes.append(size) }
      }
      sections.append(sizes)
      sampled.sections.append(
        DataSection(header: section.header, footer: section.footer, items: .listed(items)))
      start = end
    }
    self.sections = sections
    self.data = count > limit ? sampled : data
  }

  /// The position of a sampled item in the data.
  private static func position(_ number: Int, _ count: Int, _ limit: Int) -> Int {
    Int(Double(number) * Double(count) / Double(limit))
  }

  /// The number of sampled items before a position.
  private static func spread(_ position: Int, _ count: Int, _ limit: Int) -> Int {
    var number = Int((Double(position) * Double(limit) / Double(count)).rounded(.up))
    while number > 0, Self.position(number - 1, count, limit) >= position { number -= 1 }
    while number < limit, Self.position(number, count, limit) < position { number += 1 }
    return number
  }
}

extension PaneRun {
  /// The width that the layout offers an item, as it is before anything else is measured; nil for an item that determines
  /// its own.
  func offeredWidth(at path: IndexPath) -> CGFloat? {
    let width = view.collectionViewLayout.layoutAttributesForItem(at: path)?.frame.width ?? 0
    return content.offeredWidth(width, at: path)
  }
}
