import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What elements are told to have measured before, when the screen changes its size.
@Suite("Sizes of before")
@MainActor
struct SizeHistoryTests {
  /// Rows of 90 points, thought to be 50, of which two screens have been gone through.
  private func session() throws -> Session {
    let session = try Session(
      SceneLoader().scene(
        text: """
          data: 100
          cell: { size: { byWidth: { 320: 90, 160: 180 } } }
          layout: { kind: list, estimatedHeight: 50 }
          viewport: [320, 480]
          """, name: "x.yaml"))
    session.apply(.keyboard(.jump(.end)))
    session.settle()
    session.apply(.keyboard(.jump(.start)))
    session.settle()
    return session
  }

  private func heights(_ session: Session) -> [[CGFloat]] {
    session.frame.panes[0].visibleCells.map { cell in
      (cell.formerSizes + [cell.size]).map(\.height)
    }
  }

  @Test("Another height changes none of them")
  func height() throws {
    let session = try session()
    #expect(heights(session).allSatisfy { $0 == [50, 90] })
    session.apply(.viewport(CGSize(width: 320, height: 400)))
    session.settle()
    #expect(heights(session).allSatisfy { $0 == [50, 90] })
  }

  @Test("Of another width there are others, and those of before when it comes back")
  func width() throws {
    let session = try session()
    session.apply(.viewport(CGSize(width: 160, height: 480)))
    session.settle()
    for heights in heights(session) { #expect(heights.last == 180 && !heights.contains(90)) }
    session.apply(.viewport(CGSize(width: 320, height: 480)))
    session.settle()
    for heights in heights(session) { #expect(heights.last == 90 && !heights.contains(180)) }
    #expect(heights(session).contains([50, 90]))
  }

  @Test(
    "Of whom something was noted since is known, and that it may be others when some are forgotten")
  func noted() {
    var history = SizeHistory()
    func note(_ items: Range<Int>) {
      for item in items { history.note(guessed: CGSize(width: 9, height: 9), of: .item(item)) }
    }
    func news(of items: Range<Int>, since version: Int) -> [Int] {
      items.filter { !history.knowsNothingNew(of: .item($0), since: version) }
    }
    let start = history.version
    note(0..<3)
    let three = history.version
    #expect(news(of: 0..<9, since: start) == [0, 1, 2])
    #expect(news(of: 0..<9, since: three - 1) == [2])
    #expect(news(of: 0..<9, since: three) == [])
    note(1..<1_000)
    #expect(news(of: 0..<9, since: three) == Array(1..<9))
    let many = history.version
    // The oldest go: whoever was told before may have been told of them.
    note(1_000..<4_000)
    #expect(news(of: 0..<3, since: many) == [0, 1, 2])
    #expect(history.known(of: .item(0)) == nil && history.known(of: .item(3_999)) != nil)
    let before = history.version
    history.forget()
    #expect(news(of: 0..<3, since: before) == [0, 1, 2])
    history.turn(from: 100, to: 200)
    let turned = history.version
    history.turn(from: 200, to: 100)
    #expect(news(of: 0..<1, since: turned) == [0])
  }

  @Test("Cells whose sizes of before are forgotten tell them no longer")
  func toldAgain() throws {
    let session = try session()
    let told = heights(session)
    session.panes[0].sizes.forget()
    session.apply(.scrollBy(CGPoint(x: 0, y: 1)))
    #expect(heights(session) != told)
  }
}
