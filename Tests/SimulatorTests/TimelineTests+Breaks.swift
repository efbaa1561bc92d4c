import Testing

@testable import Simulator

extension TimelineTests {
  @Test(
    "The frame in which something first broke is shown, also where few are kept, and that frames are missing"
  )
  func breakInThinned() throws {
    let whole = try run(limits: FrameHistory.Limits(latestFrames: 60_000, latestBytes: .max))
    let timeline = try run(
      limits: FrameHistory.Limits(latestFrames: 30, blockLength: 30, earlierFrames: 2))
    #expect(!whole.history.breaks.breaks.isEmpty)
    for number in whole.history.breaks.breaks.indices {
      for timeline in [whole, timeline] { timeline.perform(.nextBreak) }
      #expect(timeline.frame == whole.frame)
      if number == 0 { #expect(timeline.state.isThinned && !whole.state.isThinned) }
    }
  }
}
