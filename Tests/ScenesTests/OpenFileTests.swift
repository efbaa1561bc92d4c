import Foundation
import Testing

@testable import Scenes

@Suite("A file that is open")
struct OpenFileTests {
  @Test("A part of a file is read, or what there is of it; its rest is all of it")
  func parts() throws {
    try withFiles(["a.txt": "0123456789", "empty.txt": ""]) { directory in
      let file = try OpenFile("\(directory)/a.txt")
      #expect(file.size == 10)
      #expect(try file.bytes(3..<5) == Array("34".utf8))
      #expect(try file.bytes(8..<20) == Array("89".utf8))
      #expect(try file.rest() == Array("0123456789".utf8))
      let empty = try OpenFile("\(directory)/empty.txt")
      #expect(try empty.size == 0 && empty.rest() == [] && LineFile(empty) == nil)
      #expect(throws: OpenFile.Failure.self) { try OpenFile("\(directory)/none.txt") }
    }
  }

  @Test("A device that may never end is refused, the empty one is empty")
  func devices() throws {
    let error = #expect(throws: SceneError.self) { try SceneLoader().scene(at: "/dev/zero") }
    #expect(error?.message == "this is a device, not a file")
    #expect(try SceneLoader().scene(at: "/dev/null").panes[0].data.itemCount == 0)
  }

  @Test("What has no size is read to a limit")
  func limit() throws {
    #expect(throws: OpenFile.TooLong.self) { try OpenFile("/dev/zero").rest(atMost: 1 << 20) }
    try withFiles(["a.json": "[1, 2, 3]"]) { directory in
      let held = try OpenFile("\(directory)/a.json").rest(atMost: 3)
      #expect(held.count == 9)
    }
    var loader = SceneLoader { Data(repeating: 0x61, count: (1 << 20) + 1) }
    loader.mostHeld = 1 << 20
    let error = #expect(throws: SceneError.self) { try loader.scene(at: "-") }
    #expect(error?.message.hasPrefix("more than 1 MB came through this pipe") == true)
    loader.mostHeld += 1
    #expect(try loader.scene(at: "-").panes[0].data.itemCount == 1)
  }

  /// Who writes does so once; whoever opens the pipe a second time gets only `too late`, for which it is written again.
  @Test("A pipe with a name is opened once and read to its end")
  func pipe() throws {
    let text = (0..<20_000).map { "line \($0)\n" }.joined()
    for words in Array(repeating: ["hi\n", text], count: 20).joined() {
      let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".txt")
      defer { try? FileManager.default.removeItem(at: url) }
      try #require(mkfifo(url.path, 0o600) == 0)
      let writer = PipeWriter(url.path, words)
      let writing = Meanwhile { writer.write() }
      defer { writing.stop() }
      let items = try SceneLoader().scene(at: url.path).panes[0].data.sections[0].items
      let lines = words.split(separator: "\n")
      #expect(items.count >= lines.count && items[0].text == lines[0])
      #expect(items[lines.count - 1].text == lines[lines.count - 1])
    }
  }
}
