import Foundation
import Testing

@testable import CollectionView

/// A layout writes an answer over its last one, and nobody who asks may notice.
@Suite("Answers written over the last answer")
@MainActor
struct ElementAnswerTests {
  nonisolated enum Kind: CaseIterable {
    case list
    case flow
    case table
  }

  @MainActor
  private final class Rows: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      200
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @MainActor
  private final class Rig {
    let layout: UICollectionViewLayout
    private let view: UICollectionView
    private let source = Rows()

    init(_ layout: UICollectionViewLayout) {
      self.layout = layout
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.dataSource = source
      layout.prepare()
    }

    convenience init(_ kind: Kind) {
      switch kind {
      case .list: self.init(ListLayout())
      case .flow: self.init(UICollectionViewFlowLayout())
      case .table: self.init(TableLayout())
      }
    }

    func answer(from y: CGFloat, height: CGFloat = 480) -> [UICollectionViewLayoutAttributes] {
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: y, width: 320, height: height)) ?? []
    }
  }

  private func states(_ answer: [UICollectionViewLayoutAttributes]) -> [String] {
    answer.map(\.summary)
  }

  @Test("An answer that somebody holds stays as it was", arguments: Kind.allCases)
  func heldAnswer(kind: Kind) {
    let rig = Rig(kind)
    let held = rig.answer(from: 0)
    let before = states(held)
    let other = rig.answer(from: 700)
    #expect(!held.isEmpty && states(held) == before)
    #expect(!other.contains { new in held.contains { $0 === new } })
  }

  @Test("Attributes that somebody holds stay as they were", arguments: Kind.allCases)
  func heldAttributes(kind: Kind) {
    let rig = Rig(kind)
    let held = rig.answer(from: 0)[3]
    let before = held.summary
    for y in stride(from: CGFloat(0), through: 900, by: 90) {
      #expect(!rig.answer(from: y).contains { $0 === held })
    }
    #expect(held.summary == before)
  }

  @Test("What was done to an answer is not in the next one", arguments: Kind.allCases)
  func changedAttributes(kind: Kind) {
    let rig = Rig(kind)
    let expected = states(rig.answer(from: 90))
    for attributes in rig.answer(from: 90) {
      attributes.alpha = 0.5
      attributes.zIndex = 7
      attributes.isHidden = true
      attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
      attributes.indexPath = IndexPath(item: 1, section: 9)
      attributes.represent(.decorationView, kind: "shadow", at: attributes.indexPath)
      attributes.center.x += 10
    }
    let next = rig.answer(from: 90)
    #expect(states(next) == expected)
    #expect(next.allSatisfy { $0.representedElementCategory == .cell })
  }

  @Test("A short answer after a long one holds nothing of it", arguments: Kind.allCases)
  func shrinking(kind: Kind) {
    let rig = Rig(kind)
    let short = states(rig.answer(from: 90, height: 100))
    #expect(rig.answer(from: 0, height: 4000).count > short.count)
    #expect(states(rig.answer(from: 90, height: 100)) == short)
  }

  private final class Marked: UICollectionViewLayoutAttributes {
    var mark = 0
  }

  private final class MarkedList: ListLayout {
    override class var layoutAttributesClass: AnyClass { Marked.self }
  }

  @Test("Attributes of a class of their own are new each time")
  func ownClass() {
    let rig = Rig(MarkedList())
    for attributes in rig.answer(from: 0) { (attributes as? Marked)?.mark = 1 }
    let next = rig.answer(from: 0).compactMap { $0 as? Marked }
    #expect(!next.isEmpty && next.allSatisfy { $0.mark == 0 })
  }

  /// Its headers are its own, and of a class the framework knows nothing of.
  private final class HeadedList: ListLayout {
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let header = Marked(forSupplementaryViewOfKind: elementKind, with: indexPath)
      header.frame = CGRect(x: 0, y: 0, width: 320, height: 30)
      return header
    }
  }

  @Test("Where a header stood, an item is of the framework's class again")
  func headers() {
    let layout = HeadedList()
    layout.section.estimatedHeaderHeight = 30
    let rig = Rig(layout)
    #expect(rig.answer(from: 0).first is Marked)
    #expect(
      rig.answer(from: 900).allSatisfy { type(of: $0) == UICollectionViewLayoutAttributes.self })
  }

  @Test("An answer that nobody holds is filled anew", arguments: Kind.allCases)
  func reuse(kind: Kind) {
    let rig = Rig(kind)
    func objects(from y: CGFloat) -> [ObjectIdentifier] {
      rig.answer(from: y).map { ObjectIdentifier($0) }
    }
    let first = objects(from: 0)
    for step in 1...5 {
      #expect(objects(from: CGFloat(step) * 300).prefix(8) == first.prefix(8))
    }
  }
}
