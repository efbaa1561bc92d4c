import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Insets that depend on the content that depends on them.
@Suite("Insets that follow the content")
@MainActor
struct ContentInsetTests {
  /// Five rows of 94 at a width of 320, and of 100 at 310: content of 470 or of 500.
  private func session(_ rule: InsetRule) throws -> Session {
    var pane = Pane.list(5, estimate: 94, height: 94)
    pane.cell = CellSizing(source: .byWidth([320: 94, 310: 100]))
    pane.contentInset = .whenShorter(rule)
    return try Session(pane)
  }

  @Test("At the bottom it ends when the content has grown")
  func bottom() throws {
    let session = try session(InsetRule(.bottom, whenShorterThan: 480, by: 10))
    #expect(session.view.contentInset.bottom == 10)
    #expect(session.frame.panes[0].diagnostics.isEmpty)
  }

  @Test("At the right it never agrees with the content, and somebody says so")
  func loop() throws {
    let session = try session(InsetRule(.right, whenShorterThan: 480, by: 10))
    #expect(session.frame.panes[0].diagnostics.map(\.id) == ["layoutLoop"])
    #expect([470, 500].contains(session.view.contentSize.height))
    #expect(session.panes[0].counters.passes > 100)
    #expect(session.isIdle)
  }

  @Test("An end further off than the beginning ends the loop")
  func hysteresis() throws {
    let session = try session(InsetRule(.right, whenShorterThan: 480, by: 10, until: 520))
    #expect(session.view.contentInset.right == 10)
    #expect(session.view.contentSize == CGSize(width: 310, height: 500))
    #expect(session.frame.panes[0].diagnostics.isEmpty)
    #expect(session.frame.panes[0].findings.isEmpty)
  }

  @Test("A rule that is set where another came to no end is followed")
  func otherRule() throws {
    let session = try session(InsetRule(.right, whenShorterThan: 480, by: 10))
    #expect(session.view.contentSize == CGSize(width: 320, height: 470))
    session.apply(
      .set([
        try Setting(
          key: "contentInset", text: "{ rightWhenShorterThan: 480, by: 10, untilLongerThan: 520 }")
      ]))
    #expect(session.view.contentInset.right == 10)
    #expect(session.view.contentSize == CGSize(width: 310, height: 500))
    #expect(session.frame.panes[0].diagnostics.count == 1)
  }
}
