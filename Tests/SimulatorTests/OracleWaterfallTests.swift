import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("The oracle's waterfall")
struct OracleWaterfallTests {
  static let heights: [CGFloat] = [100, 40, 70, 30, 60]

  func layout(_ order: Oracle.WaterfallOrder, columns: Int = 3) -> TrueLayout {
    var section = TrueSection(itemCount: Self.heights.count)
    section.lineSpacing = 10
    section.interitemSpacing = 10
    section.inset = Insets(top: 5, left: 10, bottom: 5, right: 10)
    section.header = 20
    let oracle = Oracle(
      arrangement: .waterfall(columns: columns, order: order), sections: [section, section],
      breadth: 340)
    return oracle.whole { _, item, offered in
      CGSize(width: offered ?? 0, height: Self.heights[item])
    }
  }

  @Test("The shortest column takes the next item, the leftmost of equal ones")
  func shortest() {
    let frames = layout(.shortest).elements.filter { $0.identity.section == 0 }.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 340, height: 20), CGRect(x: 10, y: 25, width: 100, height: 100),
        CGRect(x: 120, y: 25, width: 100, height: 40),
        CGRect(x: 230, y: 25, width: 100, height: 70),
        CGRect(x: 120, y: 75, width: 100, height: 30),
        CGRect(x: 230, y: 105, width: 100, height: 60),
      ])
  }

  @Test("In round robin each column takes its turn")
  func roundRobin() {
    let frames = layout(.roundRobin).elements.filter { $0.identity.section == 0 }.map(\.frame)
    #expect(frames[4] == CGRect(x: 10, y: 135, width: 100, height: 30))
    #expect(frames[5] == CGRect(x: 120, y: 75, width: 100, height: 60))
  }

  @Test("A section begins below the longest column of the one before")
  func sections() {
    let layout = layout(.roundRobin)
    let header = TrueElement.Identity(kind: .header, section: 1, item: 0)
    #expect(layout.frame(of: header)?.minY == 170)
    #expect(layout.contentSize == CGSize(width: 340, height: 340))
  }

  @Test("No columns count as one")
  func noColumns() {
    #expect(layout(.shortest, columns: 0).frame(section: 0, item: 4)?.width == 320)
  }
}
