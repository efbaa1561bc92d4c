import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// What counts as a jump: how far what the reader saw has moved without a command, beyond what nothing could avoid.
@Suite("The rule for jumps")
@MainActor
struct JumpRuleTests {
  private func session(_ text: String) throws -> Session {
    let session = try Session(text: text)
    session.runSteps()
    session.settle()
    return session
  }

  /// A scene with what the audit finds of a jump, in points, and of a clamped offset; nil for nothing.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let jump: Double?
    let clamp: Double?

    init(_ title: String, _ text: String, jump: Double?, clamp: Double? = nil) {
      (testDescription, self.text, self.jump, self.clamp) = (title, text, jump, clamp)
    }
  }

  /// 60 rows of 120 points, estimated at 44, with row 25 at the top: 25 × 120 = 3000.
  private nonisolated static func forgetful(estimate: Int, _ steps: String) -> String {
    """
    viewport: [375, 667]
    data: 60
    cell: { size: [375, 120] }
    layout: { kind: table, estimatedHeight: \(estimate) }
    behavior: { preset: tableViewIOS11, updatePhase: resetToEstimate }
    steps:
      - repeat: { times: 60, steps: [ { scrollBy: [0, 50] } ] }
      - \(steps)
    """
  }

  /// Rows of 60 points that are estimated right, in a view of 480.
  private nonisolated static func rows(_ count: Int, _ settings: String, _ steps: String...)
    -> String
  {
    """
    data: \(count)
    cell: { size: [320, 60] }
    layout: { kind: list, estimatedHeight: 60 }
    behavior: uikit
    \(settings)
    steps:
    \(steps.map { "  - \($0)" }.joined(separator: "\n"))
    """
  }

  nonisolated static let losses = [
    // The end of 61 rows at the estimate is 61 × 44 - 667 = 2017, so row 25 is at 25 × 44 - 2017 = -917.
    Case(
      "An update that forgets sizes, and the offset is clamped",
      forgetful(estimate: 44, "insert: [[0, 27]]\n    animated: false"), jump: 917),
    // 61 × 61 - 667 = 3054 needs no clamp: row 25 is at 25 × 61 - 3000 = -1475.
    Case(
      "An update that forgets sizes without a clamp",
      forgetful(estimate: 61, "insert: [[0, 27]]\n    animated: false"), jump: 1475),
    // 59 × 61 - 667 = 2932 clamps it: row 25 is at 25 × 61 - 2932 = -1407.
    Case(
      "A deletion below the reader that forgets sizes",
      forgetful(estimate: 61, "delete: [[0, 50]]\n    animated: false"), jump: 1407),
    // At 4000 = 40 × 120 - 800 row 33 is first, at -40. 45 × 40 - 800 = 1000, and after rows 25 to 44 are measured, row
    // 33 is at 25 × 40 + 8 × 120 - 1000 = 960.
    Case(
      "Items appended by other data and a reload",
      """
      viewport: [414, 800]
      data: 40
      cell: { size: [414, 120] }
      layout: { kind: flow, estimatedItemSize: [414, 40], minimumLineSpacing: 0 }
      behavior: uikit
      steps:
        - key: End
        - wait: settled
        - set: { data: 45 }
      """, jump: 1000, clamp: 3000),
    // Cell 24 is at 8 × 110 = 880, then at 24 × 310 = 7440.
    Case(
      "A grid that becomes a list by another item size",
      """
      viewport: [320, 480]
      data: 60
      layout: { kind: flow, sizing: fixed, itemSize: [100, 100] }
      behavior: uikit
      steps:
        - setOffset: { to: [0, 900] }
        - set: { layout.itemSize: [300, 300] }
      """, jump: 6560),
    // Row 10 was at 600 = 10 × 60, and is at 10 × 70 now.
    Case(
      "Another spacing in a list, in which nothing flows anew",
      rows(40, "", "setOffset: { to: [0, 600] }", "set: { layout.spacing: 10 }"), jump: 100),
    // Row 32 stays first; the rows from there are 8 × 50 long in a view of 320.
    Case(
      "A chat that is turned, and its last row leaves the end of the screen",
      """
      data: 40
      cell: { size: { byWidth: { 320: 60, 480: 50 } } }
      layout: { kind: list, estimatedHeight: 60 }
      anchor: bottom
      behavior: uikit
      steps:
        - key: End
        - wait: settled
        - viewport: [480, 320]
      """, jump: 80),
    Case(
      "An app that takes back again what the end of an inset has taken back",
      rows(
        40, "anchor: bottom\ncontentInset: [0, 0, 300, 0]", "key: End", "wait: settled",
        "set: { contentInset: [0, 0, 0, 0] }",
        "setOffset: { to: [0, 1620], correction: true }"), jump: 300),
    Case(
      "Rows inserted above a reader at the start whose place matters",
      rows(40, "anchor: visible", "insert: [[0, 0], [0, 1]]"), jump: 120),
    Case(
      "A reader at the start who wants the newest, and an app that keeps the old rows in place",
      rows(
        40, "anchor: start", "insert: [[0, 0], [0, 1]]",
        "setOffset: { to: [0, 120], correction: true }"), jump: -120),
    // Rows 0 to 4 of 40 remain, all of them on the screen before and after.
    Case(
      "A list with ids that is filtered, and what was first on the screen stays",
      """
      data: { sections: [ { items: [ { id: a }, { id: b }, { id: c }, { id: d }, { id: e }, { id: f } ] } ] }
      cell: { size: [320, 120] }
      layout: { kind: list, estimatedHeight: 120 }
      anchor: visible
      behavior: uikit
      steps:
        - setOffset: { to: [0, 240] }
        - set: { data: { sections: [ { items: [ { id: x }, { id: y }, { id: a }, { id: b }, { id: c }, { id: d }, { id: e }, { id: f } ] } ] } }
      """, jump: 240),
  ]

  nonisolated static let legitimate = [
    Case(
      "Rows inserted above a reader at the start", rows(40, "", "insert: [[0, 0], [0, 1]]"),
      jump: nil),
    Case(
      "The same for a reader who wants the newest",
      rows(40, "anchor: start", "insert: [[0, 0], [0, 1]]"), jump: nil),
    Case(
      "Pull to refresh: an inset comes, rows are inserted, the inset goes",
      rows(
        40, "", "set: { contentInset: [60, 0, 0, 0] }", "wait: settled",
        "insert: [[0, 0], [0, 1]]", "wait: settled", "set: { contentInset: [0, 0, 0, 0] }"),
      jump: nil),
    Case(
      "The keyboard goes, and the end of the content is taken back",
      rows(
        40, "anchor: bottom\ncontentInset: [0, 0, 300, 0]", "key: End", "wait: settled",
        "set: { contentInset: [0, 0, 0, 0] }"), jump: nil),
    Case(
      "A row on the screen is deleted, and the gap is closed",
      rows(40, "", "setOffset: { to: [0, 600] }", "delete: [[0, 10]]"), jump: nil),
    Case(
      "The end of the content is deleted under the reader",
      rows(40, "", "key: End", "wait: settled", "delete: [[0, 38], [0, 39]]"), jump: nil),
    Case(
      "Nearly everything is deleted",
      rows(
        12, "", "key: End", "wait: settled",
        "delete: [[0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [0, 6], [0, 7], [0, 8], [0, 9]]"),
      jump: nil),
    Case(
      "A filter that nothing on the screen passes",
      """
      data: { sections: [ { items: [ { id: a }, { id: b }, { id: c }, { id: d }, { id: e }, { id: f } ] } ] }
      cell: { size: [320, 120] }
      layout: { kind: list, estimatedHeight: 120 }
      behavior: uikit
      steps:
        - setOffset: { to: [0, 240] }
        - set: { data: { sections: [ { items: [ { id: x }, { id: y } ] } ] } }
      """, jump: nil),
    // The item in the middle, 31, stays there: 31 × 310 + 150 - 240 = 9520.
    Case(
      "A layout that is replaced with the item in the middle kept",
      """
      viewport: [320, 480]
      data: 60
      layout: { kind: flow, sizing: fixed, itemSize: [100, 100] }
      behavior: uikit
      steps:
        - setOffset: { to: [0, 900] }
        - setCollectionViewLayout:
            layout: { kind: flow, sizing: fixed, itemSize: [300, 300] }
            animated: false
      """, jump: nil),
    Case(
      "An update and a scroll to an item in one turn",
      rows(
        40, "",
        "inOneTurn: [ { insert: [[0, 0]] }, { scrollTo: { item: [0, 20], at: top, animated: false } } ]"
      ), jump: nil),
    Case(
      "Another behavior begins anew",
      rows(40, "", "setOffset: { to: [0, 600] }", "set: { behavior: tableViewIOS8 }"), jump: nil),
  ]

  @Test("A move that could have been avoided is a jump", arguments: losses)
  func loss(_ scene: Case) throws {
    let session = try session(scene.text)
    let jump = session.finding(.anchor)
    #expect(jump?.signedSum == scene.jump || abs(jump?.signedSum ?? 0) == scene.jump)
    #expect(jump?.count == 1)
    #expect(session.finding(.offset)?.sum == scene.clamp)
  }

  @Test("A move that is meant, or that nothing could avoid, is none", arguments: legitimate)
  func legitimate(_ scene: Case) throws {
    let session = try session(scene.text)
    #expect(session.finding(.anchor) == nil, "\(session.finding(.anchor)?.message ?? "")")
    #expect(session.finding(.offset) == nil, "\(session.finding(.offset)?.message ?? "")")
  }

  @Test(
    "The behavior that keeps the reader's place has none of the jumps but those of the app's own code",
    arguments: losses.filter { !$0.text.contains("correction") })
  func correct(_ scene: Case) throws {
    let text = scene.text.replacing(
      /behavior: (uikit|\{.*\})/, with: "behavior: correct")
    let session = try session(text)
    #expect(session.finding(.anchor) == nil, "\(session.finding(.anchor)?.message ?? "")")
    #expect(session.finding(.offset) == nil, "\(session.finding(.offset)?.message ?? "")")
  }

  @Test("An event that is a jump and clamps the offset is one loss, and the next event is another")
  func lostPlace() throws {
    let scene = try #require(Self.losses.first { $0.clamp != nil })
    let session = try session(
      scene.text + "\n  - wait: settled\n  - setOffset: { to: [0, 900], correction: true }")
    let jumps = try #require(session.finding(.anchor))
    #expect(jumps.count == 2 && jumps.max == 1000)
    let lost = Double(session.panes[0].judge.audit.lostPlace)
    #expect(abs(lost - (3000 + jumps.sum - 1000)) < 0.5)
  }

  @Test("A sentence on a jump sums its parts, and says where the reader's item is")
  func sum() throws {
    let jump = try #require(try session(Self.losses[0].text).finding(.anchor))
    #expect(jump.message.contains("forgotten sizes -1900, clamp +983 = -917 pt"))
    #expect(jump.message.contains("[0, 25] is now 917 pt above the screen's start"))
  }
}
