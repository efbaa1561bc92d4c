import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite("What was pushed beside what stayed")
struct PushedTextTests {
  /// Two columns of two cells, of which those of the second were pushed.
  private var frame: Frame {
    var pane = PaneFrame()
    pane.layout = "waterfall"
    pane.bounds = CGRect(x: 0, y: 0, width: 320, height: 200)
    pane.contentSize = CGSize(width: 320, height: 2000)
    pane.scrollRange = 0...1800
    pane.elements = (0..<4).map { index in
      var cell = ElementFrame.cell(index, y: CGFloat(index / 2) * 100, height: 100)
      cell.frame.origin.x = index % 2 == 0 ? 0 : 160
      cell.frame.size.width = 160
      if index % 2 == 1 { cell.shift = CGPoint(x: 0, y: 98) }
      return cell
    }
    pane.jump = JumpFrame(isPartial: true)
    return Frame(title: "columns", time: 1, panes: [pane])
  }

  private func picture(_ frame: Frame, onStage: Bool = false) -> String {
    var screen = Screen(columns: 80, rows: 24)
    screen.state.isOnStage = onStage
    return screen.draw(frame).picture
  }

  @Test("It is told in place of that nothing is wrong, with arrows along what was pushed")
  func inspector() {
    let picture = picture(frame)
    #expect(picture.contains("! 2 of 4 cells pushed 98 pt"))
    #expect(!picture.contains("nothing wrong"))
    #expect(picture.contains("↓98 ↓"))
    var whole = frame
    whole.panes[0].jump?.isPartial = false
    #expect(self.picture(whole).contains("nothing wrong"))
    #expect(PushedText(whole.panes[0]) == nil)
  }

  @Test("Everybody who pushed has crosses, and by how much each grew")
  func pushers() {
    var frame = frame
    let culprits = [(0, 98.0), (2, 40)].map { index, growth in
      Finding.Culprit(
        category: .cell, indexPath: [0, index], estimated: 50, measured: 50 + growth,
        call: "preferredLayoutAttributesFitting(_:)", moved: growth)
    }
    for culprit in culprits {
      frame.panes[0].elements[culprit.indexPath[1]].frame.size.height = culprit.measured ?? 0
    }
    frame.panes[0].jump?.culprit = culprits[0]
    frame.panes[0].jump?.others = [culprits[1]]
    let picture = picture(frame)
    #expect(picture.contains("grew 98") && picture.contains("grew 40"))
  }

  @Test("As long as there is room for it")
  func room() throws {
    var pane = frame.panes[0]
    let even = try #require(PushedText(pane))
    #expect(even.text(columns: 25) == "2 of 4 cells pushed 98 pt")
    #expect(even.text(columns: 24) == "2 of 4 pushed 98 pt")
    #expect(even.text(columns: 18) == "2 of 4 pushed")
    #expect(even.text(columns: 12) == nil)
    pane.elements[1].shift = CGPoint(x: -20, y: 0)
    let uneven = try #require(PushedText(pane))
    #expect(uneven.text(columns: 40) == "2 of 4 cells pushed up to 98 pt")
    #expect(uneven.text(columns: 30) == "2 of 4 pushed up to 98 pt")
  }

  @Test("An audience is warned, unless something worse was found")
  func stage() {
    let verdict = StageVerdict(frame, panes: [0])
    #expect(verdict.state == .warning)
    #expect(verdict.word == "PUSHED" && verdict.amount == "98 pt")
    #expect(verdict.detail == "2 of 4 cells; the others kept their place")
    var found = frame
    found.panes[0].findings = [.jump]
    #expect(StageVerdict(found, panes: [0]).word == "JUMP")
  }
}
