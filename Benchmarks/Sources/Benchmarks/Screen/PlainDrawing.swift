import CCurses
import Renderer

/// A program that draws pictures with ncurses in the plainest way, one after the other, a key apart: what the bytes of the
/// real one are held against.
@MainActor
enum PlainDrawing {
  /// The argument that turns this executable into that program.
  static let argument = "draw-plainly"
  /// What follows the path of the file when the inspector is shown; anything else when it is not.
  static let withInspector = "inspector"

  static func run(_ subject: ScreenSubject) {
    let pictures = subject.pictures()
    plain_begin()
    for picture in pictures {
      draw(picture)
      plain_show()
      plain_wait()
    }
    plain_end()
  }

  private static func draw(_ picture: CellGrid) {
    for row in 0..<picture.rows {
      for column in 0..<picture.columns {
        let cell = picture[column, row]
        guard !cell.text.isEmpty else { continue }
        let style = cell.style
        let characters = cell.text.unicodeScalars.prefix(4).map { wchar_t($0.value) } + [0]
        plain_put(
          Int32(row), Int32(column), characters, style.isBold ? 1 : 0, style.isDim ? 1 : 0,
          style.isUnderlined ? 1 : 0, style.isReversed ? 1 : 0,
          style.foreground.map { Int32($0.rawValue) } ?? -1,
          style.background.map { Int32($0.rawValue) } ?? -1)
      }
    }
  }
}
