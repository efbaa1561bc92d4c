import Foundation
import Testing

@testable import CollectionView

@Suite("The elements on the screen, in the order of the data")
@MainActor
struct LiveElementsTests {
  @Test(
    "As their keys are ordered, whatever else stands at a place, and however many numbers a path has"
  )
  func order() {
    expectOrder(of: keys)
    expectOrder(of: keys.filter { $0.category == .cell })
    expectOrder(of: keys.filter { $0.category != .cell })
    expectOrder(of: [])
  }

  @Test(
    "Those taken away are gone, be they the first, the last or some between, and the others stay")
  func removal() {
    let count = keys.count
    for gone in [0..<0, 0..<1, 0..<9, 4..<5, 7..<count, 0..<count] {
      expectRemoval(at: Array(gone))
    }
    expectRemoval(at: Array(stride(from: 1, to: count, by: 2)))
    expectRemoval(at: [0, count - 1])
    var views = views(of: keys)
    #expect(views.removeAll().map(\.key) == keys.sorted())
    #expect(views.keys == [])
  }

  @Test("Another view of an element takes the place of the one it had, and none leaves none")
  func replacement() {
    var views = views(of: keys)
    let other = UICollectionReusableView(frame: .zero)
    views[keys[5]] = other
    #expect(views[keys[5]] === other)
    #expect(views.entries.count == keys.count)
    views[keys[5]] = nil
    views[keys[5]] = nil
    #expect(views[keys[5]] == nil)
    #expect(views.entries.count == keys.count - 1)
  }

  /// Out of order.
  private var keys: [ElementKey] {
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
      keys.append(ElementKey(.supplementaryView, kind: "badge", at: IndexPath(index: section)))
      keys.append(ElementKey(.decorationView, kind: "badge", at: [section, 3, 1]))
    }
    return keys + [ElementKey(.decorationView, kind: "ground", at: [])]
  }

  private func views(of keys: [ElementKey]) -> LiveElements {
    var views = LiveElements()
    for key in keys { views[key] = UICollectionReusableView(frame: .zero) }
    return views
  }

  private func expectOrder(of keys: [ElementKey]) {
    let views = views(of: keys)
    #expect(views.keys == keys.sorted())
    for entry in views.entries { #expect(views[entry.key] === entry.view) }
  }

  private func expectRemoval(at positions: [Int]) {
    var views = views(of: keys)
    let gone = positions.map { keys.sorted()[$0] }
    #expect(views.remove { gone.contains($0.key) }.map(\.key) == gone)
    #expect(views.keys == keys.sorted().filter { !gone.contains($0) })
    for key in gone { #expect(views[key] == nil) }
    for entry in views.entries { #expect(views[entry.key] === entry.view) }
  }
}
