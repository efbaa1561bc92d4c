/// Bytes on their way to the terminal, gathered for one write.
///
/// A picture is thousands of them, a few at a time: an array would ask for each whether it is long enough and nobody else
/// has it. Whoever holds the buffer adds to the same bytes.
final class OutputBuffer {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0

  /// - Parameter capacity: For how many bytes there is room before more is taken, twice as much each time.
  init(capacity: Int = 1 << 13) {
    self.capacity = max(1, capacity)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// A copy of what was gathered.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Shows what was gathered, as it is until the next byte is added.
  func withBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
    body(UnsafeRawBufferPointer(start: start, count: count))
  }

  func append(_ byte: UInt8) {
    if count == capacity { grow(1) }
    start[count] = byte
    count += 1
  }

  func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      append(bytes.count) { place in
        for index in bytes.indices { place[index] = bytes[index] }
      }
    }
  }

  func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Adds the digits of a number of 0 or more.
  func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(truncatingIfNeeded: 48 + number % 10))
  }

  /// Adds as many bytes as are written to a place, which has to be all of them.
  @inline(__always)
  func append(_ length: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Void) {
    if capacity - count < length { grow(length) }
    fill(start + count)
    count += length
  }

  func removeAll() { count = 0 }

  @inline(never)
  private func grow(_ length: Int) {
    capacity = max(2 * capacity, count + length)
    let former = start
    start = .allocate(capacity: capacity)
    start.update(from: former, count: count)
    former.deallocate()
  }
}
