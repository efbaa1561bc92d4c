import Simulator
import Testing

@testable import Renderer

@Suite("What a screen remembers")
struct ScreenStateTests {
  @Test("A copy is changed alone")
  func copies() {
    var state = ScreenState()
    state.log.take("one")
    let copy = state
    state.overlay = .log
    state.log.take("two")
    #expect(copy.overlay == nil && copy.log != state.log)
    #expect(state != copy)
    var other = copy
    #expect(other == copy)
    other.helpFilter = "x"
    #expect(copy.helpFilter == "" && other != copy)
    // What is equal need not be the same.
    other.helpFilter = ""
    #expect(other == copy)
  }

  @Test("What changes with any key is told apart too")
  func small() {
    var state = ScreenState()
    let copy = state
    state.time.isPaused = true
    #expect(state != copy)
    state = copy
    state.refusal = Refusal(command: .time(.frameForward), word: "nothing moves")
    #expect(state != copy)
    state = copy
    _ = state.prefix.add(.character("3"), in: .standard)
    #expect(state != copy)
  }
}
