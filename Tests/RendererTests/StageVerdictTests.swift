import Foundation
import Simulator
import Testing

@testable import Renderer

/// The words of the verdict on a stage.
@Suite struct StageVerdictTests {
  private func verdict(now: Finding?, run: Finding) -> StageVerdict {
    var pane = PaneFrame.list
    pane.findingsNow = now.map { [$0] } ?? []
    pane.findings = [run]
    return StageVerdict(Frame(title: "", time: 0, panes: [pane]), pane: 0)
  }

  @Test("A jump of an earlier part was wrong, and one more of this part is")
  func earlierPart() {
    var pane = PaneFrame.list
    var jump = Finding.jump
    jump.count = 2
    pane.findings = [jump]
    func told() -> StageVerdict {
      StageVerdict(Frame(title: "", time: 0, panes: [pane]), pane: 0)
    }
    #expect(told().state == .bad && !told().isPast)
    pane.jumpsBefore = 2
    #expect(told().state == .warning && told().isPast)
    #expect(told().detail.hasPrefix("earlier, 2 times"))
    pane.findings[0].count = 3
    #expect(told().state == .bad)
  }

  @Test("What several cells did is not told of one alone, in few words too")
  func others() {
    var jump = Finding.jump
    jump.count = 1
    #expect(verdict(now: nil, run: jump).brief.hasSuffix("[0,30] 40 → 110, moved 70 pt"))
    jump.culprit?.others = 9
    #expect(
      verdict(now: nil, run: jump).brief.hasSuffix("[0,30] 40 → 110 and 9 more, moved 70 pt"))
  }

  @Test(
    "Where what is shown is well and another pane is not, it counts what is shown and names that")
  func elsewhere() {
    var panes = ["one", "two", "", "four"].map { title in
      var pane = PaneFrame.list
      pane.title = title
      return pane
    }
    panes[2].findings = [.jump]
    panes[3].findingsNow = [.blank]
    panes[3].findings = [.blank]
    let frame = Frame(title: "", time: 0, panes: panes)
    let well = StageVerdict(frame, panes: [0, 1])
    #expect(well.state == .good && well.word == "OK" && well.amount == "2 of 4")
    #expect(well.detail == "nothing wrong so far here, but in pane 3, four, not shown")
    #expect(StageVerdict(frame, panes: [0, 3]).pane == 3)
    // Of a pane alone it is told what that is.
    #expect(StageVerdict(frame, pane: 0).amount.isEmpty)
    let all = StageVerdict(Frame(title: "", time: 0, panes: [panes[0], panes[1]]), panes: [0])
    #expect(all.amount.isEmpty && all.detail == "nothing wrong so far")
  }

  @Test("A share of now has the sentence of now, and the worst one its own number")
  func shares() {
    var worst = Finding.blank
    worst.count = 2
    worst.sum = 1.34
    var now = Finding.blank
    now.max = 0.59
    now.message = "[0,6] should be here"
    var told = verdict(now: now, run: worst)
    #expect(told.amount == "59 %")
    #expect(told.detail == "2 frames, worst 75 %, now: [0,6] should be here")
    // The worst one is now.
    told = verdict(now: .blank, run: worst)
    #expect(told.amount == "75 %")
    #expect(told.detail == "2 frames, worst: \(worst.message)")
    // As bad as the worst, but another.
    now.max = 0.75
    #expect(verdict(now: now, run: worst).detail == "2 frames, now: [0,6] should be here")
    // It is no more.
    told = verdict(now: nil, run: worst)
    #expect(told.amount == "75 %")
    #expect(told.detail == "earlier, 2 frames, worst: \(worst.message)")
    worst.count = 1
    #expect(verdict(now: nil, run: worst).detail == "earlier: \(worst.message)")
    #expect(verdict(now: .blank, run: worst).detail == worst.message)
  }

  @Test("Beside points that were added up the worst frame has its own, told once")
  func points() {
    let told = verdict(now: .jump, run: .jump)
    #expect(told.amount == "210 pt")
    #expect(told.detail == "3 times, worst 70 pt: \(Finding.jump.message)")
    #expect(told.brief == "3 times, worst 70 pt: [0,30] 40 → 110")
    var once = Finding.jump
    once.count = 1
    once.sum = 70
    #expect(verdict(now: once, run: once).brief == "[0,30] 40 → 110, moved 70 pt")
  }

  @Test("What stands is not added up over the frames that it stood; a miss is no move")
  func standing() {
    var off = Finding.jump
    (off.invariant, off.count, off.max, off.sum) = (.reachability, 55, 380, 20_900)
    #expect(verdict(now: off, run: off).amount == "380 pt")
    #expect(verdict(now: off, run: off).detail.hasPrefix("55 frames, worst: "))
    var miss = off
    (miss.invariant, miss.count, miss.sum) = (.target, 2, 14_340)
    var now = miss
    now.max = 70
    now.message = "[0,30] stands 70 pt below"
    let told = verdict(now: now, run: miss)
    #expect(told.amount == "70 pt")
    #expect(told.detail == "2 frames, worst 380 pt, now: [0,30] stands 70 pt below")
    #expect(told.brief == "2 frames, worst 380 pt, now: [0,30] 40 → 110 stands 70 pt off")
  }

  @Test(
    "What has passed is said to be earlier where its sentence has no room",
    arguments: [
      (30, 3, BlockText.Size.half), (44, 3, .half), (30, 1, nil), (78, 3, .half), (30, 9, .half),
    ] as [(Int, Int, BlockText.Size?)])
  func past(columns: Int, rows: Int, letters: BlockText.Size?) {
    var run = Finding.jump
    run.invariant = .reachability
    func tells(_ verdict: StageVerdict) -> Bool {
      var grid = CellGrid(columns: columns, rows: rows)
      StageBand(
        verdict: verdict, title: "", letters: letters, area: grid.area,
        theme: Theme(isASCII: false, usesColor: false)
      ).draw(into: &grid)
      return grid.picture.contains("earlier")
    }
    #expect(verdict(now: nil, run: run).isPast && tells(verdict(now: nil, run: run)))
    #expect(!verdict(now: run, run: run).isPast && !tells(verdict(now: run, run: run)))
  }

  @Test("At no width do block letters leave that out", arguments: [3, 5, 6, 9])
  func pastAtAnyWidth(rows: Int) {
    var run = Finding.jump
    run.invariant = .target
    run.max = 720
    for (columns, letters) in (30...120).flatMap({ [($0, BlockText.Size.half), ($0, .double)] }) {
      var grid = CellGrid(columns: columns, rows: rows)
      StageBand(
        verdict: verdict(now: nil, run: run), title: "", letters: letters, area: grid.area,
        theme: Theme(isASCII: false, usesColor: false)
      ).draw(into: &grid)
      #expect(grid.picture.contains("earlier"), "\(columns)×\(rows)")
    }
  }

  @Test("What holds now is told as itself where the run broke in other ways as well")
  func mixed() {
    func work(_ call: String, count: Int) -> Finding {
      Finding(
        invariant: .work, count: count, max: 8, sum: 8, signedSum: 8, unit: .count, firstTime: 0,
        atRest: false,
        culprit: Finding.Culprit(
          category: .cell, indexPath: [0, 3], estimated: nil, measured: nil, call: call, moved: nil),
        message: call)
    }
    let now = work("preferredLayoutAttributesFitting(_:)", count: 1)
    var run = work("collectionView(_:prefetchItemsAt:)", count: 3)
    #expect(verdict(now: nil, run: run).word == "NOT PREFETCHED")
    run.isMixed = true
    let told = verdict(now: now, run: run)
    #expect(told.word == "ASKED IN VAIN" && told.amount == "8" && told.detail == now.message)
    #expect(verdict(now: nil, run: run).word == "WORK")
  }

  @Test("What cannot be reached now goes before a jump of the same part")
  func outOfReach() {
    var pane = PaneFrame.list
    var reach = Finding.jump
    reach.invariant = .reachability
    func word(now: [Finding]) -> String {
      (pane.findings, pane.findingsNow) = ([reach, .jump], now)
      return StageVerdict(Frame(title: "", time: 0, panes: [pane]), pane: 0).word
    }
    #expect(word(now: [reach]) == "OUT OF REACH")
    #expect(word(now: [reach, .jump]) == "JUMP" && word(now: []) == "JUMP")
  }

  @Test(
    "What a bare number counts is said where there is room for it",
    arguments: [
      (80, 1, "✗ NEVER SETTLES 100 rounds"), (26, 1, "✗ NEVER SETTLES 100"),
      (24, 1, "✗ NEVER SETTLES 100"),
    ])
  func counted(columns: Int, rows: Int, line: String) throws {
    let run = Finding(
      invariant: .convergence, count: 1, max: 100, sum: 100, signedSum: 100, unit: .count,
      firstTime: 0, atRest: false, message: "")
    var grid = CellGrid(columns: columns, rows: rows)
    StageBand(
      verdict: verdict(now: run, run: run), title: "", letters: nil, area: grid.area,
      theme: Theme(isASCII: false, usesColor: false)
    ).draw(into: &grid)
    #expect(grid.text().trimmingCharacters(in: .whitespacesAndNewlines) == line)
    // Beside block letters it stands in plain ones.
    var band = CellGrid(columns: 80, rows: 3)
    StageBand(
      verdict: verdict(now: run, run: run), title: "", letters: .half, area: band.area,
      theme: Theme(isASCII: false, usesColor: false)
    ).draw(into: &band)
    #expect(band.picture.contains(" rounds "))
    #expect(BlockText("rounds corrections tasks items times mistakes", size: .half) != nil)
  }
}
