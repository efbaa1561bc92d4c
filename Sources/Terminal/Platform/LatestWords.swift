/// The latest words of many, in memory that is read from inside a signal handler: made once, and never freed.
struct LatestWords {
  /// As many as are told.
  private static let most = 24
  /// The bytes of one of them that are told, a space before it among them.
  private static let longest = 128

  /// What stands for those that gave way.
  private static let mark: StaticString = " …"

  private let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: (most + 1) * longest)
  private var length = 0
  private var count = 0

  /// Each behind a space, the latest last; `…` stands for those that gave way.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: memory, count: length)
  }

  /// Takes the next one, which has no spaces; what is too long ends early.
  ///
  /// - Complexity: O(all of them) at most, some hundred bytes that are moved.
  mutating func append(_ word: String) {
    if count == Self.most { forgetOldest() }
    memory[length] = UInt8(ascii: " ")
    length += 1
    for byte in word.utf8.prefix(Self.longest - 1) {
      memory[length] = byte
      length += 1
    }
    count += 1
  }

  mutating func forget() { (length, count) = (0, 0) }

  /// Has the mark stand for the first two, of which one may be the mark itself.
  private mutating func forgetOldest() {
    var end = 0
    for _ in 0..<2 {
      end += 1
      while end < length, memory[end] != UInt8(ascii: " ") { end += 1 }
    }
    let mark = Self.mark.utf8CodeUnitCount
    let rest = length - end
    (memory + mark).update(from: memory + end, count: rest)
    memory.update(from: Self.mark.utf8Start, count: mark)
    length = mark + rest
    count -= 1
  }
}
