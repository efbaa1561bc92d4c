import Foundation
import Testing

@testable import Scenes

@Suite("The format's own example")
struct ContractTests {
  /// The example of the format, with one of each form where it shows several, and what is not built left out.
  static let example = """
    cellophane: 1                     # version of this format
    title: Estimate too large
    about: |                          # shown in the gallery
      Cells are placed by their estimate, then shrink.
    viewport: [320, 480]
    scale: [10, 20]
    font: [10, 20]
    displayScale: 2
    seed: 7
    anchor: visible

    data:
      sections:
        - items: 40
          header: Fruit
        - items: [apple, "배", {id: c, text: cherry, size: [80, 40]}]
          repeat: 10

    cell:
      size: { random: { width: 320, height: [20, 200] } }
      alternates: [0, 0.5]
      changes: { after: 0.5, items: [[0, 3]], by: [0, 120] }
    header: { size: [320, 44] }

    layout:
      kind: flow
      sizing: self
      # every property of the layout under UIKit's own name:
      estimatedItemSize: [320, 200]
      itemSize: [50, 50]
      minimumLineSpacing: 0
      minimumInteritemSpacing: 10
      sectionInset: [0, 0, 0, 0]
      scrollDirection: vertical
      headerReferenceSize: [320, 44]
      footerReferenceSize: [320, 20]
      sectionHeadersPinToVisibleBounds: false
      sectionFootersPinToVisibleBounds: false
      perSection: [{ minimumLineSpacing: 80 }, {}]
    contentInset: [0, 0, 0, 0]
    safeAreaInsets: [0, 0, 0, 0]
    scroll: { decelerationRate: normal, isPagingEnabled: false, bounces: true, alwaysBounceVertical: false }

    behavior: { preset: correct, requery: once, contentSize: frozen }

    panes:
      - { title: bug, behavior: { preset: correct, compensation: none } }
      - { title: fixed, behavior: correct }

    steps:
      - scrollBy: [0, 1]
      - drag: { by: [0, 300], over: 0.25 }
      - fling: 2000
      - page: down
      - key: Down
      - scrollTo: { item: [0, 80], at: top, animated: false }
      - setOffset: { to: [0, 300], animated: false }
      - insert: { at: [[0, 0]], items: [{ text: new, size: [320, 90] }] }
      - delete: [[0, 3], [0, 4]]
      - move: [[0, 6], [0, 1]]
      - batch: [ { delete: [[0, 1]] }, { insert: [[0, 0]] } ]
        animated: false
      - reloadData: true
      - viewport: [480, 320]
      - wait: settled
      - repeat: { times: 20, steps: [ { wait: 0.5 } ] }
      - say: text
      - pause: true
      - mark: name
      - expect: { pane: fixed, findings: { coverage: 1, anchor: { count: 12, sum: 480 } } }
    """

  @Test("It reads whole")
  func whole() throws {
    let scene = try scene(Self.example)
    #expect(scene.title == "Estimate too large")
    #expect(scene.about == "Cells are placed by their estimate, then shrink.\n")
    #expect(scene.panes.map(\.title) == ["bug", "fixed"])
    #expect(scene.panes[0].data.itemCount == 70)
    #expect(scene.panes[0].data.sections.count == 11)
    #expect(scene.panes[1].layout.properties.count == 10)
    #expect(scene.panes[1].behavior == BehaviorDescription(preset: "correct"))
    #expect(scene.steps.count == 19)
    #expect(scene.steps.map(\.line).last == 70)
  }

  @Test("Every name of a table is read or refused, by name")
  func tables() {
    for knob in SceneFormat.knobs {
      for value in knob.values + knob.together {
        #expect(
          complaint("behavior: { \(knob.name): \(value.name) }") == nil,
          "\(knob.name): \(value.name)")
      }
    }
    for preset in SceneFormat.presets {
      #expect(complaint("behavior: \(preset.name)") == nil)
    }
    for kind in SceneFormat.layoutKinds {
      #expect((complaint("layout: { kind: \(kind.name) }") == nil) == kind.isBuilt)
    }
    for invariant in SceneFormat.invariants {
      let text = "steps: [{ expect: { findings: { \(invariant.name): 1 } } }]"
      #expect((complaint(text) == nil) == invariant.isBuilt)
    }
  }

  @Test("The names of the format, in its order")
  func names() {
    #expect(
      SceneFormat.builtLayoutKinds.map(\.name) == [
        "list", "flow", "table", "waterfall", "compositional", "carousel", "circle",
        "carelessCircle", "stack", "twoColumnPhotos", "seedList", "incrementalList", "stickyGrid",
        "timeline",
        "stretchyHeader", "fittedRows",
      ])
    #expect(
      SceneFormat.presets.map(\.name) == [
        "uikit", "correct", "flowLayoutIOS8", "tableViewIOS8", "seedList", "flowLayoutIOS9",
        "flowLayoutIOS12", "tableViewIOS11", "collectionViewIOS15",
        "compositionalIOS14", "compositionalIOS26",
      ])
    #expect(
      SceneFormat.knobs.map(\.name) == [
        "requery", "queryRect", "contentSize", "scrollRange", "compensation", "sizeCache",
        "scrollTo", "sizeGate", "estimate", "updatePhase", "clamp", "supplementary", "commit",
        "lanes", "cost", "successors", "sizeStorage", "margins", "prefetching",
        "fitting", "flowSpacing", "updateBounds", "flowHeaders", "compositionalRounding",
        "compositionalFractions", "repeatedFractions", "groupMembers", "orthogonalOffsets",
        "listMetrics", "uikitCost",
      ])
    #expect(SceneFormat.invariants.count == 12)
    #expect(SceneFormat.steps.count == 38)
  }
}
