import Foundation
import Scenes
import Simulator
import Testing

@testable import Renderer

@Suite("The row of a data file in the inspector")
struct RowTextTests {
  private static let fields = [
    DataField(name: "name", value: "Angola"),
    DataField(name: "card", value: "Angola — Luanda. 37.9 million people, in Portuguese."),
    DataField(name: "of nobody", value: ""),
    DataField(name: "note\u{1B}", value: "a\u{1B}[2J\nb"),
  ]

  private func text(
    limit: Int, columns: Int = 36, fields: [DataField] = fields, row: Int? = 1_233
  ) -> String {
    var pane = Frame.measuring.panes[0]
    var element = pane.elements[0]
    element.detail.row = row
    pane.rows = [1_233: fields]
    return RowText(
      element: element, pane: pane, columns: columns,
      theme: Theme(isASCII: false, usesColor: false)
    )
    .lines(limit: limit).map { $0.spans.map(\.text).joined() }.joined(separator: "\n")
  }

  @Test("Every field with its name, a value on as many rows as it needs while there are any")
  func whole() {
    #expect(
      text(limit: 20) == """
          row 1 234
          name       Angola
          card       Angola — Luanda. 37.9
                     million people, in
                     Portuguese.
          of nobody  \("")
          note␛      a␛[2J b
        """)
    #expect(
      text(limit: 6) == """
          row 1 234
          name       Angola
          card       Angola — Luanda. 37.9
                     million people, in…
          of nobody  \("")
          note␛      a␛[2J b
        """)
  }

  @Test("A value keeps its blanks, but for the one at a break")
  func blanks() {
    let field = DataField(name: "note", value: "    indented  code and more  of it")
    #expect(
      text(limit: 9, columns: 26, fields: [field]).split(separator: "\n").dropFirst() == [
        "  note      indented  code", "        and more  of it",
      ])
  }

  @Test("Fields without room are counted, and names leave the values most of the columns")
  func fewRows() {
    #expect(
      text(limit: 4) == """
          row 1 234
          name       Angola
          card       Angola — Luanda. 37.9…
          … 2 more
        """)
    #expect(
      text(limit: 3, columns: 21) == """
          row 1 234
          name     Angola
          … 3 more
        """)
    #expect(text(limit: 2) == "  row 1 234, 4 fields")
    #expect(text(limit: 1, fields: [Self.fields[0]]) == "  row 1 234, 1 field")
    #expect(text(limit: 2, fields: [Self.fields[0]]).hasSuffix("  name  Angola"))
    #expect(text(limit: 0).isEmpty)
  }

  @Test("What is no row of a file has none")
  func noRow() {
    #expect(text(limit: 20, row: nil).isEmpty)
    #expect(text(limit: 20, fields: []).isEmpty)
    #expect(text(limit: 20, row: 7).isEmpty)
  }

  @Test(
    "It comes before the call that asked, and where no field has room it is told all the same",
    arguments: [
      (13, "asked", "more"), (10, "of nobody", "asked"), (7, "3 more", "asked"),
      (4, "row 1 234, 4 fields", "sizes"),
    ])
  func beforeTheCall(_ limit: Int, _ told: String, _ notTold: String) {
    var pane = Frame.measuring.panes[0]
    pane.elements[0].detail.row = 1_233
    pane.rows = [1_233: Self.fields]
    let inspector = InspectorPicture(
      pane: pane, inspected: InspectedElement(pane.elements[0]), showsTitle: false,
      area: CellRect(column: 0, row: 0, columns: 36, rows: 24),
      theme: Theme(isASCII: false, usesColor: false))
    let lines = inspector.elementLines(limit: limit).map { $0.spans.map(\.text).joined() }
    let text = lines.joined(separator: "\n")
    #expect(lines.count <= limit && text.contains(told) && !text.contains(notTold), "\(text)")
  }

  @Test("It follows what the inspector tells of the cell, in the rows that are left")
  func inspector() throws {
    var frame = Frame.measuring
    frame.panes[0].elements[0].detail.row = 1_233
    frame.panes[0].rows = [1_233: Self.fields]
    var screen = Screen(columns: 120, rows: 40)
    screen.state.inspected = InspectedElement(frame.panes[0].elements[0])
    let picture = screen.picture(of: frame)
    #expect(picture.contains("row 1 234") && picture.contains("of nobody"))
    #expect(screen.readsHistory)
  }
}
