import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("The live data")
struct ModelTests {
  static let fruit = DataSet(sections: [
    DataSection(header: "Fruit", items: .listed(["A", "B", "C"].map { Item(id: $0) })),
    DataSection(footer: "end", items: .numbered(2, idOffset: 3)),
  ])

  func ids(_ model: Model, section: Int = 0) -> [String] {
    (0..<model.count(inSection: section)).compactMap {
      model.entry(section: section, item: $0)?.item.id
    }
  }

  @Test("It begins as the data set")
  func beginning() {
    let model = Model(Self.fruit)
    #expect(model.sectionCount == 2)
    #expect(model.itemCount == 5)
    #expect(ids(model) == ["A", "B", "C"])
    #expect(ids(model, section: 1) == ["3", "4"])
    #expect(model.entry(at: [1, 1])?.position == 4)
    #expect(model.header(ofSection: 0) == "Fruit")
    #expect(model.header(ofSection: 1) == nil)
    #expect(model.footer(ofSection: 1) == "end")
  }

  @Test(
    "What does not exist is nil",
    arguments: [[0, 3], [0, -1], [2, 0], [-1, 0], [0], [0, 0, 0]])
  func missing(path: [Int]) {
    let model = Model(Self.fruit)
    #expect(model.entry(at: IndexPath(indexes: path)) == nil)
    #expect(model.count(inSection: 2) == 0)
    #expect(model.header(ofSection: -1) == nil)
  }

  @Test("Deletes count before the update, inserts after it, in any order of calls")
  func indexSemantics() throws {
    let insert = Change.insert([[0, 1]], items: [Item(id: "X")])
    for changes in [[Change.delete([[0, 0]]), insert], [insert, .delete([[0, 0]])]] {
      var model = Model(Self.fruit)
      try model.apply(changes)
      #expect(ids(model) == ["B", "X", "C"])
    }
  }

  @Test("A move takes the item along, also into another section")
  func move() throws {
    var model = Model(Self.fruit)
    try model.apply([
      .move(from: [0, 0], to: [1, 2]), .delete([[1, 0]]), .insert([[1, 0]], items: []),
    ])
    #expect(ids(model) == ["B", "C"])
    #expect(ids(model, section: 1) == ["new-1", "4", "A"])
    #expect(model.entry(at: [1, 2])?.position == 0)
  }

  @Test("Inserted items come after the end of the data set, with ids of their own")
  func inserted() throws {
    var model = Model(Self.fruit)
    try model.apply([.insert([[0, 0], [0, 2]], items: [nil, Item(id: "X")])])
    try model.apply([.delete([[0, 0]])])
    try model.apply([.insert([[0, 0]], items: [nil])])
    #expect(ids(model) == ["new-3", "A", "X", "B", "C"])
    #expect(model.entry(at: [0, 0])?.position == 7)
    #expect(model.entry(at: [0, 2])?.position == 6)
  }

  @Test("A section that moves takes its items and header along, and items still go and come")
  func moveSection() throws {
    var model = Model(Self.fruit)
    try model.apply([
      .moveSection(from: 0, to: 2), .delete([[0, 1]]),
      .insertSections(
        [1], sections: [DataSection(header: "New", items: .listed([Item(id: "X")]))]),
      .insert([[1, 1], [2, 0]], items: [Item(id: "Y"), Item(id: "Z")]),
    ])
    #expect(
      (0..<3).map { ids(model, section: $0) } == [["3", "4"], ["X", "Y"], ["Z", "A", "C"]])
    #expect((0..<3).map(model.header) == [nil, "New", "Fruit"])
    #expect(model.entry(at: [2, 1])?.position == 0)
  }

  @Test("A section may come with so many new items, and reloading sections changes nothing")
  func insertedSection() throws {
    var model = Model(Self.fruit)
    try model.apply([
      .insertSections([0], sections: [DataSection(items: .numbered(2))]), .reloadSections([1]),
      .reconfigure([[0, 0]]),
    ])
    #expect(ids(model) == ["new-1", "new-2"])
    #expect(ids(model, section: 1) == ["A", "B", "C"])
    #expect(model.entry(at: [0, 1])?.position == 6)
  }

  @Test("The same move once more changes nothing, of items as of sections")
  func sameMove() throws {
    var model = Model(Self.fruit)
    let move = Change.move(from: [0, 0], to: [0, 2])
    try model.apply([move, move])
    #expect(ids(model) == ["B", "C", "A"])
    try model.apply([.moveSection(from: 0, to: 1), .moveSection(from: 0, to: 1)])
    #expect(ids(model, section: 1) == ["B", "C", "A"])
  }

  @Test(
    "Changes of sections that contradict each other change nothing",
    arguments: [
      (
        [Change.moveSection(from: 0, to: 1), .moveSection(from: 0, to: 0)],
        "attempt to move section 0 to both section 1 and section 0"
      ),
      (
        [.moveSection(from: 0, to: 1), .deleteSections([0])],
        "attempt to perform a delete and a move from the same section (0)"
      ),
      (
        [.moveSection(from: 0, to: 1), .insertSections([1])],
        "attempt to perform an insert and a move to the same section (1)"
      ),
      (
        [.deleteSections([1]), .reloadSections([1])],
        "attempt to delete and reload the same section (1)"
      ),
      (
        [.reloadSections([2])],
        "attempt to delete section 2, but there are only 2 sections before the update"
      ),
      (
        [.moveSection(from: 0, to: 2)],
        "attempt to to move section 0 to section 2, but there are only 2 sections after the update"
      ),
    ] as [([Change], String)])
  func contradictingSections(changes: [Change], message: String) {
    var model = Model(Self.fruit)
    #expect(throws: ModelError(message)) { try model.apply(changes) }
    #expect(ids(model) == ["A", "B", "C"])
  }

  @Test("To reconfigure an item that does not exist is nothing")
  func reconfiguredNothing() throws {
    var model = Model(Self.fruit)
    try model.apply([.reconfigure([[0, 3]])])
    #expect(ids(model) == ["A", "B", "C"])
  }

  @Test("An item deleted twice is deleted once; a reload changes nothing")
  func twice() throws {
    var model = Model(Self.fruit)
    try model.apply([
      .delete([[0, 0], [0, 0]]), .delete([[0, 0]]), .reload([[0, 1], [0, 1]]),
    ])
    #expect(ids(model) == ["B", "C"])
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let changes: [Change]
    let message: String
    var testDescription: String { message }

    init(_ message: String, _ changes: [Change]) {
      self.changes = changes
      self.message = message
    }
  }

  static let refusals = [
    Refusal(
      "attempt to delete item 3 from section 0 which only contains 3 items before the update",
      [.delete([[0, 3]])]),
    Refusal(
      "attempt to delete item 3 from section 0 which only contains 3 items before the update",
      [.reload([[0, 3]])]),
    Refusal(
      "attempt to move index path (1 - 9) that does not exist - there are only 2 items in section 1 before the update",
      [.move(from: [1, 9], to: [0, 0])]),
    Refusal(
      "attempt to delete item 0 from section 2, but there are only 2 sections before the update",
      [.delete([[2, 0]])]),
    Refusal(
      "attempt to insert item 5 into section 0, but there are only 4 items in section 0 after the update",
      [.insert([[0, 5]], items: [])]),
    Refusal(
      "attempt to insert item 0 into section 2, but there are only 2 sections after the update",
      [.insert([[2, 0]], items: [])]),
    Refusal(
      "attempt to perform a delete and a move from the same index path (0 - 2)",
      [.reload([[0, 2]]), .delete([[0, 1]]), .move(from: [0, 2], to: [0, 0])]),
    Refusal(
      "attempt to delete and reload the same index path (0 - 2)",
      [.delete([[0, 2]]), .reload([[0, 2]])]),
    Refusal(
      "attempt to perform an insert and a move to the same index path (0 - 1)",
      [.insert([[0, 1]], items: []), .move(from: [0, 0], to: [0, 1])]),
    Refusal(
      "attempt to move both item at index path 0 - 2 and 0 - 0 to 0 - 1",
      [.move(from: [0, 2], to: [0, 1]), .move(from: [0, 0], to: [0, 1])]),
    Refusal(
      "attempt to move item at index path 0 - 0 to both 0 - 1 and 0 - 2",
      [.move(from: [0, 0], to: [0, 1]), .move(from: [0, 0], to: [0, 2])]),
    Refusal(
      "attempt to perform two inserts to the same index path (0 - 1)",
      [.insert([[0, 1], [0, 1]], items: [])]),
    Refusal(
      "attempt to delete the item at [0, -1], which is no index path of an item",
      [.delete([[0, -1]])]),
    Refusal(
      "attempt to move index path (0 - 1) to index path (0 - 50) that does not exist - there are only 3 items in section 0 after the update",
      [.move(from: [0, 1], to: [0, 50])]),
    Refusal(
      "attempt to move index path (0 - 1) to index path (7 - 0) in section that does not exist - there are only 2 sections after the update",
      [.move(from: [0, 1], to: [7, 0])]),
    Refusal(
      "attempt to move index path (5 - 1) from a section that does not exist - there are only 2 sections before the update",
      [.move(from: [5, 1], to: [0, 0])]),
    Refusal(
      "attempt to to move section 0 to section 3, but there are only 2 sections after the update",
      [.moveSection(from: 0, to: 3)]),
    Refusal(
      "attempt to move section 4, but there are only 2 sections before the update",
      [.moveSection(from: 4, to: 0)]),
    Refusal(
      "attempt to move both section 0 and section 1 to section 1",
      [.moveSection(from: 0, to: 1), .moveSection(from: 1, to: 1)]),
  ]

  @Test("A contradiction is refused in UIKit's words and changes nothing", arguments: refusals)
  func refusal(_ refusal: Refusal) {
    var model = Model(Self.fruit)
    let thrown = #expect(throws: ModelError.self) {
      try model.apply([.delete([[1, 1]])] + refusal.changes)
    }
    #expect(thrown?.message == refusal.message)
    #expect(ids(model) == ["A", "B", "C"])
    #expect(ids(model, section: 1) == ["3", "4"])
  }

  @Test("A billion items open at once, and an edit in their middle is three pieces")
  func billion() throws {
    var model = Model(
      DataSet(sections: [DataSection(items: .numbered(1_000_000_000))]))
    try model.apply([.insert([[0, 500_000_000]], items: [nil])])
    #expect(model.count(inSection: 0) == 1_000_000_001)
    #expect(model.entry(at: [0, 500_000_000])?.item.id == "new-1")
    #expect(model.entry(at: [0, 1_000_000_000])?.item.id == "999999999")
  }
}
