import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

@MainActor
@Suite("Knobs")
struct KnobTests {
  private func session(_ text: String) throws -> Session {
    try Session(try SceneLoader().scene(text: text, name: "scene.yaml"), mode: .headless)
  }

  private func knob(_ key: String, _ session: Session, pane: Int = 0) -> Knob? {
    session.frame.panes[pane].knobs.first { $0.key == key }
  }

  @Test(
    "Every step of every knob is a value that can be set, and takes the knob there",
    arguments: [
      "list", "table", "flow", "waterfall", "carousel", "circle", "stack", "stickyGrid",
      "timeline", "stretchyHeader", "fittedRows", "twoColumnPhotos", "seedList", "incrementalList",
    ])
  func stepsAreValid(_ kind: String) throws {
    let text = """
      data: 30
      cell: { size: [100, 40] }
      header: { size: [320, 20] }
      layout: { kind: \(kind) }
      """
    let keys = try session(text).frame.panes[0].knobs.map(\.key)
    for key in keys {
      for way in [1, -1] {
        let session = try session(text)
        guard let before = knob(key, session) else { continue }
        guard let target = way > 0 ? before.higher : before.lower else { continue }
        session.apply(.turn(.key(key), by: way))
        // A content size that is blind to lines, or to what moved on, is too small: that is what it is for. From right to
        // left, a layout that does not turn around is noted.
        let mistakes = session.frame.panes[0].diagnostics.filter {
          $0.id != "notMirrored"
            && (!["behavior.contentSize", "behavior.successors"].contains(key)
              || $0.id != "contentSizeTooSmall")
        }
        #expect(mistakes.isEmpty, "\(kind) \(key) \(way)")
        #expect(knob(key, session)?.value == target, "\(kind) \(key) \(way)")
        #expect(knob(key, session)?.isChanged == true, "\(kind) \(key) \(way)")
      }
    }
    #expect(keys.contains("layout.kind") && keys.contains("behavior") && keys.count > 20)
  }

  @Test(
    "Random sizes are told in both directions where both are random",
    arguments: [
      ("width: [80, 104], height: [50, 150]", "80 to 104 × 50 to 150"),
      ("width: [80, 104], height: 60", "80 to 104 × 60"),
      ("width: 320, height: [50, 150]", "50 to 150 high"),
    ])
  func randomSizes(_ size: String, _ shown: String) throws {
    let session = try session("data: 9\ncell: { size: { random: { \(size) } } }")
    #expect(knob("cell.size", session)?.shown == shown)
  }

  @Test("A value of a behaviour knob says how it is known, and the right one that it is a wish")
  func basis() throws {
    func basis(_ value: String) throws -> String? {
      let text = "behavior: { preset: correct, requery: \(value) }"
      return knob("behavior.requery", try session(text))?.basis
    }
    #expect(try basis("once") == "documented")
    #expect(try basis("fixpoint") == "a wish")
    func preset(_ name: String, _ kind: String) throws -> String? {
      let text = "layout: { kind: \(kind) }\nbehavior: \(name)\n"
      return knob("behavior", try session(text))?.basis
    }
    #expect(try preset("correct", "list") == "a wish")
    #expect(try preset("seedList", "list") == "inferred")
    #expect(try preset("collectionViewIOS15", "list") == "inferred")
    #expect(try preset("tableViewIOS8", "table") == "inferred")
    #expect(try preset("tableViewIOS8", "list") == "inferred, of UITableView")
    #expect(
      try preset("flowLayoutIOS8", "list") == "inferred, of UICollectionViewFlowLayout")
    #expect(try preset("{ preset: correct, requery: once }", "list") == "documented")
    #expect(try preset("{ preset: uikit, requery: once }", "list") == "documented, inferred")
    let several =
      "behavior: { preset: correct, sizeCache: [droppedOnReload, droppedOnWidthChange] }"
    #expect(knob("behavior.sizeCache", try session(several))?.basis == "documented")
    #expect(knob("layout.estimatedHeight", try session(several))?.basis == nil)
  }

  @Test("The values are those in force, said or not")
  func valuesInForce() throws {
    let list = try session("data: 200")
    #expect(knob("layout.estimatedHeight", list)?.value == "44")
    #expect(knob("behavior.compensation", list)?.value == "firstSized")
    #expect(knob("viewport", list)?.value == "[320, 480]")
    #expect(knob("data", list)?.value == "200")
    let flow = try session("layout: { kind: flow, estimatedItemSize: automatic }")
    #expect(knob("layout.estimatedItemSize", flow)?.value == "automatic")
    #expect(knob("layout.minimumLineSpacing", flow)?.value == "10")
    #expect(knob("behavior.compensation", flow)?.value == "none")
    #expect(
      knob("behavior.sizeCache", flow)?.value == "[droppedOnReload, droppedOnWidthChange]")
  }

  @Test("Knobs that do nothing for a layout are not offered")
  func onlyWhatActs() throws {
    let circle = try session("data: 8\nlayout: { kind: circle }")
    #expect(knob("behavior.compensation", circle) == nil)
    #expect(knob("behavior.requery", circle) != nil)
    let told = try session("data: 8\nlayout: { kind: list, sizing: delegate }")
    #expect(knob("layout.estimatedHeight", told) == nil)
    #expect(knob("behavior.flowSpacing", told) == nil)
  }

  @Test("Knobs that act on other layouts alone are not offered, nor such values")
  func particular() throws {
    func made(_ kind: String, _ behavior: String = "correct") throws -> Session {
      try session("data: 8\nlayout: { kind: \(kind) }\nbehavior: \(behavior)")
    }
    for kind in ["flow", "carousel", "waterfall"] {
      #expect(knob("behavior.margins", try made(kind)) == nil, "\(kind)")
    }
    for kind in ["list", "table", "waterfall", "circle"] {
      #expect(knob("behavior.prefetching", try made(kind)) == nil, "\(kind)")
    }
    #expect(knob("behavior.margins", try made("list")) != nil)
    #expect(knob("behavior.prefetching", try made("flow")) != nil)
    let frozen = "{ preset: correct, successors: frozen }"
    let next = try ["list", "flow", "table"].map {
      knob("behavior.successors", try made($0, frozen))?.higher
    }
    #expect(next == ["scrollersFrozen", "rowsByEstimate", "recomputed"])
  }

  @Test("Items go by powers of ten to a billion and back, whatever is measured")
  func decades() throws {
    let session = try session("data: 200\ncell: { size: [320, 40] }")
    session.apply(.turn(.key("data"), by: 20))
    #expect(session.frame.panes[0].itemCount == 1_000_000_000)
    session.apply(.end)
    session.apply(.turn(.key("data"), by: -20))
    #expect(session.frame.panes[0].itemCount == 10)
    // Seven steps up, and nine down: the 200 of the scene are a stop between 1,000 and 100.
    for _ in 0..<16 { session.apply(.undoSetting) }
    #expect(session.frame.panes[0].itemCount == 200)
    #expect(knob("data", session)?.isChanged == false)
  }

  @Test("Whoever steps away from what the scene began with comes back to it")
  func stopsAtOwn() throws {
    let session = try session("data: 20\nlayout: { kind: list, estimatedHeight: 76 }")
    var seen: [String?] = []
    for step in [-1, 1, 1, -1] {
      session.apply(.turn(.estimate, by: step))
      seen.append(knob("layout.estimatedHeight", session)?.value)
    }
    #expect(seen == ["70", "76", "80", "76"])
    let flow = try self.session("layout: { kind: flow, estimatedItemSize: [100, 76] }")
    flow.apply(.turn(.estimate, by: 1))
    flow.apply(.turn(.estimate, by: -1))
    #expect(knob("layout.estimatedItemSize", flow)?.value == "[100, 76]")
  }

  @Test("A kind of layout that comes back brings what the scene said of it, and what was set since")
  func kindComesBack() throws {
    let session = try session(
      "data: 20\nlayout: { kind: list, estimatedHeight: 76, spacing: 4 }")
    let kinds = SceneFormat.builtLayoutKinds.count
    session.apply(.turn(.key("layout.kind"), by: kinds))
    #expect(knob("layout.kind", session)?.value == "list")
    #expect(knob("layout.estimatedHeight", session)?.value == "76")
    #expect(knob("layout.spacing", session)?.value == "4")
    session.apply(.turn(.key("layout.kind"), by: 1))
    session.apply(.undoSetting)
    #expect(knob("layout.estimatedHeight", session)?.value == "76")
  }

  @Test(
    "A knob that was turned has its value again when its kind of layout comes back, and undo takes it back"
  )
  func turnedComesBack() throws {
    let session = try session("data: 20\nlayout: { kind: list, estimatedHeight: 76, spacing: 4 }")
    func layout(_ kind: String) throws {
      session.apply(.set([try Setting(key: "layout.kind", text: kind)]))
    }
    func value(_ key: String) -> String? { knob("layout.\(key)", session)?.value }
    session.apply(.turn(.key("layout.estimatedHeight"), by: 1))
    try layout("flow")
    #expect(value("estimatedHeight") == nil)
    session.apply(.turn(.key("layout.minimumLineSpacing"), by: 2))
    try layout("list")
    #expect(value("estimatedHeight") == "80")
    #expect(knob("layout.estimatedHeight", session)?.isChanged == true)
    #expect(value("spacing") == "4")
    try layout("flow")
    #expect(value("minimumLineSpacing") == "20")
    // As far back as the flow layout that was not turned yet, and to the list.
    for _ in 0..<4 { session.apply(.undoSetting) }
    #expect(value("minimumLineSpacing") == "10")
    session.apply(.undoSetting)
    #expect(value("estimatedHeight") == "80")
    session.apply(.undoSetting)
    #expect(value("estimatedHeight") == "76")
    try layout("flow")
    #expect(value("minimumLineSpacing") == "10")
    try layout("list")
    #expect(value("estimatedHeight") == "76")
  }

  @Test(
    "A length goes to the next round number, in steps that grow with it",
    arguments: [
      (44.0, true, 45.0), (44, false, 40), (0.5, true, 1), (9, true, 10), (10, false, 9),
      (50, false, 45), (50, true, 60), (200, true, 250), (200, false, 190), (500, true, 600),
      (-5, true, -4), (-5, false, -6), (-10, true, -9), (-10, false, -15),
    ])
  func lengths(_ value: CGFloat, _ up: Bool, _ next: CGFloat) {
    #expect(KnobSteps.length(value, up: up, from: -100) == next)
  }

  @Test("A step never goes below what is allowed, and ends there")
  func leastLength() {
    #expect(KnobSteps.length(1.5, up: false, from: 1) == 1)
    #expect(KnobSteps.length(1, up: false, from: 1) == nil)
    #expect(KnobSteps.length(999_999_950, up: true) == 1_000_000_000)
    #expect(KnobSteps.length(1_000_000_000, up: true) == nil)
    #expect(KnobSteps.decade(10, up: false) == nil)
    #expect(KnobSteps.decade(7, up: true) == 10)
    #expect(KnobSteps.decade(1_000_000_000, up: true) == nil)
    #expect(KnobSteps.spread(40...40, up: true) == 30...50)
    #expect(KnobSteps.spread(5...5, up: true) == 1...15)
    #expect(KnobSteps.spread(30...50, up: false) == 40...40)
    #expect(KnobSteps.spread(40...40, up: false) == nil)
  }

  @Test("A caption is told to be as written while a hand has turned a knob, not when a step has")
  func caption() throws {
    let session = try session(
      """
      data: 20
      layout: { kind: list, estimatedHeight: 76 }
      steps:
        - set: { layout.estimatedHeight: 60 }
        - say: Twenty rows.
        - pause: true
      """)
    session.runSteps()
    #expect(session.frame.caption == "Twenty rows.")
    session.apply(.turn(.key("data"), by: 1))
    #expect(session.frame.caption == "As written: Twenty rows.")
    session.apply(.undoSetting)
    #expect(session.frame.caption == "Twenty rows.")
    session.apply(.redoSetting)
    #expect(session.frame.caption == "As written: Twenty rows.")
    // Set back by hand it is as written, too.
    session.apply(.turn(.key("data"), by: -1))
    #expect(session.frame.caption == "Twenty rows.")
    // And not when what the step has set is taken back, or something else is set then.
    for _ in 0..<3 { session.apply(.undoSetting) }
    #expect(session.frame.caption == "As written: Twenty rows.")
    session.apply(.redoSetting)
    #expect(session.frame.caption == "Twenty rows.")
    session.apply(.undoSetting)
    session.apply(.turn(.key("data"), by: 1))
    session.apply(.undoSetting)
    #expect(session.frame.caption == "As written: Twenty rows.")
  }

  @Test("What a step has set and a step takes back is as written, unless a hand sets it again")
  func takenBackByStep() throws {
    let session = try session(
      """
      data: 20
      layout: { kind: list, estimatedHeight: 76 }
      steps:
        - set: { layout.estimatedHeight: 60 }
        - say: Twenty rows.
        - key: u
        - pause: true
        - key: u
        - pause: true
      """)
    session.runSteps()
    #expect(session.frame.caption == "Twenty rows.")
    session.apply(.redoSetting)
    #expect(session.frame.caption == "As written: Twenty rows.")
    session.apply(.undoSetting)
    #expect(session.frame.caption == "Twenty rows.")
    // And it is not where the step takes back what a hand has set.
    session.apply(.turn(.key("data"), by: 1))
    session.apply(.continueSteps)
    session.runSteps()
    #expect(session.frame.caption == "As written: Twenty rows.")
  }

  @Test("A knob of the behaviour that is set back to what the preset does is named no more")
  func setBack() throws {
    let session = try session("data: 20\nbehavior: { preset: correct, requery: fixpoint }")
    func name() -> String { session.frame.panes[0].behavior }
    let own = name()
    #expect(own == "correct, requery fixpoint")
    session.apply(.set([try Setting(key: "behavior.clamp", text: "never")]))
    #expect(name() == "correct, clamp never, requery fixpoint")
    #expect(knob("behavior", session)?.isChanged == true)
    session.apply(.set([try Setting(key: "behavior.clamp", text: "always")]))
    #expect(name() == own)
    #expect(knob("behavior", session)?.isChanged == false)
  }

  @Test("So it is where the command line says otherwise than the file")
  func overridden() throws {
    let text = "data: 20\nsteps: [say: Twenty rows., pause: true]"
    for (settings, caption) in [
      ([], "Twenty rows."), ([(key: "data", value: "30")], "As written: Twenty rows."),
    ] {
      let loader = SceneLoader(overrides: SceneLoader.Overrides(settings: settings))
      let session = try Session(loader.scene(text: text, name: "x.yaml"))
      session.runSteps()
      #expect(session.frame.caption == caption)
    }
  }

  @Test("The viewport goes from device to device by their width in points")
  func devices() throws {
    let session = try session("data: 20\nviewport: [320, 480]")
    session.apply(.turn(.key("viewport"), by: 1))
    #expect(session.view.bounds.size == CGSize(width: 320, height: 568))
    #expect(knob("viewport", session)?.shown == "320 × 568 iPhone SE")
    session.apply(.turn(.key("viewport.0"), by: 1))
    #expect(session.view.bounds.size == CGSize(width: 330, height: 568))
    session.apply(.turn(.key("viewport"), by: 1))
    #expect(session.view.bounds.size == CGSize(width: 375, height: 667))
    session.apply(.viewport(CGSize(width: 500, height: 100)))
    #expect(knob("viewport", session)?.value == "[500, 100]")
    session.apply(.turn(.key("viewport.1"), by: -1))
    #expect(session.view.bounds.size == CGSize(width: 500, height: 90))
  }

  @Test(
    "The viewport the scene began with is a stop on the way back to it, between devices, too",
    arguments: [
      ("[320, 480]", nil, "[320, 568]"), ("[320, 600]", "[320, 568]", "[375, 667]"),
      ("[400, 300]", "[393, 852]", "[414, 896]"), ("[2000, 100]", "[1180, 820]", nil),
      ("[375, 667]", "[320, 568]", "[375, 812]"),
    ] as [(String, String?, String?)])
  func ownViewport(_ own: String, _ lower: String?, _ higher: String?) throws {
    let session = try session("data: 20\nviewport: \(own)")
    #expect(knob("viewport", session)?.lower == lower)
    #expect(knob("viewport", session)?.higher == higher)
    for (way, next) in [(-1, lower), (1, higher)] {
      guard let next else { continue }
      session.apply(.turn(.key("viewport"), by: way))
      #expect(knob("viewport", session)?.value == next)
      session.apply(.turn(.key("viewport"), by: -way))
      #expect(knob("viewport", session)?.value == own)
    }
  }

  @Test("Turned for all panes, a knob goes from where each pane has it")
  func severalPanes() throws {
    let session = try session(
      """
      data: 20
      panes:
        - { title: a, layout: { estimatedHeight: 44 } }
        - { title: b, layout: { estimatedHeight: 80 } }
        - { title: c, layout: { kind: circle } }
      """)
    session.apply(.turn(.estimate, by: 1))
    #expect(
      (0..<3).map { knob("layout.estimatedHeight", session, pane: $0)?.value } == ["45", "90", nil])
    session.apply(.turn(.estimate, by: -2, pane: 1))
    #expect(
      (0..<3).map { knob("layout.estimatedHeight", session, pane: $0)?.value } == ["45", "70", nil])
    session.apply(.undoSetting)
    session.apply(.undoSetting)
    session.apply(.undoSetting)
    #expect(
      (0..<3).map { knob("layout.estimatedHeight", session, pane: $0)?.value } == ["44", "80", nil])
  }
}
