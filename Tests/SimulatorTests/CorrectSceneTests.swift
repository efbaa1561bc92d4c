import Foundation
import Scenes
import Testing

@testable import Simulator

/// Scenes in which something once went wrong under `correct`, or seemed to.
@Suite("Nothing is found under correct")
@MainActor
struct CorrectSceneTests {
  @Test("An item stretched to its row grows with it, and nobody is moved")
  func stretchedRow() throws {
    try expectQuiet(
      """
      viewport: [320, 300]
      data: 2
      cell: { size: [100, 400] }
      layout: { kind: fittedRows }
      steps: [{ grow: { items: [[0, 1]], by: [0, 2] } }]
      """)
  }

  @Test("What is held through an update is seen after it, also when it loses its row")
  func lostRow() throws {
    try expectQuiet(
      """
      data: 13
      seed: 3031
      cell: { size: { random: { width: 100, height: [20, 400] } } }
      layout: { kind: fittedRows, sectionInset: [10, 10, 10, 6] }
      steps:
        - scrollTo: { item: [0, 10], at: centeredVertically }
        - delete: [[0, 0]]
      """)
  }

  @Test("An item that begins half a point before the screen is what is read")
  func halfPoint() throws {
    try expectQuiet(
      """
      seed: 37
      data: { sections: [{ items: 3, repeat: 5 }] }
      cell: { size: { random: { width: [30, 150], height: [20, 120] } } }
      layout: { kind: fittedRows }
      steps:
        - viewport: [200, 480]
        - fling: 841
        - insert: [[3, 0]]
        - wait: settled
        - delete: [[3, 0]]
      """)
  }

  @Test(
    "Rows of unknown rules that break elsewhere while sizes become known have not moved the page")
  func rowsOnTheWay() throws {
    try expectQuiet(
      """
      viewport: [390, 840]
      seed: 4479
      data: { sections: [{ items: 40, repeat: 3 }] }
      cell: { size: { random: { width: [30, 150], height: [20, 120] } } }
      layout: { kind: fittedRows, estimatedItemSize: [150, 40], minimumLineSpacing: 0 }
      steps:
        - repeat: { times: 9, steps: [{ scrollBy: [0, 298] }] }
        - insert: [[2, 6]]
        - page: up
      """)
  }

  @Test("Where a scroll to an item passes the end on its way, that is part of the way")
  func passedEnd() throws {
    try expectQuiet(
      """
      data: 12
      viewport: [320, 480]
      cell: { size: [320, 70] }
      layout: { kind: list, estimatedHeight: 90 }
      steps: [{ scrollTo: { item: [0, 10], at: bottom } }]
      """)
  }

  @Test("Nobody sees where an item is in a view without height")
  func noHeight() throws {
    try expectQuiet(
      """
      data: { sections: [{ items: 1, header: H }] }
      layout: { kind: table }
      steps: [{ viewport: [320, 0] }, { scrollTo: { item: [0, 0] } }]
      """)
  }

  @Test("What was learned at another width before the content changed cannot be known")
  func otherWidth() throws {
    try expectQuiet(
      """
      data: 1
      viewport: [320, 480]
      steps:
        - viewport: [480, 200]
        - grow: { items: [[0, 0]], by: [0, 1] }
        - viewport: [320, 0]
      """)
  }

  @Test("Columns stay as long as one another while they are measured from their end")
  func columns() throws {
    let text = """
      data: 118
      cell: { size: [320, 70] }
      viewport: [320, 480]
      layout: { kind: waterfall, columns: 4, estimatedHeight: 250 }
      steps: [{ insert: [[0, 1]] }, { setOffset: { to: [0, 6240] } }, { scrollBy: [0, 0] }]
      """
    try expectQuiet(text)
    let session = try Session(text: "behavior: correct\n" + text)
    session.runSteps()
    // A screen of rows and what it took to fill it, instead of all 119.
    #expect(session.view.measuredItemCount < 80)
  }

  @Test("What a finger has pulled beyond the start is brought back by an animated scroll")
  func broughtBack() throws {
    try expectQuiet(
      """
      data: 30
      layout: { kind: waterfall }
      steps:
        - touch: { down: [0, 0] }
        - touch: { move: [0, 12] }
        - setOffset: { to: [0, 0], animated: true }
        - delete: [[0, 0]]
      """)
  }

  @Test("An animated scroll that has no way to go ends a fling, too")
  func noWay() throws {
    let text = """
      data: 9
      viewport: [320, 480]
      cell: { size: [90, 60] }
      steps:
        - fling: 12
        - scrollTo: { item: [0, 0], at: centeredVertically, animated: true }
        - wait: settled
      """
    try expectQuiet(text)
    let session = try Session(text: "behavior: correct\n" + text)
    session.runSteps()
    #expect(session.offset == 0)
  }

  @Test("What one update's clamp took is forgotten when the next one comes")
  func nextUpdate() throws {
    try expectQuiet(
      """
      viewport: [450, 300]
      displayScale: 1
      data: { sections: [{ items: 5, footer: F }, { items: 1, header: H }] }
      footer: { size: [320, 80.5] }
      contentInset: [20, 10, 30, 4]
      steps: [{ fling: 192 }, { wait: settled }, { reload: [[0, 0]] }, { delete: [[0, 0]] }]
      """)
  }

  @Test("A finger that is down goes on with the content, wherever code scrolls it")
  func fingerGoesOn() throws {
    let session = try Session(
      text: """
        behavior: correct
        data: 60
        viewport: [320, 480]
        cell: { size: [320, 60] }
        """)
    session.apply(.touch(.down(CGPoint(x: 100, y: 100))))
    session.apply(.touch(.move(CGPoint(x: 100, y: 60), over: 0)))
    session.apply(.scrollTo(ScrollTarget(item: [0, 40], position: .top)))
    session.apply(.touch(.move(CGPoint(x: 100, y: 20), over: 0)))
    session.apply(.touch(.up))
    session.settle()
    expectQuiet(session)
  }

  @Test("What an estimate pushes off the screen for a moment goes on from where it is")
  func pushedForAMoment() throws {
    try expectQuiet(
      """
      data: 12
      cell: { size: [320, 20] }
      layout: { kind: list, estimatedHeight: 120, spacing: 20 }
      steps:
        - delete: [[0, 0]]
        - reload: [[0, 0]]
        - setOffset: { to: [0, 1], animated: true }
        - wait: { frames: 7 }
      """)
    try expectQuiet(
      """
      viewport: [260, 670]
      data:
        sections:
          - items: 1
          - items: ["lorem lorem lorem lorem lorem "]
          - items: 1
          - items: ["lorem lorem lorem lorem lorem lorem lorem lorem lorem lorem lorem lorem "]
          - items: 5
      layout: { kind: waterfall, columns: 4, estimatedHeight: 100 }
      steps:
        - scrollTo: { item: [2, 0], animated: true }
        - wait: { frames: 6 }
        - delete: [[1, 0]]
        - insertSections: { at: [4], sections: [{ items: 3 }] }
        - reload: [[0, 0]]
        - wait: settled
      """)
  }

  @Test(
    "New sections and insets above what is reloaded, and an item deleted where the content is clamped"
  )
  func reducedScenes() throws {
    try expectQuiet(
      """
      data: 2
      cell: { size: [260, 80] }
      steps:
        - insertSections: { at: [0], sections: [{ items: 3, header: N }] }
        - set: { contentInset: [30, 0, 50, 0] }
        - batch: [{ reload: [[0, 0]] }, { insert: [[0, 1]] }]
      """)
    try expectQuiet(
      """
      data: 13
      cell: { size: { cycle: [[320, 33], [320, 60]], run: 5 } }
      steps:
        - scrollTo: { item: [0, 2] }
        - delete: [[0, 2]]
      """)
  }
}
