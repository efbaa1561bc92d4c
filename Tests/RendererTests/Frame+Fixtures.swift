import Foundation
import Simulator

/// Frames made by hand, with the numbers of the scenes they stand for.
extension Frame {
  /// Cells estimated at 200 that turned out 40 high, and nobody asked again: 40 items, three of them measured.
  static var estimateTooLarge: Frame {
    var pane = PaneFrame.list
    pane.layout = "list"
    pane.behavior = "requery once"
    pane.contentSize = CGSize(width: 320, height: 7520)
    pane.trueContentSize = CGSize(width: 320, height: 1600)
    pane.scrollRange = 0...7040
    pane.elements = (0..<3).map { item in
      .cell(
        item, y: Double(item) * 40, height: 40, state: .measured, estimated: 200, isFresh: true)
    }
    pane.measured = 3
    pane.itemCount = 40
    pane.estimateDebt = 5920
    pane.measuredMap = (0..<40).map { $0 < 3 ? 1 : 0 }
    pane.blanks = [CGRect(x: 0, y: 120, width: 320, height: 360)]
    pane.findingsNow = [.blank]
    pane.findings = [.blank]
    pane.calls = [
      TraceEvent(time: 0, kind: .call, call: "prepare()"),
      TraceEvent(
        time: 0, kind: .call, call: "layoutAttributesForElements(in: 0,0,320,480) → 3"),
    ]
    pane.ledger = [
      LedgerEntry(time: 0, isSize: true, author: "reload", from: [0, 0], to: [320, 8000]),
      LedgerEntry(
        time: 0, isSize: true, author: "adjustment", from: [320, 8000], to: [320, 7520],
        cause: "[0,2] 200 → 40"),
    ]
    return Frame(title: "estimate too large", time: 0, panes: [pane])
  }

  /// The bug beside its fix: scrolling up measures cells above the viewport, and the left pane jumps.
  static var scrollingUp: Frame {
    var bug = PaneFrame.list
    bug.title = "bug"
    bug.layout = "list"
    bug.behavior = "correct, compensation none"
    bug.bounds.origin.y = 1240.5
    bug.contentSize = CGSize(width: 320, height: 4480)
    bug.trueContentSize = CGSize(width: 320, height: 6400)
    bug.scrollRange = 0...4000
    bug.velocity.y = -420
    bug.measured = 24
    bug.itemCount = 80
    bug.estimateDebt = 1680
    bug.measuredMap = (0..<80).map { $0 >= 31 && $0 < 55 ? 1 : 0 }
    bug.elements = [
      .cell(
        30, y: 1200, height: 110, state: .measured, estimated: 40, isFresh: true, text: "제목 하나"),
      .cell(31, y: 1310, height: 70, state: .measured, estimated: 40, text: "A short text"),
      .cell(
        32, y: 1380, height: 160, state: .measured, estimated: 40,
        text: "A cell that grew when it was asked, because its text needs more than one line."),
      .cell(33, y: 1540, height: 20, state: .measured, estimated: 40, text: "one row"),
      .cell(34, y: 1560, height: 40, state: .fixed, text: "fixed"),
      .cell(35, y: 1600, height: 40, state: .estimated, text: "not asked yet"),
      .cell(36, y: 1640, height: 100, state: .estimated),
    ]
    bug.findingsNow = [.jump]
    bug.findings = [.jump]
    bug.motion.activity = .decelerating
    bug.motion.author = "adjustment"
    bug.motion.authors = ["deceleration", "adjustment"]
    bug.motion.proposedTarget = CGPoint(x: 0, y: 1000)
    bug.motion.target = CGPoint(x: 0, y: 980)
    bug.motion.reportedVelocity = CGPoint(x: 0, y: -1.25)
    var coast = LedgerEntry(
      time: 0.1, author: "deceleration", from: [0, 1400], to: [0, 1240.5])
    coast.end = 0.42
    coast.count = 20
    bug.ledger = [
      coast,
      LedgerEntry(
        time: 0.45, isSize: true, author: "adjustment", from: [320, 4410],
        to: [320, 4480], cause: "[0,30] 40 → 110"),
      LedgerEntry(
        time: 0.45, author: "adjustment", from: [0, 1240.5], to: [0, 1310.5],
        cause: "[0,30] 40 → 110"),
    ]
    bug.calls = [
      TraceEvent(
        time: 0.45, kind: .call,
        call: "shouldInvalidateLayout(forPreferredLayoutAttributes: [0,30] 110, with: 40) → true"),
      TraceEvent(
        time: 0.45, kind: .call, call: "layoutAttributesForElements(in: 0,1240.5,320,480) → 7"),
    ]
    var fixed = bug
    fixed.title = "fixed"
    fixed.behavior = "correct"
    fixed.findingsNow = []
    fixed.findings = []
    return Frame(
      title: "Scrolling up", time: 0.4523, caption: "Press ↑. Watch the left.",
      panes: [bug, fixed],
      isMoving: true, hasMoreSteps: true)
  }
}

extension PaneFrame {
  /// A viewport of 320 × 480 at the start of its content.
  static var list: PaneFrame {
    var pane = PaneFrame()
    pane.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    return pane
  }
}

extension ElementFrame {
  /// A cell of a list 320 points wide.
  static func cell(
    _ item: Int, x: Double = 0, y: Double, width: Double = 320, height: Double,
    state: SizeState = .measured, estimated: Double? = nil, isFresh: Bool = false, text: String = ""
  ) -> ElementFrame {
    var element = ElementFrame()
    element.indexPath = [0, item]
    element.frame = CGRect(x: x, y: y, width: width, height: height)
    element.sizeState = state
    element.formerSizes = estimated.map { [CGSize(width: width, height: $0)] } ?? []
    if isFresh { element.marks = .measured }
    element.text = text
    return element
  }
}

extension Finding {
  static var blank: Finding {
    Finding(
      invariant: .coverage, count: 1, max: 0.75, sum: 0.75, signedSum: 0.75, unit: .fraction,
      firstTime: 0, atRest: true,
      message: "[0,3] and [0,4] should be here: they shrank into view after the layout was asked, "
        + "and nobody asked again")
  }

  static var jump: Finding {
    Finding(
      invariant: .anchor, count: 3, max: 70, sum: 210, signedSum: 210, unit: .points,
      firstTime: 0.2, atRest: false,
      culprit: Culprit(
        category: .cell, indexPath: [0, 30], estimated: 40, measured: 110,
        call: "preferredLayoutAttributesFitting(_:)", moved: 70),
      message: "[0,30] was measured 40 → 110 above what you read, and nothing made up for it")
  }
}

extension Frame {
  /// A list of texts as somebody browses them, in the size the screen offers.
  static func browsing(_ size: CGSize) -> Frame {
    let texts = [
      "대한민국 · Seoul · 51 700 000", "日本 · 東京 · 124 000 000", "中华人民共和国 · 北京市",
      "Côte d’Ivoire · Yamoussoukro",
      "India · नई दिल्ली", "👩‍🔬 Science 🇰🇷 1\u{FE0F}\u{20E3} ｶﾅ",
      "A text with \u{1B}[31mred\u{1B}[0m and a\ttab\nand a second line that is long enough to need two lines in the end, or more",
      "United Kingdom of Great Britain and Northern Ireland, London",
    ]
    var pane = PaneFrame.list
    pane.layout = "list"
    pane.behavior = "uikit"
    pane.bounds.size = size
    var y = 0.0
    for item in 0..<24 where y < size.height {
      let text = texts[item % texts.count]
      let lines = TextLines(text, columns: Int((size.width - 16) / 10)).lines.count
      let height = Double(lines) * 20 + 16
      pane.elements.append(
        .cell(item, y: y, width: size.width, height: height, estimated: 44, text: text))
      y += height
    }
    pane.contentSize = CGSize(width: size.width, height: 44 * 230_000 + 120)
    pane.scrollRange = 0...(44 * 230_000 + 120 - size.height)
    pane.measured = pane.elements.count
    pane.itemCount = 230_000
    pane.measuredMap = (0..<100).map { $0 == 0 ? 0.0001 : 0 }
    return Frame(title: "countries.csv", time: 1.5, panes: [pane])
  }

  /// Photos in a carousel that snaps.
  static var carousel: Frame {
    var pane = PaneFrame()
    pane.layout = "carousel"
    pane.behavior = "uikit"
    pane.bounds = CGRect(x: 130, y: 0, width: 320, height: 200)
    pane.contentSize = CGSize(width: 2000, height: 200)
    pane.trueContentSize = pane.contentSize
    pane.scrollsHorizontally = true
    pane.scrollRange = 0...1680
    pane.isSelfSizing = false
    pane.itemCount = 10
    pane.velocity.x = 230
    pane.motion.activity = .decelerating
    pane.motion.author = "snap"
    pane.motion.authors = ["snap"]
    pane.motion.proposedTarget = CGPoint(x: 250, y: 0)
    pane.motion.target = CGPoint(x: 190, y: 0)
    pane.motion.reportedVelocity = CGPoint(x: 0.6, y: 0)
    pane.elements = (0..<4).map {
      .cell(
        $0, x: Double($0) * 170 + 20, y: 20, width: 150, height: 160, state: .fixed,
        text: "Photo \($0)")
    }
    return Frame(title: "Carousel", time: 0.25, panes: [pane], isMoving: true)
  }

  /// A map that scrolls both ways, pulled beyond its first corner by a finger.
  static var stretched: Frame {
    var pane = PaneFrame()
    pane.layout = "flow"
    pane.behavior = "uikit"
    pane.bounds = CGRect(x: -40, y: -60, width: 320, height: 200)
    pane.contentSize = CGSize(width: 800, height: 600)
    pane.trueContentSize = pane.contentSize
    pane.scrollRange = 0...400
    pane.crossScrollRange = 0...480
    pane.isSelfSizing = false
    pane.itemCount = 6
    pane.motion.activity = .dragging
    pane.motion.author = "finger"
    pane.motion.authors = ["finger"]
    pane.motion.stretch = CGPoint(x: -40, y: -60)
    pane.motion.pull = CGPoint(x: -83.1, y: -155.8)
    pane.elements = (0..<6).map {
      .cell(
        $0, x: Double($0 % 3) * 110, y: Double($0 / 3) * 110, width: 100, height: 100,
        state: .fixed, text: "Place \($0)")
    }
    return Frame(title: "A map", time: 0.5, panes: [pane])
  }

  /// A grid in sections, with headers, and the content's end in view.
  static var sections: Frame {
    var pane = PaneFrame()
    pane.layout = "flow"
    pane.bounds = CGRect(x: 0, y: 250, width: 320, height: 400)
    pane.contentSize = CGSize(width: 320, height: 560)
    pane.scrollRange = -20...180
    pane.itemCount = 14
    pane.measured = 9
    pane.measuredMap = [0, 0.5, 1, 1]
    for row in 0..<4 {
      for column in 0..<3 {
        pane.elements.append(
          .cell(
            row * 3 + column, x: Double(column) * 110, y: 210 + Double(row) * 60, width: 100,
            height: 50, state: row == 3 ? .estimated : .measured, text: "Item \(row * 3 + column)"))
      }
    }
    var header = ElementFrame()
    header.category = .supplementaryView
    header.kind = "UICollectionElementKindSectionHeader"
    header.indexPath = [1, 0]
    header.frame = CGRect(x: 0, y: 250, width: 320, height: 44)
    header.text = "과일 Fruit"
    header.sizeState = .measured
    var footer = header
    footer.kind = "UICollectionElementKindSectionFooter"
    footer.frame = CGRect(x: 0, y: 450, width: 320, height: 60)
    footer.text = "The end"
    footer.sizeState = .estimated
    var tiny = header
    tiny.frame = CGRect(x: 0, y: 510, width: 320, height: 20)
    tiny.sizeState = .estimated
    var badge = ElementFrame.cell(3, x: 80, y: 270, width: 40, height: 20, state: .fixed)
    badge.category = .decorationView
    badge.kind = "Badge"
    var back = badge
    back.kind = "Background"
    back.frame = CGRect(x: 0, y: 530, width: 320, height: 60)
    pane.elements += [header, footer, tiny, badge, back]
    pane.diagnostics = [
      DiagnosticNote(
        id: "itemWiderThanCollectionView",
        message:
          "The behavior of the UICollectionViewFlowLayout is not defined because: the item width "
          + "must be less than the width of the UICollectionView minus the section insets")
    ]
    return Frame(title: "Sections", time: 12, panes: [pane])
  }
}
