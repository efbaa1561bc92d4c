import Simulator

/// What a theme makes of the colours that parts of the screen ask for.
struct ColorScheme: Equatable {
  /// The colours of what asks for none; nil leaves the terminal's own.
  let ground: Ground?
  /// Whether dim text may be dimmed, which some projectors lose.
  let dims: Bool
  private let foregrounds: [Style.Color: Style.Color]
  /// Whose they are.
  private let name: ThemeName

  /// The colours of what has none of its own.
  struct Ground: Equatable {
    var foreground: Style.Color
    var background: Style.Color

    /// The same as a style's code.
    var code: UInt32 { Style(foreground: foreground, background: background).code }

    init(_ foreground: Style.Color, _ background: Style.Color) {
      self.foreground = foreground
      self.background = background
    }
  }

  /// Nil for one without colours.
  init?(_ name: ThemeName) {
    self.name = name
    switch name {
    case .terminal:
      ground = nil
      dims = true
      foregrounds = [:]
    case .dark:
      ground = Ground(.white, .black)
      dims = true
      foregrounds = [
        .red: .brightRed, .green: .brightGreen, .yellow: .brightYellow, .blue: .brightBlue,
        .magenta: .brightMagenta, .cyan: .brightCyan, .white: .brightWhite,
      ]
    case .light:
      ground = Ground(.black, .brightWhite)
      dims = true
      // Yellow and cyan are hard to read on white.
      foregrounds = [.yellow: .magenta, .cyan: .blue, .magenta: .red, .white: .brightWhite]
    case .highContrast:
      ground = Ground(.brightWhite, .black)
      dims = false
      foregrounds = [
        .red: .brightWhite, .green: .brightGreen, .yellow: .brightYellow, .blue: .brightWhite,
        .magenta: .brightYellow, .cyan: .brightCyan, .white: .brightWhite,
      ]
    case .mono: return nil
    }
  }

  /// All of a scheme follows from its name.
  static func == (scheme: ColorScheme, other: ColorScheme) -> Bool { scheme.name == other.name }

  /// The style with this scheme's colours.
  func style(_ style: Style) -> Style {
    var style = style
    if let color = style.foreground { style.foreground = foregrounds[color] ?? color }
    if !dims { style.isDim = false }
    return style
  }

  /// Gives everything that has no colours of its own those of the ground.
  func paint(_ grid: inout CellGrid) {
    guard let ground = ground?.code else { return }
    grid.cells.withUnsafeMutableBufferPointer { cells in
      for index in cells.indices { cells[index].look = Style.code(cells[index].look, on: ground) }
    }
  }
}
