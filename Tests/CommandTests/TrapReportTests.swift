import Foundation
import Simulator
import Testing

@testable import cellophane

@Suite("What a trap says of what was done")
struct TrapReportTests {
  @Test("The last thing done by hand, and when")
  func deed() {
    var report = TrapReport()
    #expect(report.deedLine == "")
    report.note(.scrollBy(CGPoint(x: 0, y: 20)), at: 1.234)
    let first = report.deedLine
    #expect(first.hasPrefix("  the last thing done by hand, at 1.23 s: "))
    report.note(.scrollBy(CGPoint(x: 0, y: 20)), at: 1.234)
    #expect(report.deedLine == first)
    // The same, later.
    report.note(.scrollBy(CGPoint(x: 0, y: 20)), at: 2.5)
    #expect(report.deedLine == first.replacing("1.23", with: "2.5"))
    // Another at the same time.
    report.note(.scrollBy(CGPoint(x: 0, y: -40)), at: 2.5)
    #expect(
      report.deedLine != first.replacing("1.23", with: "2.5") && report.deedLine.contains("2.5 s"))
  }
}
