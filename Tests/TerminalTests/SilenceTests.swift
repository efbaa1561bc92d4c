import Testing

@testable import Terminal

@Suite("Silence after bytes")
struct SilenceTests {
  private let start = Duration.seconds(9)
  private let limit = Silence.Beginning.key.limit

  @Test("It lasts as long however often and shortly somebody listens")
  func frames() {
    var silence = Silence()
    silence.restart(at: start, waitingFor: .key)
    #expect(silence.rest(at: start) == limit)
    for milliseconds in 0..<25 {
      #expect(!silence.isOver(at: start + .milliseconds(milliseconds)))
    }
    #expect(silence.rest(at: start + .milliseconds(10)) == limit - .milliseconds(10))
    #expect(silence.isOver(at: start + limit))
  }

  @Test("More bytes begin it anew, and what is decided ends it")
  func more() {
    var silence = Silence()
    silence.restart(at: start, waitingFor: .key)
    silence.restart(at: start + .milliseconds(20), waitingFor: .key)
    #expect(!silence.isOver(at: start + .milliseconds(30)))
    silence.restart(at: start + .milliseconds(31), waitingFor: nil)
    #expect(silence.rest(at: start + .milliseconds(32)) == nil)
    #expect(!silence.isOver(at: start + .seconds(9)))
  }

  @Test("Late ears hear it at once")
  func late() {
    var silence = Silence()
    silence.restart(at: start, waitingFor: .key)
    #expect(silence.rest(at: start + .seconds(1)) == .zero)
  }

  @Test("The parts of a paste may be further apart")
  func paste() {
    var silence = Silence()
    silence.restart(at: start, waitingFor: .paste)
    #expect(!silence.isOver(at: start + .seconds(4)))
    #expect(silence.isOver(at: start + .seconds(5)))
  }
}
