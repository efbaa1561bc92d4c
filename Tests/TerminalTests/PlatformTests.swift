import CPlatform
import Foundation
import Testing

@testable import Terminal

@Suite("System calls")
struct PlatformTests {
  @Test("A slow reader of what never makes a writer wait gets everything")
  func slowReader() throws {
    let pipe = try #require(Platform.openPipe())
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
    Thread.detachNewThread {
      bytes.withUnsafeBytes { Platform.writeBytes(pipe.writing, $0) }
      platform_close(pipe.writing)
    }
    var read: [UInt8] = []
    while let part = Platform.wait(for: pipe.reading, milliseconds: nil)
      .map({ _ in Platform.readBytes(pipe.reading, atMost: 1000) ?? [] }), !part.isEmpty
    {
      read += part
    }
    platform_close(pipe.reading)
    // Compared before: how a million bytes differ takes long to tell.
    let isWhole = read == bytes
    #expect(isWhole, "\(read.count) bytes")
  }
}
