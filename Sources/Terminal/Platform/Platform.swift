import CPlatform

/// The system calls of this target in Swift's types; `CPlatform` makes them.
package enum Platform {
  typealias Modes = platform_modes

  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  static let interrupt = platform_signal_interrupt
  static let hangUp = platform_signal_hang_up
  static let suspend = platform_signal_suspend
  static let resume = platform_signal_continue
  static let resize = platform_signal_resize

  /// The time since some moment before the program began.
  package static var now: Duration { .nanoseconds(platform_monotonic_time()) }

  // MARK: Descriptors

  static func isTerminal(_ descriptor: Int32) -> Bool { platform_is_terminal(descriptor) }

  static func isPipeOrFile(_ descriptor: Int32) -> Bool {
    let kind = platform_describe_descriptor(descriptor).kind
    return kind == platform_kind_pipe || kind == platform_kind_file
  }

  /// The terminal that the program runs in, or nil if it runs without one.
  static func openControllingTerminal() -> Int32? {
    let descriptor = platform_open_controlling_terminal()
    return descriptor < 0 ? nil : descriptor
  }

  /// A copy that can be closed without closing the original.
  static func duplicate(_ descriptor: Int32) -> Int32? {
    let copy = platform_duplicate(descriptor)
    return copy < 0 ? nil : copy
  }

  /// Both ends of a pipe whose reader and writer never wait.
  static func openPipe() -> (reading: Int32, writing: Int32)? {
    var ends = platform_pipe()
    return platform_open_pipe(&ends) == 0 ? (ends.reading, ends.writing) : nil
  }

  /// Reads the available bytes.
  ///
  /// - Returns: The bytes; nil if there are none yet, an empty array at the end of the input or after an error.
  static func readBytes(_ descriptor: Int32, atMost count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let result = platform_read(descriptor, &bytes, Int64(count))
    if result == platform_would_block { return nil }
    return Array(bytes.prefix(max(0, Int(result))))
  }

  /// Writes everything, waiting for a slow reader, or stops when the other end is closed.
  static func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) {
    _ = platform_write(descriptor, bytes.baseAddress, Int64(bytes.count), -1)
  }

  /// Writes a text as `writeBytes` does.
  static func writeText(_ descriptor: Int32, _ text: String) {
    var text = text
    text.withUTF8 { writeBytes(descriptor, UnsafeRawBufferPointer($0)) }
  }

  /// Runs a body during which a signal waits; it arrives afterwards.
  static func holdingBack(_ signal: Int32, _ body: () -> Void) {
    platform_block(signal)
    body()
    platform_unblock(signal)
  }

  /// Sleeps until one of two descriptors can be read or is closed, or the time is over.
  ///
  /// - Parameters:
  ///   - one: The first descriptor.
  ///   - other: The second descriptor; negative for none.
  ///   - milliseconds: The longest wait; nil for no limit.
  /// - Returns: Which of them can be read, none after the time; nil if a signal came.
  static func wait(
    for one: Int32, or other: Int32 = -1, milliseconds: Int32?
  ) -> (one: Bool, other: Bool)? {
    let ready = platform_wait(one, other, milliseconds ?? -1)
    return ready < 0 ? nil : (ready & 1 != 0, ready & 2 != 0)
  }

  /// The output that the program printed since the last call while the screen is up.
  static func readCapturedOutput() -> [UInt8] {
    let size = capture_unread_size()
    guard size > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    let count = capture_read(&bytes, size)
    return Array(bytes.prefix(Int(count)))
  }

  // MARK: The terminal

  /// The size in character cells; nil if the terminal does not know it.
  static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    let size = platform_terminal_size(descriptor)
    return size.columns > 0 ? (Int(size.columns), Int(size.rows)) : nil
  }

  static func modes(of descriptor: Int32) -> Modes? {
    var modes = Modes()
    return platform_get_modes(descriptor, &modes) ? modes : nil
  }

  static func setModes(_ modes: Modes, of descriptor: Int32) {
    var modes = modes
    platform_set_modes(descriptor, &modes)
  }

  /// The modes for reading single keys.
  static func keyModes(from modes: Modes) -> Modes {
    var modes = modes
    return platform_key_modes(&modes)
  }
}
