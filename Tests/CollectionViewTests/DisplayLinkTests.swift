import CollectionView
import Foundation
import Testing

/// Display links run by the clock of the host in whose time they were added.
@MainActor
struct DisplayLinkTests {
  private final class Target: SelectorPerforming {
    var times: [TimeInterval] = []
    var clocks: [TimeInterval] = []
    var action: (CADisplayLink) -> Void = { _ in }

    func perform(_ selector: Selector, with sender: Any?) {
      guard let link = sender as? CADisplayLink, selector == Selector(("tick")) else { return }
      times.append(link.timestamp)
      clocks.append(CACurrentMediaTime())
      action(link)
    }
  }

  private func frames(_ count: Int, of clock: DisplayClock) {
    for _ in 0..<count { clock.advance(to: clock.time + 1.0 / 60) }
  }

  private func link(_ target: Target, in clock: DisplayClock?) -> CADisplayLink {
    let link = CADisplayLink(target: target, selector: Selector(("tick")))
    if let clock {
      clock.run { link.add(to: .main, forMode: .common) }
    } else {
      link.add(to: .main, forMode: .common)
    }
    return link
  }

  @Test func everyFrameCallsTheTargetAndTellsTheTime() {
    let clock = DisplayClock()
    let target = Target()
    let link = link(target, in: clock)
    #expect(clock.isRunning)
    clock.advance(to: 0.25)
    clock.advance(to: 0.25)
    clock.advance(to: 0.5)
    #expect(target.times == [0.25, 0.5])
    #expect(target.clocks == [0.25, 0.5])
    #expect(link.duration == 0.25)
    #expect(link.targetTimestamp == 0.75)
  }

  @Test(arguments: [(0, 12), (60, 12), (30, 6), (20, 4), (7, 2)])
  func thePreferredRateHolds(rate: Int, calls: Int) {
    let clock = DisplayClock()
    let target = Target()
    link(target, in: clock).preferredFramesPerSecond = rate
    frames(12, of: clock)
    #expect(target.times.count == calls)
  }

  @Test(arguments: [(0, 12), (1, 12), (2, 6), (3, 4), (6, 2)])
  func anIntervalOfFramesHolds(interval: Int, calls: Int) {
    let clock = DisplayClock()
    let target = Target()
    link(target, in: clock).frameInterval = interval
    frames(12, of: clock)
    #expect(target.times.count == calls)
  }

  @Test func aRangeOfRatesCountsLessThanARateAndMoreThanAnInterval() {
    let clock = DisplayClock()
    let targets = [Target(), Target(), Target(), Target()]
    let links = targets.map { link($0, in: clock) }
    links[0].preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    links[1].preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
    links[2].preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
    links[2].preferredFramesPerSecond = 30
    links[3].preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20)
    links[3].frameInterval = 6
    #expect(CADisplayLink(target: targets[0], selector: Selector(("tick"))).frameInterval == 1)
    frames(12, of: clock)
    #expect(targets.map(\.times.count) == [6, 4, 6, 4])
  }

  @Test func aPauseIsNotMadeUpFor() {
    let clock = DisplayClock()
    let target = Target()
    let link = link(target, in: clock)
    link.preferredFramesPerSecond = 30
    frames(2, of: clock)
    link.isPaused = true
    frames(60, of: clock)
    link.isPaused = false
    target.times = []
    frames(4, of: clock)
    #expect(target.times.count == 2)
  }

  @Test func pausedRemovedAndInvalidatedLinksCallNobody() {
    let clock = DisplayClock()
    let targets = [Target(), Target(), Target()]
    let links = targets.map { link($0, in: clock) }
    links[0].isPaused = true
    links[1].remove(from: .main, forMode: .common)
    links[2].invalidate()
    frames(2, of: clock)
    #expect(targets.map(\.times.count) == [0, 0, 0])
    #expect(!clock.isRunning)
    links[0].isPaused = false
    clock.run { links[1].add(to: .main, forMode: .common) }
    clock.run { links[2].add(to: .main, forMode: .common) }
    frames(1, of: clock)
    #expect(targets.map(\.times.count) == [1, 1, 0])
  }

  @Test func aLinkMayEndItselfOrAnotherInItsCall() {
    let clock = DisplayClock()
    let (first, second) = (Target(), Target())
    _ = link(first, in: clock)
    let other = link(second, in: clock)
    first.action = { link in
      link.invalidate()
      other.invalidate()
    }
    frames(3, of: clock)
    #expect(first.times.count == 1)
    #expect(second.times.isEmpty)
  }

  @Test func twoHostsDoNotMoveEachOther() {
    let (one, two) = (DisplayClock(), DisplayClock())
    let target = Target()
    _ = link(target, in: one)
    frames(3, of: two)
    #expect(target.times.isEmpty)
    frames(1, of: one)
    #expect(target.times.count == 1)
  }

  @Test func withoutAHostNobodyIsCalledAndTimeStands() {
    let target = Target()
    _ = link(target, in: nil)
    #expect(CACurrentMediaTime() == 0)
    #expect(target.times.isEmpty)
  }

  @Test func aLinkKeepsItsTargetUntilItIsInvalidated() {
    let clock = DisplayClock()
    weak var kept: Target?
    let held: CADisplayLink
    do {
      let target = Target()
      kept = target
      held = link(target, in: clock)
    }
    #expect(kept != nil)
    held.invalidate()
    #expect(kept == nil)
  }

  @Test func aLinkOfTwoModesGoesOnInOneOfThem() {
    let clock = DisplayClock()
    let target = Target()
    let link = link(target, in: clock)
    clock.run { link.add(to: .main, forMode: .default) }
    link.remove(from: .main, forMode: .default)
    frames(1, of: clock)
    #expect(target.times.count == 1)
    link.remove(from: .main, forMode: .common)
    frames(1, of: clock)
    #expect(target.times.count == 1)
  }
}
