import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("Content that arrives late")
struct CellSizeLateContentTests {
  static let image = CGSize(width: 0, height: 120)

  func model(_ count: Int) -> Model {
    Model(DataSet(sections: [DataSection(items: .numbered(count))]))
  }

  @Test("It arrives when its time has come, once")
  func arrival() {
    var late = LateContent([CellChange(after: 0.5, items: [[0, 3], [0, 4]], by: Self.image)])
    #expect(late.next == 0.5)
    #expect(late.arrive(at: 0.499, in: model(10)).isEmpty)
    #expect(late.added(toItemAt: 3) == .zero)
    #expect(late.arrive(at: 0.5, in: model(10)) == [[0, 3], [0, 4]])
    #expect(late.added(toItemAt: 3) == Self.image)
    #expect(late.next == nil)
    #expect(late.arrive(at: 9, in: model(10)).isEmpty)
    #expect(late.added(toItemAt: 3) == Self.image)
  }

  @Test("It stays with the item, wherever that moves")
  func moving() throws {
    var model = model(10)
    var late = LateContent([
      CellChange(after: 2, items: [[0, 0]], by: Self.image),
      CellChange(after: 1, items: [[0, 0]], by: Self.image),
    ])
    #expect(late.arrive(at: 1, in: model) == [[0, 0]])
    try model.apply([.move(from: [0, 0], to: [0, 9])])
    #expect(late.added(toItemAt: try #require(model.entry(at: [0, 9])).position) == Self.image)
    #expect(late.arrive(at: 2, in: model) == [[0, 0]])
    #expect(late.added(toItemAt: 1) == Self.image)
  }

  @Test("Changes of one item add up, and a place without an item is passed over")
  func addingUp() {
    var late = LateContent([
      CellChange(after: 1, items: [[0, 0], [0, 99], [7, 0], [0]], by: Self.image),
      CellChange(after: 1, items: [[0, 0]], by: CGSize(width: 5, height: -20)),
    ])
    #expect(late.arrive(at: 3, in: model(1)) == [[0, 0]])
    #expect(late.added(toItemAt: 0) == CGSize(width: 5, height: 100))
  }
}
