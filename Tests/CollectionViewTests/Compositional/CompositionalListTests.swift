import Foundation
import Testing

@testable import CollectionView

@Suite("Lists of a compositional layout")
@MainActor
struct CompositionalListTests {
  private func rig(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ metrics: ListMetrics,
    width: CGFloat, counts: [Int], scale: CGFloat,
    headers: (Int) -> Bool = { _ in false }, row: CGFloat, header: CGFloat = 0
  ) -> CompositionalRig {
    let withHeader = counts.indices.map(headers)
    let layout = UICollectionViewCompositionalLayout(sectionProvider: { index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      if withHeader[index] { configuration.headerMode = .supplementary }
      return .list(using: configuration, layoutEnvironment: environment)
    })
    let kind = UICollectionView.elementKindSectionHeader
    let rig = CompositionalRig(
      layout, size: CGSize(width: width, height: 480), counts: counts, kinds: [kind],
      displayScale: scale)
    rig.view.behavior.listMetrics = metrics
    rig.height = { _ in row }
    for section in counts.indices { rig.supplementaryHeights["\(kind)\(section)"] = header }
    rig.view.layoutIfNeeded()
    return rig
  }

  private func header(_ rig: CompositionalRig, _ section: Int) -> CGRect? {
    rig.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
      .frame
  }

  @Test("C142: inset and grouped on iOS 14")
  func insetGroupedOfIOS14() {
    let rig = rig(.insetGrouped, .iOS14, width: 414, counts: [1], scale: 2, row: 44)
    #expect(rig.frame("0") == CGRect(x: 20, y: 17.5, width: 374, height: 44))
  }

  @Test("C143: inset and grouped with a header on iOS 16 to 18")
  func insetGroupedOfIOS16() throws {
    let rig = rig(
      .insetGrouped, .iOS16, width: 300, counts: [1, 1], scale: 3, headers: { $0 == 0 }, row: 44,
      header: 38 + 2.0 / 3)
    #expect(header(rig, 0)?.isNear(CGRect(x: 16, y: 0, width: 268, height: 38.6667)) == true)
    #expect(rig.frame("0,0")?.isNear(CGRect(x: 16, y: 38.6667, width: 268, height: 44)) == true)
    #expect(rig.frame("1,0")?.isNear(CGRect(x: 16, y: 118, width: 268, height: 44)) == true)
    #expect(abs(rig.view.contentSize.height - 182) < 1e-3)
    let backgrounds = (0..<2).compactMap {
      rig.layout.layoutAttributesForDecorationView(
        ofKind: ListStyle.backgroundKind, at: IndexPath(item: 0, section: $0))?.frame
    }
    try #require(backgrounds.count == 2)
    #expect(backgrounds[0].isNear(CGRect(x: -16, y: -1000, width: 332, height: 1100.3333)))
    #expect(backgrounds[1].isNear(CGRect(x: -16, y: 100.3333, width: 332, height: 1081.6667)))
  }

  @Test("C145: plain with pinned headers on iOS 26")
  func plainOfIOS26() {
    let rig = rig(
      .plain, .iOS26, width: 320, counts: [2, 1], scale: 2, headers: { _ in true }, row: 56,
      header: 44.5)
    #expect(header(rig, 0) == CGRect(x: 0, y: 22, width: 320, height: 44.5))
    #expect(rig.frame("0,0") == CGRect(x: 0, y: 66.5, width: 320, height: 56))
    #expect(header(rig, 1) == CGRect(x: 0, y: 200.5, width: 320, height: 44.5))
    #expect(rig.frame("1,0") == CGRect(x: 0, y: 245, width: 320, height: 56))
    #expect(rig.layout.content.pins)
  }

  @Test("Rows are in front of their background, and self-sizing")
  func rows() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let rig = CompositionalRig(layout, size: CGSize(width: 320, height: 480), counts: [3])
    rig.height = { CGFloat(50 + 10 * $0.item) }
    rig.view.layoutIfNeeded()
    #expect(rig.attributes("0")?.zIndex == 10)
    #expect(["0", "1", "2"].map { rig.frame($0)?.minY } == [17.5, 67.5, 127.5])
    #expect(rig.view.contentSize.height == 17.5 + 180 + 20)
  }
}
