import CollectionView
import Foundation
import Scenes
import Testing

@testable import Simulator

/// Every kind of motion, watched at 30, 60 and 120 frames a second.
///
/// Where rows are measured on the way, none of them goes by in less than a frame: what is never shown is never measured,
/// at any rate. And of rows that come in from above, slow frames measure more at once, so that what lies above the
/// screen, and with it the content offset, differs for a moment; what is on the screen does not.
@Suite("Any frame rate gives the same positions")
@MainActor
struct FrameRateTests {
  struct Course: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var pane = Pane.list(500, estimate: 44, height: 44)
    /// What is done at the start, and half a second later.
    var first: [Action]
    var then: [Action] = []
    /// Whether rows above the screen are measured, which moves the content offset and nothing else.
    var measuresAbove: Bool

    init(
      _ name: String, _ first: [Action], then: [Action] = [], measuresAbove: Bool = false,
      _ change: @Sendable (inout Pane) -> Void = { _ in }
    ) {
      testDescription = name
      self.first = first
      self.then = then
      self.measuresAbove = measuresAbove
      change(&pane)
      // So fine that rounding to pixels hides no difference, and exact in binary.
      pane.displayScale = 1_048_576
    }
  }

  nonisolated private static func selfSizing(_ pane: inout Pane) {
    pane = .list(500, estimate: 44, height: 70)
  }

  nonisolated private static func at(_ y: CGFloat) -> Action {
    .setOffset(CGPoint(x: 0, y: y), animated: false)
  }

  nonisolated private static func touches(from: CGFloat, to: CGFloat) -> [Action] {
    [
      .touch(.down(CGPoint(x: 160, y: from))),
      .touch(.move(CGPoint(x: 160, y: to), over: 0.21)),
    ]
  }

  nonisolated static let courses: [Course] = [
    Course("a fling", [.fling(.alongScrollAxis(2345))]),
    Course("a fling at the fast rate", [.fling(.alongScrollAxis(2345))]) {
      $0.scroll.decelerationRate = .fast
    },
    Course("a fling into the end, and the bounce", [at(20_000), .fling(.alongScrollAxis(5000))]),
    Course("a fling into an end that does not bounce", [at(4000), .fling(.alongScrollAxis(-9000))])
    {
      $0.scroll.bounces = false
    },
    Course(
      "a drag beyond the edge, and back from rest",
      [.drag(by: CGPoint(x: 0, y: -200), over: 0.31, hold: 0.17)]),
    Course(
      "a drag that lifts between two frames",
      [.drag(by: CGPoint(x: 0, y: 300), over: 0.217, hold: 0)]),
    Course(
      "a drag that catches a fling", [.fling(.alongScrollAxis(3000))],
      then: [.drag(by: CGPoint(x: 0, y: 100), over: 0.117, hold: 0)]),
    Course("touches", touches(from: 400, to: 111), then: [.touch(.up)]),
    Course(
      "touches that catch a bounce", [.fling(.alongScrollAxis(-3000))],
      then: touches(from: 200, to: 300)),
    Course("a swipe over pages", [at(100), .fling(.alongScrollAxis(900))]) {
      $0.scroll.isPagingEnabled = true
    },
    Course(
      "back to the nearest page", [.drag(by: CGPoint(x: 0, y: 170), over: 0.3, hold: 0.13)]
    ) { $0.scroll.isPagingEnabled = true },
    Course(
      "keys, tapped and held", [.keyboard(.tap(KeyboardAction.Step(.line, .down), times: 7))],
      then: [.keyboard(.hold(KeyboardAction.Step(.page, .down), rate: 25, presses: 2))]),
    Course("a key to the end", [.keyboard(.jump(.end))], then: [.keyboard(.jump(.start))]),
    Course("an animated offset", [.setOffset(CGPoint(x: 0, y: 3210), animated: true)]),
    Course(
      "an animated offset, told anew on the way",
      [.setOffset(CGPoint(x: 0, y: 3210), animated: true), at(50)],
      then: [.setOffset(CGPoint(x: 0, y: 77), animated: true)]),
    Course(
      "a scroll to an item that converges",
      [
        .scrollTo(ScrollTarget(item: [0, 30], position: .top, animated: true))
      ], selfSizing),
    Course("a fling down through estimates", [.fling(.alongScrollAxis(3000))], selfSizing),
    Course(
      "a fling up through estimates", [at(12_000), .fling(.alongScrollAxis(-3000))],
      measuresAbove: true, selfSizing),
    Course(
      "a drag up through estimates",
      [at(12_000), .drag(by: CGPoint(x: 0, y: -900), over: 0.33, hold: 0)],
      measuresAbove: true, selfSizing),
    Course("a carousel that snaps", [.fling(.alongScrollAxis(777))]) {
      $0.data = DataSet(sections: [DataSection(items: .numbered(50))])
      $0.layout = LayoutDescription(kind: "carousel", sizing: .fixed)
      $0.layout.properties["itemSize"] = .size(CGSize(width: 200, height: 240))
    },
  ]

  /// What a frame shows: the content offset, and where each row on the screen stands in the viewport.
  struct Sight {
    var offset: CGPoint
    var rows: [IndexPath: CGPoint]
  }

  @Test("30, 60 and 120 frames a second", arguments: courses)
  func rates(_ course: Course) throws {
    let thirty = try sights(course, rate: 30)
    #expect(Set(thirty.map(\.offset.y)).count > 5 || Set(thirty.map(\.offset.x)).count > 5)
    for rate in [60, 120] {
      for (sight, other) in zip(thirty, try sights(course, rate: rate)) {
        let shared = sight.rows.filter { other.rows[$0.key] != nil }
        #expect(!shared.isEmpty)
        for (row, place) in shared {
          #expect(other.rows[row].map { place.distance(to: $0) < 1e-9 } == true)
        }
        if !course.measuresAbove {
          #expect(sight.offset.distance(to: other.offset) < 1e-9)
        }
      }
    }
  }

  /// What is seen every thirtieth of a second.
  private func sights(_ course: Course, rate: Int) throws -> [Sight] {
    let run = try PaneRun(course.pane, keepsTrace: false)
    var sights: [Sight] = []
    for action in course.first { run.apply(action) }
    for frame in 1...(4 * rate) {
      run.advance(to: Double(frame) / Double(rate))
      if frame == rate / 2 {
        for action in course.then { run.apply(action) }
      }
      if frame % (rate / 30) == 0 { sights.append(Sight(run.view)) }
    }
    return sights
  }
}

extension FrameRateTests.Sight {
  @MainActor
  init(_ view: UICollectionView) {
    offset = view.contentOffset
    rows = [:]
    for path in view.indexPathsForVisibleItems {
      guard let frame = view.layoutAttributesForItem(at: path)?.frame else { continue }
      rows[path] = CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y)
    }
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    max(abs(x - other.x), abs(y - other.y))
  }
}
