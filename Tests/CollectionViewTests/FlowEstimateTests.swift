import Foundation
import Testing

@testable import CollectionView

@Suite("Flow layout, estimates")
@MainActor
struct FlowEstimateTests {
  /// Case F37: the estimate is the mean of what was measured so far.
  @Test("find themselves when they are automatic")
  func automatic() {
    let heights: [CGFloat] = [20, 40, 60, 80]
    let rig = FlowRig(
      sizes: [(0..<400).map { CGSize(width: 100, height: heights[$0 % 4]) }],
      in: CGSize(width: 100, height: 200), sizing: .cells)
    rig.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    rig.layout.minimumLineSpacing = 0
    rig.view.layoutIfNeeded()
    let measured = rig.view.measuredItemCount
    let known = (0..<measured).map { heights[$0 % 4] }
    let mean = known.reduce(0, +) / CGFloat(measured)
    #expect(measured == 4)
    #expect(mean == 50)
    #expect(rig.frames[[0, 399]]?.size == CGSize(width: 100, height: mean))
    #expect(rig.view.contentSize.height == 400 * mean)
    // One more of 20 points.
    rig.scroll(by: 1)
    #expect(rig.view.measuredItemCount == 5)
    #expect(rig.frames[[0, 399]]?.height == 44)
    #expect(rig.view.contentSize.height == 17_600)
  }

  @Test("are 50 points until something was measured, whatever the item size")
  func automaticStart() {
    let rig = FlowRig(
      sizes: [[CGSize(width: 60, height: 30)]], in: CGSize(width: 300, height: 200), sizing: .cells)
    rig.layout.itemSize = CGSize(width: 70, height: 90)
    rig.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    rig.view.layoutIfNeeded()
    #expect(rig.contentHeights == [50, 30])
    #expect(UICollectionViewFlowLayout.automaticSize.width == .greatestFiniteMagnitude)
  }

  @Test("reach across sections, and start over when sizes are forgotten")
  func sections() {
    let rig = FlowRig(
      sizes: Array(
        repeating: Array(repeating: CGSize(width: 100, height: 80), count: 5), count: 30),
      in: CGSize(width: 100, height: 400), sizing: .cells)
    rig.view.behavior = .uikitFlow
    rig.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    rig.layout.minimumLineSpacing = 0
    rig.view.layoutIfNeeded()
    #expect(rig.frames[[29, 4]]?.height == 80)
    rig.sizes = [Array(repeating: CGSize(width: 100, height: 20), count: 50)]
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.frames[[0, 49]]?.height == 20)
  }

  /// The reader keeps their place although every estimate above them changes, too.
  @Test("that change above the reader move nothing they see")
  func compensation() throws {
    let rig = FlowRig(
      sizes: [(0..<300).map { CGSize(width: 100, height: CGFloat(20 + $0 * 7 % 90)) }],
      in: CGSize(width: 100, height: 200), sizing: .cells)
    rig.view.behavior = .correct
    rig.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    rig.view.layoutIfNeeded()
    rig.view.contentOffset = CGPoint(x: 0, y: 6000)
    rig.view.layoutIfNeeded()
    for _ in 0..<60 {
      let reader = try #require(rig.view.indexPathsForVisibleItems.first)
      let before =
        try #require(rig.view.cellForItem(at: reader)).frame.minY - rig.view.contentOffset.y
      rig.scroll(by: -9)
      let after = try #require(rig.layout.layoutAttributesForItem(at: reader)).frame.minY
      // Each rounded to half a point.
      #expect(abs(after - rig.view.contentOffset.y - before - 9) <= 0.5)
    }
  }

  @Test("of headers and footers are measured until nothing changes", arguments: [14, 60, 0.5])
  func edges(length: CGFloat) {
    let rig = FlowRig(
      sizes: Array(
        repeating: Array(repeating: CGSize(width: 100, height: 30), count: 2), count: 4),
      in: CGSize(width: 100, height: 1000), sizing: .cells)
    rig.edgeLength = length
    rig.view.behavior.flowHeaders = .measured
    rig.layout.estimatedItemSize = CGSize(width: 100, height: 50)
    rig.layout.minimumLineSpacing = 0
    rig.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    rig.layout.footerReferenceSize = CGSize(width: 0, height: 40)
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 4 * (60 + 2 * length))
    #expect(rig.layout.areSupplementaryViewsMeasured)
    for element in rig.view.liveElements {
      #expect(element.sizeState == .measured)
      #expect(
        element.view.frame.height
          == (element.attributes.representedElementKind == nil ? 30 : length))
    }
    // They keep their lengths when the delegate is asked again, and lose them with their reference.
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 4 * (60 + 2 * length))
    rig.layout.headerReferenceSize = .zero
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 4 * (60 + length))
    #expect(rig.edgeFrame(UICollectionView.elementKindSectionHeader, 0) == nil)
  }

  @Test("are not made of headers and footers by default, as UIKit is believed to do")
  func referenceEdges() {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 100, height: 30), count: 2)],
      in: CGSize(width: 100, height: 1000), sizing: .cells)
    rig.edgeLength = 14
    rig.layout.estimatedItemSize = CGSize(width: 100, height: 50)
    rig.layout.minimumLineSpacing = 0
    rig.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    rig.layout.footerReferenceSize = CGSize(width: 0, height: 40)
    rig.view.layoutIfNeeded()
    // 20 + 60 + 40.
    #expect(rig.view.contentSize.height == 120)
    #expect(rig.layout.areSupplementaryViewsMeasured)
    for element in rig.view.liveElements {
      let isCell = element.attributes.representedElementKind == nil
      #expect(element.sizeState == (isCell ? .measured : .fixed))
    }
    // The knob acts at once, and measured lengths do not outlast it.
    rig.view.behavior.flowHeaders = .measured
    rig.view.layoutIfNeeded()
    // 14 + 60 + 14.
    #expect(rig.view.contentSize.height == 88)
    rig.view.behavior.flowHeaders = .reference
    rig.view.layoutIfNeeded()
    // 20 + 60 + 40.
    #expect(rig.view.contentSize.height == 120)
  }

  @Test("are not made of headers when the layout does not size itself")
  func fixedEdges() {
    let rig = FlowRig(sizes: [[CGSize(width: 50, height: 50)]], in: CGSize(width: 100, height: 100))
    rig.edgeLength = 14
    rig.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    rig.view.layoutIfNeeded()
    #expect(rig.edgeFrame(UICollectionView.elementKindSectionHeader, 0)?.height == 20)
    #expect(rig.view.liveElements.allSatisfy { $0.sizeState == .fixed })
  }

  /// The scene format's `sizing: both`: the delegate wins.
  @Test("count for nothing beside a delegate that gives sizes")
  func besideDelegate() {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 90, height: 30), count: 3)],
      in: CGSize(width: 100, height: 100))
    rig.sizer.sizes = [Array(repeating: CGSize(width: 50, height: 50), count: 3)]
    rig.layout.estimatedItemSize = CGSize(width: 60, height: 60)
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize.height == 170)
    #expect(rig.view.liveElements.allSatisfy { $0.sizeState == .fixed })
    #expect(rig.view.measuredItemCount == 0)
  }

  /// Case F41, for a cell that finds its size itself.
  @Test("say that a cell found itself too wide, once, whatever the passes that follow")
  func tooWide() {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 400, height: 40), count: 3)],
      in: CGSize(width: 300, height: 480), sizing: .cells)
    rig.layout.estimatedItemSize = CGSize(width: 100, height: 40)
    rig.view.layoutIfNeeded()
    #expect(rig.diagnostics.map(\.id) == [.itemWiderThanCollectionView])
    #expect(rig.diagnostics.first?.indexPath == IndexPath(item: 0, section: 0))
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    #expect(rig.diagnostics.count == 1)
  }

  /// What was measured in one width says nothing of another; it comes back with its width, unless that is forgotten.
  @Test("start over in another width, and remember the old one", arguments: [true, false])
  func width(remembers: Bool) {
    let rig = FlowRig(
      sizes: [Array(repeating: CGSize(width: 90, height: 30), count: 60)],
      in: CGSize(width: 100, height: 300), sizing: .cells)
    rig.view.behavior = remembers ? .correct : .uikitFlow
    rig.view.behavior.flowHeaders = .measured
    rig.edgeLength = 12
    rig.layout.estimatedItemSize = CGSize(width: 90, height: 50)
    rig.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    rig.view.layoutIfNeeded()
    let measured = rig.view.measuredItemCount
    // As a cell that is as wide as its view would.
    rig.sizes = [Array(repeating: CGSize(width: 190, height: 15), count: 60)]
    for cell in rig.view.visibleCells {
      (cell as? FlowRig.Cell)?.preferred = CGSize(width: 190, height: 15)
    }
    rig.view.resize(to: CGSize(width: 200, height: 300))
    rig.view.layoutIfNeeded()
    for cell in rig.view.visibleCells { #expect(cell.frame.size == CGSize(width: 190, height: 15)) }
    #expect(rig.layout.areSupplementaryViewsMeasured)
    rig.sizes = [Array(repeating: CGSize(width: 90, height: 30), count: 60)]
    let asked = rig.events.count {
      if case .measured = $0 { true } else { false }
    }
    rig.view.resize(to: CGSize(width: 100, height: 300))
    #expect(rig.layout.sections[0].lines.sizes.givenCount == (remembers ? measured : 0))
    #expect((rig.layout.sections[0].measuredHeader == 12) == remembers)
    #expect(asked > measured)
  }
}
