import Simulator
import Testing

@testable import Renderer

@Suite("Calls as the screen tells them")
struct ScreenCallTests {
  private func told(_ call: String) -> String {
    TraceEvent(time: 0, kind: .call, call: call).screenCall
  }

  @Test(
    "Index paths are spelled as in the picture, each whole, and numbers as in the inspector",
    arguments: [
      ("willDisplay [0, 80]", "willDisplay [0,80]"),
      ("moveItem(at: [0, 1], to: [0, 3000])", "moveItem(at: [0,1], to: [0,3000])"),
      ("willDisplaySupplementaryView header [1, 0]", "willDisplaySupplementaryView header [1,0]"),
      (
        "invalidateLayout(with: invalidatedSupplementaryIndexPaths footer [12, 0]; contentSizeAdjustment 0 × 4000)",
        "invalidateLayout(with: invalidatedSupplementaryIndexPaths footer [12,0]; contentSizeAdjustment 0 × 4 000)"
      ),
      ("willDisplaySupplementaryView header [1, 2]", "willDisplaySupplementaryView header [1,2]"),
      ("badge [1, 0]", "badge [1,0]"), ("header [1, 0", "header [1, 0"), ("header [", "header ["),
    ])
  func spelling(_ call: String, _ shown: String) {
    #expect(told(call) == shown)
  }

  @Test(
    "A filter finds what the screen shows and what UIKit would write",
    arguments: ["header [1,0]", "header [1, 0]", "[1,0]", "320 × 4 000", "4000"])
  func filter(_ text: String) {
    var event = TraceEvent(
      time: 0, kind: .call, call: "preferredLayoutAttributesFitting header [1, 0] 320 × 4000")
    #expect(CallsFilter(text).passes(event))
    event = TraceEvent(time: 0, kind: .call, call: "willDisplay [2, 0]")
    #expect(!CallsFilter(text).passes(event))
  }

  @Test("The delegate is the one who is called, and no part of a layout's argument")
  func delegate() {
    let context = "invalidateLayout(with: invalidateFlowLayoutDelegateMetrics false)"
    var ofLayout = TraceEvent(time: 0, kind: .call, call: context)
    ofLayout.receiver = .layout
    var ofDelegate = TraceEvent(time: 0, kind: .call, call: "willDisplay [2, 0]")
    ofDelegate.receiver = .delegate
    #expect(CallsFilter("Delegate").passes(ofDelegate))
    #expect(CallsFilter("delegate [2,0]").passes(ofDelegate))
    #expect(!CallsFilter("delegate [3,0]").passes(ofDelegate))
    #expect(!CallsFilter("delegate").passes(ofLayout))
    #expect(CallsFilter("delegatemetrics").passes(ofLayout))
    #expect(
      !CallsFilter("delegate").passes(LedgerEntry(time: 0, author: "code", from: [0], to: [1])))
  }
}
