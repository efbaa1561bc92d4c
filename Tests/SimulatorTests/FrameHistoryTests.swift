import Foundation
import Testing

@testable import Simulator

@Suite("Frames as differences")
struct FrameHistoryTests {
  @Test("An array is made of another by what slid out and in", arguments: 0..<200)
  func arrays(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      Int.random(in: 0...3, using: &random)
    }
    var new = old
    switch seed % 4 {
    case 0: new = Array(old.dropFirst(Int.random(in: 0...3, using: &random))) + [7, 8]
    case 1: new = [7] + old.dropLast(Int.random(in: 0...3, using: &random))
    case 2: if !new.isEmpty { new[Int.random(in: new.indices, using: &random)] = 9 }
    default: new = (0..<5).map { _ in Int.random(in: 0...3, using: &random) }
    }
    #expect(ArrayChange(from: old, to: new).applied(to: old) == new)
  }

  @Test("A list of numbered ones is made of another by their numbers", arguments: 0...9, 0...9)
  func numbered(first: Int, last: Int) {
    let old = Array(3..<7)
    let new = first <= last ? Array(first...last) : []
    let change = ArrayChange(from: old, to: new, numbered: { $0 })
    #expect(change.applied(to: old) == new)
    #expect(ArrayChange(from: [], to: new, numbered: { $0 }).applied(to: []) == new)
    let isLater = first >= 3 && first < 7
    #expect(change.newCount == (isLater ? max(0, last - 6) : new.count))
  }

  private func frame(_ number: Int) -> Frame {
    var pane = PaneFrame()
    pane.bounds = CGRect(x: 0, y: number, width: 320, height: 480)
    pane.elements = (number..<number + 5).map { item in
      var element = ElementFrame()
      element.indexPath = [0, item]
      if item == number + 4 { element.marks = .measured }
      return element
    }
    return Frame(title: "test", time: Double(number), panes: [pane])
  }

  private func finding(_ invariant: Invariant) -> Finding {
    Finding(
      invariant: invariant, count: 1, max: 1, sum: 1, signedSum: 1, unit: .points, firstTime: 0,
      atRest: false, message: "")
  }

  private func history(_ count: Int, fresh: Int = 2) -> FrameHistory {
    var limits = FrameHistory.Limits()
    limits.blockLength = 4
    limits.wholeBlocks = 3
    limits.earlierFrames = 5
    limits.fresh = fresh
    var history = FrameHistory(limits: limits)
    for number in 0..<count {
      history.append(frame(number), at: Moment(tick: number, actions: 0, time: Double(number)))
    }
    return history
  }

  @Test(
    "A frame that is the same as the newest is not taken, be that whole or not", arguments: [1, 2])
  func same(fresh: Int) {
    var history = history(3, fresh: fresh)
    history.append(frame(2), at: Moment(tick: 9, actions: 0, time: 2))
    #expect(history.moments.map(\.tick) == [0, 1, 2])
    history.append(frame(1), at: Moment(tick: 10, actions: 0, time: 2))
    #expect(history.moments.map(\.tick) == [0, 1, 2, 10])
  }

  @Test(
    "Every frame kept is the one that was taken, however many are whole",
    arguments: [1, 4, 5, 16, 17, 50, 1000], [1, 2, 8])
  func frames(count: Int, fresh: Int) {
    let history = history(count, fresh: fresh)
    #expect(history.count <= 4 * 4 + 6)
    #expect(history.moments.first?.tick == 0 && history.moments.last?.tick == count - 1)
    for (place, moment) in history.moments.enumerated() {
      #expect(history.frame(at: place) == frame(moment.tick))
    }
    #expect(history.frame(at: history.count) == nil)
    let ticks = history.moments.map(\.tick)
    #expect(ticks == ticks.sorted() && Set(ticks).count == ticks.count)
    // The newest twelve are all there.
    #expect(Array(ticks.suffix(12)) == Array((0..<count).suffix(12)))
  }

  @Test(
    "Frames in which something first broke stay, however long ago, and the rest is bounded as ever")
  func firstBreaks() {
    var limits = FrameHistory.Limits(blockLength: 4, wholeBlocks: 3, earlierFrames: 5)
    limits.fresh = 2
    var history = FrameHistory(limits: limits)
    let breaks: [Int: Invariant] = [6: .anchor, 7: .coverage, 30: .offset]
    var frames: [Frame] = []
    for number in 0..<500 {
      var frame = frame(number)
      frame.panes[0].findings = breaks.filter { $0.key <= number }.sorted { $0.key < $1.key }
        .map { finding($0.value) }
      frames.append(frame)
      history.append(frame, at: Moment(tick: number, actions: 0, time: Double(number)))
    }
    let ticks = history.moments.map(\.tick)
    #expect(breaks.keys.allSatisfy(ticks.contains))
    #expect(history.count <= 4 * 4 + 6 + breaks.count)
    for (place, moment) in history.moments.enumerated() {
      #expect(history.frame(at: place) == frames[moment.tick])
    }
    #expect(ticks == ticks.sorted() && Set(ticks).count == ticks.count)
    // What is told of gaps is where they are.
    for place in 1..<history.count - 1 {
      let isWhole = ticks[place + 1] - ticks[place - 1] == 2
      #expect(history.isThinned(around: place) == !isWhole)
    }
    // From there it goes on, and what broke later breaks anew.
    guard let place = ticks.firstIndex(of: 7) else { return }
    history.removeAll(after: place)
    #expect(history.breaks.breaks.map(\.moment.tick) == [6, 7])
    #expect(history.frame(at: place) == frames[7])
    for number in 8..<200 {
      history.append(frames[number], at: Moment(tick: number, actions: 0, time: Double(number)))
    }
    #expect(Set([6, 7, 30]).isSubset(of: history.moments.map(\.tick)))
    for (place, moment) in history.moments.enumerated() {
      #expect(history.frame(at: place) == frames[moment.tick])
    }
  }

  @Test("It goes on from any frame", arguments: 0..<28, [2, 8])
  func goingOn(place: Int, fresh: Int) {
    var history = history(46, fresh: fresh)
    guard place < history.count else { return }
    let ticks = history.moments.map(\.tick).prefix(place + 1)
    history.removeAll(after: place)
    #expect(history.moments.map(\.tick) == Array(ticks))
    for number in 100..<130 {
      history.append(frame(number), at: Moment(tick: number, actions: 0, time: 0))
    }
    for (place, moment) in history.moments.enumerated() {
      #expect(history.frame(at: place) == frame(moment.tick))
    }
  }
}
