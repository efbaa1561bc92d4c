import Foundation
import Testing

@testable import cellophane

@Suite struct StandardInputTests {
  @Test("Of input without an end little more than the limit is read")
  func endless() throws {
    let handle = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    let input = StandardInput(handle, limit: 3 << 20)
    #expect(try input.read().count == 4 << 20)
    #expect(input.data?.count == 4 << 20)
  }

  @Test("Input is read to its end, and once")
  func whole() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("some".utf8))
    try pipe.fileHandleForWriting.close()
    let input = StandardInput(pipe.fileHandleForReading)
    #expect(try input.read() == Data("some".utf8))
    #expect(try input.read() == Data("some".utf8))
  }
}
