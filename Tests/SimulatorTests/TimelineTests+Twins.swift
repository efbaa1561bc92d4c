import Testing

@testable import Simulator

extension TimelineTests {
  @Test("Frames between steps that take no time have twins, those of motion have none")
  func twins() throws {
    let timeline = try run()
    var times: [Double: Int] = [:]
    var told: [(time: Double, hasTwin: Bool)] = []
    timeline.perform(.frameBack)
    for _ in 2...timeline.state.frameCount {
      told.append((timeline.frame.time, timeline.state.hasTwin))
      timeline.perform(.frameBack)
    }
    for frame in told { times[frame.time, default: 0] += 1 }
    // The newest frame is not among those that are looked back on.
    for frame in told.dropFirst() {
      #expect(frame.hasTwin == (times[frame.time, default: 0] > 1), "\(frame)")
    }
    #expect(told.contains { $0.hasTwin } && told.contains { !$0.hasTwin })
  }
}
