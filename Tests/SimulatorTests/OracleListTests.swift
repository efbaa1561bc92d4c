import Foundation
import Scenes
import Testing

@testable import Simulator

@Suite("The oracle's list")
struct OracleListTests {
  /// Two sections with everything; the second one is empty but for its edges.
  static var oracle: Oracle {
    var full = TrueSection(itemCount: 3)
    full.header = 30
    full.footer = 20
    full.lineSpacing = 5
    full.inset = Insets(top: 8, left: 16, bottom: 4, right: 10)
    var empty = full
    empty.itemCount = 0
    return Oracle(arrangement: .list, sections: [full, empty], breadth: 320)
  }

  static func height(_ section: Int, _ item: Int, _ offered: CGFloat?) -> CGSize {
    CGSize(width: 999, height: 40 + 10 * CGFloat(item))
  }

  @Test("Header, inset, items and spacing, inset, footer; section after section")
  func stacking() {
    let layout = Self.oracle.whole(itemSize: Self.height)
    #expect(
      layout.elements.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 16, y: 38, width: 294, height: 40),
        CGRect(x: 16, y: 83, width: 294, height: 50), CGRect(x: 16, y: 138, width: 294, height: 60),
        CGRect(x: 0, y: 202, width: 320, height: 20), CGRect(x: 0, y: 222, width: 320, height: 30),
        CGRect(x: 0, y: 264, width: 320, height: 20),
      ])
    #expect(layout.contentSize == CGSize(width: 320, height: 284))
    #expect(layout.frame(section: 0, item: 2) == CGRect(x: 16, y: 138, width: 294, height: 60))
    #expect(layout.frame(section: 1, item: 0) == nil)
  }

  @Test(
    "Items side by side take the height of one of them, whatever size they find themselves to be")
  func sideways() {
    var oracle = Self.oracle
    oracle.sections[0].sidewaysItemSize = CGSize(width: 140, height: 220)
    let layout = oracle.whole(itemSize: Self.height)
    #expect(
      layout.elements.prefix(5).map(\.frame) == [
        CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 16, y: 38, width: 140, height: 220),
        CGRect(x: 161, y: 38, width: 140, height: 220),
        CGRect(x: 306, y: 38, width: 140, height: 220),
        CGRect(x: 0, y: 262, width: 320, height: 20),
      ])
    #expect(layout.contentSize == CGSize(width: 320, height: 344))
    let window = oracle.listWindow(
      from: Oracle.Anchor(section: 0, item: 0, origin: 38, end: 300), itemSize: Self.height)
    #expect(window.frame(section: 0, item: 2) == layout.frame(section: 0, item: 2))
  }

  @Test("Items are offered the width they get")
  func offered() {
    var widths: Set<CGFloat?> = []
    _ = Self.oracle.whole { section, item, offered in
      widths.insert(offered)
      return Self.height(section, item, offered)
    }
    #expect(widths == [294])
  }

  @Test("Origins lie on the pixel grid and do not add up their rounding")
  func rounding() {
    let oracle = Oracle(
      arrangement: .list, sections: [TrueSection(itemCount: 4)], breadth: 320,
      grid: PixelGrid(scale: 2))
    let layout = oracle.whole { _, _, _ in CGSize(width: 320, height: 10.3) }
    #expect(layout.elements.map(\.frame.minY) == [0, 10.5, 20.5, 31])
    #expect(abs(Double(layout.contentSize?.height ?? 0) - 41.2) < 1e-9)
  }

  @Test("What meets a rectangle shares more than an edge with it")
  func elementsInRect() {
    let layout = Self.oracle.whole(itemSize: Self.height)
    let found = layout.elements(in: CGRect(x: 0, y: 78, width: 320, height: 60))
    #expect(found.map(\.identity.item) == [1])
    #expect(layout.elements(in: CGRect(x: 310, y: 38, width: 9, height: 40)).isEmpty)
  }

  /// The viewport's top and height, and what is covered.
  static let viewports: [(Double, Double, [ClosedRange<Double>])] = [
    (0, 100, [0...100]), (78, 5, [78...83]), (200, 100, [200...284]), (-50, 60, [0...10]),
    (284, 100, []), (400, 100, []),
  ]

  @Test(
    "Spacing and insets count as covered, what lies outside the content does not",
    arguments: viewports)
  func coverage(top: Double, height: Double, expected: [ClosedRange<Double>]) {
    let layout = Self.oracle.whole(itemSize: Self.height)
    let covered = layout.covered(in: CGRect(x: 0, y: top, width: 320, height: height))
    #expect(covered.map { Double($0.lowerBound)...Double($0.upperBound) } == expected)
  }

  @Test("A window is the whole from its first item on", arguments: 0..<3)
  func windowAgreesWithWhole(first: Int) throws {
    let whole = Self.oracle.whole(itemSize: Self.height)
    let origin = try #require(whole.frame(section: 0, item: first)).minY
    let anchor = Oracle.Anchor(section: 0, item: first, origin: origin, end: 1000)
    let window = Self.oracle.listWindow(from: anchor, itemSize: Self.height)
    #expect(window.elements == Array(whole.elements.dropFirst(first + 1)))
    #expect(window.contentSize == nil)
    #expect(window.extent == origin...284)
  }

  @Test("A window ends where it was told to")
  func windowEnd() {
    let anchor = Oracle.Anchor(section: 0, item: 0, origin: 38, end: 80)
    let window = Self.oracle.listWindow(from: anchor, itemSize: Self.height)
    #expect(window.elements.map(\.identity.item) == [0])
    #expect(window.extent == 38...83)
    #expect(window.covered(in: CGRect(x: 0, y: 0, width: 320, height: 60)) == [38...60])
  }

  @Test("A million items get a window, and say so")
  func million() {
    let oracle = Oracle(
      arrangement: .list, sections: [TrueSection(itemCount: 1_000_000)], breadth: 320)
    var asked = 0
    let anchor = Oracle.Anchor(section: 0, item: 500_000, origin: 7, end: 480)
    let truth = oracle.truth(from: anchor) { _, _, _ in
      asked += 1
      return CGSize(width: 320, height: 40)
    }
    #expect(truth == truth.layout.map(Truth.window))
    #expect(truth.layout?.frame(section: 0, item: 500_011)?.minY == 447)
    #expect(asked == 12)
    #expect(oracle.truth { _, _, _ in .zero }.layout == nil)
  }

  @Test("A few items are laid out whole, whatever is known")
  func few() {
    let truth = Self.oracle.truth(itemSize: Self.height)
    #expect(truth == truth.layout.map(Truth.whole))
    #expect(truth.layout?.contentSize == CGSize(width: 320, height: 284))
  }

  @Test("Too many items of another layout, or an anchor that does not exist, leave no truth")
  func unavailable() {
    let sections = [TrueSection(itemCount: 20_001)]
    let anchor = Oracle.Anchor(section: 0, item: 0, origin: 0, end: 480)
    for arrangement in [
      Oracle.Arrangement.flow(horizontal: false), .waterfall(columns: 2, order: .shortest),
    ] {
      let oracle = Oracle(arrangement: arrangement, sections: sections, breadth: 320)
      #expect(oracle.truth(from: anchor) { _, _, _ in .zero }.layout == nil)
    }
    let oracle = Oracle(arrangement: .list, sections: sections, breadth: 320)
    for missing in [
      Oracle.Anchor(section: 0, item: 20_001, origin: 0, end: 480),
      Oracle.Anchor(section: 1, item: 0, origin: 0, end: 480),
      Oracle.Anchor(section: 0, item: 0, origin: .nan, end: 480),
    ] {
      #expect(oracle.truth(from: missing) { _, _, _ in .zero }.layout == nil)
    }
  }

  @Test("Items without height end a window by their number")
  func endless() {
    let oracle = Oracle(
      arrangement: .list, sections: [TrueSection(itemCount: 1_000_000)], breadth: 320)
    let anchor = Oracle.Anchor(section: 0, item: 0, origin: 0, end: 480)
    let truth = oracle.truth(from: anchor) { _, _, _ in .zero }
    #expect(truth.layout?.elements.count == Oracle.wholeLimit)
  }

  @Test("A size that is no number does not trap")
  func notANumber() {
    let layout = Self.oracle.whole { _, _, _ in CGSize(width: 320, height: CGFloat.nan) }
    #expect(layout.covered(in: CGRect(x: 0, y: 0, width: 320, height: 480)).isEmpty)
  }
}
