import Foundation
import Simulator
import Testing

@testable import Renderer

/// Elements far wider than the viewport, which cost and show what is in view.
@Suite("Elements of great width")
struct WideElementTests {
  @Test("The light line of an estimated box keeps to its own columns, wherever it is cut")
  func estimated() {
    let element = ElementFrame.cell(3, x: 0, y: 25, width: 4000, height: 60, state: .estimated)
    let even = picture(element, offset: 400)
    let odd = picture(element, offset: 410)
    let lines = zip(even, odd).filter { $0.0.contains("⎼") }
    #expect(lines.count == 2)
    // Behind the label, which stays in view.
    for (line, next) in lines { #expect(line.dropFirst(14) == next.dropFirst(13).dropLast()) }
    #expect(even.joined().contains("[0,3]") && odd.joined().contains("[0,3]"))
  }

  @Test("The label of a band stands at its end, however far that is")
  func band() {
    var element = ElementFrame.cell(0, x: 0, y: 20, width: 4e9, height: 20, text: "a header")
    element.category = .supplementaryView
    element.kind = "UICollectionElementKindSectionHeader"
    #expect(picture(element, offset: 0).joined().contains("a header"))
    let end = picture(element, offset: 4e9 - 200)[1]
    #expect(!end.contains("a header"))
    #expect(end.contains("[0"))
  }

  private func picture(_ element: ElementFrame, offset: Double) -> [Substring] {
    elementPicture(element, offset: CGPoint(x: offset, y: 0)).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.dropLast() }
  }
}
