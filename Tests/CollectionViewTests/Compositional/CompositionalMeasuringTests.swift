import Foundation
import Testing

@testable import CollectionView

@Suite("Self-sizing in a compositional layout")
@MainActor
struct CompositionalMeasuringTests {
  private func rows(_ estimate: CGFloat, spacing: CGFloat = 0) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = spacing
    return section
  }

  private func rig(
    _ section: NSCollectionLayoutSection, items: Int, behavior: Behavior,
    height: @escaping (IndexPath) -> CGFloat?
  ) -> CompositionalRig {
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(section: section),
      size: CGSize(width: 320, height: 480), counts: [items])
    rig.view.behavior = behavior
    rig.height = height
    rig.view.layoutIfNeeded()
    return rig
  }

  @Test("C150: of a million rows only those on the screen are measured")
  func million() {
    let heights: [CGFloat] = [31, 50, 31, 69, 31, 31, 50, 31, 69, 31, 31]
    let rig = rig(rows(44, spacing: 3), items: 1_000_000, behavior: .uikitCompositional) {
      $0.item < heights.count ? heights[$0.item] : 31
    }
    #expect(rig.layout.measuredItemCount == 11)
    #expect(rig.view.contentSize.height == 46_999_968)
  }

  @Test("C152: a row measured above the reader moves the offset, by the rule of `correct` alone")
  func aboveTheReader() {
    func offset(_ behavior: Behavior) -> CGFloat {
      let rig = rig(rows(44), items: 200, behavior: behavior) { _ in 60 }
      rig.view.reloadData()
      rig.layout.forgetSizes()
      rig.view.contentOffset.y = 4400
      rig.view.layoutIfNeeded()
      let first = rig.view.indexPathsForVisibleItems.min()?.item ?? 0
      let place = rig.view.contentOffset.y
      rig.view.contentOffset.y = place - 30
      rig.view.layoutIfNeeded()
      #expect(rig.view.indexPathsForVisibleItems.min()?.item == first - 1)
      return rig.view.contentOffset.y - (place - 30)
    }
    #expect(offset(.correct) == 16)
    #expect(offset(.uikitCompositional) == 0)
  }

  @Test("C153: a reload goes back to the estimates")
  func reload() {
    let rig = rig(rows(44, spacing: 3), items: 60, behavior: .uikitCompositional) { _ in 31 }
    #expect(rig.layout.measuredItemCount ?? 0 > 10)
    rig.view.reloadData()
    rig.layout.prepare()
    #expect(rig.layout.collectionViewContentSize.height == 2817)
  }

  @Test("Measured widths wrap: each row takes the tags that fit")
  func wrapping() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .estimated(100), heightDimension: .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      subitems: [item])
    group.interItemSpacing = .fixed(10)
    let widths: [CGFloat] = [200, 60, 40, 150, 160, 100, 100, 90, 300, 20]
    final class Tag: UICollectionViewCell {
      var width: CGFloat = 0
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.width = width
        return layoutAttributes
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      let widths: [CGFloat]
      init(_ widths: [CGFloat]) { self.widths = widths }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        widths.count
      }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "tag", for: path)
        (cell as? Tag)?.width = widths[path.item]
        return cell
      }
    }
    let source = Source(widths)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(Tag.self, forCellWithReuseIdentifier: "tag")
    view.dataSource = source
    view.layoutIfNeeded()
    let frames = (0..<widths.count).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    // 200 + 60 + 40, then 150 + 160, then 100 + 100 + 90, then 300, then 20; gaps of 10.
    #expect(frames.map(\.minX) == [0, 210, 280, 0, 160, 0, 110, 220, 0, 0])
    #expect(frames.map(\.minY) == [0, 0, 0, 30, 30, 60, 60, 60, 90, 120])
    #expect(frames.map(\.width) == widths)
    #expect(view.contentSize.height == 150)
  }

  @Test("Sizes move with their items: through inserts, deletes and moves")
  func updates() {
    let rig = rig(rows(44), items: 60, behavior: .correct) { CGFloat(50 + $0.item) }
    // Off the screen no cell can be measured again.
    rig.view.contentOffset.y = 1500
    rig.view.layoutIfNeeded()
    rig.view.performBatchUpdates {
      rig.view.deleteItems(at: [[0, 1]])
      rig.view.insertItems(at: [[0, 0]])
      rig.view.moveItem(at: [0, 7], to: [0, 3])
    }
    rig.view.layoutIfNeeded()
    #expect(rig.view.indexPathsForVisibleItems.allSatisfy { $0.item > 8 })
    #expect((0..<9).map { rig.frame("\($0)")?.height } == [44, 50, 52, 57, 53, 54, 55, 56, 58])
  }

  @Test("Only views with an estimated dimension are asked for a size")
  func fixedSizes() {
    let fixed = NSCollectionLayoutItem(layoutSize: .of(["fw0.5", "abs40"]))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .of(["abs20", "abs20"]), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let measured = NSCollectionLayoutItem(
      layoutSize: .of(["fw0.5", "est44"]), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .of(["fw1", "est44"]), subitems: [fixed, measured]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .of(["fw1", "abs30"]), elementKind: "h", alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .of(["fw1", "est30"]), elementKind: "f", alignment: .bottom),
    ]
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(section: section), size: CGSize(width: 320, height: 480),
      counts: [6], kinds: ["h", "f", "badge"])
    rig.height = { _ in 60 }
    let log = CallLog()
    rig.view.host = log
    rig.view.layoutIfNeeded()
    #expect(log.fitted == ["1", "3", "5", "f0"])
    #expect(rig.view.visibleCells.count == 6)
    #expect(rig.view.contentSize.height == 240)
  }

  @Test("C160: the calls for one visible cell, in order")
  func callOrder() {
    final class Listening: UICollectionViewCompositionalLayout {
      var calls: [String] = []
      override func prepare() {
        calls.append("prepare")
        super.prepare()
      }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        calls.append("elements")
        return super.layoutAttributesForElements(in: rect)
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
      ) -> Bool {
        calls.append("should")
        return super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      }
      override func invalidationContext(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        calls.append("context")
        return super.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidatedItemIndexPaths != nil { calls.append("invalidate") }
        super.invalidateLayout(with: context)
      }
    }
    var solves = 0
    let rows = rows(44)
    let layout = Listening(sectionProvider: { _, _ in
      solves += 1
      return rows
    })
    let rig = CompositionalRig(layout, size: CGSize(width: 320, height: 480), counts: [1])
    rig.height = { _ in 31 }
    rig.view.layoutIfNeeded()
    #expect(
      Array(layout.calls.prefix(6)) == [
        "prepare", "elements", "should", "context", "invalidate", "prepare",
      ])
    // C161: neither measuring nor scrolling solves anything again.
    #expect(solves == 1)
    rig.view.contentOffset.y = 10
    rig.view.layoutIfNeeded()
    #expect(solves == 1)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: rig.view.bounds.offsetBy(dx: 0, dy: 9)))
  }

  @Test("Another width asks the provider again, with the new room, and measures again")
  func width() {
    var widths: [CGFloat] = []
    let rows = rows(44)
    let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
      widths.append(environment.container.effectiveContentSize.width)
      return rows
    })
    let rig = CompositionalRig(layout, size: CGSize(width: 320, height: 480), counts: [5])
    rig.height = { _ in 31 }
    rig.view.layoutIfNeeded()
    rig.view.resize(to: CGSize(width: 240, height: 480))
    rig.view.layoutIfNeeded()
    #expect(widths == [320, 240])
    #expect(rig.frame("1") == CGRect(x: 0, y: 31, width: 240, height: 31))
  }
}
