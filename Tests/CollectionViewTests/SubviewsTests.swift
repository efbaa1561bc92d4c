import Foundation
import Testing

@testable import CollectionView

@Suite("Views in a view")
@MainActor
struct SubviewsTests {
  @Test(
    "Those taken out are gone, be it one or several, and the others stay as they were ordered",
    arguments: [[], [0], [4], [9], [0, 1, 2], [7, 8, 9], [2, 5, 6], [8, 3], Array(0..<10)])
  func takingOut(gone: [Int]) {
    let parent = UIView()
    let views = (0..<10).map { tag in
      let view = UIView()
      view.tag = tag
      parent.addSubview(view)
      return view
    }
    parent.removeSubviews(gone.map { views[$0] })
    #expect(parent.subviews.map(\.tag) == (0..<10).filter { !gone.contains($0) })
    #expect(views.map { $0.superview == nil } == (0..<10).map { gone.contains($0) })
    for view in views { parent.addSubview(view) }
    #expect(parent.subviews == views)
  }
}
