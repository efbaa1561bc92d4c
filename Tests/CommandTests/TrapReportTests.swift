import Foundation
import Simulator
import Testing

@testable import cellophane

@Suite("What a trap says of what was done")
struct TrapReportTests {
  @Test("The last thing done by hand, and when")
  func deed() {
    var report = TrapReport()
    #expect(report.lastActionLine == "")
    report.record(.scrollBy(CGPoint(x: 0, y: 20)), at: 1.234)
    let first = report.lastActionLine
    #expect(first.hasPrefix("  last user action, at 1.23 s: "))
    report.record(.scrollBy(CGPoint(x: 0, y: 20)), at: 1.234)
    #expect(report.lastActionLine == first)
    // The same, later.
    report.record(.scrollBy(CGPoint(x: 0, y: 20)), at: 2.5)
    #expect(report.lastActionLine == first.replacing("1.23", with: "2.5"))
    // Another at the same time.
    report.record(.scrollBy(CGPoint(x: 0, y: -40)), at: 2.5)
    #expect(
      report.lastActionLine != first.replacing("1.23", with: "2.5")
        && report.lastActionLine.contains("2.5 s"))
  }
}
