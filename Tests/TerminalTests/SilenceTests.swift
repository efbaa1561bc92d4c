import Testing

@testable import Terminal

@Suite("Silence after bytes")
struct SilenceTests {
  private let start = ContinuousClock.Instant.now

  @Test("It lasts as long however often and shortly somebody listens")
  func frames() {
    var silence = Silence()
    silence.noteBytes(at: start, isUndecided: true)
    #expect(silence.rest(at: start) == Silence.limit)
    for milliseconds in 0..<25 {
      #expect(!silence.isOver(at: start + .milliseconds(milliseconds)))
    }
    #expect(silence.rest(at: start + .milliseconds(10)) == Silence.limit - .milliseconds(10))
    #expect(silence.isOver(at: start + Silence.limit))
  }

  @Test("More bytes begin it anew, and what is decided ends it")
  func more() {
    var silence = Silence()
    silence.noteBytes(at: start, isUndecided: true)
    silence.noteBytes(at: start + .milliseconds(20), isUndecided: true)
    #expect(!silence.isOver(at: start + .milliseconds(30)))
    silence.noteBytes(at: start + .milliseconds(31), isUndecided: false)
    #expect(silence.rest(at: start + .milliseconds(32)) == nil)
    #expect(!silence.isOver(at: start + .seconds(9)))
  }

  @Test("Late ears hear it at once")
  func late() {
    var silence = Silence()
    silence.noteBytes(at: start, isUndecided: true)
    #expect(silence.rest(at: start + .seconds(1)) == .zero)
  }
}
