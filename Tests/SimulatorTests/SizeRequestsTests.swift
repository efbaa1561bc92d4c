import CollectionView
import Scenes
import Testing

@testable import Simulator

/// What is told while a layout asks its delegate for very many sizes.
@Suite("Sizes asked of a delegate")
@MainActor
struct SizeRequestsTests {
  private func scene(_ count: Int, _ layout: String) throws -> Scene {
    try SceneLoader().scene(
      text: "data: \(count)\ncell: { size: [320, 40] }\nlayout: \(layout)\n", name: "x.yaml",
      directory: "/")
  }

  @Test(
    "Every thousand is told, of a layout that asks for all",
    arguments: [
      ("{ kind: list, sizing: delegate }", true), ("{ kind: list }", false),
      ("{ kind: flow, sizing: delegate }", true), ("{ kind: flow, sizing: both }", true),
      ("{ kind: flow, sizing: fixed }", false), ("{ kind: waterfall, sizing: delegate }", true),
      ("{ kind: table, sizing: delegate }", false),
      ("{ kind: table, sizing: delegate, estimatedHeight: 0 }", true),
    ])
  func all(_ layout: String, _ isTold: Bool) throws {
    var told: [[Int]] = []
    _ = try Session(
      scene(250_000, layout),
      whileAsking: {
        told.append([$0, $1])
        return true
      })
    let all = stride(from: 1_000, through: 250_000, by: 1_000).map { [$0, 250_000] }
    #expect(told == (isTold ? all : []))
  }

  @Test("So it is of sizes that cells were asked")
  func cells() throws {
    var told: [[Int]] = []
    let session = try Session(
      scene(1_000_000, "{ kind: list }"),
      whileAsking: {
        told.append([$0, $1])
        return true
      })
    let content = session.panes[0].content
    let entry = try #require(content.model.entry(at: [0, 0]))
    session.passFrame()
    for _ in 0..<250_000 { content.recordCellQuery(entry) }
    #expect(told == stride(from: 1_000, through: 250_000, by: 1_000).map { [$0, 1_000_000] })
  }

  @Test(
    "So it is when a knob makes them many, when that is taken back, and when the past is gone on from"
  )
  func later() throws {
    var told: [Int] = []
    let timeline = try Timeline(
      scene(900, "{ kind: flow, sizing: delegate }"),
      whileAsking: {
        told.append($1)
        return true
      })
    #expect(told == [])
    try timeline.apply(.set([Setting(key: "data", text: "120000")]))
    #expect(told.contains(120_000))
    told = []
    try timeline.apply(.undoSetting)
    #expect(told == [])
    try timeline.apply(.redoSetting)
    #expect(told.contains(120_000))
    timeline.advance(by: .milliseconds(200))
    told = []
    timeline.perform(.frameBack)
    #expect(told == [])
    try timeline.apply(.keyboard(.jump(.end)))
    #expect(told.contains(120_000))
  }

  @Test("Sizes asked for with frames in between do not add up")
  func frames() {
    var told: [Int] = []
    let requests = SizeRequests(
      Patience { count, _ in
        told.append(count)
        return true
      })
    for _ in 1..<SizeRequests.step { requests.count(of: 1_000_000) }
    requests.reset()
    requests.count(of: 1_000_000)
    #expect(told == [])
    for _ in 1..<SizeRequests.step { requests.count(of: 1_000_000) }
    #expect(told == [SizeRequests.step])
  }

  @Test("Patience that is lost does not come back, and nobody is asked for it")
  func patience() {
    var told = 0
    let patience = Patience { count, _ in
      told += 1
      return count != 2
    }
    for count in 1...3 { patience.wait(count, of: 3) }
    #expect(patience.isLost && told == 2)
  }

  @Test("A layout that begins anew is told to be at the beginning")
  func again() {
    var told: [Int] = []
    let requests = SizeRequests(
      Patience { count, _ in
        told.append(count)
        return true
      })
    for _ in 0..<3_000 { requests.count(of: 1_500) }
    #expect(told == [1_000, 1_000])
  }
}
