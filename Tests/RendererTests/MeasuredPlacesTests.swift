import Foundation
import Scenes
import Simulator
import Testing

@testable import Renderer

/// Maps and numbers of what sessions really show.
@Suite("What is measured and visible, of real sessions")
@MainActor
struct MeasuredPlacesTests {
  private func timeline(_ text: String) throws -> Timeline {
    try Timeline(SceneLoader().scene(text: text, name: "x.yaml", directory: "/"))
  }

  @Test("A place of the map is what lies at its points")
  func places() throws {
    let timeline = try timeline(
      """
      data: 200
      cell: { size: [320, 90] }
      layout: { kind: list, estimatedHeight: 50 }
      behavior: { preset: correct, compensation: none }
      viewport: [320, 480]
      """)
    try timeline.apply(.setOffset(CGPoint(x: 0, y: 5000), animated: false))
    let pane = timeline.frame.panes[0]
    // Ten rows at the start and ten from row 92 on are 90 points high, all others 50.
    #expect(pane.measured == 20 && pane.contentSize.height == 10_800)
    let levels = MeasuredLevels(pane).levels(24)
    for (place, level) in levels.enumerated() {
      let (start, end) = (CGFloat(place) * 450, CGFloat(place + 1) * 450)
      let measured = [0..<900, 5000..<5900].reduce(CGFloat(0)) { sum, part in
        sum + max(0, min(end, CGFloat(part.upperBound)) - max(start, CGFloat(part.lowerBound)))
      }
      #expect(
        level == (measured == 0 ? .estimated : measured == 450 ? .measured : .mixed), "\(place)")
    }
  }

  @Test(
    "The little that is measured of very much is seen where it is", arguments: [1, 100, 500, 1_000])
  func muchContent(millions: Int) throws {
    let timeline = try timeline("data: \(millions * 1_000_000)")
    let height = timeline.frame.panes[0].contentSize.height
    try timeline.apply(.setOffset(CGPoint(x: 0, y: height * 10.5 / 24), animated: false))
    let levels = MeasuredLevels(timeline.frame.panes[0]).levels(24)
    #expect(levels.indices.filter { levels[$0] == .mixed } == [0, 10])
    #expect(levels.allSatisfy { $0 == .mixed || $0 == .estimated })
  }

  /// A list whose first screen is shuffled, so many frames later.
  private func shuffled(frames: Int) throws -> PaneFrame {
    let timeline = try timeline(
      """
      data: 57
      cell: { size: [320, 73] }
      layout: { kind: list, estimatedHeight: 44 }
      """)
    try timeline.apply(.edit(.shuffle))
    for _ in 0..<frames { timeline.perform(.frameForward) }
    return timeline.frame.panes[0]
  }

  @Test("A map calls nothing known from the start where sizes are guesses", arguments: [0, 3, 9])
  func inFlight(_ frames: Int) throws {
    let pane = try shuffled(frames: frames)
    var grid = CellGrid(columns: 8, rows: 24)
    MinimapPicture(pane: pane, area: grid.area, theme: Theme(isASCII: false, usesColor: true))
      .draw(into: &grid)
    #expect(!grid.picture.contains("·"), "\(grid.picture)")
  }

  @Test(
    "Visible is what the view calls so, wherever its cells are on their way", arguments: [0, 9])
  func visible(_ frames: Int) throws {
    let pane = try shuffled(frames: frames)
    let fields = InspectorFields(pane, glyphs: Theme(isASCII: false, usesColor: false).glyphs)
    #expect(fields.visible.value == "[0,0] – [0,6]")
  }
}
