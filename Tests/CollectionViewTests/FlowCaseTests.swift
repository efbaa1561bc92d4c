import Foundation
import Testing

@testable import CollectionView

@Suite("Flow layout, numeric cases")
@MainActor
struct FlowCaseTests {
  @Test("Frames and content size", arguments: FlowCase.all, [FlowRig.Sizing.delegate, .itemSize])
  func frames(flowCase: FlowCase, sizing: FlowRig.Sizing) {
    guard sizing == .delegate || flowCase.isUniform else { return }
    let rig = FlowRig(flowCase, sizing: sizing)
    rig.view.layoutIfNeeded()
    compare(rig, flowCase)
    #expect(rig.view.contentSize == CGSize(flowCase.contentSize))
    for (section, lines) in flowCase.itemsPerLine.enumerated() {
      #expect(rig.layout.sections[section].lines.itemCounts == lines)
    }
  }

  /// Cells that find the sizes the delegate would give end up in the same place, whatever was estimated.
  @Test(
    "The same with cells that find their sizes", arguments: FlowCase.all, [33, 60] as [CGFloat])
  func selfSizing(flowCase: FlowCase, estimate: CGFloat) {
    let rig = FlowRig(flowCase, sizing: .cells)
    rig.layout.estimatedItemSize = CGSize(width: estimate, height: estimate)
    rig.view.resize(to: CGSize(width: flowCase.size[0], height: flowCase.size[1]))
    rig.view.layoutIfNeeded()
    for section in rig.sizes.indices {
      for item in rig.sizes[section].indices {
        rig.view.scrollToItem(
          at: IndexPath(item: item, section: section), at: [], animated: false)
        rig.view.layoutIfNeeded()
      }
    }
    #expect(rig.view.measuredItemCount == flowCase.items.joined().count)
    compare(rig, flowCase)
    #expect(rig.view.contentSize == CGSize(flowCase.contentSize))
  }

  private func compare(_ rig: FlowRig, _ flowCase: FlowCase) {
    let frames = rig.frames
    #expect(frames.count == flowCase.frames.count)
    for (path, frame) in flowCase.frames {
      expect(frames[path], frame, within: flowCase.tolerance, "\(path)")
      let attributes = rig.layout.layoutAttributesForItem(
        at: IndexPath(item: path[1], section: path[0]))
      #expect(attributes?.frame == frames[path])
      #expect(attributes?.zIndex == 0)
    }
    for (kind, edges) in [
      (UICollectionView.elementKindSectionHeader, flowCase.headers),
      (UICollectionView.elementKindSectionFooter, flowCase.footers),
    ] {
      for section in flowCase.items.indices {
        let attributes = rig.layout.layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(item: 0, section: section))
        if let frame = edges[[section]] {
          expect(
            attributes?.frame, frame, within: flowCase.tolerance, "\(kind) \(section)")
          #expect(attributes?.zIndex == 10)
        } else {
          #expect(attributes == nil)
        }
      }
    }
  }

  private func expect(
    _ frame: CGRect?, _ numbers: [CGFloat], within tolerance: CGFloat, _ what: Comment
  ) {
    guard let frame else {
      Issue.record(what)
      return
    }
    let found = [frame.minX, frame.minY, frame.width, frame.height]
    for (found, expected) in zip(found, numbers) {
      #expect(abs(found - expected) <= tolerance, what)
    }
  }
}

extension FlowRig {
  convenience init(_ flowCase: FlowCase, sizing: Sizing) {
    self.init(
      sizes: flowCase.items.map { $0.map { CGSize($0) } }, in: CGSize(flowCase.size),
      sizing: sizing)
    view.traitCollection = UITraitCollection(displayScale: flowCase.displayScale)
    view.behavior.flowSpacing = flowCase.flowSpacing
    view.cover(flowCase.safeArea)
    layout.sectionInsetReference = flowCase.insetReference
    layout.scrollDirection = flowCase.scrollDirection
    layout.minimumLineSpacing = flowCase.lineSpacing
    layout.minimumInteritemSpacing = flowCase.itemSpacing
    layout.sectionInset = flowCase.inset
    layout.headerReferenceSize = CGSize(width: flowCase.header, height: flowCase.header)
    layout.footerReferenceSize = CGSize(width: flowCase.footer, height: flowCase.footer)
  }
}

extension FlowCase {
  fileprivate var isUniform: Bool { Set(items.joined()).count == 1 }
}

extension FlowLines {
  /// How many items each line has.
  var itemCounts: [Int] { (0..<count).map { items(ofLine: $0).count } }
}

extension CGSize {
  fileprivate init(_ numbers: [CGFloat]) {
    self.init(width: numbers[0], height: numbers[1])
  }
}
