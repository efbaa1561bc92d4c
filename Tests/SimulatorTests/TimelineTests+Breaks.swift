import Testing

@testable import Simulator

extension TimelineTests {
  @Test(
    "The frame in which something first broke is shown, also where few are kept, and that frames are missing"
  )
  func breakInThinned() throws {
    let whole = try run(limits: FrameHistory.Limits(wholeBlocks: 1_000, wholeEntries: 1_000_000))
    let timeline = try run(
      limits: FrameHistory.Limits(blockLength: 30, wholeBlocks: 1, earlierFrames: 2))
    #expect(!whole.history.breaks.breaks.isEmpty)
    for number in whole.history.breaks.breaks.indices {
      for timeline in [whole, timeline] { timeline.take(.nextBreak) }
      #expect(timeline.frame == whole.frame)
      if number == 0 { #expect(timeline.state.isThinned && !whole.state.isThinned) }
    }
  }
}
