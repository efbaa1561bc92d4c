import CollectionView
import Foundation
import Testing

/// When the layout is asked again about the screen.
@Suite("Asking again")
@MainActor
struct RequeryTests {
  private func rig(_ requery: Behavior.Requery) -> ListRig {
    var behavior = Behavior.correct
    behavior.requery = requery
    return ListRig(count: 40, estimate: 200, height: 40, behavior: behavior)
  }

  @Test("Never: no scroll brings a cell, a reload does")
  func never() {
    let rig = rig(.never)
    #expect(rig.places.count == 3)
    rig.scroll(by: 1)
    rig.scroll(by: 300)
    #expect(rig.places.keys.sorted() == [0, 1, 2])
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.places.keys.min() == 3)
  }

  @Test(
    "Narrower only: once while the content is as wide as the view, until it fits when it is narrower"
  )
  func narrowOnly() {
    let rig = rig(.narrowOnly)
    #expect(rig.places.count == 3)
    rig.scroll(by: 1)
    #expect(rig.places.count == 5)
    rig.view.contentInset.right = 1
    rig.scroll(by: 1)
    #expect(rig.view.contentSize.width == 319)
    #expect(rig.blank == 0)
  }
}
