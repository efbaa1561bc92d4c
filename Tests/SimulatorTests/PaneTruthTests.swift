import Foundation
import Scenes
import Testing

@testable import Simulator

/// What the oracle has said holds only as long as what it was asked about stays as it is.
@Suite("What is true of a pane now")
@MainActor
struct PaneTruthTests {
  @Test("The debt is another when an item becomes larger, and when another one takes its place")
  func debt() throws {
    let session = try Session(.list(100, estimate: 50, height: 90))
    let before = try #require(session.frame.panes[0].estimateDebt)
    session.apply(.grow([[0, 50]], by: CGSize(width: 0, height: 30)))
    #expect(session.frame.panes[0].estimateDebt == before + 30)
    let lower = Item(id: "lower", size: CGSize(width: 320, height: 70))
    session.apply(
      .update([.delete([[0, 60]]), .insert([[0, 60]], items: [lower])], animated: false))
    #expect(session.frame.panes[0].estimateDebt == before + 30 - 20)
  }

  @Test("The content size is that of what a cell that cannot decide would tell now")
  func undecided() throws {
    var pane = Pane.list(1, estimate: 50, height: 100)
    pane.cell.alternates = [0, 0.5]
    let session = try Session(pane)
    let content = session.panes[0].content
    var heights: Set<CGFloat> = []
    for _ in 0..<6 {
      session.apply(.reloadData)
      let height = try #require(session.frame.panes[0].trueContentSize).height
      let entry = try #require(content.model.entry(at: [0, 0]))
      #expect(height == content.trueSize(of: entry, offered: 320).height)
      heights.insert(height)
    }
    #expect(heights == [100, 100.5])
  }
}
