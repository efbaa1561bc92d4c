import Foundation
import Testing

@testable import CollectionView

@Suite("Elements in the order of the data")
struct ElementOrderTests {
  @Test(
    "As their keys are ordered, whatever else stands at a place, and however many numbers a path has"
  )
  func order() {
    var keys: [ElementKey] = []
    for section in [0, 2, 10] {
      for item in [11, 3, 0] {
        let path = IndexPath(indexes: [section, item])
        keys.append(ElementKey(cellAt: path))
        for kind in ["header", "footer"] {
          keys.append(ElementKey(.supplementaryView, kind: kind, at: path))
          keys.append(ElementKey(.decorationView, kind: kind, at: path))
        }
      }
    }
    expectOrder(of: keys)
    expectOrder(of: keys.filter { $0.category == .cell })
    expectOrder(of: keys + [ElementKey(.supplementaryView, kind: "badge", at: [4])])
    expectOrder(of: [])
  }

  private func expectOrder(of keys: [ElementKey]) {
    let entries = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    #expect(entries.valuesInOrder.map { keys[$0] } == keys.sorted())
  }
}
