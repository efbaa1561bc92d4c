import Foundation
import Testing

extension BuiltBinary {
  /// What the program holds while it waits for a key.
  @Suite(
    "Memory at the terminal", .enabled(if: TmuxSession.isAvailable, "tmux is not installed"))
  struct TerminalMemoryTests {
    @Test("What the heap grows by is there before the next key needs it")
    func heapIsReady() throws {
      let folder = try TemporaryFolder()
      let session = try TmuxSession(columns: 100, rows: 30)
      let scene = SampleScene.text.replacingOccurrences(of: "data: 200", with: "data: 20000")
      let program = try session.start(
        "\(BuiltBinary.path) open \(try folder.write(scene, to: "sample.yaml"))")
      try session.wait(for: SampleScene.first)
      // Only some systems tell.
      guard let first = program.heap else { return }
      try session.wait("a heap that has grown") { _ in
        try session.press("PageDown", "PageDown", "PageDown")
        return try #require(program.heap).size >= first.size + 2 << 20
      }
      try session.wait("all of it resident") { _ in
        let heap = try #require(program.heap)
        return heap.size - heap.resident < 256 << 10
      }
      try session.press("q")
      #expect(try session.waitForEnd() == 0)
    }
  }
}
