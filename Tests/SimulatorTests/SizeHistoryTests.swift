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

  @Test("Of very many elements the oldest are forgotten")
  func many() {
    var history = SizeHistory()
    for item in 0..<4_000 {
      history.record(confirmedEstimate: CGSize(width: 9, height: 9), of: .item(item))
    }
    #expect(history.known(of: .item(0)) == nil)
    #expect(history.known(of: .item(3_999))?.agreed == CGSize(width: 9, height: 9))
    history.forget()
    #expect(history.known(of: .item(3_999)) == nil)
  }

  @Test("Forgotten sizes are no longer shown")
  func toldAgain() throws {
    let session = try session()
    let told = heights(session)
    session.panes[0].judge.forgetSizes()
    session.apply(.scrollBy(CGPoint(x: 0, y: 1)))
    #expect(heights(session) != told)
  }
}
