import CollectionView
import Foundation
import Testing

@Suite("Impossible sizes in a flow layout")
@MainActor
struct FlowImpossibleSizeTests {
  private static let viewport = CGSize(width: 320, height: 400)

  /// What the layout tells of a rig that is laid out, prepared twice and laid out again.
  ///
  /// Of a size that a cell prefers, which the rig makes the same, the view tells itself.
  private func told(_ rig: FlowRig) -> [Diagnostic] {
    rig.view.layoutIfNeeded()
    rig.layout.invalidateLayout()
    rig.view.layoutIfNeeded()
    return rig.events.compactMap {
      guard case .diagnostic(let diagnostic) = $0, diagnostic.indexPath == nil else { return nil }
      return diagnostic
    }
  }

  nonisolated static let cases: [(CGSize, Diagnostic.ID?)] = [
    (CGSize(width: -1, height: 50), .negativeItemSize),
    (CGSize(width: 50, height: -0.5), .negativeItemSize),
    (CGSize(width: CGFloat.nan, height: 50), .nonFiniteGeometry),
    (CGSize(width: 50, height: CGFloat.infinity), .nonFiniteGeometry),
    (CGSize(width: 50, height: -CGFloat.infinity), .nonFiniteGeometry),
    (.zero, nil),
    (CGSize(width: 50, height: 50), nil),
  ]

  @Test("Of itemSize, once", arguments: cases)
  func itemSize(size: CGSize, id: Diagnostic.ID?) {
    let told = told(FlowRig(sizes: [[size, size]], in: Self.viewport, sizing: .itemSize))
    #expect(told.map(\.id) == [size == .zero ? .negativeItemSize : id].compactMap { $0 })
  }

  @Test("Of the delegate's answers, once, with the first item", arguments: cases)
  func delegate(size: CGSize, id: Diagnostic.ID?) {
    let good = CGSize(width: 50, height: 50)
    let told = told(FlowRig(sizes: [[good, size, size]], in: Self.viewport))
    #expect(told.map(\.id) == [id].compactMap { $0 })
    #expect(told.allSatisfy { $0.message.contains("at index path (0 - 1)") })
  }

  @Test("In UIKit's words")
  func words() {
    let size = CGSize(width: -10, height: 50)
    let told = told(FlowRig(sizes: [[size]], in: Self.viewport, sizing: .itemSize))
    #expect(
      told.first?.message
        == "Negative or zero item sizes are not supported by flow layout. Invalid size: {-10, 50}, says itemSize; what is negative is taken as zero"
    )
    let answered = self.told(FlowRig(sizes: [[size]], in: Self.viewport))
    #expect(
      answered.first?.message.hasPrefix("negative sizes are not supported in the flow layout: ")
        == true)
  }
}
