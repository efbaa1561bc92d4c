import Foundation
import Testing

@testable import CollectionView

@Suite("A snapshot is filled by identifier")
struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func filled() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test("What was appended is found again, by section and over all")
  func queries() {
    let snapshot = filled()
    #expect(snapshot.sectionIdentifiers == ["A", "B"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "B") == 2)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [1, 2, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "B")
    #expect(snapshot.indexOfItem(5) == 4)
    #expect(snapshot.indexOfItem(6) == nil)
    #expect(snapshot.indexOfSection("B") == 1)
    #expect(snapshot.indexOfSection("C") == nil)
    #expect(snapshot.diagnostics.isEmpty)
  }

  @Test("Items are inserted, moved and deleted beside others")
  func items() {
    var snapshot = filled()
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 5)
    #expect(snapshot.itemIdentifiers == [1, 10, 11, 2, 3, 4, 5, 12])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(12, beforeItem: 10)
    #expect(snapshot.itemIdentifiers(inSection: "A") == [12, 10, 11, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [4, 1, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "B")
    snapshot.deleteItems([10, 5, 99])
    #expect(snapshot.itemIdentifiers == [12, 11, 2, 3, 4, 1])
    #expect(snapshot.numberOfItems == 6)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
    #expect(snapshot.diagnostics.isEmpty)
  }

  @Test("Sections are inserted, moved and deleted with their items")
  func sections() {
    var snapshot = filled()
    snapshot.insertSections(["C"], beforeSection: "A")
    snapshot.insertSections(["D", "E"], afterSection: "A")
    #expect(snapshot.sectionIdentifiers == ["C", "A", "D", "E", "B"])
    snapshot.moveSection("B", beforeSection: "C")
    snapshot.moveSection("A", afterSection: "E")
    #expect(snapshot.sectionIdentifiers == ["B", "C", "D", "E", "A"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    #expect(snapshot.indexOfSection("A") == 4)
    snapshot.deleteSections(["B", "D"])
    #expect(snapshot.sectionIdentifiers == ["C", "E", "A"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == nil)
    #expect(snapshot.indexOfSection("A") == 2)
    #expect(snapshot.diagnostics.isEmpty)
  }

  @Test("Marks are kept once each, in order, and a settled snapshot has none")
  func marks() {
    var snapshot = filled()
    snapshot.reloadItems([3, 1])
    snapshot.reloadItems([1, 4])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1, 4])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["B"])
    #expect(snapshot.settled.reloadedItemIdentifiers.isEmpty)
    #expect(snapshot.settled.itemIdentifiers == snapshot.itemIdentifiers)
  }

  @Test("A snapshot is a value")
  func value() {
    let snapshot = filled()
    var copy = snapshot
    copy.deleteItems([1])
    copy.deleteSections(["B"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(copy.itemIdentifiers == [2, 3])
  }

  /// What UIKit raises an exception for, by its words, and what the snapshot holds afterwards.
  @Test(
    "Mistakes are told in UIKit's words and leave a state",
    arguments: [
      Mistake(
        "duplicate items in one call", .duplicateIdentifiers, "Fatal: supplied item", "12378 45"
      ) {
        $0.appendItems([7, 8, 7], toSection: "A")
      },
      Mistake("items that are here already", .duplicateIdentifiers, "already exist", "13 4562") {
        $0.appendItems([6, 2])
      },
      Mistake("no such section", .unknownIdentifier, "section != NSNotFound", "123 45") {
        $0.appendItems([6], toSection: "Z")
      },
      Mistake("no sections at all", .unknownIdentifier, "Please add a section first", "") {
        $0.deleteAllItems()
        $0.appendItems([6])
      },
      Mistake("no such anchor", .unknownIdentifier, "section != NSNotFound", "123 45") {
        $0.insertItems([6], beforeItem: 9)
      },
      Mistake("the anchor itself", .duplicateIdentifiers, "destination for insertion", "1623 45") {
        $0.insertItems([2, 6], beforeItem: 2)
      },
      Mistake("a move of nothing", .unknownIdentifier, "fromIndex != NSNotFound", "123 45") {
        $0.moveItem(9, beforeItem: 1)
      },
      Mistake("a move to nothing", .unknownIdentifier, "toIndex != NSNotFound", "123 45") {
        $0.moveItem(1, afterItem: 9)
      },
      Mistake("a move to itself", .duplicateIdentifiers, "same as the source", "123 45") {
        $0.moveItem(1, afterItem: 1)
      },
      Mistake("a section twice", .duplicateIdentifiers, "Fatal: supplied section", "123 45 ") {
        $0.appendSections(["C", "C"])
      },
      Mistake("a section again", .duplicateIdentifiers, "1 section identifier that", "123 45") {
        $0.appendSections(["A"])
      },
      Mistake("no such section anchor", .unknownIdentifier, "insertIndex != NSNotFound", "123 45") {
        $0.insertSections(["C"], afterSection: "Z")
      },
      Mistake("a section moved to itself", .duplicateIdentifiers, "section move", "123 45") {
        $0.moveSection("A", afterSection: "A")
      },
      Mistake("a section moved nowhere", .unknownIdentifier, "toSection != NSNotFound", "123 45") {
        $0.moveSection("A", afterSection: "Z")
      },
      Mistake("reloading nothing", .unknownIdentifier, "Attempted to reload item", "123 45") {
        $0.reloadItems([9])
      },
      Mistake("reconfiguring nothing", .unknownIdentifier, "Attempted to reconfigure", "123 45") {
        $0.reconfigureItems([9])
      },
      Mistake("reloading no section", .unknownIdentifier, "reload section", "123 45") {
        $0.reloadSections(["Z"])
      },
    ])
  func mistakes(_ mistake: Mistake) {
    var snapshot = filled()
    mistake.make(&snapshot)
    #expect(snapshot.diagnostics.map(\.id) == [mistake.id])
    #expect(snapshot.diagnostics.first?.message.contains(mistake.words) == true)
    let state = snapshot.items.map { $0.map(String.init).joined() }.joined(separator: " ")
    #expect(state == mistake.state)
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    #expect(snapshot.numberOfItems == snapshot.itemIdentifiers.count)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var id: Diagnostic.ID
    var words: String
    /// The items afterwards, sections apart.
    var state: String
    var make: @Sendable (inout Snapshot) -> Void

    init(
      _ title: String, _ id: Diagnostic.ID, _ words: String, _ state: String,
      _ make: @escaping @Sendable (inout Snapshot) -> Void
    ) {
      testDescription = title
      self.id = id
      self.words = words
      self.state = state
      self.make = make
    }
  }
}
