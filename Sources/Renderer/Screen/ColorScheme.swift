import Simulator

/// What a theme makes of the colours that parts of the screen ask for.
struct ColorScheme: Equatable {
  private let name: ThemeName

  /// The colours of what has none of its own.
  struct Ground: Equatable {
    var foreground: Style.Color
    var background: Style.Color

    init(_ foreground: Style.Color, _ background: Style.Color) {
      self.foreground = foreground
      self.background = background
    }
  }

  /// Nil for one without colours.
  init?(_ name: ThemeName) {
    guard name != .mono else { return nil }
    self.name = name
  }

  /// The colours of what asks for none; nil leaves the terminal's own.
  var ground: Ground? {
    switch name {
    case .dark: Ground(.white, .black)
    case .light: Ground(.black, .brightWhite)
    case .highContrast: Ground(.brightWhite, .black)
    case .terminal, .mono: nil
    }
  }

  /// Whether dim text may be dimmed, which some projectors lose.
  var dims: Bool { name != .highContrast }

  /// The style with this scheme's colours.
  func style(_ style: Style) -> Style {
    var style = style
    if let color = style.foreground { style.foreground = foreground(color) }
    if !dims { style.isDim = false }
    return style
  }

  /// What a foreground becomes.
  private func foreground(_ color: Style.Color) -> Style.Color {
    switch (name, color) {
    case (.dark, .red): .brightRed
    case (.dark, .green): .brightGreen
    case (.dark, .yellow): .brightYellow
    case (.dark, .blue): .brightBlue
    case (.dark, .magenta): .brightMagenta
    case (.dark, .cyan): .brightCyan
    case (.dark, .white): .brightWhite
    // Yellow and cyan are hard to read on white.
    case (.light, .yellow): .magenta
    case (.light, .cyan): .blue
    case (.light, .magenta): .red
    case (.light, .white): .brightWhite
    case (.highContrast, .green): .brightGreen
    case (.highContrast, .yellow), (.highContrast, .magenta): .brightYellow
    case (.highContrast, .cyan): .brightCyan
    case (.highContrast, .red), (.highContrast, .blue), (.highContrast, .white): .brightWhite
    default: color
    }
  }

  /// Gives everything that has no colours of its own those of the ground.
  func paint(_ grid: inout CellGrid) {
    guard let ground else { return }
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        if grid[column, row].style.foreground == nil {
          grid[column, row].style.foreground = ground.foreground
        }
        if grid[column, row].style.background == nil {
          grid[column, row].style.background = ground.background
        }
      }
    }
  }
}
