import Foundation
import Scenes
import Testing

@testable import CollectionView
@testable import Simulator

/// A cell that is measured once in each breadth it is given has decided each time.
@Suite("Cells that are given another breadth")
@MainActor
struct IndecisionTests {
  private func change(_ width: CGFloat, _ from: CGFloat, _ to: CGFloat, preferred: CGFloat? = nil)
    -> SizeChange
  {
    SizeChange(
      category: .cell, kind: nil, indexPath: [0, 0], original: CGSize(width: width, height: from),
      preferred: CGSize(width: preferred ?? width, height: to))
  }

  @Test("One measurement in each breadth is no circle, a breadth that comes back is one")
  func breadths() {
    #expect(Indecision([change(320, 30, 100), change(310, 30, 100)]) == nil)
    #expect(
      Indecision([change(320, 30, 100), change(310, 30, 100), change(320, 30, 100)])?.sizes.count
        == 6)
    // Twice in one breadth, and a breadth that the cell has chosen itself.
    #expect(Indecision([change(320, 30, 100), change(320, 100, 120)])?.sizes.count == 3)
    #expect(
      Indecision([change(320, 30, 40, preferred: 80), change(80, 40, 60)])?.sizes.count == 3)
    // The breadth of a row is its height where it scrolls sideways.
    let sideways = [change(320, 30, 100), change(310, 30, 100)]
    #expect(Indecision(sideways, across: Axis(isHorizontal: false))?.sizes.count == 4)
  }

  @Test("An inset that comes with short content and makes it narrower")
  func insetAtTheSide() throws {
    let session = try Session(
      text: """
        data: 1
        cell: { size: [320, 100] }
        layout: { kind: list, estimatedHeight: 30 }
        contentInset: { rightWhenShorterThan: 480, by: 10 }
        behavior: correct
        """)
    let findings = session.frame.panes[0].findings
    #expect(findings.isEmpty, "\(findings.map(\.message))")
    #expect(session.view.contentInset.right == 10)
  }
}
