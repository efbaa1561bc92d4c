import Scenes
import Testing

@testable import Simulator

@Suite("Whether a key is held")
struct KeyHoldTests {
  typealias Press = (time: Double, press: KeyHold.Press, timeout: Double?)

  static let vectors: [(name: String, presses: [Press])] = [
    (
      "X11, 660 ms and 25 a second",
      [
        (0, .tap, nil), (0.66, .tap, nil), (0.7, .repeated, 0.1), (0.74, .repeated, 0.1),
        (0.78, .repeated, 0.1), (0.82, .repeated, 0.1), (0.86, .repeated, 0.1),
      ]
    ),
    (
      "console, 250 ms and 10.9 a second",
      [
        (0, .tap, nil), (0.25, .tap, nil), (0.25 + 1 / 10.9, .repeated, 0.2293),
        (0.25 + 2 / 10.9, .repeated, 0.2293), (0.25 + 3 / 10.9, .repeated, 0.2293),
      ]
    ),
    (
      "five taps a second",
      [(0, .tap, nil), (0.2, .tap, nil), (0.4, .tap, nil), (0.6, .tap, nil), (0.8, .tap, nil)]
    ),
    (
      "nine taps a second look like a hold",
      [
        (0, .tap, nil), (0.111, .repeated, 0.2775), (0.222, .repeated, 0.2775),
        (0.333, .repeated, 0.2775), (0.444, .repeated, 0.2775),
      ]
    ),
    (
      "five in one read",
      [
        (0, .tap, nil), (0.66, .tap, nil), (0.7, .repeated, 0.1), (0.9, .tap, nil),
        (0.901, .batch, nil), (0.902, .batch, nil), (0.903, .batch, nil), (0.904, .batch, nil),
      ]
    ),
  ]

  @Test("The gaps between presses tell", arguments: vectors.indices)
  func vector(_ index: Int) throws {
    let (name, presses) = Self.vectors[index]
    var hold = KeyHold()
    for (time, expected, timeout) in presses {
      #expect(hold.press(at: time) == expected, "\(name) at \(time)")
      if let timeout {
        #expect(abs(try #require(hold.timeout) - timeout) < 1e-4, "\(name) at \(time)")
      } else {
        #expect(hold.timeout == nil, "\(name) at \(time)")
      }
    }
  }

  @Test("Silence longer than the timeout lets go, once")
  func release() {
    var hold = KeyHold()
    for time in [0, 0.04, 0.08] { _ = hold.press(at: time) }
    #expect(hold.isHeld)
    #expect(hold.isReleased(at: 0.179) == false)
    #expect(hold.isReleased(at: 0.181) == true)
    #expect(hold.isReleased(at: 0.3) == false)
    #expect(!hold.isHeld)
  }

  @Test("Fast repeats are not let go before 60 ms")
  func fast() {
    var hold = KeyHold()
    for time in [0, 0.01, 0.02, 0.03] { _ = hold.press(at: time) }
    #expect(abs((hold.timeout ?? 0) - 0.06) < 1e-12)
  }
}

@Suite("A finger on a key")
struct KeyFingerTests {
  private let down = KeyboardAction.Step(.line, .down)
  private var finger = KeyFinger()

  @Test("Two quick presses are two steps, from the third on the content is pushed")
  mutating func pushes() {
    #expect(press(0) == [.tap(down, times: 1)])
    #expect(press(0.04) == [.tap(down, times: 1)])
    #expect(!finger.isPushing)
    let third = press(0.08)
    guard case .hold(down, let rate, 1)? = third.first, third.count == 1 else {
      Issue.record("\(third)")
      return
    }
    #expect(abs(rate - 25) < 1e-9)
    #expect(finger.release(at: 0.17) == nil)
    #expect(finger.release(at: 0.19) == .release)
    #expect(finger.release(at: 0.3) == nil)
    #expect(press(0.5) == [.tap(down, times: 1)])
  }

  @Test("Another key lets go at once")
  mutating func other() {
    for time in [0, 0.04, 0.08] { _ = press(time) }
    let up = KeyboardAction.Step(.line, .up)
    #expect(
      finger.press(.character("k"), times: 1, step: up, at: 0.09)
        == [.release, .tap(up, times: 1)])
    #expect(finger.lift() == [])
  }

  @Test(
    "What comes in one read is counted; a few of them are a stalled program's, many are not a held key's"
  )
  mutating func bursts() {
    #expect(press(0, times: 10_000) == [.tap(down, times: 10_000)])
    _ = press(0.5)
    for time in [0.54, 0.58] { _ = press(time) }
    guard case .hold(_, _, 5)? = press(0.66, times: 5).first else {
      Issue.record("a short pile is part of the hold")
      return
    }
    #expect(press(0.7, times: 4095) == [.release, .tap(down, times: 4095)])
  }

  private mutating func press(_ time: Double, times: Int = 1) -> [KeyboardAction] {
    finger.press(.character("j"), times: times, step: down, at: time)
  }
}
