import CollectionView
import Foundation
import Testing

@Suite("Numeric cases of the compositional layout")
@MainActor
struct CompositionalCaseTests {
  @Test("Frames and content size", arguments: CompositionalCase.all)
  func geometry(_ given: CompositionalCase) {
    let rig = given.rig()
    rig.view.layoutIfNeeded()
    if let offset = given.params.offset ?? given.expected.offset {
      rig.view.contentOffset.y = offset
      rig.view.layoutIfNeeded()
      #expect(rig.view.contentOffset.y == offset)
    }
    for (name, frame) in given.expected.frames.sorted(by: { $0.key < $1.key }) {
      guard let actual = rig.frame(name) else {
        Issue.record("\(name) is missing")
        continue
      }
      let expected = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      #expect(actual.isNear(expected), "\(name): \(actual), not \(expected)")
    }
    if let size = given.expected.contentSize {
      let actual = rig.view.contentSize
      #expect(
        abs(actual.width - size[0]) < 1e-3 && abs(actual.height - size[1]) < 1e-3,
        "content \(actual), not \(size)")
    }
  }
}

extension CGRect {
  /// Whether both have the same edges, but for the digits that the cases are written with.
  func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 1e-3 }
  }
}

extension CompositionalCase {
  @MainActor
  func rig() -> CompositionalRig {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = params.interSectionSpacing ?? 0
    configuration.boundarySupplementaryItems = (params.layoutBoundary ?? []).map(\.item)
    if params.scrollDirection == "horizontal" { configuration.scrollDirection = .horizontal }
    if params.referenceInsets != nil { configuration.contentInsetsReference = .layoutMargins }
    let sections = params.sections
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index].section }, configuration: configuration)
    let boundary = sections.flatMap { $0.boundary ?? [] } + (params.layoutBoundary ?? [])
    let rig = CompositionalRig(
      layout, size: CGSize(width: params.collectionSize[0], height: params.collectionSize[1]),
      counts: sections.map(\.items), kinds: boundary.map(\.kind),
      displayScale: params.displayScale ?? 2)
    if let insets = params.referenceInsets { rig.view.layoutMargins = insets.edges }
    if let insets = params.adjustedContentInset { rig.view.contentInset = insets.edges }
    if params.layoutDirection == "rightToLeft" {
      rig.view.semanticContentAttribute = .forceRightToLeft
    }
    let heights = params.measuredHeights ?? [:]
    rig.supplementaryHeights = heights
    rig.height = { heights["\($0.item)"] }
    return rig
  }
}

extension [CGFloat] {
  fileprivate var edges: UIEdgeInsets {
    UIEdgeInsets(top: self[0], left: self[1], bottom: self[2], right: self[3])
  }
}
