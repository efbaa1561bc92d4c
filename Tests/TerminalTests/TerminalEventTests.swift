import Simulator
import Testing

@testable import Terminal

@Suite("Events that came together")
struct TerminalEventTests {
  @Test("Presses of one key are one event that counts them; another key stands between")
  func keys() {
    let presses = Array(repeating: TerminalEvent.key(.character("j")), count: 10_000)
    #expect(TerminalEvent.coalesced(presses) == [.key(.character("j"), times: 10_000)])
    #expect(
      TerminalEvent.coalesced([.key(.down), .key(.down), .key(.up), .key(.down)])
        == [.key(.down, times: 2), .key(.up), .key(.down)])
  }

  @Test("A drag of a thousand places is its last place, between press and release")
  func drag() {
    let press = MouseEvent(kind: .press(.left), column: 5, row: 20)
    let places = (0..<1000).map {
      MouseEvent(kind: .drag(.left), column: 5 + $0 % 7, row: 20 - $0 % 13)
    }
    let release = MouseEvent(kind: .release, column: 9, row: 9)
    #expect(
      TerminalEvent.coalesced(([press] + places + [release]).map { .mouse($0) })
        == [.mouse(press), .mouse(places[999]), .mouse(release)])
  }

  @Test("A press and a release in one read stay two, a press after a drag stays a press")
  func clicks() {
    let events = [
      MouseEvent(kind: .press(.left), column: 5, row: 5),
      MouseEvent(kind: .release, column: 5, row: 5),
      MouseEvent(kind: .press(.left), column: 5, row: 5),
      MouseEvent(kind: .drag(.left), column: 6, row: 5),
      MouseEvent(kind: .drag(.right), column: 7, row: 5),
    ].map { TerminalEvent.mouse($0) }
    #expect(TerminalEvent.coalesced(events) == events)
  }

  @Test("Notches of the wheel are counted, each way and each modifier for itself")
  func wheel() {
    let down = MouseEvent(kind: .wheel(.down), column: 1, row: 1)
    let up = MouseEvent(kind: .wheel(.up), column: 1, row: 1)
    let shifted = MouseEvent(kind: .wheel(.down), column: 1, row: 1, modifiers: .shift)
    #expect(
      TerminalEvent.coalesced([down, down, down, up, down, shifted].map { .mouse($0) })
        == [
          .mouse(down, times: 3), .mouse(up), .mouse(down), .mouse(shifted),
        ])
  }

  @Test("Endings and redraws are kept as they are")
  func others() {
    let events: [TerminalEvent] = [.redraw, .redraw, .key(.up), .end(.interrupted)]
    #expect(TerminalEvent.coalesced(events) == events)
  }
}
