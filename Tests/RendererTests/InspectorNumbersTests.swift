import Foundation
import Simulator
import Testing

@testable import Renderer

@Suite("The numbers of the inspector")
struct InspectorNumbersTests {
  @Test("Numbers that have no room together lose the last of them, and no digit")
  func longNumbers() {
    var pane = PaneFrame.list
    pane.contentSize = CGSize(width: 680, height: 351_990_920)
    pane.trueContentSize = CGSize(width: 680, height: 351_990_920)
    let texts = [24, 22, 20].map { columns in
      InspectorNumbers(pane, columns: columns, theme: Theme(isASCII: false, usesColor: false))
        .lines.map { $0.spans.map(\.text).joined() }.first { $0.hasPrefix("content") }
    }
    // Along the scroll axis it changes, across it seldom does.
    #expect(texts == ["content  … × 351 990 920", "content  × 351 990 920", "content  680 × …"])
    pane.scrollsHorizontally = true
    pane.contentSize = CGSize(width: 351_990_920, height: 680)
    let sideways = InspectorNumbers(
      pane, columns: 24, theme: Theme(isASCII: false, usesColor: false)
    ).lines.map { $0.spans.map(\.text).joined() }
    #expect(sideways.contains("content  351 990 920 × …"))
    pane.scrollsHorizontally = false
    pane.contentSize.width = 680
    var wide = pane
    wide.contentSize.height = 1_058
    let whole = InspectorNumbers(
      wide, columns: 24, theme: Theme(isASCII: false, usesColor: false)
    ).lines.map { $0.spans.map(\.text).joined() }
    #expect(whole.contains("content  680 × 1 058"))
  }
}
