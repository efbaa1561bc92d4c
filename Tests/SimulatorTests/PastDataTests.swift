import Scenes
import Testing

@testable import Simulator

/// Items are looked for where one looks: among those of the past frame that is shown.
@Suite("Data of the past")
@MainActor
struct PastDataTests {
  /// Twelve countries of which the first is deleted after the frame that is shown.
  private func past() throws -> Timeline {
    let rows = (0..<12).map { "{ id: c\($0), text: Country \($0). }" }.joined(separator: ", ")
    let scene = try SceneLoader().scene(
      text:
        "viewport: [320, 200]\ncell: { size: [320, 60] }\ndata: { sections: [{ items: [\(rows)] }] }\nlayout: { kind: list }\n",
      name: "x.yaml", directory: "/")
    let timeline = try Timeline(scene)
    timeline.advance(by: .seconds(1))
    try timeline.apply(.edit(.delete, at: .path([0, 0])))
    timeline.advance(by: .seconds(1))
    timeline.perform(.first)
    return timeline
  }

  private func matches(_ text: String, _ timeline: Timeline) throws -> Int {
    var search = ContentSearch(.text(try #require(TextPattern(text))), from: 0)
    while search.isScanning || !search.isComplete {
      timeline.scan(&search, pane: 0, atMost: 100)
    }
    return search.count
  }

  @Test("What is deleted later is found there, and is not found afterwards")
  func search() throws {
    let timeline = try past()
    #expect(try matches("Country 0.", timeline) == 1)
    #expect(try timeline.number(of: .number(12), inPane: 0) == 11)
    #expect(timeline.path(ofItem: 11, inPane: 0) == [0, 11])
    timeline.perform(.last)
    #expect(try matches("Country 0.", timeline) == 0)
    #expect(throws: NoSuchItem.self) { try timeline.number(of: .number(12), inPane: 0) }
  }

  @Test("An item that is not in view is told where it was")
  func watched() throws {
    let timeline = try past()
    timeline.perform(.last)
    let model = timeline.session.panes[0].content.model
    let entry = try #require(model.entry(at: [0, 9]))
    timeline.watched = WatchedItem(
      ItemIdentity(id: entry.item.id, position: entry.position), at: nil)
    #expect(timeline.frame.panes[0].watched?.path == [0, 9])
    timeline.perform(.first)
    #expect(timeline.frame.panes[0].watched?.path == [0, 10])
  }

  @Test("Going to an item there goes to the one of that frame")
  func going() throws {
    let timeline = try past()
    let number = try #require(try timeline.number(of: .path(section: 0, item: 5), inPane: 0))
    try timeline.apply(.place(.number(number + 1), .top))
    timeline.advance(by: .seconds(1))
    let first = try #require(timeline.frame.panes[0].visibleCells.first)
    #expect(first.indexPath == [0, 5] && first.detail.id == "c5")
  }
}
