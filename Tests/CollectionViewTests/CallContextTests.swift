import Foundation
import Testing

@testable import CollectionView

@Suite("What is told of an invalidation context")
@MainActor
struct CallContextTests {
  @Test("Of many index paths only as many are kept as a line can name, and their number")
  func many() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: (0..<1000).map { IndexPath(item: $0, section: 0) })
    let told = Call.Context(context).invalidatedItemIndexPaths
    #expect(told?.first == (0..<4).map { IndexPath(item: $0, section: 0) })
    #expect(told?.count == 1000)
  }

  @Test("Nothing is named by empty lists, and kinds have one order")
  func empty() {
    let context = UICollectionViewLayoutInvalidationContext()
    let told = Call.Context(context)
    context.invalidateItems(at: [])
    context.invalidateSupplementaryElements(ofKind: "none", at: [])
    #expect(Call.Context(context) == told)
    for kind in ["c", "a", "b"] {
      context.invalidateDecorationElements(ofKind: kind, at: [IndexPath(item: 0, section: 0)])
    }
    #expect(
      Call.Context(context).invalidatedDecorationIndexPaths.map(\.kind) == ["a", "b", "c"])
  }

  @Test("What is kept of a call takes no more room for the contexts")
  func room() {
    #expect(MemoryLayout<Call>.size <= 80)
  }
}
