import Foundation
import Renderer
import Scenes
import Simulator
import Testing

@MainActor
@Suite("Parts of a picture that are shown again")
struct KeptPicturesTests {
  nonisolated private static let scenes: [(name: String, text: String)] = [
    ("rows", "{ layout: { kind: list }, data: 1000, viewport: [480, 400] }"),
    (
      "rows of text and a header",
      """
      layout: { kind: list }
      data:
        sections:
        - header: numbers
          items: [one, two 한글, "three, with a longer text that takes more than a single line of its cell"]
          repeat: 20
      cell: { size: { text: {} } }
      """
    ),
    ("a grid", "{ layout: { kind: flow, itemSize: [90, 90] }, data: 300 }"),
    (
      "a waterfall",
      "{ layout: { kind: waterfall }, data: 300, cell: { size: { random: { width: 100, height: [30, 200] } } } }"
    ),
    (
      "a pinned header",
      """
      layout: { kind: list, pinHeaders: true }
      data: { sections: [{ header: numbers, items: [one, two, three, four, five], repeat: 40 }] }
      """
    ),
    (
      "two panes",
      "{ data: 100, panes: [{ layout: { kind: list } }, { layout: { kind: list }, behavior: correct }] }"
    ),
  ]

  nonisolated private static let actions: [Action] = [
    .line(.down), .page(.down), .keyboard(.tap(.init(.line, .down), times: 3)), .line(.up),
    .fling(.alongScrollAxis(1500)), .page(.up), .edit(.shuffle),
  ]

  @Test(
    "A picture that takes over parts of the last one is the picture drawn anew", arguments: scenes)
  func same(_ name: String, _ text: String) throws {
    let timeline = try Timeline(SceneLoader().scene(text: text, name: name))
    var kept = KeptPictures()
    var screen = Screen(columns: 100, rows: 30)
    for (index, action) in Self.actions.enumerated() {
      try timeline.apply(action)
      for frame in 0..<20 {
        screen.state.view.mode = ViewMode.allCases[(index + frame / 8) % ViewMode.allCases.count]
        screen.columns = frame < 15 ? 100 : 90
        screen.state.theme = index == 3 ? .light : .terminal
        change(&screen.state, frame)
        screen.state.inspected =
          frame == 17 ? timeline.frame.panes[0].elements.first.map { InspectedElement($0) } : nil
        screen.frameTime = Double(frame)
        let picture = screen.draw(timeline.frame, reusing: &kept)
        #expect(picture == screen.draw(timeline.frame), "\(action), frame \(frame)")
        timeline.advance(by: .milliseconds(17))
      }
    }
  }

  @Test("Moved rows are looked for in a picture of which some were there before")
  func moved() throws {
    let (name, text) = Self.scenes[0]
    let timeline = try Timeline(SceneLoader().scene(text: text, name: name))
    var kept = KeptPictures()
    var screen = Screen(columns: 100, rows: 30)
    screen.state.showsInspector = false
    func mayHaveMoved(by action: Action) throws -> Bool {
      try timeline.apply(action)
      return screen.draw(timeline.frame, reusing: &kept).mayHaveMoved
    }
    _ = try mayHaveMoved(by: .line(.down))
    #expect(try mayHaveMoved(by: .line(.down)))
    #expect(try mayHaveMoved(by: .page(.down)) == false)
    #expect(try mayHaveMoved(by: .line(.up)))
    // Lists beside the panes have rows, too.
    screen.state.showsInspector = true
    #expect(try mayHaveMoved(by: .page(.down)))
    screen.state.showsInspector = false
    screen.state.overlay = .legend
    #expect(try mayHaveMoved(by: .page(.down)))
  }

  /// What title, footer and places depend on, each for a frame or two.
  private func change(_ state: inout ScreenState, _ frame: Int) {
    state.showsInspector = frame != 2
    state.showsHUD = frame == 3
    state.view.showsRuler = frame / 2 == 2
    state.time.isPaused = frame == 6
    state.time.pace = frame == 7 ? .half : .full
    state.usesMouse = frame != 8
    state.counted = frame == 9 ? 0.5 : nil
    state.overlay = frame == 10 ? .help : frame == 11 ? .gallery : nil
    state.arrangement = frame == 12 ? .single : .automatic
    state.showsMinimap = frame == 13 ? false : nil
    state.focusedPane = frame == 14 ? 1 : 0
    state.view.showsGuides = frame == 16
    state.view.zoom = Zoom()
    if frame == 18 { state.view.zoom.zoomIn() }
    if frame == 19 { for _ in 0..<3 { state.view.zoom.zoomOut() } }
  }
}
