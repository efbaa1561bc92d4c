import CollectionView
import Foundation
import Layouts
import Testing

@Suite("Sticky grid")
@MainActor
struct GalleryGridTests {
  private let layout = StickyGridLayout()

  private func rig(_ counts: [Int]) -> GalleryRig {
    layout.itemSize = CGSize(width: 100, height: 40)
    return GalleryRig(counts: counts, in: CGSize(width: 250, height: 90), layout: layout)
  }

  @Test("The first row and column stay, the rest scrolls both ways under them")
  func sticky() {
    let rig = rig(Array(repeating: 20, count: 30))
    #expect(rig.view.contentSize == CGSize(width: 2000, height: 1200))
    rig.scroll(to: CGPoint(x: 130, y: 210))
    #expect(rig.frame(0) == CGRect(x: 130, y: 210, width: 100, height: 40))
    #expect(rig.frame(3) == CGRect(x: 300, y: 210, width: 100, height: 40))
    #expect(rig.frame(0, section: 6) == CGRect(x: 130, y: 240, width: 100, height: 40))
    #expect(rig.frame(3, section: 6) == CGRect(x: 300, y: 240, width: 100, height: 40))
    // From back to front: the sheet, the column, the row, the corner; nothing that is off the screen.
    #expect(
      rig.elements == [5, 6, 7].flatMap { row in [1, 2, 3].map { "cell [\(row), \($0)]" } }
        + [5, 6, 7].map { "cell [\($0), 0]" } + [1, 2, 3].map { "cell [0, \($0)]" }
        + ["cell [0, 0]"])
  }

  @Test("More rows than one may stay, or none")
  func counts() {
    layout.stickyRows = 2
    layout.stickyColumns = 0
    let rig = rig(Array(repeating: 20, count: 30))
    rig.scroll(to: CGPoint(x: 130, y: 210))
    #expect(rig.frame(2, section: 1) == CGRect(x: 200, y: 250, width: 100, height: 40))
    #expect(rig.frame(0, section: 6)?.minX == 0)
  }

  @Test("Rows may be of different lengths, and a sheet without rows is empty")
  func ragged() {
    let rig = rig([2, 0, 5])
    #expect(rig.view.contentSize == CGSize(width: 500, height: 120))
    #expect(rig.frame(2) == nil)
    #expect(rig.frame(0, section: 1) == nil)
    rig.counts = []
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.view.contentSize == .zero)
    #expect(rig.elements.isEmpty)
  }

  @Test("Scrolling asks for no counts, and for no cell that is on the screen and stays where it is")
  func work() {
    let rig = rig(Array(repeating: 20, count: 30))
    let asked = rig.view.sectionQuestions
    var told: [Diagnostic.ID] = []
    rig.view.diagnosticHandler = { told.append($0.id) }
    for step in 1...30 {
      let offset = CGPoint(x: CGFloat(step * 13), y: CGFloat(step * 9))
      rig.scroll(to: offset)
      #expect(rig.frame(0)?.origin == offset)
      for element in rig.view.liveElements {
        let path = element.attributes.indexPath
        #expect(element.view.frame == rig.frame(path.item, section: path.section))
      }
    }
    #expect(rig.view.sectionQuestions == asked)
    #expect(told.isEmpty)
    layout.stickyRows = 0
    layout.stickyColumns = 0
    rig.view.layoutIfNeeded()
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
  }

  @Test("Past its end, what stays on the screen is no sign of content that is too small")
  func pastEnd() {
    let rig = rig(Array(repeating: 20, count: 30))
    var told: [Diagnostic.ID] = []
    rig.view.diagnosticHandler = { told.append($0.id) }
    rig.scroll(to: CGPoint(x: 0, y: 3000))
    #expect(rig.frame(0)?.minY == 3000)
    #expect(told.isEmpty)
  }

  @Test("Pulled past its start, the sheet moves as a whole")
  func pulled() {
    let rig = rig(Array(repeating: 20, count: 30))
    rig.view.contentOffset = CGPoint(x: -30, y: -50)
    rig.view.layoutIfNeeded()
    #expect(rig.frame(0)?.origin == .zero)
  }
}
