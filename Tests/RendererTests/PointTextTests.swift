import Foundation
import Testing

@testable import Renderer

@Suite struct PointTextTests {
  @Test(
    "Points have at most one decimal, thousands stand apart",
    arguments: [
      (0, "0"), (2, "2"), (2.5, "2.5"), (2.04, "2"), (2.06, "2.1"), (-0.04, "-0.04"),
      (-0.5, "-0.5"),
      (0.05, "0.05"), (0.0996, "0.1"), (0.1, "0.1"), (0.0123, "0.012"), (0.00004, "0.00004"),
      (1e-7, "0"), (-1e-13, "0"),
      (999, "999"), (999.96, "1 000"), (5920, "5 920"), (-7040.5, "-7 040.5"),
      (1_000_000, "1 000 000"), (44_000_000_000, "44 000 000 000"), (1e15, "inf"),
      (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func points(_ value: Double, _ text: String) {
    #expect(value.pointText == text)
    #expect(CGFloat(value).pointText == text)
  }

  @Test(
    "Seconds have two decimals",
    arguments: [
      (0, "0.00"), (0.4523, "0.45"), (12, "12.00"), (59.999, "60.00"), (-0.001, "0.00"),
      (-1.5, "-1.50"), (.infinity, "inf"),
    ] as [(Double, String)])
  func seconds(_ value: Double, _ text: String) {
    #expect(value.secondsText == text)
  }

  @Test(
    "A text that does not fit ends in an ellipsis",
    arguments: [
      ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""),
      ("", 0, ""), ("한국어", 6, "한국어"), ("한국어", 5, "한국…"), ("한국어", 4, "한…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("hello", -3, ""),
      ("─→│×", 4, "─→│×"), ("─→│×", 3, "─→…"), ("a → b", 4, "a →…"), ("a → b", 0, ""),
    ])
  func fitting(_ text: String, _ columns: Int, _ expected: String) {
    #expect(text.fitting(columns, ellipsis: "…") == expected)
  }
}
