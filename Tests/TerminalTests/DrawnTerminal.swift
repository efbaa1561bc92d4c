import CPlatform
import Foundation
import Renderer
import Testing

@testable import Terminal

/// A pseudo-terminal that ncurses draws on, and what it shows.
///
/// ncurses has global state: one at a time, from `init` to `close()` without a suspension in between.
@MainActor
final class DrawnTerminal {
  private(set) var canvas: TerminalCanvas
  private(set) var screen: DrawnScreen
  /// The bytes that the latest call has sent.
  private(set) var sent: [UInt8] = []

  private let own: Int32
  private let output: Int32
  private let reader: Reader
  private var columns: Int
  private var rows: Int
  private var isClosed = false

  private static let usesUTF8 = setlocale(LC_CTYPE, "C.UTF-8") != nil

  init(
    _ name: String = "xterm-256color", columns: Int, rows: Int, usesColor: Bool = true,
    holdsPictures: Bool = false
  ) throws {
    try #require(Self.usesUTF8)
    own = platform_open_pseudo_terminal(platform_size(columns: Int32(columns), rows: Int32(rows)))
    output = platform_open_program_end(own)
    try #require(own >= 0 && output >= 0)
    (self.columns, self.rows) = (columns, rows)
    reader = Reader(own)
    screen = DrawnScreen(columns: columns, rows: rows)
    screen.clearsInColor = !["tmux-256color", "vt100"].contains(name)
    let modes = try #require(Platform.modes(of: output))
    Platform.setModes(Platform.keyModes(from: modes), of: output)
    canvas = try #require(
      TerminalCanvas(
        name: name, output: output, usesColor: usesColor, holdsPictures: holdsPictures))
    Platform.setModes(Platform.keyModes(from: modes), of: output)
    canvas.begin(columns: columns, rows: rows)
    receive()
  }

  func present(_ grid: CellGrid) {
    canvas.present(grid)
    receive()
  }

  /// The terminal's window gets another size, and the program is told so.
  func resize(columns: Int, rows: Int) throws {
    (self.columns, self.rows) = (columns, rows)
    let size = platform_size(columns: Int32(columns), rows: Int32(rows))
    try #require(platform_set_terminal_size(own, size))
    screen.resize(columns: columns, rows: rows)
    repaint()
  }

  /// The next picture is drawn over whatever there is.
  func repaint() { canvas.forget(columns: columns, rows: rows) }

  /// Somebody else writes on the terminal.
  func scribble(_ text: String) {
    Platform.writeText(output, text)
    receive()
  }

  func suspend() {
    canvas.end()
    receive()
  }

  func resume() {
    canvas.begin(columns: columns, rows: rows)
    receive()
  }

  /// Ends ncurses on the terminal; does nothing if that was done.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    canvas.end()
    receive()
    canvas.close()
    platform_close(output)
  }

  private func receive() {
    Platform.writeText(output, String(UnicodeScalar(Reader.fence)))
    sent = reader.bytesToFence()
    screen.read(sent)
  }
}

/// Reads what comes to the test's end of a terminal: a program that writes more than the system keeps waits for somebody who reads.
private final class Reader: @unchecked Sendable {
  /// A byte that ends what is waited for; ncurses never sends it.
  static let fence: UInt8 = 1

  private let condition = NSCondition()
  private var bytes: [UInt8] = []
  private var isAtEnd = false

  init(_ descriptor: Int32) {
    Thread.detachNewThread { [self] in
      while let more = Platform.readBytes(descriptor, atMost: 1 << 16), !more.isEmpty {
        condition.withLock {
          bytes += more
          condition.signal()
        }
      }
      condition.withLock {
        isAtEnd = true
        condition.signal()
      }
      platform_close(descriptor)
    }
  }

  func bytesToFence() -> [UInt8] {
    condition.withLock {
      while !isAtEnd, bytes.last != Self.fence { condition.wait() }
      defer { bytes = [] }
      return bytes.dropLast()
    }
  }
}
