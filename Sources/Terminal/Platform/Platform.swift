import CPlatform

/// Swift wrappers for the system calls of `CPlatform` that this target uses.
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

  /// The monotonic time; its zero is unspecified.
  package static var now: Duration { .nanoseconds(platform_monotonic_time()) }

  /// The memory that the program occupies, without files mapped into it, in bytes; 0 where the system does not say.
  package static var memory: Int { Int(platform_memory()) }

  /// Restores the terminal if it is drawn on, writes a text to standard error and ends the program at once, also while the main
  /// thread computes.
  package static func exit(printing text: String, status: Int32) -> Never {
    rescue_exit(text, status)
    fatalError("The program goes on after its end.")
  }

  // MARK: Descriptors

  static func isTerminal(_ descriptor: Int32) -> Bool { platform_is_terminal(descriptor) }

  static func isPipeOrFile(_ descriptor: Int32) -> Bool {
    let kind = platform_describe_descriptor(descriptor).kind
    return kind == platform_kind_pipe || kind == platform_kind_file
  }

  /// Opens the controlling terminal; nil if the program has none.
  static func openControllingTerminal() -> Int32? {
    let descriptor = platform_open_controlling_terminal()
    return descriptor < 0 ? nil : descriptor
  }

  /// Returns a copy of the descriptor that can be closed independently; nil after an error.
  static func duplicate(_ descriptor: Int32) -> Int32? {
    let copy = platform_duplicate(descriptor)
    return copy < 0 ? nil : copy
  }

  /// Opens a pipe whose ends are both non-blocking; nil after an error.
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

  /// Writes all bytes and waits for a slow reader without limit; stops at the first error, such as a closed pipe.
  static func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) {
    _ = platform_write(descriptor, bytes.baseAddress, Int64(bytes.count), -1)
  }

  /// Writes a text as UTF-8; waits and stops as `writeBytes` does.
  static func writeText(_ descriptor: Int32, _ text: String) {
    var text = text
    text.withUTF8 { writeBytes(descriptor, UnsafeRawBufferPointer($0)) }
  }

  /// Blocks a signal while `body` runs; a signal sent meanwhile is delivered afterwards.
  static func holdingBack(_ signal: Int32, _ body: () -> Void) {
    platform_block(signal)
    body()
    platform_unblock(signal)
  }

  /// Sleeps until one of two descriptors is readable or closed, or until the timeout.
  ///
  /// - Parameters:
  ///   - one: The first descriptor.
  ///   - other: The second descriptor; negative for none.
  ///   - milliseconds: The longest wait; nil for no limit.
  /// - Returns: Which descriptors are readable, neither after the timeout; nil if a signal interrupted the wait.
  static func wait(
    for one: Int32, or other: Int32 = -1, milliseconds: Int32?
  ) -> (one: Bool, other: Bool)? {
    let ready = platform_wait(one, other, milliseconds ?? -1)
    return ready < 0 ? nil : (ready & 1 != 0, ready & 2 != 0)
  }

  /// Returns what the program has printed since the last call while the screen is up.
  static func readCapturedOutput() -> [UInt8] {
    let size = capture_unread_size()
    guard size > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    let count = capture_read(&bytes, size)
    return Array(bytes.prefix(Int(count)))
  }

  // MARK: The terminal

  /// The size of a terminal in character cells; nil if the terminal reports none.
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

  /// Returns `modes` changed for reading single keys: see `platform_key_modes`.
  static func keyModes(from modes: Modes) -> Modes {
    var modes = modes
    return platform_key_modes(&modes)
  }
}
