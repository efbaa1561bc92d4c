import Foundation
import Renderer
import Testing

@testable import Terminal

/// Each write comes out of the other end of a socket by itself.
@Suite("A picture is one write")
struct TerminalCanvasTests {
  @Test("The first one, one that is scrolled and changed, and one that is all new")
  func writes() throws {
    let link = try Link()
    var canvas = try canvas(on: link)
    canvas.begin(with: "<", then: ">")
    #expect(link.read() == ["<[m[H[2J>"])
    let rows = (0..<40).map { "\($0) lorem ipsum dolor sit amet consectetur" + "  " }
    canvas.present(CellGrid(lines: rows))
    #expect(link.read().count == 1)
    canvas.present(
      CellGrid(lines: rows.dropFirst() + ["40 lorem" + String(repeating: " ", count: 34)]))
    #expect(link.read().count == 1)
    var colorful = CellGrid(lines: rows.reversed())
    colorful.fill(colorful.area, with: "x", style: Style(foreground: .red), clip: colorful.area)
    canvas.present(colorful)
    #expect(link.read().count == 1)
  }

  @Test("The same picture is none")
  func nothing() throws {
    let link = try Link()
    var canvas = try canvas(on: link)
    canvas.begin(with: "", then: "")
    canvas.present(CellGrid(lines: ["ab", "한"]))
    _ = link.read()
    canvas.present(CellGrid(lines: ["ab", "한"]))
    #expect(link.read() == [])
  }

  @Test("After the terminal may show anything, all of it is cleared and drawn")
  func forgotten() throws {
    let link = try Link()
    var canvas = try canvas(on: link)
    canvas.begin(with: "", then: "")
    canvas.present(CellGrid(lines: ["ab", "cd"]))
    _ = link.read()
    canvas.forget(columns: 42, rows: 40)
    canvas.present(CellGrid(lines: ["ab", "cd"]))
    #expect(link.read() == ["[m[H[2J[1;1Hab\r\ncd"])
    // As for a picture of another size.
    canvas.present(CellGrid(lines: ["ab"]))
    #expect(link.read() == ["[m[H[2J[1;1Hab"])
  }

  @Test("Where the terminal can hold a picture back, it does so until all of it has come")
  func held() throws {
    let link = try Link()
    var canvas = try canvas(on: link, holdsPictures: true)
    canvas.begin(with: "", then: "")
    _ = link.read()
    canvas.present(CellGrid(lines: ["ab"]))
    #expect(link.read() == ["[?2026h[1;1Hab[?2026l"])
    canvas.present(CellGrid(lines: ["ab"]))
    #expect(link.read() == [])
  }

  private func canvas(on link: Link, holdsPictures: Bool = false) throws -> TerminalCanvas {
    let abilities = try #require(TerminalAbilities(without: []))
    var canvas = TerminalCanvas(
      output: link.writing, PictureWriter(abilities, .testing, usesColor: true),
      holdsPictures: holdsPictures)
    canvas.forget(columns: 42, rows: 40)
    return canvas
  }
}

/// A pair of sockets that keeps writes apart.
private final class Link {
  let writing: Int32
  private let reading: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      let kind = Int32(SOCK_SEQPACKET.rawValue)
    #else
      let kind = SOCK_DGRAM
    #endif
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    (writing, reading) = (ends[0], ends[1])
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(writing)
    close(reading)
  }

  /// What has been written since the last time, each write by itself, without escapes.
  func read() -> [String] {
    var writes: [String] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(reading, &buffer, buffer.count, 0)
      guard count > 0 else { return writes }
      writes.append(String(decoding: buffer.prefix(count).filter { $0 != 0x1B }, as: UTF8.self))
    }
  }
}
