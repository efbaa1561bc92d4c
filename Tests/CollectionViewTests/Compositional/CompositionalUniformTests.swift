import Foundation
import Testing

@testable import CollectionView

@Suite("Uniform siblings, and the insets of boundary items")
@MainActor
struct CompositionalUniformTests {
  private typealias Item = NSCollectionLayoutItem
  private typealias Group = NSCollectionLayoutGroup

  private func rig(
    _ section: NSCollectionLayoutSection, heights: [CGFloat], kinds: [String] = [],
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) -> CompositionalRig {
    let rig = CompositionalRig(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      size: CGSize(width: 320, height: 480), counts: [heights.count], kinds: kinds)
    rig.height = { heights[$0.item] }
    return rig
  }

  private func item(_ width: String, _ height: String) -> Item {
    Item(layoutSize: .of([width, height]))
  }

  @Test("All groups of a section are as long as the longest one if the outermost group is uniform")
  func outermost() {
    let group = Group.vertical(
      layoutSize: .of(["fw1", "uni50"]), subitems: [item("fw1", "est50")])
    let rig = rig(NSCollectionLayoutSection(group: group), heights: [30, 70, 50])
    rig.view.layoutIfNeeded()
    #expect(["0", "1", "2"].map { rig.frame($0)?.minY } == [0, 70, 140])
    #expect(["0", "1", "2"].map { rig.frame($0)?.height } == [30, 70, 50])
    #expect(rig.view.contentSize.height == 210)
    // The longest one becomes shorter.
    rig.height = { _ in 40 }
    rig.view.reloadItems(at: [[0, 1]])
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 150)
  }

  @Test("A million uniform groups are one run of the extent tree, whatever is measured")
  func million() {
    let group = Group.vertical(
      layoutSize: .of(["fw1", "uni50"]), subitems: [item("fw1", "est50")])
    let rig = rig(
      NSCollectionLayoutSection(group: group), heights: [CGFloat](repeating: 60, count: 1_000_000))
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 60_000_000)
    #expect(rig.layout.content.sections[0].groups.measuredCount == 0)
  }

  @Test(
    "An inner group is a sibling of the items beside it",
    arguments: [([80, 40], [80, 80]), ([40, 80], [40, 80])])
  func innerGroup(heights: [CGFloat], expected: [CGFloat]) {
    let column = Group.vertical(
      layoutSize: .of(["fw0.5", "uni50"]), subitems: [item("fw1", "est50")])
    let row = Group.horizontal(
      layoutSize: .of(["fw1", "est50"]), subitems: [column, item("fw0.5", "uni50")])
    let rig = rig(NSCollectionLayoutSection(group: row), heights: heights)
    rig.view.layoutIfNeeded()
    #expect(["0", "1"].map { rig.frame($0)?.height } == expected)
    #expect(rig.view.contentSize.height == 80)
  }

  @Test("A section that scrolls across is as high as its measured groups if these are uniform")
  func orthogonal() {
    func height(_ dimension: String) -> CGFloat {
      let group = Group.horizontal(
        layoutSize: .of(["abs100", dimension]), subitems: [item("fw1", "est200")])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      let rig = rig(section, heights: [CGFloat](repeating: 80, count: 10))
      rig.view.layoutIfNeeded()
      return rig.view.contentSize.height
    }
    #expect(height("est200") == 200)
    #expect(height("uni200") == 80)
  }

  @Test(
    "Boundary items have a reference of insets of their own",
    arguments: [true, false])
  func reference(follows: Bool) {
    func frames(_ own: UIContentInsetsReference) -> [CGRect?] {
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: .of(["fw1", "abs50"]), subitems: [item("fw1", "fh1")]))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .of(["fw1", "abs30"]), elementKind: "h", alignment: .top)
      ]
      section.supplementariesFollowContentInsets = follows
      section.contentInsetsReference = .none
      section.supplementaryContentInsetsReference = own
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.contentInsetsReference = .layoutMargins
      let rig = rig(section, heights: [50], kinds: ["h"], configuration: configuration)
      rig.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
      rig.view.layoutIfNeeded()
      return [rig.frame("0"), rig.frame("h0")]
    }
    let row = CGRect(x: 0, y: 30, width: 320, height: 50)
    let narrow = CGRect(x: 20, y: 0, width: 270, height: 30)
    // Automatic follows the configuration, not the section.
    #expect(frames(.automatic) == [row, narrow])
    #expect(frames(.layoutMargins) == [row, narrow])
    #expect(frames(.none) == [row, CGRect(x: 0, y: 0, width: 320, height: 30)])
  }
}
