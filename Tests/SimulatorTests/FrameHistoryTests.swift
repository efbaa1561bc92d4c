import Foundation
import Testing

@testable import Simulator

@Suite("The frames that are kept")
struct FrameHistoryTests {
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

  private static let limits = FrameHistory.Limits(
    latestFrames: 12, blockLength: 4, earlierFrames: 5)

  private func history(_ count: Int, limits: FrameHistory.Limits = limits) -> FrameHistory {
    var history = FrameHistory(limits: limits)
    for number in 0..<count {
      history.append(frame(number), at: Moment(tick: number, actions: 0, time: Double(number)))
    }
    return history
  }

  @Test("A frame that equals the newest is not kept twice")
  func same() {
    var history = history(3)
    history.append(frame(2), at: Moment(tick: 9, actions: 0, time: 2))
    #expect(history.moments.map(\.tick) == [0, 1, 2])
    history.append(frame(1), at: Moment(tick: 10, actions: 0, time: 2))
    #expect(history.moments.map(\.tick) == [0, 1, 2, 10])
  }

  @Test("Every kept frame is the one that was appended", arguments: [1, 4, 5, 16, 17, 50, 1000])
  func frames(count: Int) {
    let history = history(count)
    #expect(history.count <= 12 + 6)
    #expect(history.moments.first?.tick == 0 && history.moments.last?.tick == count - 1)
    for (place, moment) in history.moments.enumerated() {
      #expect(history.frame(at: place) == frame(moment.tick))
    }
    #expect(history.frame(at: history.count) == nil)
    let ticks = history.moments.map(\.tick)
    #expect(ticks == ticks.sorted() && Set(ticks).count == ticks.count)
    // The latest are all there, but for the block that was thinned last.
    #expect(Array(ticks.suffix(9)) == Array((0..<count).suffix(9)))
  }

  @Test(
    "Frames that take more memory are fewer, and the newest always stays", arguments: [0, 1, 20])
  func memory(kilobytes: Int) {
    let limits = FrameHistory.Limits(latestBytes: kilobytes << 10, blockLength: 2, earlierFrames: 3)
    let history = history(200, limits: limits)
    let size = 5 * MemoryLayout<ElementFrame>.stride + MemoryLayout<PaneFrame>.stride
    #expect(history.count <= (kilobytes << 10) / size + 1 + 4)
    #expect(history.last == frame(199))
    #expect(history.moments.first?.tick == 0)
  }

  @Test(
    "Frames in which something first broke stay, however long ago, and the rest is bounded as ever")
  func firstBreaks() {
    var history = FrameHistory(limits: Self.limits)
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
    #expect(history.count <= 12 + 6 + breaks.count)
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

  @Test("It goes on from any frame", arguments: 0..<28)
  func goingOn(place: Int) {
    var history = history(46)
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
