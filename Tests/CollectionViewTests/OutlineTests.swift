import Foundation
import Testing

@testable import CollectionView

@Suite("Sections with a section snapshot")
@MainActor
struct OutlineTests {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  /// 1 with 2 and 3, 3 with 4; 5.
  private var tree: Tree {
    var tree = Tree()
    tree.append([1, 5])
    tree.append([2, 3], to: 1)
    tree.append([4], to: 3)
    return tree
  }

  private func apply(_ tree: Tree, to section: String, in rig: DiffableRig) {
    rig.source.apply(tree, to: section, animatingDifferences: false)
    rig.view.layoutIfNeeded()
  }

  @Test("The visible items are the items of the section, which is appended")
  func applying() {
    let rig = DiffableRig()
    apply(tree, to: "A", in: rig)
    #expect(rig.shown == [[1, 5]])
    #expect(rig.source.snapshot().sectionIdentifiers == ["A"])
    #expect(rig.source.snapshot(for: "A").items == [1, 2, 3, 4, 5])

    var expanded = rig.source.snapshot(for: "A")
    expanded.expand([1])
    apply(expanded, to: "A", in: rig)
    #expect(rig.shown == [[1, 2, 3, 5]])
    #expect(rig.batches == 1)
    expanded.delete([3])
    apply(expanded, to: "A", in: rig)
    #expect(rig.shown == [[1, 2, 5]])
    apply(tree, to: "B", in: rig)
    #expect(rig.diagnostics.map(\.id) == [.duplicateIdentifiers])
  }

  @Test("A section filled by a plain snapshot has a tree of one level; an unknown one is empty")
  func plainSection() {
    let rig = DiffableRig()
    rig.show(DiffableRig.snapshot(["A": [1, 2]]))
    #expect(rig.source.snapshot(for: "A").rootItems == [1, 2])
    #expect(rig.source.snapshot(for: "Z").items.isEmpty)
  }

  @Test("A plain snapshot keeps the trees, without the items it removes")
  func plainSnapshots() {
    let rig = DiffableRig()
    var expanded = tree
    expanded.expand([1])
    apply(expanded, to: "A", in: rig)
    var next = rig.source.snapshot()
    next.reconfigureItems([2])
    rig.show(next)
    #expect(rig.provided == [2])
    #expect(rig.source.snapshot(for: "A").parent(of: 4) == 3)
    next = rig.source.snapshot()
    next.deleteItems([2])
    next.appendItems([6], toSection: "A")
    rig.show(next)
    #expect(rig.shown == [[1, 3, 5, 6]])
    #expect(rig.source.snapshot(for: "A").items == [1, 3, 4, 5, 6])
    next.deleteSections(["A"])
    rig.show(next)
    #expect(rig.source.snapshot(for: "A").items.isEmpty)
  }

  @Test("Mistakes in a section snapshot are reported once when it is applied")
  func mistakes() {
    let rig = DiffableRig()
    var wrong = tree
    wrong.append([1])
    apply(wrong, to: "A", in: rig)
    #expect(rig.diagnostics.map(\.id) == [.duplicateIdentifiers])
    apply(rig.source.snapshot(for: "A"), to: "A", in: rig)
    #expect(rig.diagnostics.count == 1)
  }

  @Test("The user expands and collapses an item as the handlers allow", arguments: [true, false])
  func toggling(isAllowed: Bool) {
    let rig = DiffableRig()
    var calls: [String] = []
    rig.source.sectionSnapshotHandlers.shouldExpandItem = {
      calls.append("shouldExpand \($0)")
      return isAllowed
    }
    rig.source.sectionSnapshotHandlers.willExpandItem = { calls.append("willExpand \($0)") }
    rig.source.sectionSnapshotHandlers.shouldCollapseItem = {
      calls.append("shouldCollapse \($0)")
      return isAllowed
    }
    rig.source.sectionSnapshotHandlers.willCollapseItem = { calls.append("willCollapse \($0)") }
    apply(tree, to: "A", in: rig)
    rig.view.toggleExpansion(ofItemAt: [0, 0])
    rig.view.layoutIfNeeded()
    #expect(calls == (isAllowed ? ["shouldExpand 1", "willExpand 1"] : ["shouldExpand 1"]))
    #expect(rig.source.snapshot(for: "A").visibleItems == (isAllowed ? [1, 2, 3, 5] : [1, 5]))
    guard isAllowed else { return }
    calls = []
    rig.view.toggleExpansion(ofItemAt: [0, 0])
    #expect(calls == ["shouldCollapse 1", "willCollapse 1"])
    #expect(rig.source.snapshot(for: "A").visibleItems == [1, 5])
    rig.view.toggleExpansion(ofItemAt: [0, 9])
    #expect(rig.diagnostics.isEmpty)
  }

  @Test("The children of an item that is expanded can come late")
  func lateChildren() {
    let rig = DiffableRig()
    rig.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      #expect(parent == 5 && children.items.isEmpty)
      var late = children
      late.append([50, 51])
      return late
    }
    apply(tree, to: "A", in: rig)
    rig.view.toggleExpansion(ofItemAt: [0, 1])
    #expect(rig.source.snapshot(for: "A").visibleItems == [1, 5, 50, 51])
  }

  @Test("Cells have their place in the outline, also those that stay")
  func places() throws {
    let rig = DiffableRig()
    apply(tree, to: "A", in: rig)
    let first = try #require(rig.view.cellForItem(at: [0, 0]))
    #expect(first.outlinePlace == OutlinePlace(level: 0, isExpanded: false))
    var expanded = tree
    expanded.expand([1, 3])
    apply(expanded, to: "A", in: rig)
    #expect(rig.view.cellForItem(at: [0, 0]) === first)
    #expect(first.configurationState.isExpanded)
    let levels = (0..<5).map { rig.view.cellForItem(at: [0, $0])?.contentLevel }
    #expect(levels == [0, 1, 1, 2, 0])
    rig.show(DiffableRig.snapshot(["B": [1, 2]]))
    #expect(rig.view.cellForItem(at: [0, 0])?.outlinePlace == nil)
  }

  @Test("An interactive move reports the trees of the section")
  func moving() throws {
    let rig = DiffableRig()
    var expanded = tree
    expanded.expand([1])
    apply(expanded, to: "A", in: rig)
    var transactions: [NSDiffableDataSourceTransaction<String, Int>] = []
    rig.source.reorderingHandlers.didReorder = { transactions.append($0) }
    rig.source.recordMove(from: [0, 1], to: [0, 3])
    let section = try #require(transactions.first?.sectionTransactions.first)
    #expect(section.initialSnapshot.items == [1, 2, 3, 4, 5])
    #expect(section.finalSnapshot.visibleItems == [1, 3, 5, 2])
    #expect(section.finalSnapshot.parent(of: 4) == 3)
    #expect(rig.source.snapshot(for: "A").visibleItems == [1, 3, 5, 2])
  }
}
