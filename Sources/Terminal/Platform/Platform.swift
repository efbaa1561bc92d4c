#if canImport(Darwin)
  @preconcurrency import Darwin
#else
  // The streams of stdio are global variables there.
  @preconcurrency import Glibc
#endif

/// The system calls of this target, and the only file of it that imports libc.
///
/// Three of them are for the whole package, so that the program's target, which runs children, has no copy of its own: `now`,
/// `openTemporaryFile(in:)` and `isIgnored(_:)`.
///
/// Everything here that a signal handler calls is safe there: it neither allocates nor locks.
package enum Platform {
  typealias Modes = termios

  static let standardInput = STDIN_FILENO
  static let standardOutput = STDOUT_FILENO
  static let standardError = STDERR_FILENO

  // MARK: Time

  /// The time since some moment before the program began.
  ///
  /// How large an instant of the standard library's clocks is has to be found out while the program runs, as well as where
  /// everything stands that is kept beside one.
  package static var now: Duration {
    var time = timespec()
    _ = clock_gettime(CLOCK_MONOTONIC, &time)
    return Duration(
      secondsComponent: Int64(time.tv_sec),
      attosecondsComponent: Int64(time.tv_nsec) * 1_000_000_000)
  }

  // MARK: Descriptors

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  static func isPipeOrFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    return [S_IFIFO, S_IFREG].contains(status.st_mode & S_IFMT)
  }

  /// The terminal the program was started from; nil when there is none.
  static func openControllingTerminal() -> Int32? {
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  /// A copy that can be closed without closing the original.
  static func duplicate(_ descriptor: Int32) -> Int32? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    return copy < 0 ? nil : copy
  }

  static func redirect(_ descriptor: Int32, to target: Int32) {
    _ = dup2(target, descriptor)
  }

  static func closeDescriptor(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  /// Lets the lines of standard output go their way one by one, wherever they go.
  static func bufferLinesOfOutput() {
    _ = setvbuf(stdout, nil, Int32(_IOLBF), 0)
  }

  /// A file without a name, written at its end and gone when it is closed.
  package static func openTemporaryFile(in directory: String) -> Int32? {
    var template = Array((directory + "/cellophane.XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    _ = unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
    return descriptor
  }

  /// The bytes of a file that is written at its end, wherever it is read on: going there is answered sooner than asking all that
  /// is known of a file.
  static func fileSize(_ descriptor: Int32) -> Int {
    max(0, Int(lseek(descriptor, 0, SEEK_END)))
  }

  static func emptyFile(_ descriptor: Int32) {
    _ = ftruncate(descriptor, 0)
  }

  /// Reads a part of a file; as much as there is.
  static func readBytes(_ descriptor: Int32, from start: Int, atMost count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(start)))
    }
  }

  /// Both ends of a pipe that never makes a writer or a reader wait.
  static func openPipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }

  /// Reads what is there; nil when nothing is, an empty array at the end of the input.
  static func readBytes(_ descriptor: Int32, atMost count: Int) -> [UInt8]? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
      let result = read(descriptor, buffer.baseAddress, count)
      if result < 0, errno == EINTR || errno == EAGAIN { return nil }
      return Array(buffer[..<max(0, result)])
    }
  }

  /// Writes everything, or gives up when the other end is gone.
  ///
  /// It waits for a slow reader also where somebody else who has the terminal has asked that nobody waits.
  ///
  /// - Parameters:
  ///   - descriptor: Where to.
  ///   - bytes: What.
  ///   - patience: How many milliseconds to wait at most there; for ever by itself.
  static func writeBytes(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, patience: Int32 = -1
  ) {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let written = write(descriptor, start, rest.count)
      if written < 0 {
        guard errno == EINTR || errno == EAGAIN && waitForRoom(descriptor, patience) else { return }
      } else {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
      }
    }
  }

  /// Sleeps until a descriptor takes more; false when that takes too long, or it cannot be asked.
  private static func waitForRoom(_ descriptor: Int32, _ patience: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    let count = poll(&entry, 1, patience)
    return count > 0 || count < 0 && errno == EINTR
  }

  /// Writes one byte, unless so many wait there that nobody needs another.
  static func wake(_ descriptor: Int32, saying byte: UnsafePointer<UInt8>) {
    while write(descriptor, byte, 1) < 0, errno == EINTR {}
  }

  /// Copies a file from a place to its end; the patience is that of `writeBytes`.
  static func copy(_ source: Int32, from start: Int, to target: Int32, patience: Int32) {
    _ = lseek(source, off_t(start), SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      while true {
        let count = read(source, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        writeBytes(
          target, UnsafeRawBufferPointer(rebasing: buffer.prefix(count)), patience: patience)
      }
    }
  }

  /// Sleeps until a descriptor, or another one, can be read or is closed, or the time is over.
  ///
  /// - Parameters:
  ///   - one: Whom to listen to.
  ///   - other: The other one; negative for none.
  ///   - milliseconds: nil waits for ever.
  /// - Returns: Which of them have something to say, none when the time is over; nil when a signal came between.
  static func wait(
    for one: Int32, or other: Int32 = -1, milliseconds: Int32?
  ) -> (one: Bool, other: Bool)? {
    withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 2) { entries in
      entries.initializeElement(at: 0, to: pollfd(fd: one, events: Int16(POLLIN), revents: 0))
      entries.initializeElement(at: 1, to: pollfd(fd: other, events: Int16(POLLIN), revents: 0))
      guard poll(entries.baseAddress, 2, milliseconds ?? -1) >= 0 else { return nil }
      return (entries[0].revents != 0, entries[1].revents != 0)
    }
  }

  // MARK: The terminal

  /// The size in character cells; nil when the terminal does not know.
  static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  static func modes(of descriptor: Int32) -> Modes? {
    var modes = termios()
    return tcgetattr(descriptor, &modes) == 0 ? modes : nil
  }

  static func setModes(_ modes: Modes, of descriptor: Int32) {
    var modes = modes
    _ = tcsetattr(descriptor, TCSANOW, &modes)
  }

  /// Throws away what has been typed and not been read; waits for nothing, as `TCSAFLUSH` would for what has been written.
  static func dropInput(_ descriptor: Int32) {
    _ = tcflush(descriptor, TCIFLUSH)
  }

  /// Sleeps until a descriptor can be read, or the time is over.
  static func waitForInput(_ descriptor: Int32, milliseconds: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&entry, 1, milliseconds)
  }

  /// The modes in which each key arrives at once, unechoed and unchanged, and Ctrl-C and Ctrl-Z still signal; what is written
  /// is not even looked at, so that a line feed moves the cursor down and nowhere else.
  static func keyModes(from modes: Modes) -> Modes {
    var modes = modes
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    modes.c_lflag |= tcflag_t(ISIG)
    modes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    modes.c_oflag &= ~tcflag_t(OPOST)
    withUnsafeMutableBytes(of: &modes.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    return modes
  }

  // MARK: Signals

  /// The number of the last error of a system call, which a handler leaves as it found it.
  static var errorNumber: Int32 {
    get { errno }
    set { errno = newValue }
  }

  static let interrupt = SIGINT
  static let hangUp = SIGHUP
  static let alarmClock = SIGALRM
  static let suspend = SIGTSTP
  static let resume = SIGCONT
  static let resize = SIGWINCH
  /// What asks a program to end.
  static let requests =
    [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF,
      SIGXCPU, SIGXFSZ,
    ] + requestsOfSystem
  #if canImport(Darwin)
    private static let requestsOfSystem: [Int32] = []
  #else
    private static let requestsOfSystem = [SIGIO, SIGPWR, SIGSTKFLT]
  #endif
  /// What tells it something.
  static let notices = [SIGTSTP, SIGCONT, SIGWINCH]
  /// What a trap, a broken pointer or an abort ends with.
  static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS]

  typealias Handler = @convention(c) (Int32) -> Void
  typealias CrashHandler =
    @convention(c) (Int32, UnsafeMutablePointer<SignalInformation>?, UnsafeMutableRawPointer?) ->
    Void
  typealias SignalInformation = siginfo_t
  typealias SignalAction = sigaction

  /// Installs a handler, which may run on a stack of its own.
  static func setHandler(_ handler: Handler, for signal: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    install(action, flags: Int32(SA_RESTART), for: signal)
  }

  /// Installs a handler that is told where the signal comes from.
  ///
  /// - Returns: What was there before.
  static func setCrashHandler(_ handler: CrashHandler, for signal: Int32) -> SignalAction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #else
      action.__sigaction_handler.sa_sigaction = handler
    #endif
    return install(action, flags: Int32(SA_SIGINFO), for: signal)
  }

  /// Installs an action on the stack of handlers, and returns what was there before.
  @discardableResult
  private static func install(
    _ action: SignalAction, flags: Int32, for signal: Int32
  ) -> SignalAction {
    var action = action
    action.sa_flags = flags | Int32(SA_ONSTACK)
    var previous = sigaction()
    _ = sigaction(signal, &action, &previous)
    return previous
  }

  /// Whether a process has sent a signal by `kill`, so that nothing crashed.
  ///
  /// Apple's systems say 0 there, whatever their headers say. Called where a signal may have come in the middle of an
  /// allocation, it makes nothing, not even an array.
  static func isFromOutside(_ information: UnsafePointer<SignalInformation>?) -> Bool {
    guard let information else { return false }
    let code = Int(information.pointee.si_code)
    return code == 0 || code == Int(SI_USER)
  }

  static func setAction(_ action: UnsafePointer<SignalAction>, for signal: Int32) {
    _ = sigaction(signal, action, nil)
  }

  /// Whether whoever started the program wanted the signal ignored, as `nohup` does.
  package static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    _ = sigaction(signal, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == 1
  }

  /// Lets a signal do what it does to a program that never asked.
  static func resetHandler(for signal: Int32) {
    var action = sigaction()
    _ = sigaction(signal, &action, nil)
  }

  /// Sends the signal to this thread; it arrives when no handler holds it back any more.
  static func raiseSignal(_ signal: Int32) {
    _ = raise(signal)
  }

  /// Has the system send `alarmClock` after some seconds, or not at all after 0; a handler may call it.
  static func setAlarm(seconds: UInt32) {
    _ = alarm(seconds)
  }

  /// Gives handlers a stack of their own, so that they run even when the stack is what ran out.
  static func prepareHandlerStack() {
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    _ = sigaltstack(&stack, nil)
  }
}
