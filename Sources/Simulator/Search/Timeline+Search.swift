import Foundation

extension Timeline {
  /// Lets a search look at so many items more of what a pane shows in the frame that is shown.
  public func scan(_ search: inout ContentSearch, pane: Int, atMost limit: Int) {
    guard let model = model(ofPane: pane) else { return }
    search.scan(model, ofReplay: run.replays, atMost: limit)
  }

  /// The number over all sections, from 0, of an item of a pane; nil when it is not there.
  public func number(ofItem path: [Int], inPane pane: Int) -> Int? {
    guard path.count == 2 else { return nil }
    return model(ofPane: pane)?.number(section: path[0], item: path[1])
  }

  /// `[section, item]` of an item of a pane by its number over all sections, from 0; nil when there is none.
  public func path(ofItem number: Int, inPane pane: Int) -> [Int]? {
    model(ofPane: pane)?.path(ofItem: number).map { Array($0) }
  }

  /// The number over all sections, from 0, of an item of a pane; nil for one that has to be searched for.
  ///
  /// - Throws: `NoSuchItem` when there is none.
  public func number(of destination: Destination, inPane pane: Int) throws(NoSuchItem) -> Int? {
    guard let model = model(ofPane: pane), model.itemCount > 0 else {
      throw NoSuchItem(description: "there are no items")
    }
    switch destination {
    case .id: return nil
    case .number(let number):
      guard 1...model.itemCount ~= number else {
        throw NoSuchItem(beyond: model.itemCount)
      }
      return number - 1
    case .section(let section): return try number(section: section, item: 0, in: model)
    case .path(let section, let item): return try number(section: section, item: item, in: model)
    }
  }

  private func number(section: Int, item: Int, in model: Model) throws(NoSuchItem) -> Int {
    if let number = model.number(section: section, item: item) { return number }
    let sections = model.sectionCount
    guard section < sections else {
      throw NoSuchItem(
        description: sections == 1
          ? "there is one section, 0" : "the sections are 0 to \(sections - 1)")
    }
    let items = model.count(inSection: section)
    throw NoSuchItem(
      description: items == 0
        ? "section \(section) is empty" : "the items of section \(section) are 0 to \(items - 1)")
  }

  /// The title of a pane beside which others show other items; nil where all show the same, and for one without a title.
  public func title(ofPaneOfItsOwn pane: Int) -> String? {
    let panes = dataSession.panes.map(\.pane)
    guard panes.indices.contains(pane), panes.contains(where: { $0.data != panes[pane].data })
    else { return nil }
    return panes[pane].title.isEmpty ? nil : panes[pane].title
  }

  private func model(ofPane pane: Int) -> Model? {
    let panes = dataSession.panes
    return panes.indices.contains(pane) ? panes[pane].content.model : nil
  }
}
