import Foundation
import Testing

@testable import CollectionView

@Suite("A section snapshot is a tree of items")
struct SectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// A with B and C, C with D; E.
  static var filled: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["A", "E"])
    snapshot.append(["B", "C"], to: "A")
    snapshot.append(["D"], to: "C")
    return snapshot
  }

  @Test("Items are listed depth first, and found with level and parent")
  func queries() {
    let snapshot = Self.filled
    #expect(snapshot.items == ["A", "B", "C", "D", "E"])
    #expect(snapshot.rootItems == ["A", "E"])
    #expect(snapshot.visibleItems == ["A", "E"])
    #expect(["A", "B", "D", "Z"].map(snapshot.level) == [0, 1, 2, 0])
    #expect(["A", "B", "D", "Z"].map(snapshot.parent) == [nil, "A", "C", nil])
    #expect(["A", "D", "E", "Z"].map(snapshot.index) == [0, 3, 4, nil])
    #expect(snapshot.contains("D") && !snapshot.contains("Z"))
    #expect(!snapshot.isVisible("B") && snapshot.isVisible("E") && !snapshot.isVisible("Z"))
    #expect(snapshot.diagnostics.isEmpty)
  }

  @Test(
    "An item is visible while all its parents are expanded",
    arguments: [
      (["A"], ["A", "B", "C", "E"]), (["C"], ["A", "E"]), (["A", "C"], ["A", "B", "C", "D", "E"]),
      (["E", "Z"], ["A", "E"]),
    ])
  func expanding(items: [String], visible: [String]) {
    var snapshot = Self.filled
    snapshot.expand(items)
    #expect(snapshot.visibleItems == visible)
    #expect(items.allSatisfy { snapshot.isExpanded($0) == ($0 != "Z") })
    #expect(snapshot.items.filter(snapshot.isVisible) == visible)
    snapshot.collapse(items)
    #expect(snapshot.visibleItems == ["A", "E"])
    #expect(snapshot.diagnostics.isEmpty)
  }

  @Test("Items are inserted on the level of another one, after its children")
  func inserting() {
    var snapshot = Self.filled
    snapshot.insert(["1"], before: "C")
    snapshot.insert(["2", "3"], after: "C")
    snapshot.insert(["4"], after: "A")
    #expect(snapshot.items == ["A", "B", "1", "C", "D", "2", "3", "4", "E"])
    #expect(["1", "2", "4"].map(snapshot.parent) == ["A", "A", nil])
  }

  @Test("Deleted items take their children along, and are no longer expanded")
  func deleting() {
    var snapshot = Self.filled
    snapshot.expand(["A", "C"])
    snapshot.delete(["C", "C"])
    #expect(snapshot.items == ["A", "B", "E"])
    snapshot.append(["C"], to: "A")
    #expect(!snapshot.isExpanded("C"))
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty && snapshot.visibleItems.isEmpty)
  }

  @Test("A part is a snapshot of its own, with the expanded items", arguments: [false, true])
  func parts(includingParent: Bool) {
    var snapshot = Self.filled
    snapshot.expand(["C"])
    let part = snapshot.snapshot(of: "A", includingParent: includingParent)
    #expect(part.rootItems == (includingParent ? ["A"] : ["B", "C"]))
    #expect(part.items == (includingParent ? ["A"] : []) + ["B", "C", "D"])
    #expect(part.isExpanded("C") && !part.isExpanded("A"))
    #expect(snapshot.snapshot(of: "Z").items.isEmpty)
    #expect(Snapshot(part).items == part.items)
  }

  @Test("Another snapshot is inserted, or replaces children, with its expanded items")
  func grafting() {
    var other = Snapshot()
    other.append(["X", "Y"])
    other.append(["D"], to: "X")
    other.expand(["X"])
    var snapshot = Self.filled
    snapshot.replace(childrenOf: "C", using: other)
    snapshot.expand(["A", "C"])
    #expect(snapshot.visibleItems == ["A", "B", "C", "X", "D", "Y", "E"])
    #expect(snapshot.level(of: "D") == 3)

    var more = Snapshot()
    more.append(["1", "2"])
    snapshot.insert(more, before: "B")
    var last = Snapshot()
    last.append(["3"])
    snapshot.insert(last, after: "A")
    #expect(snapshot.visibleItems == ["A", "1", "2", "B", "C", "X", "D", "Y", "3", "E"])
    #expect(snapshot.diagnostics.isEmpty)
  }

  @Test("The description has a line for each item")
  func description() {
    var snapshot = Self.filled
    snapshot.expand(["A"])
    #expect(
      snapshot.visualDescription() == """
        <NSDiffableDataSourceSectionSnapshot
        +*A
          -*B
          -*C
            - D
        -*E>
        """)
  }

  struct Mistake: Sendable {
    let name: String
    let make: @Sendable (inout Snapshot) -> Void
    let id: Diagnostic.ID
    let message: String
  }

  private static let mistakes = [
    Mistake(
      name: "append", make: { $0.append(["F", "A", "F", "D"]) }, id: .duplicateIdentifiers,
      message:
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(A, F, D)}"),
    Mistake(
      name: "append to", make: { $0.append(["F"], to: "Z") }, id: .unknownIdentifier,
      message: "Parent item identifier does not exist in section snapshot: Z"),
    Mistake(
      name: "insert before", make: { $0.insert(["F"], before: "Z") }, id: .unknownIdentifier,
      message: "Item identifier to insert before does not exist in section snapshot: Z"),
    Mistake(
      name: "insert after", make: { $0.insert(["F"], after: "Z") }, id: .unknownIdentifier,
      message: "Item identifier to insert after does not exist in section snapshot: Z"),
    Mistake(
      name: "delete", make: { $0.delete(["A", "Z"]) }, id: .unknownIdentifier,
      message: "Failed to find index of item Z"),
    Mistake(
      name: "replace", make: { $0.replace(childrenOf: "Z", using: Snapshot()) },
      id: .unknownIdentifier,
      message: "Parent item identifier does not exist in section snapshot: Z"),
    Mistake(
      name: "replace by others", make: { $0.replace(childrenOf: "C", using: filled) },
      id: .duplicateIdentifiers,
      message:
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(A, B, C, E)}"
    ),
  ]

  @Test("A mistake changes nothing and is recorded", arguments: mistakes.indices)
  func mistake(index: Int) {
    let mistake = Self.mistakes[index]
    var snapshot = Self.filled
    snapshot.expand(["A"])
    mistake.make(&snapshot)
    #expect(snapshot.items == ["A", "B", "C", "D", "E"], "\(mistake.name)")
    #expect(snapshot.isExpanded("A"))
    #expect(snapshot.diagnostics == [Diagnostic(mistake.id, mistake.message)], "\(mistake.name)")
  }

  @Test("Nothing to add is no mistake")
  func empty() {
    var snapshot = Self.filled
    snapshot.append([], to: "Z")
    snapshot.insert([], before: "Z")
    #expect(snapshot.diagnostics.isEmpty)
  }

  @Test(
    "The tree follows a plain list of visible items",
    arguments: [
      ["A", "B", "C", "D", "E"], ["A", "B", "C", "E"], ["A", "C", "D", "E"], ["E"], [],
      ["E", "A", "B", "C", "D"], ["A", "B", "F", "C", "D", "E", "G"], ["D", "C", "B", "A", "E"],
      ["H", "A", "C", "D", "B", "E"],
    ])
  func following(shown: [String]) {
    var snapshot = Self.filled
    snapshot.expand(["A", "C"])
    snapshot.follow(shown)
    #expect(snapshot.visibleItems == shown)
    if shown == ["A", "B", "F", "C", "D", "E", "G"] {
      #expect(["F", "G", "D"].map(snapshot.parent) == ["A", nil, "C"])
    }
    if shown == ["E", "A", "B", "C", "D"] { #expect(snapshot.parent(of: "D") == "C") }
  }

  /// A tree that lists and searches all its nodes each time.
  private struct Model {
    struct Node {
      var item: Int
      var children: [Node] = []
    }
    var roots: [Node] = []
    var expanded: Set<Int> = []

    func list(_ nodes: [Node], _ level: Int, _ parent: Int?, all: Bool)
      -> [(item: Int, level: Int, parent: Int?)]
    {
      nodes.flatMap { node in
        [(node.item, level, parent)]
          + (all || expanded.contains(node.item)
            ? list(node.children, level + 1, node.item, all: all) : [])
      }
    }

    func change(_ nodes: inout [Node], of parent: Int?, _ body: (inout [Node]) -> Void) {
      guard let parent else { return body(&nodes) }
      for index in nodes.indices {
        if nodes[index].item == parent { return body(&nodes[index].children) }
        change(&nodes[index].children, of: parent, body)
      }
    }
  }

  @Test("Random changes give the tree of a plain model", arguments: UInt64(0)..<10)
  func random(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    var model = Model()
    var next = 0
    for step in 0..<120 {
      let all = model.list(model.roots, 0, nil, all: true)
      let new = (0..<Int.random(in: 1...3, using: &dice)).map { next + $0 }
      let nodes = new.map { Model.Node(item: $0) }
      next += new.count
      let some = all.randomElement(using: &dice)
      switch Int.random(in: 0..<7, using: &dice) {
      case 0, 1:
        snapshot.append(new, to: some?.item)
        model.change(&model.roots, of: some?.item) { $0 += nodes }
      case 2, 3:
        guard let some else { continue }
        let isAfter = Bool.random(using: &dice)
        if isAfter {
          snapshot.insert(new, after: some.item)
        } else {
          snapshot.insert(new, before: some.item)
        }
        model.change(&model.roots, of: some.parent) { siblings in
          let index = siblings.firstIndex { $0.item == some.item } ?? 0
          siblings.insert(contentsOf: nodes, at: index + (isAfter ? 1 : 0))
        }
      case 4:
        guard let some, all.count > 12 else { continue }
        snapshot.delete([some.item])
        model.change(&model.roots, of: some.parent) { $0.removeAll { $0.item == some.item } }
        model.expanded.formIntersection(
          model.list(model.roots, 0, nil, all: true).map(\.item))
      case 5:
        guard let some else { continue }
        snapshot.expand([some.item])
        model.expanded.insert(some.item)
      default:
        guard let some else { continue }
        snapshot.collapse([some.item])
        model.expanded.remove(some.item)
      }
      let wanted = model.list(model.roots, 0, nil, all: true)
      let visible = model.list(model.roots, 0, nil, all: false).map(\.item)
      guard snapshot.items == wanted.map(\.item), snapshot.visibleItems == visible,
        wanted.allSatisfy({
          snapshot.level(of: $0.item) == $0.level && snapshot.parent(of: $0.item) == $0.parent
        })
      else {
        Issue.record("seed \(seed), step \(step): \(snapshot.visualDescription())")
        return
      }
    }
    #expect(snapshot.diagnostics.isEmpty)
  }
}
