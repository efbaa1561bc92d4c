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
