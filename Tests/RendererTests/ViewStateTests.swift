import Foundation
import Simulator
import Testing

@testable import Renderer

/// How viewports are looked at: modes, ruler, zoom, legend.
@Suite("Views")
struct ViewStateTests {
  private func screen(_ columns: Int = 80, _ rows: Int = 24, keys: [Key] = []) -> Screen {
    var screen = Screen(columns: columns, rows: rows)
    for key in keys { _ = screen.press(key, showing: .scrollingUp) }
    return screen
  }

  @Test("v goes through contents, wireframe and both, and says what is left out")
  func modes() {
    var screen = screen()
    let both = screen.draw(.estimateTooLarge).text()
    _ = screen.press(.character("v"), showing: .estimateTooLarge)
    let content = screen.draw(.browsing(CGSize(width: 320, height: 480))).text()
    #expect(content.contains("content  countries.csv"))
    #expect(content.contains("한국") || content.contains("대한민국"))
    #expect(content.contains("▎대한민국") && !content.contains("44 → "))
    _ = screen.press(.character("v"), showing: .estimateTooLarge)
    let wire = screen.draw(.browsing(CGSize(width: 320, height: 480))).text()
    #expect(wire.contains("wireframe  countries.csv"))
    #expect(!wire.contains("대한민국"))
    #expect(wire.contains("[0,0]"))
    _ = screen.press(.character("v"), showing: .estimateTooLarge)
    #expect(screen.draw(.estimateTooLarge).text() == both)
  }

  @Test("A cell in each mode")
  func cell() {
    let cell = ElementFrame.cell(
      3, y: 0, width: 160, height: 60, state: .estimated, text: "one two")
    #expect(
      elementPicture(cell, columns: 16, rows: 3, mode: .content) == """
        ╎one two        |
        ╎               |
        ╎               |
        """)
    #expect(
      elementPicture(cell, columns: 16, rows: 3, mode: .wireframe) == """
        ┌[0,3]  ~60 ╌╌╌┐|
        ╎ ~   ~   ~   ~╎|
        └╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘|
        """)
  }

  @Test(
    "The ruler's numbers stand where their points are, and its steps follow the scale",
    arguments: [
      (0.0, 20.0), (30, 20), (-40, 20), (7_358, 20), (7_345, 20), (1_000_000_010, 20), (0, 100),
      (0, 8),
    ])
  func ruler(_ offset: Double, _ scale: Double) throws {
    var pane = PaneFrame.list
    pane.bounds.origin.y = offset
    pane.contentSize.height = 2_000_000_000
    let area = CellRect(column: 0, row: 0, columns: 11, rows: 12)
    var grid = CellGrid(columns: 11, rows: 12)
    let map = PointMap(
      origin: pane.bounds.origin, scale: CGSize(width: 10, height: scale), column: 11, row: 0)
    RulerPicture(
      pane: pane, map: map, rulers: Rulers(beside: area),
      theme: Theme(isASCII: true, usesColor: false)
    ).draw(into: &grid)
    var values: [Double] = []
    for (row, line) in grid.picture.split(separator: "\n").enumerated() {
      guard let value = Double(line.dropLast().trimmingCharacters(in: .whitespaces)) else {
        #expect(line.hasSuffix("|"))
        continue
      }
      #expect(line.hasSuffix("+"))
      let top = offset + Double(row) * scale
      #expect(top <= value && value < top + scale)
      values.append(value)
    }
    #expect(values.count >= 2)
    let steps = Set(zip(values, values.dropFirst()).map { $1 - $0 })
    #expect(steps == [scale == 20 ? 50 : scale == 100 ? 500 : 20])
  }

  @Test("Above a viewport no number is cut, at either end")
  func rulerAbove() {
    var pane = PaneFrame.list
    pane.scrollsHorizontally = true
    pane.contentSize.width = 4_000
    for columns in 20...40 {
      for offset in stride(from: 0.0, through: 400, by: 30) {
        pane.bounds.origin.x = offset
        var grid = CellGrid(columns: columns, rows: 1)
        let map = PointMap(
          origin: pane.bounds.origin, scale: CGSize(width: 10, height: 20), column: 0, row: 1)
        RulerPicture(
          pane: pane, map: map, rulers: Rulers(above: grid.area),
          theme: Theme(isASCII: true, usesColor: false)
        ).draw(into: &grid)
        for number in grid.picture.matches(of: /[0-9]+/) {
          #expect((Int(number.output) ?? 1) % 100 == 0, "\(columns) \(offset)")
          #expect(number.output == "0" || number.output.count >= 3, "\(columns) \(offset)")
        }
      }
    }
  }

  @Test(
    "A ruler stands left of a viewport, above one that scrolls sideways, and not where there is no room"
  )
  func rulerPlace() {
    let shown = screen(keys: [.character("R")])
    let plain = screen()
    let list = shown.layout(.estimateTooLarge).panes[0]
    #expect(list.rulers.beside?.endColumn == list.viewport.column && list.rulers.above == nil)
    #expect(plain.layout(.estimateTooLarge).panes[0].rulers.isEmpty)
    let carousel = shown.layout(.carousel).panes[0]
    #expect(carousel.rulers.above?.endRow == carousel.viewport.row && carousel.rulers.beside == nil)
    #expect(shown.draw(.carousel).text().contains("┬200"))
    #expect(
      screen(keys: [.character("R"), .character("R")]).draw(.carousel) == plain.draw(.carousel))
  }

  @Test("What scrolls both ways has a ruler along each, as far as there is room")
  func rulersBothWays() throws {
    let shown = screen(keys: [.character("R")])
    var frame = Frame.estimateTooLarge
    frame.panes[0].crossScrollRange = 0...600
    frame.panes[0].contentSize.width = 920
    let pane = shown.layout(frame).panes[0]
    let (beside, above) = (try #require(pane.rulers.beside), try #require(pane.rulers.above))
    #expect(beside.endColumn == pane.viewport.column && beside.row == pane.viewport.row)
    #expect(above.endRow == pane.viewport.row && above.column == pane.viewport.column)
    let lines = shown.draw(frame).text().split(separator: "\n")
    let corner = lines[above.row].dropFirst(beside.endColumn - 1)
    #expect(corner.hasPrefix("┌┬0─"))
    #expect(lines[beside.row].contains("0┤"))
    var small = shown
    (small.columns, small.rows) = (24, 24)
    let narrow = small.layout(frame).panes[0].rulers
    #expect(narrow.beside == nil && narrow.above != nil)
  }

  @Test("zi and zo change the points a cell stands for, z0 takes it back; the factors end")
  func zoom() {
    let plain = screen(160, 50).layout(.estimateTooLarge).panes[0]
    let near = screen(160, 50, keys: [.character("z"), .character("i")])
    let far = screen(160, 50, keys: [.character("z"), .character("o")])
    #expect(near.layout(.estimateTooLarge).panes[0].scale.width == plain.scale.width * 0.75)
    #expect(far.layout(.estimateTooLarge).panes[0].scale.width == plain.scale.width * 1.5)
    #expect(far.layout(.estimateTooLarge).panes[0].viewport.rows < plain.viewport.rows)
    #expect(near.draw(.estimateTooLarge).text().contains("7.5×15 pt a cell"))
    var far2 = far
    for key in [Key.character("z"), .character("0")] {
      _ = far2.press(key, showing: .estimateTooLarge)
    }
    #expect(far2.draw(.estimateTooLarge) == screen(160, 50).draw(.estimateTooLarge))
    var zoom = Zoom()
    for _ in 0..<20 { zoom.zoomIn() }
    #expect(zoom.factor == 0.25)
    for _ in 0..<40 { zoom.zoomOut() }
    #expect(zoom.factor == 4)
  }

  @Test("What of a magnified viewport has no room is told")
  func cut() {
    let near = screen(80, 24, keys: (0..<3).flatMap { _ in [Key.character("z"), .character("i")] })
    #expect(near.draw(.estimateTooLarge).text().contains("pt more of the viewport"))
    #expect(!screen().draw(.estimateTooLarge).text().contains("more of the viewport"))
  }

  @Test("A click finds its place in a magnified viewport, too")
  func places() throws {
    let near = screen(160, 50, keys: [.character("z"), .character("i")])
    let slot = near.layout(.estimateTooLarge).panes[0]
    let place = try #require(
      near.place(
        column: slot.viewport.column + 4, row: slot.viewport.row + 2, showing: .estimateTooLarge))
    let point = place.point(column: slot.viewport.column + 4, row: slot.viewport.row + 2)
    #expect(point == CGPoint(x: 4.5 * slot.scale.width, y: 2.5 * slot.scale.height))
  }

  @Test(
    "The legend explains every letter and sign beside what it is about", arguments: [false, true])
  func legend(_ isASCII: Bool) {
    var screen = screen(120, 40, keys: [.character("*")])
    screen.isASCII = isASCII
    let text = screen.draw(.estimateTooLarge).text()
    for word in [
      "size taken", "asked: keeps its size", "reused:", "shifted,", "invalidated,", "hidden",
    ] {
      #expect(text.contains(word), "\(word)")
    }
    #expect(text.contains("[0,0]"), "the viewport stays in view")
    #expect(!text.contains("guides"))
    _ = screen.press(.character("V"), showing: .estimateTooLarge)
    #expect(screen.draw(.estimateTooLarge).text().contains("gap between"))
    _ = screen.press(.escape, showing: .estimateTooLarge)
    #expect(!screen.draw(.estimateTooLarge).text().contains("size taken"))
  }

  @Test("No sign of the legend has two meanings, and cells have the edges it says")
  func legendSigns() {
    for isASCII in [true, false] {
      let theme = Theme(isASCII: isASCII, usesColor: false)
      var signs: [String] = []
      for line in LegendText(view: ViewState(), isOnStage: false, theme: theme).lines {
        // Headings are bold to their end. Signs have ten columns, the last of which stays blank.
        guard let last = line.spans.last, !last.style.isBold else { continue }
        let text = line.spans.map(\.text).joined()
        #expect(text.dropFirst(9).first == " ", "\(text)")
        signs += text.prefix(10).split(separator: " ").map(String.init)
      }
      // Headers and footers share a border beside a sign of their own.
      let all = signs.filter { $0 != "+=+" && $0 != "╔═╗" }
      let twice = Dictionary(grouping: all) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
      #expect(twice == [])
      #expect(signs.count > 30)
    }

    func box(_ state: ElementFrame.SizeState, height: Double = 60) -> [Substring] {
      elementPicture(
        .cell(3, y: 0, width: 100, height: height, state: state), columns: 10, rows: 3,
        isASCII: true
      ).split(separator: "\n")
    }
    #expect(box(.fixed) == ["-[0,3] ---|", "|        ||", "----------|"])
    #expect(box(.measured) == ["+[0,3] --+|", "|        ||", "+--------+|"])
    #expect(box(.fixed, height: 20)[0].hasPrefix("("))
    #expect(box(.measured, height: 20)[0].hasPrefix("|"))
  }

  @Test("A legend longer than its place is paged through")
  func longLegend() {
    var screen = screen(40, 12, keys: [.character("*")])
    #expect(screen.draw(.estimateTooLarge).text().contains("more"))
    for _ in 0..<8 { _ = screen.press(.pageDown, showing: .estimateTooLarge) }
    #expect(screen.draw(.estimateTooLarge).text().contains("wish, both"))
  }
}
