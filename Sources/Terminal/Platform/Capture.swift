/// Keeps what the program's own code prints off the screen: it goes to a file without a name while the screen is up.
///
/// A warning of a library or a layout's `print` would tear the picture, and the message of a trap would vanish with it. A
/// file, as a pipe that nobody reads would make whoever prints wait. What a trap has to tell is copied from a signal
/// handler, so everything it needs stands in `Rescue.state`.
enum Capture {
  struct State {
    /// Where the streams go now, and where they went before; -1 for nowhere else.
    var file: Int32 = -1
    var output: Int32 = -1
    var errors: Int32 = -1
    /// Bytes of the file that the loop has taken, and those that somebody has seen.
    var taken = 0
    var seen = 0
  }

  /// The most of what nobody has seen that is told when the screen is left: the last bytes of it.
  static let tail = 16 * 1024
  /// How large the file may become before what was taken of it is forgotten.
  private static let limit = 4 * 1024 * 1024

  /// Takes the streams that lead to a terminal, to a file in a folder or, where none can be made, in `/tmp`.
  static func begin(in directory: String) {
    guard Rescue.state.pointee.capture.file < 0,
      let file = Platform.openTemporaryFile(in: directory)
        ?? Platform.openTemporaryFile(in: "/tmp")
    else { return }
    let state = State(
      file: file, output: original(of: Platform.standardOutput),
      errors: original(of: Platform.standardError))
    // Known before a stream is taken: a signal may come in between.
    Rescue.state.pointee.capture = state
    if state.output >= 0 { Platform.redirect(Platform.standardOutput, to: file) }
    if state.errors >= 0 { Platform.redirect(Platform.standardError, to: file) }
  }

  /// The bytes that were printed since the last call; none for nothing.
  static func take() -> [UInt8] {
    let state = Rescue.state.pointee.capture
    guard state.file >= 0 else { return [] }
    let size = Platform.fileSize(state.file)
    // What somebody has cut is read from its beginning.
    let start = state.taken > size ? 0 : state.taken
    guard size > start else { return [] }
    let bytes = Platform.readBytes(state.file, from: start, atMost: size - start)
    Rescue.state.pointee.capture.taken = start + bytes.count
    if size > limit { forget() }
    return bytes
  }

  /// Takes what has been taken for seen: it is not told again when the screen is left.
  static func markSeen() {
    Rescue.state.pointee.capture.seen = Rescue.state.pointee.capture.taken
  }

  /// Lets the streams go where they went, and tells on standard error what nobody has seen.
  ///
  /// Safe in a signal handler, which waits so many milliseconds at most for a terminal that takes nothing.
  static func end(patience: Int32 = -1) {
    let state = Rescue.state.pointee.capture
    guard state.file >= 0 else { return }
    Rescue.state.pointee.capture = State()
    release(Platform.standardOutput, to: state.output)
    release(Platform.standardError, to: state.errors)
    let size = Platform.fileSize(state.file)
    let start = state.seen > size ? 0 : state.seen
    Platform.copy(
      state.file, from: max(start, size - tail), to: Platform.standardError, patience: patience)
    Platform.closeDescriptor(state.file)
  }

  /// Another way to where a stream goes; -1 for one that does not lead to a terminal.
  private static func original(of descriptor: Int32) -> Int32 {
    Platform.isTerminal(descriptor) ? Platform.duplicate(descriptor) ?? -1 : -1
  }

  private static func release(_ descriptor: Int32, to original: Int32) {
    guard original >= 0 else { return }
    Platform.redirect(descriptor, to: original)
    Platform.closeDescriptor(original)
  }

  private static func forget() {
    Platform.emptyFile(Rescue.state.pointee.capture.file)
    Rescue.state.pointee.capture.taken = 0
    Rescue.state.pointee.capture.seen = 0
  }
}
