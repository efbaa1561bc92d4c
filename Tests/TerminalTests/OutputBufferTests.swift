import Testing

@testable import Terminal

/// Bytes on their way to the terminal.
struct OutputBufferTests {
  @Test("takes more room when it is full, and keeps what it has", arguments: [0, 1, 3, 64])
  func grows(capacity: Int) {
    let output = OutputBuffer(capacity: capacity)
    var expected: [UInt8] = []
    for number in 0..<40 {
      output.append(UInt8(number))
      output.append(decimal: number * number)
      output.append("é\(number)")
      output.append([UInt8](repeating: 7, count: number))
      output.append(2) { place in (place[0], place[1]) = (1, 2) }
      expected.append(UInt8(number))
      expected += "\(number * number)é\(number)".utf8
      expected += [UInt8](repeating: 7, count: number) + [1, 2]
    }
    #expect(output.bytes == expected)
  }

  @Test("begins anew once it was sent")
  func removesAll() {
    let output = OutputBuffer()
    #expect(output.bytes.isEmpty)
    output.append("gone")
    output.removeAll()
    #expect(output.bytes.isEmpty)
    output.append("sent")
    output.withBytes { bytes in #expect(Array(bytes) == Array("sent".utf8)) }
  }
}
