import CollectionView
import Foundation
import Testing

@Suite("Reuse of views")
@MainActor
struct CollectionReuseTests {
  private func cells(_ rig: CallOrderRig) -> [CallOrderRig.Cell] {
    rig.view.visibleCells.compactMap { $0 as? CallOrderRig.Cell }
  }

  @Test("A new cell is never prepared for reuse; a recycled one always, before it is handed out")
  func prepareForReuse() {
    let rig = CallOrderRig(laidOut: 20)
    #expect(cells(rig).allSatisfy { $0.reuses == 0 })
    let first = cells(rig)[0]
    rig.view.scroll(to: CGPoint(x: 0, y: 100), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(first.superview == nil)
    _ = rig.diary.tear()
    rig.view.scroll(to: CGPoint(x: 0, y: 150), as: .finger)
    rig.view.layoutIfNeeded()
    #expect(rig.view.cellForItem(at: [0, 3]) === first)
    #expect(first.reuses == 1)
    let lines = rig.diary.tear()
    let reuse = lines.firstIndex(of: "prepareForReuse") ?? 0
    #expect(lines[reuse - 1] == "cellForItem 3")
    #expect(lines[reuse + 1] == "apply 3")
    #expect(first.superview === rig.view)
  }

  @Test("Scrolling far makes no more cells than fit the screen at once")
  func fewCells() {
    let rig = CallOrderRig(laidOut: 40)
    var seen: Set<ObjectIdentifier> = []
    for offset in stride(from: CGFloat(0), through: 3800, by: 30) {
      rig.view.scroll(to: CGPoint(x: 0, y: offset), as: .finger)
      rig.view.layoutIfNeeded()
      seen.formUnion(rig.view.visibleCells.map { ObjectIdentifier($0) })
    }
    #expect(seen.count <= 4)
  }

  @Test("Attributes are applied before the cell comes back, and again only when they differ")
  func apply() throws {
    let rig = CallOrderRig(laidOut: 5)
    let cell = try #require(cells(rig).first)
    #expect(cell.applied.count == 1)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(cell.applied.count == 1)
    rig.layout.heights[0] = 140
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(cell.applied.count == 2)
    #expect(cell.bounds.size.height == 140)
  }

  @Test("What is applied is a copy, so that a layout may change what it handed out")
  func copies() throws {
    let rig = CallOrderRig(laidOut: 5)
    let cell = try #require(cells(rig).first)
    let applied = cell.applied[0]
    #expect(applied !== rig.view.layoutAttributesForItem(at: [0, 0]))
    #expect(applied.isEqual(rig.view.layoutAttributesForItem(at: [0, 0])))
  }

  @Test("Cells follow their items through an update without being asked for anew")
  func updates() throws {
    let rig = CallOrderRig(laidOut: 9, height: 500)
    let before = rig.view.visibleCells
    rig.view.performBatchUpdates {
      rig.view.moveItem(at: [0, 3], to: [0, 0])
      rig.view.reloadItems(at: [[0, 1]])
      rig.view.deleteItems(at: [[0, 2]])
      rig.count -= 1
    }
    #expect(rig.view.cellForItem(at: [0, 0]) === before[3])
    #expect(rig.view.cellForItem(at: [0, 1]) === before[0])
    #expect(rig.view.cellForItem(at: [0, 2]) !== before[1])
    #expect(rig.view.cellForItem(at: [0, 3]) === before[4])
    let asked = rig.diary.tear().filter { $0.hasPrefix("cellForItem") }
    #expect(asked == ["cellForItem 2", "cellForItem 4"])
    for item in 0..<5 {
      let cell = try #require(rig.view.cellForItem(at: [0, item]))
      #expect(rig.view.indexPath(for: cell) == [0, item])
      #expect(cell.frame.minY == CGFloat(item) * 100)
    }
  }

  // MARK: Classes known only at run time

  final class FrameCell: UICollectionViewCell {
    let made: CGRect

    override init(frame: CGRect) {
      made = frame
      super.init(frame: frame)
      tag = 42
    }

    required init?(coder: NSCoder) { nil }
  }

  class PlainCell: UICollectionViewCell {
    var note = "made"
  }

  final class SubclassOfSubclass: PlainCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      note += ", twice"
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("Registered classes are made by their own init(frame:), with the frame they will have")
  func making() throws {
    let rig = CallOrderRig(count: 3)
    rig.view.dataSource = rig
    rig.view.register(FrameCell.self, forCellWithReuseIdentifier: "cell")
    rig.view.layoutIfNeeded()
    let cell = try #require(rig.view.cellForItem(at: [0, 1]) as? FrameCell)
    #expect(cell.made == CGRect(x: 0, y: 100, width: 320, height: 100))
    #expect(cell.tag == 42)
    #expect(cell.reuseIdentifier == "cell")
  }

  @Test("So are subclasses of subclasses with properties of their own")
  func makingSubclasses() throws {
    let classes: [(PlainCell.Type, String)] = [
      (PlainCell.self, "made"), (SubclassOfSubclass.self, "made, twice"),
    ]
    for (cellClass, note) in classes {
      let rig = CallOrderRig(count: 3)
      rig.view.dataSource = rig
      rig.view.register(cellClass, forCellWithReuseIdentifier: "cell")
      rig.view.layoutIfNeeded()
      let cell = try #require(rig.view.cellForItem(at: [0, 0]) as? PlainCell)
      #expect(type(of: cell) == cellClass)
      #expect(cell.note == note)
    }
  }
}
